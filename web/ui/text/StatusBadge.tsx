// A state in one word, with its colour and a sign, so that colour is never the only one.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Hinted } from './Hinted.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import type { Tone } from '../theme/system.ts';

export interface StatusLook {
  tone: Tone;
  icon?: IconName;
  /** On a solid ground: for the one state that must catch the eye. */
  isStrong?: boolean;
}

export function StatusBadge({ tone, icon, isStrong = false, children }: StatusLook & { children: ReactNode }) {
  const colours = isStrong ? { bg: `${tone}.solid`, color: 'fg.onSolid' } : { bg: `${tone}.tint`, color: `${tone}.fg` };
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2"
      py="0.5"
      width="max-content"
      maxW="min(11rem, 100%)"
      whiteSpace="normal"
      // Whole in a cell of a grid that is taller, and of words that are not broken while they fit.
      height="max-content"
      wordBreak="keep-all"
      minH="6"
      borderRadius="sm"
      fontSize="sm"
      fontWeight="medium"
      lineHeight="tight"
      data-status=""
      title={typeof children === 'string' ? children : undefined}
      data-badge={isStrong ? undefined : ''}
      {...colours}
    >
      {icon ? (
        <Icon name={icon} boxSize="3.5" />
      ) : (
        <chakra.span boxSize="1.5" borderRadius="full" bg="currentColor" flexShrink="0" aria-hidden="true" />
      )}
      {/* With room for what reaches below the line, which would be cut off. */}
      <chakra.span minW="0" py="0.5" my="-0.5" overflow="hidden" textOverflow="ellipsis">
        {children}
      </chakra.span>
    </chakra.span>
  );
}

/** A short mark beside a title (约, new, overdue). `hint` is its full text, on hover, on focus and for screen readers. */
export function Mark({ tone = 'accent', hint, children }: { tone?: Tone; hint?: string | undefined; children: ReactNode }) {
  const look = {
    textDecoration: 'none',
    display: 'inline-block',
    px: '1',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    bg: `${tone}.tint`,
    color: `${tone}.fg`,
    verticalAlign: '0.125em',
  } as const;
  return hint === undefined ? (
    <chakra.span {...look}>{children}</chakra.span>
  ) : (
    <Hinted hint={hint} {...look}>
      {children}
    </Hinted>
  );
}
