// How far the manuscript has come, and the files at hand.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { stageSteps, type Audience } from '../../components/contribution/stage-steps.ts';
import { FileLink } from '../../components/contribution/FileLink.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { fileSizeText } from '../../ui/file-size.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StepBar } from '../../ui/StepBar.tsx';
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
        files {
          id
          name
          size
          ...FileLink_file
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const hasFiles = data.files != null && data.files.length > 0;
  const hasSteps = data.stage != null && data.authorStatus != null && data.authorStatus !== 'UNFINISHED';
  if (!hasSteps && !hasFiles) return null;
  const isClosed = data.authorStatus === 'NOT_ACCEPTED' || data.authorStatus === 'REJECTED';
  // Whom the server tells no state is told what authors are, in whatever role.
  const told = data.state == null ? 'author' : audience;
  return (
    <Panel p={{ base: '4', md: '5' }} hideBelow={hasSteps ? undefined : 'lg'}>
      {hasSteps && (
        <StepBar
          direction="column"
          label={t('manuscripts.detail.steps')}
          steps={stageSteps(told, data.stage ?? 0, data.stageTimes ?? [], isClosed).map((step) => ({
            key: step.key,
            state: step.state,
            label: told === 'author' ? t(`manuscripts.authorStep.${step.key}`) : t(`manuscripts.step.${step.key}`),
            detail: step.at && <DateText value={step.at} />,
          }))}
        />
      )}
      {hasFiles && (
        <chakra.ul
          listStyleType="none"
          {...(hasSteps && { mt: '4', pt: '3', borderTopWidth: '1px' })}
          hideBelow="lg"
          display="grid"
          gap="1.5"
          data-no-print
        >
          {data.files.map((file) => (
            <li key={file.id}>
              <FileLink file={file}>{file.name}</FileLink>{' '}
              <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                {fileSizeText(file.size)}
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
