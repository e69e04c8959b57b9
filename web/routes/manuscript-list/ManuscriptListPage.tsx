// The office's list of manuscripts: one screen for editors, chiefs and the publisher's staff; the current role decides its acts and links.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ActBar, offeredMany } from '../../components/acts/ActBar.tsx';
import * as columns from '../../components/contribution/manuscript-columns.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
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
      currentRole {
        kind
      }
      listActs
      handledContributions(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            manuscriptNumber
            titleZh
            titleEn
            colloquium {
              name
            }
            submittedAt
            firstAuthorName
            daysInStage
            viewerActs {
              act
              isAllowed
              refusal
              isDecision
            }
            ...ManuscriptTitle_contribution
            ...ManuscriptStatus_contribution
            ...ResponsibleParty_contribution
            ...ManuscriptLinks_contribution
          }
        }
      }
    }
  }
`;

export function ManuscriptListPage() {
  const { data, ...list } = useList<ManuscriptListPageQuery>(QUERY, OFFICE_MANUSCRIPTS);
  useContributionChanges(null, list.refetch);
  const { t, i18n } = useTranslation('manuscripts');
  const statuses = useOfficeStatuses();
  const role = data.viewer?.currentRole.kind ?? 'EDITOR';
  // Nothing is ever pending for the operations centre, nor has it a filter of statuses (S2 §2.1, D2-84).
  const hasPending = role !== 'OPERATIONS';
  const words = useManuscriptWords({ hasPending });
  const acts = offeredMany(data.viewer?.listActs ?? []);
  const nameOf = (row: { readonly titleZh: string | null | undefined; readonly titleEn: string | null | undefined }) =>
    titleIn(i18n.language, row) ?? t('manuscripts.untitled');
  return (
    <ListPage
      list={list}
      title={t('manuscripts.list.title')}
      connection={data.viewer?.handledContributions}
      columns={[
        columns.titleColumn(t, { role }),
        columns.numberColumn(t),
        columns.authorColumn(t),
        columns.journalColumn(t),
        columns.statusColumn(t),
        columns.responsibleColumn(t),
        columns.submittedColumn(t),
        columns.linksColumn(t, role),
      ]}
      words={words}
      choices={hasPending ? { status: statuses } : {}}
      empty={{ nothing: t('manuscripts.empty'), hint: t('manuscripts.list.empty'), notFound: t('manuscripts.notFound') }}
      nameOf={nameOf}
      bar={acts.length > 0 ? (selection) => <ActBar {...selection} acts={acts} titleOf={nameOf} onDone={list.refetch} /> : undefined}
    />
  );
}
