// The office's list of manuscripts: one screen for editors, chiefs and the publisher's staff; the current role decides its acts and links.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Navigate, useSearchParams } from 'react-router-dom';
import { officeColumns } from '../../components/contribution/manuscript-columns.tsx';
import { actsOf, ManuscriptList, officeOf } from '../../components/contribution/ManuscriptList.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { useCountedPending } from './useCountedPending.ts';
import { useDeadlineChoices } from './useDeadlineChoices.ts';
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
  const statuses = useOfficeStatuses();
  const deadlines = useDeadlineChoices();
  const { role, listActs } = officeOf(data.viewer);
  // Nothing is ever pending for the operations centre, nor has it a filter of statuses (S2 §2.1, D2-84).
  const hasPending = role !== 'OPERATIONS';
  const { list, pendingCount } = useCountedPending(loaded, hasPending);
  const [params] = useSearchParams();
  if (!hasPending && params.has('scope')) {
    // An address from another role: here nothing would be listed, and no switch would say why.
    const others = new URLSearchParams(params);
    others.delete('scope');
    return <Navigate to={{ search: others.toString() }} replace />;
  }
  return (
    <ManuscriptList
      list={list}
      actions={<ExportButton query={EXPORT} list={list} />}
      connection={data.viewer?.handledContributions}
      columns={officeColumns(t, role)}
      hasPending={hasPending}
      pendingCount={pendingCount}
      choices={{ ...(hasPending ? { status: statuses } : {}), due: deadlines }}
      empty={{ hint: t('manuscripts.list.empty') }}
      acts={{ offered: listActs, of: actsOf }}
    />
  );
}
