// What is being waited for, in a sentence: whose turn it is and what for. Authors are told it in the words that their status allows.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { DateText, RelativeTime } from '../../ui/DateText.tsx';
import type { Waiting_contribution$key } from './__generated__/Waiting_contribution.graphql.ts';

export function Waiting({ contribution, audience }: { contribution: Waiting_contribution$key; audience: Audience }) {
  const { state, authorStatus, withdrawnAt, stage, stageTimes } = useFragment(
    graphql`
      fragment Waiting_contribution on Contribution {
        state
        authorStatus
        withdrawnAt
        stage
        stageTimes {
          stage
          at
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (authorStatus == null) return null;
  const since = stageTimes?.find((time) => time.stage === stage)?.at;
  return (
    <chakra.div mt="2" lineHeight="reading">
      <p>
        {withdrawnAt
          ? t('manuscripts.waiting.withdrawn')
          : audience === 'author' || state == null
            ? t(`manuscripts.waiting.author.${authorStatus}`)
            : t(`manuscripts.waiting.office.${state}`)}
      </p>
      {since && (
        <chakra.p color="fg.muted" fontSize="sm">
          {t('manuscripts.waiting.since')} <DateText value={since} />（<RelativeTime value={since} />）
        </chakra.p>
      )}
    </chakra.div>
  );
}
