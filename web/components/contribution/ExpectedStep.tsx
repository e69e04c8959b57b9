// By when the author may expect the office's next step, as the estimate it is. Nothing while it is the author's turn.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExpectedStep_contribution$key } from './__generated__/ExpectedStep_contribution.graphql.ts';

interface Props {
  contribution: ExpectedStep_contribution$key;
  /** In a list: the day only, the words on hover and for screen readers. */
  isShort?: boolean;
}

export function ExpectedStep({ contribution, isShort = false }: Props) {
  const { expected } = useFragment(
    graphql`
      fragment ExpectedStep_contribution on Contribution {
        expected {
          step
          on
          isProvisional
          isPast
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!expected) return null;
  const words = t(`manuscripts.expected.${expected.step}`, { day: expected.on });
  const notes = [
    expected.isPast ? t('manuscripts.expected.past') : t('manuscripts.expected.estimate'),
    ...(expected.isProvisional ? [t('manuscripts.expected.provisional')] : []),
  ];
  if (isShort) {
    return (
      <chakra.span display="block" color="fg.muted" fontSize="sm" lineHeight="tight" truncate title={[words, ...notes].join('\n')}>
        <span aria-hidden="true">
          {expected.isPast
            ? t('manuscripts.expected.shortPast', { day: expected.on })
            : t('manuscripts.expected.short', { day: expected.on })}
        </span>
        <chakra.span srOnly>{words}</chakra.span>
      </chakra.span>
    );
  }
  return (
    <chakra.div mt="3" lineHeight="reading">
      <p>{words}</p>
      {notes.map((note) => (
        <chakra.p key={note} color="fg.muted" fontSize="sm">
          {note}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
