// One tool of the toolbar: a button, or a menu. The toolbar is one stop of the Tab key; arrows lead from tool to tool.
import { chakra } from '@chakra-ui/react';
import { createContext, use, useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { keepFocus } from '../ui/form/keep-focus.ts';
import { MenuChoices, MenuOf } from '../ui/overlay/Menu.tsx';

/** The tool that has the Tab stop. */
export const TabStopContext = createContext<string | null>(null);

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '8',
  height: '8',
  px: '1.5',
  borderRadius: 'sm',
  flexShrink: '0',
  cursor: 'pointer',
  color: 'fg',
  _hover: { bg: 'bg.emphasized' },
  _disabled: { opacity: 0.45, cursor: 'not-allowed' },
  _focusVisible: { outlineOffset: '-2px' },
  '@media (pointer: coarse)': { minW: '11', height: '11' },
} as const;

export interface ToolProps {
  icon: IconName;
  label: string;
  /** As it is said: Ctrl+B. */
  keys?: string;
  /** In force at the caret; left out for tools that are never in force. */
  isOn?: boolean;
  isDisabled?: boolean;
  onUse: () => void;
}

export function Tool({ icon, label, keys, isOn, isDisabled = false, onUse }: ToolProps) {
  const id = useId();
  const stop = use(TabStopContext);
  return (
    <chakra.button
      {...LOOK}
      type="button"
      data-tool={id}
      tabIndex={stop === id ? 0 : -1}
      aria-label={label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      bg={isOn ? 'accent.tint' : undefined}
      css={isOn ? { color: 'accent.fg' } : undefined}
      onMouseDown={keepFocus}
      onClick={() => {
        if (!isDisabled) onUse();
      }}
    >
      <Icon name={icon} />
    </chakra.button>
  );
}

interface ToolMenuProps {
  label: string;
  /** Contents of the button. */
  children: ReactNode;
  choices: readonly { value: string; label: string; swatch?: string; isCurrent?: boolean }[];
  onChoose: (value: string) => void;
}

export function ToolMenu({ label, children, choices, onChoose }: ToolMenuProps) {
  const id = useId();
  const stop = use(TabStopContext);
  const button = (
    <chakra.button {...LOOK} gap="1" type="button" data-tool={id} tabIndex={stop === id ? 0 : -1} aria-label={label} title={label}>
      {children}
      <Icon name="chevronDown" boxSize="3.5" color="fg.muted" />
    </chakra.button>
  );
  return (
    <MenuOf button={button} placement="bottom-start" onSelect={onChoose}>
      <MenuChoices choices={choices} />
    </MenuOf>
  );
}

export const ToolGap = () => <chakra.span alignSelf="stretch" borderInlineStartWidth="1px" my="1.5" mx="0.5" aria-hidden="true" />;
