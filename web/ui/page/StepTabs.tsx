// The steps of a long form: a list at its side where there is room, which says in words how far each has come; else which step it is, with
// a menu of all. Any can be opened at any time.
import { chakra, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../Icon.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { fromWidth } from '../overlay/Sheet.tsx';
import { STEP_LOOK } from './StepBar.tsx';

export interface StepTab {
  key: string;
  label: string;
  /** `optional`: nothing is in it, nor need be. */
  state: 'done' | 'incomplete' | 'optional' | 'current' | 'todo';
  /** How many things an incomplete one lacks. */
  missing?: number;
}

interface StepTabsProps {
  label: string;
  tabs: readonly StepTab[];
  current: string;
  onSelect: (key: string) => void;
  /** The id of the panel that the tabs switch. */
  panelId: string;
  /** The panel. */
  children: ReactNode;
}

const LOOK: Record<StepTab['state'], { icon: IconName; color: string }> = {
  ...STEP_LOOK,
  incomplete: { icon: 'alert', color: 'warning.fg' },
  optional: { icon: 'circle', color: 'fg.muted' },
};

/** From this width on the list stands beside the form. */
const BESIDE = fromWidth(48);

export function StepTabs({ label, tabs, current, onSelect, panelId, children }: StepTabsProps) {
  const { t } = useTranslation('ui');
  const at = tabs.findIndex((tab) => tab.key === current);
  /** How far it has come, where that is more than begun or not. */
  function wordsOf({ state, missing }: StepTab): string | null {
    if (state === 'incomplete') return t('ui.step.missing', { count: missing ?? 1 });
    return state === 'done' || state === 'optional' ? t(`ui.step.word.${state}`) : null;
  }
  const choices = tabs.map((tab, index) => ({
    value: tab.key,
    label: [`${index + 1}. ${tab.label}`, wordsOf(tab)].filter(Boolean).join(' · '),
    icon: LOOK[tab.state].icon,
    isCurrent: tab.key === current,
  }));
  return (
    <Tabs.Root
      unstyled
      orientation="vertical"
      value={current}
      onValueChange={({ value }) => onSelect(value)}
      css={{ containerType: 'inline-size' }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        alignItems="start"
        css={{ [BESIDE]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: '6' } }}
      >
        <Tabs.List
          aria-label={label}
          display="none"
          position="sticky"
          top="calc(var(--header-height, 0px) + 1.5rem)"
          borderStartWidth="1px"
          css={{ [BESIDE]: { display: 'grid' } }}
          data-no-print
        >
          {tabs.map((tab) => {
            const isCurrent = tab.key === current;
            const words = wordsOf(tab);
            return (
              <Tabs.Trigger
                key={tab.key}
                value={tab.key}
                aria-controls={panelId}
                display="flex"
                alignItems="flex-start"
                gap="2"
                px="3"
                py="2"
                textAlign="start"
                cursor="pointer"
                borderStartWidth="2px"
                ms="-1px"
                borderColor={isCurrent ? 'accent.fg' : 'transparent'}
                color={isCurrent ? 'accent.fg' : 'fg'}
                fontWeight={isCurrent ? 'semibold' : 'normal'}
                _hover={{ color: 'accent.fg' }}
              >
                <Icon name={LOOK[tab.state].icon} color={LOOK[tab.state].color} boxSize="1.125rem" mt="0.5" />
                <chakra.span flex="1" minW="0">
                  {tab.label}
                  {words === null ? (
                    <chakra.span srOnly>{t(`ui.step.${tab.state}`)}</chakra.span>
                  ) : (
                    <chakra.span
                      display="block"
                      fontSize="xs"
                      fontWeight="normal"
                      color={tab.state === 'incomplete' ? 'warning.fg' : 'fg.muted'}
                    >
                      {words}
                    </chakra.span>
                  )}
                </chakra.span>
              </Tabs.Trigger>
            );
          })}
        </Tabs.List>
        <chakra.div css={{ [BESIDE]: { display: 'none' } }} data-no-print>
          <Menu
            label={`${label} ${t('ui.step.count', { step: at + 1, count: tabs.length })} ${tabs[at]?.label ?? ''}`}
            groups={[{ choices }]}
            onSelect={onSelect}
          >
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {t('ui.step.count', { step: at + 1, count: tabs.length })}
            </chakra.span>
            <chakra.span fontWeight="semibold" textAlign="start">
              {tabs[at]?.label}
            </chakra.span>
          </Menu>
        </chakra.div>
        <chakra.div
          id={panelId}
          role="tabpanel"
          data-tab={current}
          tabIndex={-1}
          aria-label={tabs[at]?.label}
          minW="0"
          outline="none"
          css={{ containerType: 'inline-size' }}
        >
          {children}
        </chakra.div>
      </chakra.div>
    </Tabs.Root>
  );
}
