// How far the manuscript has come.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { stageSteps, type Audience } from '../contribution/stage-steps.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StepBar } from '../../ui/page/StepBar.tsx';
import type { ProgressPanel_contribution$key } from './__generated__/ProgressPanel_contribution.graphql.ts';

export function ProgressPanel({ contribution, audience }: { contribution: ProgressPanel_contribution$key; audience: Audience }) {
  const data = useFragment(
    graphql`
      fragment ProgressPanel_contribution on Contribution {
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
    <Panel p={{ base: '4', md: '5' }}>
      <StepBar
        direction="column"
        label={t('manuscripts.detail.steps')}
        steps={stageSteps(told, data.stage, data.stageTimes ?? [], isClosed).map((step) => ({
          key: step.key,
          state: step.state,
          label: told === 'author' ? t(`manuscripts.authorStep.${step.key}`) : t(`manuscripts.step.${step.key}`),
          detail: step.at && <DateText value={step.at} />,
        }))}
      />
    </Panel>
  );
}
