// How far the manuscript has come, in one line.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { stageSteps, type Audience } from '../contribution/stage-steps.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { StepDots } from '../../ui/page/StepDots.tsx';
import type { StatusSteps_contribution$key } from './__generated__/StatusSteps_contribution.graphql.ts';

export function StatusSteps({ contribution, audience }: { contribution: StatusSteps_contribution$key; audience: Audience }) {
  const data = useFragment(
    graphql`
      fragment StatusSteps_contribution on Contribution {
        state
        authorStatus
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
  if (data.stage == null || data.authorStatus == null || data.authorStatus === 'UNFINISHED') return null;
  const isClosed = data.authorStatus === 'NOT_ACCEPTED' || data.authorStatus === 'REJECTED';
  // A viewer without a state from the server reads the author's words, in every role.
  const told = data.state == null ? 'author' : audience;
  return (
    <StepDots
      label={t('manuscripts.detail.steps')}
      steps={stageSteps(told, data.stage, data.stageTimes ?? [], isClosed).map((step) => ({
        key: step.key,
        state: step.state,
        label: told === 'author' ? t(`manuscripts.authorStep.${step.key}`) : t(`manuscripts.step.${step.key}`),
        detail: step.at && <DateText value={step.at} />,
      }))}
    />
  );
}
