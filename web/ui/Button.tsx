// Buttons, and links that look like them. Verbs only; `isPending` shows work and stops a second click.
import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './page/Spinner.tsx';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    userSelect: 'none',
    flexShrink: '0',
    transition: 'background-color 100ms, border-color 100ms, color 100ms',
    _disabled: { opacity: 0.55 },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'fg.onSolid', _hover: { bg: 'accent.hover' } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.control', _hover: { borderColor: 'accent.fg', color: 'accent.fg' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.subtle' } },
      danger: { bg: 'danger.solid', color: 'fg.onSolid', _hover: { bg: 'danger.hover' } },
      dangerOutline: { bg: 'bg.panel', color: 'danger.fg', borderColor: 'danger.fg', _hover: { bg: 'danger.tint' } },
      // A link in a line of text takes no room of its own, at any size; a finger finds 24 px all the same.
      link: {
        color: 'accent.fg',
        position: 'relative',
        '&&': { paddingInline: '0', minHeight: '0', borderInlineWidth: '0' },
        _after: { content: '""', position: 'absolute', insetInline: '0', top: 'calc(50% - 12px)', height: '24px' },
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
    size: {
      sm: { minH: '8', px: '3', fontSize: 'sm' },
      md: { minH: '9', px: '4', fontSize: 'md' },
      lg: { minH: '11', px: '5', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const StyledButton = chakra('button', recipe);
const StyledLink = chakra(Link, recipe);

interface Look {
  icon?: IconName;
  children?: ReactNode;
}

type ButtonProps = ComponentProps<typeof StyledButton> &
  Look & {
    /** Work is under way: a spinner shows and clicks are ignored, the focus stays. */
    isPending?: boolean;
  };

export function Button({ icon, isPending = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton type={type} onClick={handleClick} aria-busy={isPending || undefined} aria-disabled={isPending || undefined} {...rest}>
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </StyledButton>
  );
}

export function ButtonLink({ icon, children, ...rest }: ComponentProps<typeof StyledLink> & Look) {
  return (
    <StyledLink {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </StyledLink>
  );
}

/** A square button with only an icon; `label` is its name and its hint on hover. */
export function IconButton({ icon, label, ...rest }: Omit<ButtonProps, 'icon' | 'children'> & { icon: IconName; label: string }) {
  return (
    <StyledButton type="button" variant="ghost" aria-label={label} title={label} boxSize="9" px="0" {...rest}>
      <Icon name={icon} />
    </StyledButton>
  );
}
