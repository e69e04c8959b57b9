// Adding a role record, or changing one (S3 §2.17, SC-125).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { departmentTree } from '../../components/departments/department-tree.ts';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { RoleFormPageQuery } from './__generated__/RoleFormPageQuery.graphql.ts';
import { menuRows } from './menu-tree.ts';
import { RoleForm } from './RoleForm.tsx';

const QUERY = graphql`
  query RoleFormPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    viewer {
      id
    }
    departments {
      ...departmentTree_department
    }
    menuTree {
      ...menuTree_menu
    }
    node(id: $id) @skip(if: $isNew) {
      ... on Role @alias(as: "role") {
        id
        ...RoleForm_role
      }
    }
  }
`;

export function RoleFormPage() {
  const { data } = useRouteQuery<RoleFormPageQuery>(QUERY);
  const { t } = useTranslation('roles');
  const role = data.node?.role ?? null;
  const isMissing = data.node !== undefined && role === null;
  return (
    <>
      <BackToList otherwise="/main/manageRole">{t('roles.back')}</BackToList>
      <PageHeader title={role || isMissing ? t('roles.edit.title') : t('roles.add.title')} isForm />
      {isMissing ? (
        <EmptyState icon="shield" title={t('roles.missing')} />
      ) : (
        <RoleForm
          key={role?.id ?? 'new'}
          role={role}
          viewerId={data.viewer?.id ?? ''}
          menus={menuRows(data.menuTree ?? [])}
          departments={departmentTree(data.departments ?? [])}
        />
      )}
    </>
  );
}
