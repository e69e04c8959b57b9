// A drop-down menu: a labelled button and its choices.
import { Menu as ChakraMenu, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';

export interface MenuChoice {
  value: string;
  label: string;
  icon?: IconName;
  /** Ticked: the one in force. */
  isCurrent?: boolean;
}

export interface MenuProps {
  /** Name of the menu's choice, for screen readers and on hover. */
  label: string;
  /** Contents of the button. */
  children: ReactNode;
  groups: readonly { label?: string; choices: readonly MenuChoice[] }[];
  onSelect: (value: string) => void;
  isDisabled?: boolean;
}

export function Menu({ label, children, groups, onSelect, isDisabled = false }: MenuProps) {
  return (
    <ChakraMenu.Root onSelect={(details) => onSelect(details.value)} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <ChakraMenu.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={label}
          title={label}
          disabled={isDisabled}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          gap="1.5"
          minH="9"
          minW="9"
          px={{ base: '1', md: '2' }}
          borderRadius="md"
          cursor="pointer"
          maxW="14rem"
          _hover={{ bg: 'bg.subtle' }}
        >
          {children}
          <Icon name="chevronDown" boxSize="4" color="fg.muted" />
        </chakra.button>
      </ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>
          {groups.map((group, index) => (
            <ChakraMenu.ItemGroup key={group.label ?? index}>
              {group.label && <ChakraMenu.ItemGroupLabel>{group.label}</ChakraMenu.ItemGroupLabel>}
              {group.choices.map((choice) => (
                <ChakraMenu.Item key={choice.value} value={choice.value} aria-current={choice.isCurrent || undefined}>
                  {choice.icon && <Icon name={choice.icon} color="fg.muted" />}
                  <chakra.span flex="1">{choice.label}</chakra.span>
                  {choice.isCurrent && <Icon name="check" color="accent.fg" />}
                </ChakraMenu.Item>
              ))}
            </ChakraMenu.ItemGroup>
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}
