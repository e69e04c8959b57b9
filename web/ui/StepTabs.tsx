// Tabs of a long form: each shows by sign and words whether it is done, incomplete or not begun; all can be opened at any time.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './Icon.tsx';

export interface StepTab {
  key: string;
  label: string;
  state?: 'done' | 'incomplete' | 'current' | 'todo';
}

export interface StepTabsProps {
  label: string;
  tabs: readonly StepTab[];
  current: string;
  onSelect: (key: string) => void;
  /** The id of the panel that the tabs switch. */
  panelId: string;
}

const LOOK: Record<NonNullable<StepTab['state']>, { icon: IconName; color: string }> = {
  done: { icon: 'checkCircle', color: 'success.fg' },
  incomplete: { icon: 'alert', color: 'warning.fg' },
  current: { icon: 'current', color: 'accent.fg' },
  todo: { icon: 'circle', color: 'fg.muted' },
};

/** Which tab a key leads to, of `count` tabs with `at` open. Up and down are left to scroll the page. */
const TARGET_OF_KEY: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export function StepTabs({ label, tabs, current, onSelect, panelId }: StepTabsProps) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen, or one that was turned, the open tab must not be one that is scrolled out of sight. The page itself stays.
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const tab = box.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [current]);
  function handleKeyDown(event: KeyboardEvent) {
    const next = TARGET_OF_KEY[event.key]?.(
      tabs.findIndex((tab) => tab.key === current),
      tabs.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next];
    if (tab === undefined) return;
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      position="relative"
      display="flex"
      overflowX="auto"
      borderBottomWidth="1px"
      onKeyDown={handleKeyDown}
      data-no-print
    >
      {tabs.map((tab) => {
        const isCurrent = tab.key === current;
        const state = tab.state;
        return (
          <chakra.button
            key={tab.key}
            type="button"
            role="tab"
            id={`${panelId}-tab-${tab.key}`}
            aria-selected={isCurrent}
            aria-controls={panelId}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            px="3"
            minH="11"
            whiteSpace="nowrap"
            cursor="pointer"
            borderBottomWidth="2px"
            mb="-1px"
            flexShrink="0"
            borderColor={isCurrent ? 'accent.fg' : 'transparent'}
            color={isCurrent ? 'accent.fg' : 'fg'}
            fontWeight={isCurrent ? 'semibold' : 'normal'}
            _hover={{ color: 'accent.fg' }}
          >
            {state && <Icon name={LOOK[state].icon} color={LOOK[state].color} boxSize="1.125rem" />}
            {tab.label}
            {state && <chakra.span srOnly>{t(`ui.step.${state}`)}</chakra.span>}
          </chakra.button>
        );
      })}
    </chakra.div>
  );
}
