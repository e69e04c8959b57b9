// How the reviewers of the running round stand, in one line: how many are back, and how long the latest has let the day go by. Nothing
// where no round runs, and for readers who may not know of one.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoundMark_contribution$key } from './__generated__/RoundMark_contribution.graphql.ts';

export function RoundMark({ contribution }: { contribution: RoundMark_contribution$key }) {
  const { runningRound } = useFragment(
    graphql`
      fragment RoundMark_contribution on Contribution {
        runningRound {
          invited
          returned
          late
          lateWorkingDays
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!runningRound || runningRound.invited === 0) return null;
  const { invited, returned, late, lateWorkingDays } = runningRound;
  const back = t('manuscripts.round.returned', { returned, invited });
  if (late === 0)
    return (
      <Line data-round title={t('manuscripts.round.hint', { returned, invited })}>
        {back}
      </Line>
    );
  return (
    <Line data-round title={t('manuscripts.round.lateHint', { returned, invited, count: late, days: lateWorkingDays })}>
      {back}
      {t('manuscripts.round.dot')}
      <chakra.span color="danger.fg">
        {lateWorkingDays === 0 ? t('manuscripts.due.passed') : t('manuscripts.round.late', { count: lateWorkingDays })}
      </chakra.span>
    </Line>
  );
}

const Line = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
