// A drop-down menu: a labelled button and its choices.
import { Menu as ChakraMenu, chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';

interface MenuChoice {
  value: string;
  label: string;
  icon?: IconName;
  /** A colour to choose. */
  swatch?: string | undefined;
  /** Ticked: the one in force. */
  isCurrent?: boolean;
}

const CONTENT: SystemStyleObject = {
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'md',
  boxShadow: 'float',
  minW: '48',
  maxW: '96',
  py: '1',
  zIndex: 'popover',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  outline: 0,
};

const ITEM: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  textAlign: 'start',
  px: '3',
  py: '2',
  minH: '9',
  cursor: 'pointer',
  outline: 0,
  _highlighted: { bg: 'accent.tint' },
};

/** The button, which opens the rest. */
export function MenuOf({
  button,
  placement,
  onSelect,
  children,
}: {
  button: ReactElement;
  placement: 'bottom-start' | 'bottom-end';
  onSelect: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <ChakraMenu.Root unstyled onSelect={({ value }) => onSelect(value)} lazyMount unmountOnExit positioning={{ placement }}>
      <ChakraMenu.Trigger asChild>{button}</ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content css={CONTENT}>{children}</ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}

export function MenuChoices({ choices }: { choices: readonly MenuChoice[] }) {
  return choices.map(({ value, label, icon, swatch, isCurrent }) => (
    <ChakraMenu.Item key={value} value={value} aria-current={isCurrent || undefined} css={ITEM}>
      {icon && <Icon name={icon} color="fg.muted" />}
      {swatch !== undefined && <chakra.span boxSize="4" borderRadius="full" borderWidth="1px" style={{ backgroundColor: swatch }} />}
      <chakra.span flex="1">{label}</chakra.span>
      {isCurrent && <Icon name="check" color="accent.fg" />}
    </ChakraMenu.Item>
  ));
}

interface MenuProps {
  /** Name of the menu's choice, for screen readers and on hover. */
  label: string;
  /** Contents of the button. */
  children: ReactNode;
  groups: readonly { label?: string; choices: readonly MenuChoice[] }[];
  onSelect: (value: string) => void;
  isDisabled?: boolean;
}

export function Menu({ label, children, groups, onSelect, isDisabled = false }: MenuProps) {
  const button = (
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
      maxW={{ base: '14rem', lg: '20rem' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      {children}
      <Icon name="chevronDown" boxSize="4" color="fg.muted" />
    </chakra.button>
  );
  return (
    <MenuOf button={button} placement="bottom-end" onSelect={onSelect}>
      {groups.map((group, index) => (
        <ChakraMenu.ItemGroup key={group.label ?? index} css={{ '& + &': { borderTopWidth: '1px', mt: '1', pt: '1' } }}>
          {group.label && (
            <ChakraMenu.ItemGroupLabel px="3" py="1.5" fontSize="xs" color="fg.muted">
              {group.label}
            </ChakraMenu.ItemGroupLabel>
          )}
          <MenuChoices choices={group.choices} />
        </ChakraMenu.ItemGroup>
      ))}
    </MenuOf>
  );
}
