// The manuscript's status, the awaited step, and the viewer's possible acts. After an act the focus comes to the new status.
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { DeadlineMark } from '../contribution/DeadlineMark.tsx';
import { ExpectedStep } from '../contribution/ExpectedStep.tsx';
import { ManuscriptStatus } from '../contribution/ManuscriptStatus.tsx';
import { ResponsibleParty } from '../contribution/ResponsibleParty.tsx';
import { RevisionDue } from '../contribution/RevisionDue.tsx';
import { SimilarityMark } from '../contribution/SimilarityMark.tsx';
import { Terms } from '../help/Terms.tsx';
import type { Audience } from '../contribution/stage-steps.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import type { StatusPanel_contribution$key } from './__generated__/StatusPanel_contribution.graphql.ts';
import { EditorsWords } from './EditorsWords.tsx';
import { ManuscriptActs } from './ManuscriptActs.tsx';
import { StatusSteps } from './StatusSteps.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  contribution: StatusPanel_contribution$key;
  audience: Audience;
  /** The list of this role; null for a role without one. */
  list: string | null;
  /** An act could not be done: the page must be read anew. */
  onRefused: () => void;
}

export function StatusPanel({ contribution, audience, list, onRefused }: Props) {
  const data = useFragment(
    graphql`
      fragment StatusPanel_contribution on Contribution {
        state
        authorStatus
        responsible {
          role
        }
        viewerCanEdit
        viewerActs {
          act
          isAllowed
        }
        ...ManuscriptStatus_contribution
        ...StatusSteps_contribution
        ...Waiting_contribution
        ...DeadlineMark_contribution
        ...RevisionDue_contribution
        ...SimilarityMark_contribution
        ...ResponsibleParty_contribution
        ...ExpectedStep_contribution
        ...EditorsWords_contribution
        ...ManuscriptActs_contribution
      }
    `,
    contribution,
  );
  const { t } = useTranslation(['manuscripts', 'messages']);
  // An old link to a manuscript that its reader only reads (D2-17).
  const isReadOnly = useSearchParams()[0].get('recived') === '1';
  const status = useRef<HTMLHeadingElement>(null);
  const hasActs = data.viewerCanEdit || data.viewerActs.some(({ act, isAllowed }) => act !== 'VIEW_DETAIL' && isAllowed);
  // For a viewer who may not know its status and can do nothing.
  if (data.authorStatus == null && !hasActs) return null;
  const now = data.state ? `state.${data.state}` : `authorStatus.${data.authorStatus}`;
  return (
    <Panel p="0.875rem 1rem">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="3" rowGap="1">
        <chakra.h2 ref={status} tabIndex={-1} width="max-content" maxW="full">
          <ManuscriptStatus contribution={data} audience={audience} />
        </chakra.h2>
        {data.responsible && (
          <chakra.p fontSize="sm">
            <chakra.span color="fg.muted" me="2">
              {t('manuscripts.column.responsible')}
            </chakra.span>
            <ResponsibleParty contribution={data} />
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div mt="1">
        <StatusSteps contribution={data} audience={audience} />
      </chakra.div>
      <Terms of={[data.state ?? data.authorStatus]} />
      <Waiting contribution={data} audience={audience} />
      <DeadlineMark contribution={data} isFull />
      <RevisionDue contribution={data} isFull />
      <chakra.p mt="2" _empty={{ display: 'none' }}>
        <SimilarityMark contribution={data} />
      </chakra.p>
      {audience === 'author' && <ExpectedStep contribution={data} />}
      {audience === 'author' && <EditorsWords contribution={data} />}
      <ManuscriptActs
        contribution={data}
        status={status}
        statusText={t(now, { ns: 'messages' })}
        isReadOnly={isReadOnly}
        list={list}
        onRefused={onRefused}
      />
    </Panel>
  );
}
