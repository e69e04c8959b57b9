// Where the manuscript stands: status, step bar, whose turn it is, and the files at hand.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ResponsibleParty } from '../../components/contribution/ResponsibleParty.tsx';
import { stageSteps, type Audience } from '../../components/contribution/stage-steps.ts';
import { FileLink } from '../../components/contribution/FileLink.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { fileSizeText } from '../../ui/file-size.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StepBar } from '../../ui/StepBar.tsx';
import type { StagePanel_contribution$key } from './__generated__/StagePanel_contribution.graphql.ts';

export function StagePanel({ contribution, audience }: { contribution: StagePanel_contribution$key; audience: Audience }) {
  const data = useFragment(graphql`
    fragment StagePanel_contribution on Contribution {
      state
      stage
      stageTimes {
        stage
        at
      }
      responsible {
        role
      }
      files {
        id
        name
        size
        ...FileLink_file
      }
      ...ManuscriptStatus_contribution
      ...ResponsibleParty_contribution
    }
  `, contribution);
  const { t } = useTranslation('manuscripts');
  const hasFiles = data.files != null && data.files.length > 0;
  if (data.state == null && !hasFiles) return null;
  const isClosed = data.state === 'NOT_ACCEPTED' || data.state === 'REJECTED';
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <ManuscriptStatus contribution={data} audience={audience} />
      {data.stage != null && data.state !== 'UNFINISHED' && (
        <chakra.div mt="4">
          <StepBar
            direction="column" label={t('manuscripts.detail.steps')}
            steps={stageSteps(audience, data.stage, data.stageTimes ?? [], isClosed).map((step) => ({
              key: step.key, state: step.state, label: audience === 'author' ? t(`manuscripts.authorStep.${step.key}`) : t(`manuscripts.step.${step.key}`), detail: step.at && <DateText value={step.at} />,
            }))}
          />
        </chakra.div>
      )}
      {data.responsible && <chakra.p mt="4"><chakra.span color="fg.muted" me="3">{t('manuscripts.column.responsible')}</chakra.span><ResponsibleParty contribution={data} /></chakra.p>}
      {hasFiles && (
        <chakra.ul listStyleType="none" mt="4" pt="3" borderTopWidth="1px" hideBelow="lg" display="grid" gap="1.5" data-no-print>
          {data.files.map((file) => (
            <li key={file.id}><FileLink file={file}>{file.name}</FileLink> <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">{fileSizeText(file.size)}</chakra.span></li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
