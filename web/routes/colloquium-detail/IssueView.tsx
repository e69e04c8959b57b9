// One issue: its status, and beneath it the workbench while it is open, afterwards the sent contents (P2-334 to P2-337).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { IssueView_issue$key } from './__generated__/IssueView_issue.graphql.ts';
import { Imprint } from './Imprint.tsx';
import { issueFacts } from './issue-facts.ts';
import { PlannedMonth } from './PlannedMonth.tsx';
import { SentIssue } from './SentIssue.tsx';
import { Workbench } from './Workbench.tsx';

interface Props {
  issue: IssueView_issue$key;
  viewerId: string;
  /** Something beyond the issue itself has changed. */
  onChanged: () => void;
  /** It has gone to the press. */
  onSent: () => void;
}

export function IssueView({ issue: key, viewerId, onChanged, onSent }: Props) {
  const issue = useFragment(
    graphql`
      fragment IssueView_issue on Issue {
        id
        number
        sentAt
        receivedAt
        viewerCanEdit
        isbn
        totalNumber
        colloquium {
          publicationKind
        }
        articles {
          column
        }
        ...Corrections_issue
        ...Imprint_issue
        ...PlannedMonth_issue
        ...SentIssue_issue
        ...Workbench_issue
      }
    `,
    key,
  );
  const { t } = useTranslation('issues');
  const { number, sentAt, receivedAt, viewerCanEdit, articles } = issue;
  const [isImprintUnsaved, setIsImprintUnsaved] = useState(false);
  const facts = issueFacts(t, { ...issue, kind: issue.colloquium.publicationKind });
  return (
    <chakra.section aria-label={t('issues.number', { number })} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Panel>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <chakra.h2 fontSize="xl" fontWeight="semibold">
            {t('issues.number', { number })}
          </chakra.h2>
          <StatusBadge tone={receivedAt ? 'success' : sentAt ? 'accent' : 'warning'}>
            {t(receivedAt ? 'issues.state.received' : sentAt ? 'issues.state.sent' : 'issues.state.open')}
          </StatusBadge>
          {facts !== '' && <chakra.span color="fg.muted">{facts}</chakra.span>}
          {sentAt && (
            <chakra.span color="fg.muted">
              {t('issues.sentOn')} <DateText value={sentAt} show="dateTime" />
            </chakra.span>
          )}
          <PlannedMonth issue={issue} />
        </chakra.div>
      </Panel>
      {(viewerCanEdit || articles) && <Imprint issue={issue} corrections={issue} viewerId={viewerId} noteUnsaved={setIsImprintUnsaved} />}
      {!viewerCanEdit && <LeaveQuestion isActive={isImprintUnsaved} isByQuery />}
      {viewerCanEdit ? (
        <Workbench issue={issue} viewerId={viewerId} isUnsavedBeside={isImprintUnsaved} onChanged={onChanged} onSent={onSent} />
      ) : articles ? (
        <SentIssue issue={issue} />
      ) : (
        <InfoNotice>{t('issues.notYours')}</InfoNotice>
      )}
    </chakra.section>
  );
}
