// Goes anywhere by a few letters: a screen of the menu, an act of the page, another role, a manuscript. Manuscripts are those of the
// reader's own lists, found by the same search; nothing else can be found here.
import { chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { FIRST_FOCUS, Modal } from '../../ui/overlay/Modal.tsx';
import { useSearchWords } from '../../ui/filter/useSearchWords.ts';
import { errorMessage } from '../../relay/errors.ts';
import type { Palette_viewer$key } from './__generated__/Palette_viewer.graphql.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import { usePaletteGroups, type Place } from './usePaletteGroups.ts';
import { searchedAs } from './usePaletteManuscripts.ts';

export interface PaletteProps {
  viewer: Palette_viewer$key;
  onSwitchRole: (roleId: string) => void;
  onClose: () => void;
}

/** Reviewers cannot search authors, because they may not know them. */
function hintOf(kind: RoleKindCode): 'MANUSCRIPTS' | 'REVIEWER' | 'NONE' {
  const searched = searchedAs(kind);
  if (searched === null) return 'NONE';
  return searched === 'REVIEWER' ? searched : 'MANUSCRIPTS';
}

export function Palette({ viewer: viewerKey, onSwitchRole, onClose }: PaletteProps) {
  const viewer = useFragment(
    graphql`
      fragment Palette_viewer on Viewer {
        currentRole {
          kind
        }
        ...usePaletteGroups_viewer
      }
    `,
    viewerKey,
  );
  const { t } = useTranslation('keys');
  const { t: tUi } = useTranslation('ui');
  const listId = useId();
  const { words, box } = useSearchWords();
  const { groups, isSearching, error } = usePaletteGroups(viewer, words, onSwitchRole);
  // Other words begin at the first again.
  const [choice, setChoice] = useState({ words, key: '' });
  const places = groups.flatMap((group) => group.places);
  const chosen = places.find(({ key }) => choice.words === words && key === choice.key) ?? places[0];

  function choose(place: Place | undefined) {
    if (!place) return;
    onClose();
    place.go();
  }
  function step(by: 1 | -1) {
    const at = places.findIndex((place) => place === chosen);
    const next = places[(at + by + places.length) % places.length];
    if (next) setChoice({ words, key: next.key });
  }
  function handleKeyDown(event: KeyboardEvent) {
    // An input method has these keys for itself.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, () => void>> = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: () => choose(chosen) };
    const act = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }
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
            {...box}
            role="combobox"
            aria-label={t('keys.palette')}
            aria-expanded={places.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen && optionId(listId, groups, chosen)}
            autoComplete="off"
            placeholder={t(`keys.palette.placeholder.${hintOf(viewer.currentRole.kind)}`)}
            onKeyDown={handleKeyDown}
          />
          {/* A phone has no Escape. */}
          <IconButton icon="close" label={tUi('ui.dialog.close')} onClick={onClose} />
        </chakra.div>
        <PaletteList id={listId} groups={groups} chosen={chosen} onChoose={choose} />
        <chakra.p role="status" color="fg.muted" fontSize="sm" css={{ '&:not(:empty)': { px: '4', py: '2' } }}>
          {error !== null ? (
            <MessageText message={errorMessage(error)} />
          ) : isSearching ? (
            t('keys.palette.searching')
          ) : (
            words !== '' && places.length === 0 && t('keys.palette.nothing')
          )}
        </chakra.p>
      </chakra.div>
    </Modal>
  );
}
