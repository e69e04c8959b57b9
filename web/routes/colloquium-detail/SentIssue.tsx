// A sent issue, read-only: its contents, the files sent with it, its documents, and the press's receipt (R2-146, R2-147).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { SentIssue_issue$key } from './__generated__/SentIssue_issue.graphql.ts';
import { LeftOut } from './LeftOut.tsx';
import { Receipt } from './Receipt.tsx';
import { SentArticles } from './SentArticles.tsx';
import { SubmittedFiles } from './SubmittedFiles.tsx';
import { useIssueDocument, type IssueDocument } from './useIssueDocument.ts';

const FOR_PRESS: readonly IssueDocument[] = ['PACKAGE', 'CATALOGUE', 'ENGLISH_CONTENTS', 'ABSTRACTS', 'IMPRINT', 'CIP_DATA', 'MANUSCRIPTS'];
const METADATA: readonly IssueDocument[] = ['JATS', 'BITS', 'CROSSREF', 'RIS', 'BIBTEX'];

export function SentIssue({ issue: key }: { issue: SentIssue_issue$key }) {
  const issue = useFragment(
    graphql`
      fragment SentIssue_issue on Issue {
        id
        sentAt
        sentBy {
          displayName
        }
        remark
        contents
        documents
        ...Receipt_issue
        ...SentArticles_issue
        ...SubmittedFiles_issue
      }
    `,
    key,
  );
  const { t } = useTranslation(['issues', 'messages']);
  const { open, underway, leftOut } = useIssueDocument(issue.id);
  const downloads = (title: 'issues.forPress' | 'issues.metadata', documents: readonly IssueDocument[], help?: string) => (
    <chakra.div role="group" aria-label={t(title)} mt="4" _first={{ mt: '0' }}>
      <chakra.p mb="2" color="fg.muted">
        {t(title)}
        {help !== undefined && (
          <chakra.span fontSize="sm" ms="2">
            {help}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {documents
          .filter((document) => issue.documents?.includes(document))
          .map((document) => (
            <Button key={document} icon="download" isPending={underway === document} onClick={() => void open(document)}>
              {t(`issue.document.${document}`, { ns: 'messages' })}
            </Button>
          ))}
      </chakra.div>
    </chakra.div>
  );
  return (
    <>
      <Panel id="material" title={t('issues.material')}>
        <DataList
          items={[
            { label: t('issues.sentBy'), value: issue.sentBy?.displayName },
            { label: t('issues.sentOn'), value: <DateText value={issue.sentAt} show="dateTime" /> },
            { label: t('issues.remark'), value: issue.remark ? <chakra.span whiteSpace="pre-line">{issue.remark}</chakra.span> : null },
          ]}
        />
        <SubmittedFiles issue={issue} />
        <Receipt issue={issue} />
      </Panel>
      <Panel id="documents" title={t('issues.documents')}>
        {downloads('issues.forPress', FOR_PRESS)}
        {downloads('issues.metadata', METADATA, t('issues.metadataHelp'))}
        {leftOut !== null && <LeftOut of={leftOut} />}
      </Panel>
      <SentArticles issue={issue} />
      <Panel id="contents" title={t('issues.contents')}>
        <chakra.p fontFamily="reading" fontSize="lg" lineHeight="reading" whiteSpace="pre-line" overflowWrap="anywhere">
          {issue.contents || '—'}
        </chakra.p>
      </Panel>
    </>
  );
}
