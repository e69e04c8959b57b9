// The office's list of manuscripts: one screen for editors, chiefs and the publisher's staff; the current role decides its acts and links.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Navigate, useSearchParams } from 'react-router-dom';
import { officeColumns } from '../../components/contribution/manuscript-columns.tsx';
import { FirstSteps } from '../../components/help/FirstSteps.tsx';
import { actsOf, ManuscriptList, officeOf, remindableOf } from '../../components/contribution/ManuscriptList.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import { countText } from '../../ui/text/count.ts';
import type { ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { useDeadlineChoices } from './useDeadlineChoices.ts';
import { useOfficeCounts } from './useOfficeCounts.ts';
import { useOfficeStatuses } from './useOfficeStatuses.ts';

const QUERY = graphql`
  query ManuscriptListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: ContributionFilter!
    $orderBy: ContributionOrder!
  ) @preloadable {
    viewer {
      id
      ...ManuscriptList_viewer
      handledContributions(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...manuscriptColumns_row
            ...manuscriptColumns_office
            ...ManuscriptList_acts
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query ManuscriptListPageExportQuery($scope: ListScope!, $search: String, $filter: ContributionFilter!, $orderBy: ContributionOrder!) {
    viewer {
      handledContributionsExportUrl(scope: $scope, search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function ManuscriptListPage() {
  const { data, ...loaded } = useList<ManuscriptListPageQuery>(QUERY, OFFICE_MANUSCRIPTS);
  const { t } = useTranslation('manuscripts');
  const { role, listActs } = officeOf(data.viewer);
  const { list, scopes, counts, journals } = useOfficeCounts(loaded);
  const statuses = useOfficeStatuses(counts);
  // The publisher's staff learn of no reviewers.
  const deadlines = useDeadlineChoices(counts, role !== 'PUBLISHING_EDITOR' && role !== 'OPERATIONS');
  // Nothing is ever pending for the operations centre, nor has it a filter of statuses (S2 §2.1, D2-84).
  const hasPending = role !== 'OPERATIONS';
  const [params] = useSearchParams();
  if (!hasPending && params.has('scope')) {
    // An address from another role: here nothing would be listed, and no switch would say why.
    const others = new URLSearchParams(params);
    others.delete('scope');
    return <Navigate to={{ search: others.toString() }} replace />;
  }
  // Of one journal there is nothing to choose; a choice that the address has made can always be taken back.
  const showsJournals = journals.length > 1 || list.state.filters['colloquium'] !== undefined;
  const ofJournals = {
    anyOf: t('manuscripts.group.everyJournal'),
    options: journals.map(({ colloquiumId, name, count }) => ({
      value: colloquiumId,
      label: count === null || count === undefined ? name : t('manuscripts.filter.journalCount', { name, count: countText(count) }),
      tone: 'slate' as const,
    })),
  };
  return (
    <ManuscriptList
      list={list}
      actions={<ExportButton query={EXPORT} list={list} />}
      connection={data.viewer?.handledContributions}
      columns={officeColumns(t, role)}
      hasPending={hasPending}
      allCount={scopes.all}
      pendingCount={scopes.waiting}
      choices={{ ...(hasPending ? { status: statuses } : {}), due: deadlines, ...(showsJournals && { colloquium: ofJournals }) }}
      empty={{ hint: <FirstSteps role={role} /> }}
      acts={{ offered: listActs, of: actsOf, remindable: remindableOf }}
    />
  );
}
