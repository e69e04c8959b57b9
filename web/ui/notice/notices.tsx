// Small notices at the edge of the screen: done, failed, and failed with a way to try again. Read aloud by screen readers:
// errors at once, the others when there is a pause.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { MessageText } from './MessageText.tsx';

interface NoticeAction {
  label: string;
  onClick: () => void;
}

export interface Notice {
  kind: 'success' | 'info' | 'error';
  /** A key of the message catalogue, or a text already in the reader's language. */
  text: string;
  /** A second line: what follows from it, and when. */
  detail?: string;
  /** One act, e.g. try again. */
  action?: NoticeAction;
  /** Further acts, beneath the text, which stand on the page as well: they go with it after half a minute. */
  actions?: readonly NoticeAction[];
  /** A notice with the same key replaces the earlier one. */
  key?: string;
  /** Stays until dismissed. Errors and notices with an act do by default. */
  isSticky?: boolean;
}

type Shown = Notice & { id: number };

const SHOWN_FOR_MS = 5000;
/** With acts that stand on the page as well. */
const ACTS_SHOWN_FOR_MS = 30_000;
let shown: readonly Shown[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export function dismissNotice(id: number): void {
  set(shown.filter((notice) => notice.id !== id));
}

/** Adds a second line and acts to the notice with this key. Answers its id; null: none is shown. */
export function addToNotice(key: string, more: Pick<Notice, 'detail' | 'actions'>): number | null {
  const notice = shown.find((candidate) => candidate.key === key);
  if (!notice) return null;
  set(shown.map((other) => (other === notice ? { ...notice, ...more } : other)));
  return notice.id;
}

/** Takes all away: they outlive the screen that shows them. */
export function clearNotices(): void {
  set([]);
}

/** Shows a notice and returns its id. Callable from anywhere, inside components or not. */
export function showNotice(notice: Notice): number {
  const id = nextId++;
  const others = notice.key === undefined ? shown : shown.filter((other) => other.key !== notice.key);
  set([...others.slice(-3), { ...notice, id }]);
  return id;
}

const LOOK = {
  success: { icon: 'checkCircle', color: 'success.fg' },
  info: { icon: 'info', color: 'accent.fg' },
  error: { icon: 'alert', color: 'danger.fg' },
} as const;

/** Mounted once, in main.tsx. */
export function Notices() {
  const notices = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The top layer: above an open dialog too, which is why it is shown anew for each notice.
    const box = ref.current;
    if (!box) return;
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover();
  }, [notices]);
  const shownOf = (isError: boolean) =>
    notices.filter(({ kind }) => (kind === 'error') === isError).map((notice) => <NoticeBox key={notice.id} notice={notice} />);
  return (
    <chakra.div
      ref={ref}
      popover="manual"
      data-no-print
      {...(notices.length > 0 && { role: 'region', 'aria-label': t('ui.notice.region') })}
      // On phones above the foot of a form.
      position="fixed"
      inset="auto"
      bottom={{ base: '20', md: '6' }}
      left="calc((100% - var(--beside, 0rem)) / 2)"
      transform="translateX(-50%)"
      m="0"
      p="0"
      bg="transparent"
      border="0"
      width="min(32rem, calc(100vw - 2rem))"
      overflow="visible"
    >
      {/* Both are there before their first notice: only then is it read out. */}
      <div aria-live="polite">{shownOf(false)}</div>
      <div aria-live="assertive">{shownOf(true)}</div>
    </chakra.div>
  );
}

function NoticeBox({ notice }: { notice: Shown }) {
  const { t } = useTranslation('ui');
  // A person who points at it or has focused its button is still reading.
  const [isHeld, setIsHeld] = useState(false);
  const isPassing = !(notice.isSticky ?? (notice.kind === 'error' || notice.action !== undefined)) && !isHeld;
  const hasActs = notice.actions !== undefined;
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(() => dismissNotice(notice.id), hasActs ? ACTS_SHOWN_FOR_MS : SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isPassing, hasActs, notice.id]);
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="3"
      mt="2"
      ps="4"
      pe="2"
      py="2"
      bg="bg.panel"
      color="fg"
      borderRadius="md"
      boxShadow="float"
      borderInlineStartWidth="4px"
      borderInlineStartColor={LOOK[notice.kind].color}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={LOOK[notice.kind].icon} color={LOOK[notice.kind].color} mt="2" />
      <chakra.div flex="1" py="1.5" minW="0">
        <MessageText message={notice.text} />
        {notice.detail && (
          <chakra.p fontSize="sm" color="fg.muted">
            {notice.detail}
          </chakra.p>
        )}
        {notice.actions && (
          <chakra.div mt="1" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
            {notice.actions.map(({ label, onClick }) => (
              <Button
                key={label}
                variant="link"
                size="sm"
                onClick={() => {
                  dismissNotice(notice.id);
                  onClick();
                }}
              >
                {label}
              </Button>
            ))}
          </chakra.div>
        )}
      </chakra.div>
      {notice.action && (
        <Button
          variant="ghost"
          color="accent.fg"
          onClick={() => {
            dismissNotice(notice.id);
            notice.action?.onClick();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('ui.notice.dismiss')} onClick={() => dismissNotice(notice.id)} />
    </chakra.div>
  );
}
