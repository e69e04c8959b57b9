// What happened, newest first or last as given: one line per event, longer texts folded.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from './DateText.tsx';
import type { Tone } from './system.ts';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** ISO instant. */
  at: string;
  /** Who, in which role. */
  actor?: ReactNode;
  tone?: Tone;
  /** Folded until opened. */
  body?: ReactNode;
  isOpen?: boolean;
}

export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.ol aria-label={label} listStyleType="none">
      {items.map((item) => (
        <chakra.li key={item.key} position="relative" ps="6" pb="4" css={{ '&:not(:last-of-type)::before': { content: '""', position: 'absolute', insetInlineStart: '5px', top: '1rem', bottom: '-0.25rem', borderInlineStartWidth: '1px', borderColor: 'border' } }}>
          <chakra.span aria-hidden="true" position="absolute" insetInlineStart="0" top="1.5" boxSize="11px" borderRadius="full" bg={`${item.tone ?? 'slate'}.solid`} />
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
            <chakra.span fontWeight="medium">{item.title}</chakra.span>
            {item.actor && <chakra.span color="fg.muted">{item.actor}</chakra.span>}
            <chakra.span color="fg.muted" fontSize="sm" ms="auto"><RelativeTime value={item.at} /></chakra.span>
          </chakra.div>
          {item.body && (
            <chakra.details open={item.isOpen} mt="1">
              <chakra.summary cursor="pointer" color="accent.fg" fontSize="sm">{t('ui.timeline.open')}</chakra.summary>
              <chakra.div mt="2" ps="3" borderInlineStartWidth="2px" lineHeight="reading" whiteSpace="pre-line">{item.body}</chakra.div>
            </chakra.details>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
