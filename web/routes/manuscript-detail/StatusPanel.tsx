// How the manuscript stands, what is being waited for, and what the viewer can do now. After an act the focus comes to the new status.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ActButtons } from '../../components/acts/ActButtons.tsx';
import { ActDialog } from '../../components/acts/ActDialog.tsx';
import type { DialogActName } from '../../components/acts/acts.ts';
import { answerOf, type ActResult } from '../../components/acts/targets.ts';
import { DeadlineMark } from '../../components/contribution/DeadlineMark.tsx';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ResponsibleParty } from '../../components/contribution/ResponsibleParty.tsx';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { StatusPanel_contribution$key } from './__generated__/StatusPanel_contribution.graphql.ts';
import { AfterAct } from './AfterAct.tsx';
import { EditorsWords } from './EditorsWords.tsx';
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
        id
        manuscriptNumber
        titleZh
        titleEn
        state
        authorStatus
        responsible {
          role
        }
        viewerCanEdit
        viewerActs {
          act
          isAllowed
          refusal
          isDecision
        }
        ...ManuscriptStatus_contribution
        ...Waiting_contribution
        ...DeadlineMark_contribution
        ...ResponsibleParty_contribution
        ...ExpectedStep_contribution
        ...EditorsWords_contribution
        ...ActButtons_contribution
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation(['manuscripts', 'acts', 'messages']);
  // An old link to a manuscript that its reader only reads (D2-17).
  const isReceived = useSearchParams()[0].get('recived') === '1';
  // An invitation is answered here; it is none of the acts that such a link takes away.
  const isReadOnly = isReceived && !data.viewerActs.some(({ act: name, isAllowed }) => name === 'ACCEPT_INVITATION' && isAllowed);
  const [act, setAct] = useState<DialogActName | null>(null);
  /** The manuscript on which something was done here. */
  const [actedOn, setActedOn] = useState<string | null>(null);
  const status = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (act !== null || !hasActed.current) return;
    hasActed.current = false;
    status.current?.focus();
  }, [act]);
  function handleDone(results: readonly ActResult[]) {
    hasActed.current = true;
    if (results.some(({ done }) => done)) setActedOn(data.id);
    else onRefused();
  }
  const hasActs = data.viewerCanEdit || data.viewerActs.some(({ act: name, isAllowed }) => name !== 'VIEW_DETAIL' && isAllowed);
  // A reviewer is told nothing of where it stands.
  if (data.authorStatus == null && !hasActs) return null;
  // Under an open dialog somebody else may have been quicker.
  const now = data.state ? `state.${data.state}` : `authorStatus.${data.authorStatus}`;
  const gone = t('acts.changed', { ns: 'acts', status: t(now, { ns: 'messages' }) });
  const title = titleIn(i18n.language, data) ?? t('manuscripts.untitled');
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <chakra.h2 ref={status} tabIndex={-1} width="max-content" maxW="full">
        <ManuscriptStatus contribution={data} audience={audience} />
      </chakra.h2>
      <Waiting contribution={data} audience={audience} />
      <DeadlineMark contribution={data} isFull />
      {data.responsible && (
        <chakra.p mt="2">
          <chakra.span color="fg.muted" me="2">
            {t('manuscripts.column.responsible')}
          </chakra.span>
          <ResponsibleParty contribution={data} />
        </chakra.p>
      )}
      {audience === 'author' && <ExpectedStep contribution={data} />}
      {audience === 'author' && <EditorsWords contribution={data} />}
      <chakra.div mt="4" _empty={{ display: 'none' }}>
        {!isReadOnly && <ActButtons acts={data} onChoose={setAct} />}
      </chakra.div>
      {actedOn === data.id && act === null && list !== null && <AfterAct list={list} />}
      {act !== null && (
        <ActDialog
          act={act}
          targets={[{ id: data.id, number: data.manuscriptNumber ?? null, title, ...answerOf(act, data.viewerActs, gone) }]}
          onClose={() => setAct(null)}
          onDone={handleDone}
        />
      )}
    </Panel>
  );
}
