// Adding a department, or changing one (S3 §2.17, SC-123).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { departmentTree } from '../../components/departments/department-tree.ts';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { DepartmentFormPageQuery } from './__generated__/DepartmentFormPageQuery.graphql.ts';
import { DepartmentForm } from './DepartmentForm.tsx';

const QUERY = graphql`
  query DepartmentFormPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    viewer {
      id
    }
    departments {
      ...departmentTree_department
    }
    node(id: $id) @skip(if: $isNew) {
      ... on Department @alias(as: "department") {
        id
        isFixed
        ...DepartmentForm_department
      }
    }
  }
`;

export function DepartmentFormPage() {
  const { data } = useRouteQuery<DepartmentFormPageQuery>(QUERY);
  const { t } = useTranslation('departments');
  const department = data.node?.department ?? null;
  const isMissing = data.node !== undefined && department === null;
  return (
    <>
      <BackToList otherwise="/main/managePart">{t('departments.back')}</BackToList>
      <PageHeader title={department || isMissing ? t('departments.edit.title') : t('departments.add.title')} isForm />
      {isMissing ? (
        <EmptyState icon="building" title={t('departments.missing')} />
      ) : (
        <DepartmentForm
          key={department?.id ?? 'new'}
          department={department}
          isFixed={department?.isFixed ?? false}
          viewerId={data.viewer?.id ?? ''}
          items={departmentTree(data.departments ?? [], department?.id)}
        />
      )}
    </>
  );
}
