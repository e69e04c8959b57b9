// Role records: kind, department, number of holders; one is changed, several deleted (S3 §2.17, SC-124).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { roleKindCodes } from '../../../shared/roles.ts';
import { EditActs, RestingEditActs } from '../../components/lists/EditActs.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { openedFrom } from '../../components/lists/place.ts';
import { useList } from '../../components/lists/useList.ts';
import { useAction } from '../../relay/useAction.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { RolesPageQuery } from './__generated__/RolesPageQuery.graphql.ts';
import type { RolesPageMutation } from './__generated__/RolesPageMutation.graphql.ts';
import { ROLES } from './address.ts';
import { editAddress, roleColumns } from './role-columns.tsx';

const QUERY = graphql`
  query RolesPageQuery($first: Int!, $page: Int!, $search: String, $filter: RoleFilter!, $orderBy: RoleOrder!) @preloadable {
    viewer {
      id
      roleRecords(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            kind
            name
            isSeeded
            remark
            createdAt
            peopleCount
            department {
              name
            }
          }
        }
      }
    }
  }
`;

export function RolesPage() {
  const { data, ...list } = useList<RolesPageQuery>(QUERY, ROLES);
  const { t } = useTranslation(['roles', 'structure']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { run: deleteRoles } = useAction<RolesPageMutation>(graphql`
    mutation RolesPageMutation($input: DeleteRolesInput!) {
      deleteRoles(input: $input) {
        deletedRoleIds
      }
    }
  `);
  const told = { one: t('structure.chooseOne', { ns: 'structure' }), some: t('roles.list.chooseSome') };
  return (
    <ListPage
      list={list}
      connection={data.viewer?.roleRecords}
      columns={roleColumns(t)}
      actions={
        <ButtonLink to="/main/manageRoleAdd" variant="solid" icon="plus">
          {t('structure.add', { ns: 'structure' })}
        </ButtonLink>
      }
      words={{
        filters: { kind: t('roles.field.kind') },
        sorts: {
          number: [t('roles.sort.first'), t('roles.sort.last')],
          name: [t('roles.sort.fromA'), t('roles.sort.fromZ')],
          created: [t('roles.sort.oldest'), t('roles.sort.newest')],
        },
        search: { label: t('roles.list.search'), placeholder: t('roles.list.searchIn') },
      }}
      choices={{ kind: { options: roleKindCodes.map((value) => ({ value, label: t(`roles.kind.${value}`), tone: 'slate' })) } }}
      empty={{ nothing: t('roles.list.empty'), notFound: t('roles.list.empty') }}
      nameOf={({ name }) => name}
      resting={<RestingEditActs {...told} />}
      bar={({ chosen, ...selection }) => (
        <EditActs
          {...selection}
          chosen={chosen}
          words={{ chosen: t('structure.chosen', { ns: 'structure', count: chosen.size }), ...told, question: t('roles.delete.question') }}
          renderRows={(rows) => <p>{rows.map(({ name }) => name).join(t('structure.comma', { ns: 'structure' }))}</p>}
          onModify={({ id }) => void navigate(editAddress(id), { state: openedFrom(pathname + search) })}
          onDelete={async (ids) => {
            const isDone = (await deleteRoles({ roleIds: ids })) !== null;
            if (isDone) list.refetch();
            return isDone;
          }}
        />
      )}
    />
  );
}
