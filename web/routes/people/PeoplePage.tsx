// People of the departments that one administers: adding, changing, disabling and deleting them (S3 §2.17, SC-120).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { roleKindCodes } from '../../../shared/roles.ts';
import { FirstSteps } from '../../components/help/FirstSteps.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { PeoplePageQuery } from './__generated__/PeoplePageQuery.graphql.ts';
import { PEOPLE } from './address.ts';
import { PeopleActs, RestingPeopleActs } from './PeopleActs.tsx';
import { peopleColumns } from './people-columns.tsx';
import { EnableDialog } from './EnableDialog.tsx';
import { rowOf, type PersonRow } from './person-row.ts';

const QUERY = graphql`
  query PeoplePageQuery($first: Int!, $page: Int!, $search: String, $filter: PeopleFilter!, $orderBy: PeopleOrder!) @preloadable {
    viewer {
      id
      people(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...personRow_user
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query PeoplePageExportQuery($search: String, $filter: PeopleFilter!, $orderBy: PeopleOrder!) {
    viewer {
      peopleExportUrl(search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function PeoplePage() {
  const { data, ...list } = useList<PeoplePageQuery>(QUERY, PEOPLE);
  const { t } = useTranslation(['personnel', 'messages']);
  const [asked, setAsked] = useState<PersonRow | null>(null);
  const people = data.viewer?.people;
  const connection = people && { ...people, edges: people.edges.map(({ node }) => ({ node: node && rowOf(node) })) };
  return (
    <>
      <ListPage
        list={list}
        connection={connection}
        columns={peopleColumns(t, setAsked)}
        actions={
          <>
            <ExportButton query={EXPORT} list={list} />
            <ButtonLink to="/main/managePersonAdd" variant="solid" icon="plus">
              {t('personnel.list.add')}
            </ButtonLink>
          </>
        }
        words={{
          filters: { status: t('personnel.field.status'), role: t('personnel.field.roles'), created: t('personnel.list.created') },
          sorts: {
            loginName: [t('personnel.list.fromA'), t('personnel.list.fromZ')],
            createdAt: [t('personnel.list.oldest'), t('personnel.list.newest')],
          },
          search: { label: t('personnel.list.search'), placeholder: t('personnel.list.searchIn') },
        }}
        choices={{
          status: {
            options: [
              { value: 'NORMAL', label: t('personnel.status.NORMAL'), tone: 'success' as const },
              { value: 'DISABLED', label: t('personnel.status.DISABLED'), tone: 'danger' as const },
            ],
          },
          role: { options: roleKindCodes.map((value) => ({ value, label: t(`personnel.role.${value}`), tone: 'slate' as const })) },
        }}
        empty={{ nothing: t('personnel.list.empty'), hint: <FirstSteps role="ADMINISTRATOR" />, notFound: t('personnel.list.empty') }}
        nameOf={({ realName }) => realName}
        resting={<RestingPeopleActs />}
        bar={(selection) => <PeopleActs {...selection} onDone={list.refetch} />}
      />
      {asked && <EnableDialog person={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
