// A journal or conference with its issues: for its editors-in-chief the workbench of the open one, for the publisher the sent ones (S2
// §2.7, S2-018).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { MonthlyReport } from '../../components/statistics/MonthlyReport.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { ColloquiumDetailPageQuery } from './__generated__/ColloquiumDetailPageQuery.graphql.ts';
import { isJournal, issueIn } from './address.ts';
import { IssueList } from './IssueList.tsx';
import { IssueView } from './IssueView.tsx';
import { Masthead } from './Masthead.tsx';
import { addressOf } from '../../../shared/screens.ts';

const QUERY = graphql`
  query ColloquiumDetailPageQuery($id: ID!, $issue: Int) @preloadable {
    viewer {
      id
      currentRole {
        number
        kind
      }
    }
    node(id: $id) {
      ... on Colloquium @alias(as: "colloquium") {
        id
        name
        ...Masthead_colloquium
        ...IssueList_colloquium
        issues {
          id
        }
        issue(number: $issue) {
          id
          number
          ...IssueView_issue
        }
      }
    }
  }
`;

export const JournalDetailPage = () => <ColloquiumDetailPage isJournalPath />;
export const ConferenceDetailPage = () => <ColloquiumDetailPage isJournalPath={false} />;

function ColloquiumDetailPage({ isJournalPath }: { isJournalPath: boolean }) {
  const { data, isStale } = useRouteQuery<ColloquiumDetailPageQuery>(QUERY);
  const refetch = useRefetch<ColloquiumDetailPageQuery>(QUERY);
  const [search, setSearch] = useSearchParams();
  const { t } = useTranslation('issues');
  const colloquium = data.node?.colloquium;
  const role = data.viewer?.currentRole;
  // A viewer who may not read the issues of a colloquium does not find this page of it.
  if (!colloquium?.issues || !role) return <NotFound />;
  const isChief = role.kind === 'EDITOR_IN_CHIEF' || role.kind === 'EXECUTIVE_EDITOR';
  const { issue } = colloquium;
  const isJournalShown = isJournal(search, isJournalPath);
  const list = isChief
    ? { label: t('issues.own.title'), to: addressOf('editorClctDtl', { roleId: role.number }) }
    : {
        label: t(isJournalShown ? 'issues.list.journals' : 'issues.list.conferences'),
        to: addressOf(isJournalShown ? 'operateList' : 'meetList', { roleId: role.number }),
      };
  /** The next one is at hand now; the page stays with the one that was sent. */
  function handleSent(number: number) {
    if (issueIn(search) === number) refetch();
    else
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('issue', String(number));
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
  }
  return (
    <>
      <PageHeader
        title={[colloquium.name, issue && t('issues.number', { number: issue.number })].filter(Boolean).join(' ')}
        aside={<chakra.span color="fg.muted">{t(isJournalShown ? 'issues.title.journal' : 'issues.title.conference')}</chakra.span>}
        breadcrumb={[list]}
        actions={
          <>
            <MonthlyReport journalId={colloquium.id} />
            {isChief && (
              <ButtonLink icon="list" to={addressOf('editorChiefManusList', { roleId: role.number })}>
                {t('issues.toManuscripts')}
              </ButtonLink>
            )}
          </>
        }
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        opacity={isStale ? 0.55 : undefined}
        aria-busy={isStale || undefined}
      >
        <Masthead colloquium={colloquium} />
        <IssueList colloquium={colloquium} current={issue?.number ?? null} />
        {issue ? (
          <IssueView
            key={issue.id}
            issue={issue}
            viewerId={data.viewer?.id ?? ''}
            onChanged={refetch}
            onSent={() => handleSent(issue.number)}
          />
        ) : (
          <EmptyState
            icon="book"
            title={t(colloquium.issues.length === 0 ? 'issues.none' : 'issues.noSuch')}
            hint={isChief && colloquium.issues.length === 0 ? t('issues.noneHint') : undefined}
          />
        )}
      </chakra.div>
    </>
  );
}
