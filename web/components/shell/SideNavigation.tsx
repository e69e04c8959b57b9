// The work of the current role in its groups, as the server lists it; folds to icons, and group by group. Matters of the account stand in the menu of the name.
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { countText } from '../../ui/text/count.ts';
import { useRemembered } from '../../ui/useRemembered.ts';
import type { SideNavigation_viewer$key } from './__generated__/SideNavigation_viewer.graphql.ts';
import { isAt, menuLinks, type MenuLink } from '../lists/landing.ts';
import { splitNavigation } from './account-pages.ts';
import { iconOfScreen } from './screen-icon.ts';
import { useWaiting, WAITING_AT } from './useWaiting.ts';

const StyledLink = chakra(Link);

interface Props {
  viewer: SideNavigation_viewer$key;
  isFolded: boolean;
  /** Beside the page: folds to icons. Left out in the drawer. */
  onFoldClick?: () => void;
}

export function SideNavigation({ viewer, isFolded, onFoldClick }: Props) {
  const data = useFragment(
    graphql`
      fragment SideNavigation_viewer on Viewer {
        currentRole {
          number
          kind
        }
        invitationPendingCount
        navigation {
          name
          items {
            name
            url
          }
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('shell');
  const waiting = useWaiting(data.currentRole.kind);
  const nav = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const groups = splitNavigation(data.navigation).work.map(({ name, items }) => ({
    name,
    items: items.flatMap((item) => menuLinks(item, data.currentRole.number, t('shell.nav.today'))),
  }));
  const current = groups.flatMap(({ items }) => items).find((item) => isAt(item, pathname, search))?.to;
  useEffect(() => {
    if (nav.current !== null) showCurrent(nav.current);
  }, [current]);
  return (
    <chakra.nav
      ref={nav}
      aria-label={t('shell.nav.label')}
      py="4"
      px="2"
      display="flex"
      flexDirection="column"
      gap="4"
      {...(onFoldClick && {
        width: isFolded ? '14' : '58',
        position: 'sticky',
        top: 'var(--header-height)',
        height: 'calc(100dvh - var(--header-height))',
        overflowY: 'auto',
        borderInlineEndWidth: '1px',
      })}
    >
      {groups.map((group) => (
        <Group key={group.name} group={group} isIcons={isFolded} folds={groups.length > 1 && !isFolded}>
          {(item) => (
            <StyledLink
              to={item.to}
              aria-current={item.to === current ? 'page' : undefined}
              title={isFolded ? item.name : undefined}
              aria-label={isFolded ? item.name : undefined}
              display="flex"
              alignItems="center"
              gap="3"
              px="3"
              py="1.5"
              minH="9"
              lineHeight="tight"
              borderRadius="md"
              color="fg"
              textDecoration="none"
              _hover={{ bg: 'bg.subtle' }}
              css={{
                '& > svg': { color: 'fg.muted' },
                '&[aria-current=page]': { bg: 'accent.tint', color: 'accent.fg', fontWeight: 'medium', '& > svg': { color: 'inherit' } },
              }}
            >
              <Icon name={item.view === 'today' ? 'sun' : iconOfScreen(item.url)} />
              {!isFolded && item.name}
              {!isFolded && item.url === 'expertList' && <Waiting count={data.invitationPendingCount} />}
              {!isFolded && WAITING_AT.has(item.url) && <Waiting {...waiting} />}
            </StyledLink>
          )}
        </Group>
      ))}
      {onFoldClick && (
        <chakra.div mt="auto">
          <IconButton
            icon={isFolded ? 'chevronRight' : 'chevronLeft'}
            label={isFolded ? t('shell.nav.unfold') : t('shell.nav.fold')}
            aria-expanded={!isFolded}
            onClick={onFoldClick}
          />
        </chakra.div>
      )}
    </chakra.nav>
  );
}

interface GroupProps {
  group: { name: string; items: readonly MenuLink[] };
  isIcons: boolean;
  /** The reader may fold it; the page that is open stays. */
  folds: boolean;
  children: (item: MenuLink) => ReactNode;
}

function Group({ group: { name, items }, isIcons, folds, children }: GroupProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  // By its first page: the name is another in each language.
  const [isRememberedFolded, setIsFolded] = useRemembered(`navigationGroupFolded:${items[0]?.url}`);
  const isFolded = folds && isRememberedFolded;
  const isOpen = (item: MenuLink) => isAt(item, pathname, search);
  return (
    <div>
      {isIcons && <chakra.hr mx="2" mb="2" _first={{ display: 'none' }} />}
      {folds && (
        <chakra.button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setIsFolded(!isFolded)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          px="3"
          minH="6"
          mb="1"
          borderRadius="md"
          fontSize="xs"
          fontWeight="medium"
          color="fg.muted"
          textAlign="start"
          cursor="pointer"
          _hover={{ color: 'fg' }}
        >
          {name}
          <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} boxSize="3.5" />
        </chakra.button>
      )}
      {!folds && !isIcons && (
        <chakra.p px="3" mb="1" fontSize="xs" fontWeight="medium" color="fg.muted" aria-hidden="true">
          {name}
        </chakra.p>
      )}
      <chakra.ul id={id} listStyleType="none" aria-label={name} display="grid" gap="0.5">
        {items
          .filter((item) => !isFolded || isOpen(item))
          .map((item) => (
            <li key={item.to}>{children(item)}</li>
          ))}
      </chakra.ul>
    </div>
  );
}

/** Pixels between the page that is open and the edge of the menu. */
const MARGIN = 8;

/** The page that is open is in sight, however long the menu is. Not by scrollIntoView, from which the tab key would go on. */
function showCurrent(nav: HTMLElement): void {
  const item = nav.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!item) return;
  // On phones the drawer scrolls.
  const scrolling = nav.closest('dialog') ?? nav;
  const frame = scrolling.getBoundingClientRect();
  if (item.top < frame.top) scrolling.scrollTop -= frame.top - item.top + MARGIN;
  else if (item.bottom > frame.bottom) scrolling.scrollTop += item.bottom - frame.bottom + MARGIN;
}

/** How much of the page waits for the viewer; `isLate`: the day of some has gone by. */
function Waiting({ count, isLate = false }: { count: number | null | undefined; isLate?: boolean }) {
  const { t } = useTranslation('shell');
  if (!count) return null;
  const words = t(isLate ? 'shell.nav.waitingLate' : 'shell.nav.waiting', { count });
  return (
    <chakra.span
      ms="auto"
      px="1.5"
      minW="5"
      textAlign="center"
      borderRadius="full"
      bg={isLate ? 'danger.solid' : 'accent.solid'}
      color="fg.onSolid"
      fontSize="xs"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      title={words}
    >
      {countText(count)}
      <chakra.span srOnly>{words}</chakra.span>
    </chakra.span>
  );
}
