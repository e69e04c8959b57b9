// Goes anywhere by a few letters: a manuscript, a screen of the menu, another role. Manuscripts are those of the reader's own lists, found by the same
// search; nothing else can be found here.
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { FIRST_FOCUS, Modal } from '../../ui/Modal.tsx';
import { manuscriptLinks } from '../contribution/links.ts';
import type { Palette_viewer$key } from './__generated__/Palette_viewer.graphql.ts';
import type { PaletteQuery } from './__generated__/PaletteQuery.graphql.ts';

const FOUND = graphql`
  query PaletteQuery($search: String!, $isAuthor: Boolean!) {
    viewer {
      authoredContributions(first: 6, page: 1, search: $search) @include(if: $isAuthor) {
        edges {
          node {
            id
            manuscriptNumber
            titleZh
            titleEn
          }
        }
      }
      handledContributions(first: 6, page: 1, search: $search) @skip(if: $isAuthor) {
        edges {
          node {
            id
            manuscriptNumber
            titleZh
            titleEn
          }
        }
      }
    }
  }
`;
const OFFICES: readonly string[] = [
  'EDITOR',
  'EXECUTIVE_EDITOR',
  'EDITOR_IN_CHIEF',
  'PUBLISHING_EDITOR',
  'OPERATIONS',
  'ASSOCIATE_EDITOR_IN_CHIEF',
];
const PAUSE_MS = 250;

interface Place {
  key: string;
  label: string;
  note?: string;
  go: () => void;
}
interface Group {
  name: 'manuscripts' | 'screens' | 'roles';
  places: Place[];
}

interface Props {
  viewer: Palette_viewer$key;
  onSwitchRole: (roleId: string) => void;
  onClose: () => void;
}

export function Palette({ viewer: viewerKey, onSwitchRole, onClose }: Props) {
  const viewer = useFragment(
    graphql`
      fragment Palette_viewer on Viewer {
        currentRole {
          id
          kind
          number
        }
        roles {
          id
          name
        }
        navigation {
          name
          items {
            name
            url
          }
        }
      }
    `,
    viewerKey,
  );
  const { t, i18n } = useTranslation('keys');
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const words = text.trim();
  const { kind, number, id: roleId } = viewer.currentRole;
  const sought = kind === 'AUTHOR' || OFFICES.includes(kind) ? words : '';
  const search = useSettled(sought);
  const found = useFetched<PaletteQuery>(FOUND, search && `${kind} ${search}`, { search, isAuthor: kind === 'AUTHOR' });
  const isZh = i18n.language.startsWith('zh');

  const has = (label: string) => label.toLowerCase().includes(words.toLowerCase());
  const to = (address: string) => () => void navigate(address);
  const edges = found.data?.viewer?.authoredContributions?.edges ?? found.data?.viewer?.handledContributions?.edges ?? [];
  const groups: Group[] = [
    {
      name: 'manuscripts' as const,
      places: (search === sought ? edges : []).flatMap(({ node }): Place[] => {
        if (!node) return [];
        const links = manuscriptLinks(kind, node);
        if (links === null) return [];
        const title = (isZh ? node.titleZh || node.titleEn : node.titleEn || node.titleZh) ?? '';
        return [{ key: node.id, label: title || t('keys.untitled'), note: node.manuscriptNumber ?? '', go: to(links.detail) }];
      }),
    },
    {
      name: 'screens' as const,
      places: viewer.navigation
        .flatMap((group) => group.items.map((item) => ({ ...item, group: group.name })))
        .filter(({ name, group }) => has(name) || (words !== '' && has(group)))
        .map(({ name, url, group }) => ({ key: `screen ${url}`, label: name, note: group, go: to(`/main/${url}?roleId=${number}`) })),
    },
    {
      name: 'roles' as const,
      places: viewer.roles
        .filter(({ id, name }) => id !== roleId && has(name))
        .map(({ id, name }) => ({ key: `role ${id}`, label: name, go: () => onSwitchRole(id) })),
    },
  ].filter(({ places }) => places.length > 0);
  const places = groups.flatMap((group) => group.places);
  const chosen = places[Math.min(at, places.length - 1)];
  const idOf = (place: Place) => `${listId}${places.indexOf(place)}`;

  function choose(place: Place | undefined) {
    if (!place) return;
    onClose();
    place.go();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = places.length - 1;
    const now = Math.min(at, last);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(now >= last ? 0 : now + 1),
      ArrowUp: () => setAt(now <= 0 ? last : now - 1),
      Enter: () => choose(chosen),
    };
    const act = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }
  const chosenId = chosen && idOf(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const isSearching = sought !== '' && (search !== sought || (found.data === null && found.error === null));
  return (
    <Modal
      aria-label={t('keys.palette')}
      onClose={onClose}
      m={{ base: '0', md: '10vh auto auto' }}
      width={{ base: '100vw', md: 'min(40rem, calc(100vw - 2rem))' }}
      maxW="none"
      height={{ base: '100dvh', md: 'auto' }}
      maxH={{ base: 'none', md: '70vh' }}
      borderRadius={{ base: '0', md: 'lg' }}
    >
      <chakra.div display="flex" flexDirection="column" maxH="inherit" height="full">
        <chakra.div p="3" borderBottomWidth="1px" display="flex" alignItems="center" gap="2">
          <Input
            {...FIRST_FOCUS}
            role="combobox"
            aria-label={t('keys.palette')}
            aria-expanded={places.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosenId}
            autoComplete="off"
            placeholder={t('keys.palette.placeholder')}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setAt(0);
            }}
            onKeyDown={handleKeyDown}
          />
          {/* A phone has no Escape. */}
          <IconButton icon="close" label={tUi('ui.dialog.close')} onClick={onClose} />
        </chakra.div>
        <chakra.div id={listId} role="listbox" aria-label={t('keys.palette')} overflowY="auto" p="2" minH="0" flex="1">
          {groups.map(({ name, places: some }) => (
            <chakra.div key={name} role="group" aria-label={t(`keys.group.${name}`)} mb="2">
              <chakra.div aria-hidden="true" px="2" py="1" fontSize="sm" color="fg.muted">
                {t(`keys.group.${name}`)}
              </chakra.div>
              {some.map((place) => (
                <chakra.div
                  key={place.key}
                  id={idOf(place)}
                  role="option"
                  aria-selected={place === chosen}
                  display="flex"
                  alignItems="baseline"
                  gap="3"
                  px="2"
                  py="2"
                  borderRadius="sm"
                  cursor="pointer"
                  _hover={{ bg: 'bg.subtle' }}
                  css={{ '&[aria-selected=true]': { bg: 'accent.tint', color: 'accent.fg' } }}
                  onClick={() => choose(place)}
                >
                  <chakra.span flex="1" minW="0" truncate>
                    {place.label}
                  </chakra.span>
                  {place.note && (
                    <chakra.span color="fg.muted" fontSize="sm" flexShrink="0">
                      {place.note}
                    </chakra.span>
                  )}
                </chakra.div>
              ))}
            </chakra.div>
          ))}
        </chakra.div>
        <chakra.p role="status" color="fg.muted" fontSize="sm" css={{ '&:not(:empty)': { px: '4', py: '2' } }}>
          {found.error !== null && search === sought
            ? errorMessage(found.error)
            : isSearching
              ? t('keys.palette.searching')
              : words !== '' && places.length === 0
                ? t('keys.palette.nothing')
                : ''}
        </chakra.p>
      </chakra.div>
    </Modal>
  );
}

/** What stays the same for a moment: not every letter is asked for. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
}
