// A state in one word, with its colour: a dot and text, so that colour is never the only sign.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tone } from './system.ts';

export function StatusBadge({ tone = 'slate', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" px="2" py="0.5" minH="6" borderRadius="sm" fontSize="sm" fontWeight="medium" lineHeight="tight" bg={`${tone}.tint`} color={`${tone}.fg`}>
      <chakra.span boxSize="1.5" borderRadius="full" bg="currentColor" flexShrink="0" aria-hidden="true" />
      {children}
    </chakra.span>
  );
}

/** A short mark beside a title (约, new, overdue). `hint` is its full text on hover and for screen readers. */
export function Mark({ tone = 'accent', hint, children }: { tone?: Tone; hint?: string; children: ReactNode }) {
  return (
    <chakra.abbr title={hint} textDecoration="none" cursor={hint && 'help'} display="inline-block" px="1" borderRadius="sm" fontSize="xs" lineHeight="1.25rem" bg={`${tone}.tint`} color={`${tone}.fg`} verticalAlign="0.125em">
      {children}
    </chakra.abbr>
  );
}
