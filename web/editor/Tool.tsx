// One tool of the toolbar: a button, or a menu. The toolbar is one stop of the Tab key; arrows lead from tool to tool.
import { Menu as ChakraMenu, chakra } from '@chakra-ui/react';
import { createContext, use, useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { keepFocus } from '../ui/form/keep-focus.ts';

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
      css={isOn ? { color: 'accent.fg' } : isDisabled ? { opacity: 0.45, cursor: 'not-allowed' } : undefined}
      onMouseDown={keepFocus}
      onClick={() => {
        if (!isDisabled) onUse();
      }}
    >
      <Icon name={icon} />
    </chakra.button>
  );
}

export interface ToolMenuProps {
  label: string;
  /** Contents of the button. */
  children: ReactNode;
  choices: readonly { value: string; label: string; swatch?: string; isCurrent?: boolean }[];
  onChoose: (value: string) => void;
}

export function ToolMenu({ label, children, choices, onChoose }: ToolMenuProps) {
  const id = useId();
  const stop = use(TabStopContext);
  return (
    <ChakraMenu.Root onSelect={({ value }) => onChoose(value)} lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <ChakraMenu.Trigger asChild>
        <chakra.button {...LOOK} gap="1" type="button" data-tool={id} tabIndex={stop === id ? 0 : -1} aria-label={label} title={label}>
          {children}
          <Icon name="chevronDown" boxSize="3.5" color="fg.muted" />
        </chakra.button>
      </ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>
          {choices.map(({ value, label: text, swatch, isCurrent }) => (
            <ChakraMenu.Item key={value} value={value} aria-current={isCurrent || undefined}>
              {swatch !== undefined && (
                <chakra.span boxSize="4" borderRadius="full" borderWidth="1px" style={{ backgroundColor: swatch }} />
              )}
              <chakra.span flex="1">{text}</chakra.span>
              {isCurrent && <Icon name="check" color="accent.fg" />}
            </ChakraMenu.Item>
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}

export const ToolGap = () => <chakra.span alignSelf="stretch" borderInlineStartWidth="1px" my="1.5" mx="0.5" aria-hidden="true" />;
