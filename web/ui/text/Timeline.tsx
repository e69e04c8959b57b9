// Events, in the given order: one line per event, longer texts folded.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from './DateText.tsx';
import { Icon } from '../Icon.tsx';
import type { StatusLook } from './StatusBadge.tsx';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** ISO instant. */
  at: string;
  /** Who, in which role. */
  actor?: ReactNode;
  /** Look of the resulting state. */
  look: StatusLook;
  /** Folded until opened. */
  body?: ReactNode;
}

export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.ol aria-label={label} listStyleType="none">
      {items.map((item) => (
        <chakra.li
          key={item.key}
          position="relative"
          ps="8"
          pb="4"
          _last={{ pb: '0' }}
          css={{
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: '11px',
              top: '1.5rem',
              bottom: '0',
              borderInlineStartWidth: '1px',
              borderColor: 'border',
            },
          }}
        >
          <chakra.span
            aria-hidden="true"
            position="absolute"
            insetInlineStart="0"
            top="-1px"
            boxSize="6"
            borderRadius="full"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            bg={`${item.look.tone}.tint`}
            color={`${item.look.tone}.fg`}
          >
            <Icon name={item.look.icon ?? 'circle'} boxSize="3.5" />
          </chakra.span>
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
            <chakra.span fontWeight="medium">{item.title}</chakra.span>
            {item.actor && <chakra.span color="fg.muted">{item.actor}</chakra.span>}
            <chakra.span color="fg.muted" fontSize="sm" ms="auto">
              <DateText value={item.at} show="dateTime" />
            </chakra.span>
          </chakra.div>
          {item.body && (
            <chakra.details mt="1">
              <chakra.summary cursor="pointer" color="accent.fg" fontSize="sm">
                {t('ui.timeline.open')}
              </chakra.summary>
              <chakra.div mt="2" ps="3" borderInlineStartWidth="2px" lineHeight="reading" whiteSpace="pre-line">
                {item.body}
              </chakra.div>
            </chakra.details>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
