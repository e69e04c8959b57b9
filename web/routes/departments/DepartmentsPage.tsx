// Departments as a tree table: opened and closed, one at a time changed or deleted (S3 §2.17, SC-122).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { EditActs, RestingEditActs } from '../../components/lists/EditActs.tsx';
import { openedFrom } from '../../components/lists/place.ts';
import { usePageName } from '../../components/session/page-name.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useAction } from '../../relay/useAction.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { rowsOf, treeOf } from '../../ui/list/tree-items.ts';
import { pageOf, useUrlParams } from '../../ui/useUrlParams.ts';
import type { DepartmentsPageQuery } from './__generated__/DepartmentsPageQuery.graphql.ts';
import type { DepartmentsPageMutation } from './__generated__/DepartmentsPageMutation.graphql.ts';
import { departmentColumns, editAddress, type DepartmentRow } from './department-columns.tsx';

const QUERY = graphql`
  query DepartmentsPageQuery @preloadable {
    departments {
      id
      number
      name
      position
      parent {
        id
        name
      }
    }
  }
`;

/** Top-level rows a page (D13-049). */
const TOP_ROWS = 10;

export function DepartmentsPage() {
  const { data } = useRouteQuery<DepartmentsPageQuery>(QUERY);
  const { t } = useTranslation(['departments', 'structure']);
  const title = usePageName();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const refetch = useRefetch<DepartmentsPageQuery>(QUERY);
  const [params, patch] = useUrlParams();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { run: deleteDepartment } = useAction<DepartmentsPageMutation>(graphql`
    mutation DepartmentsPageMutation($input: DeleteDepartmentInput!) {
      deleteDepartment(input: $input) {
        deletedDepartmentId
      }
    }
  `);
  const departments = data.departments ?? [];
  const known = new Map(departments.map((department) => [department.id, department]));
  const items = treeOf(
    departments,
    ({ parent }) => parent?.id,
    ({ name }) => ({ label: name }),
  );
  const page = pageOf(params);
  const open = new Set(departments.map(({ id }) => id).filter((id) => !closed.has(id)));
  const rows = rowsOf(items.slice((page - 1) * TOP_ROWS, page * TOP_ROWS), open).flatMap(({ item, level }): DepartmentRow[] => {
    const department = known.get(item.id);
    return department ? [{ ...department, level, isOpen: item.children.length > 0 ? open.has(item.id) : null }] : [];
  });
  const chosen = new Map(rows.filter(({ id }) => ticked.has(id)).map((row) => [row.id, row]));
  function handleTurn(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }
  function handleTick(touched: readonly DepartmentRow[], isOn: boolean) {
    const next = new Set(ticked);
    for (const { id } of touched) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }
  const choose = t('structure.chooseOne', { ns: 'structure' });
  const told = { one: choose, some: choose };
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'list' }} data-frame="list">
      <PageHeader
        title={title}
        actions={
          <>
            {chosen.size === 0 && <RestingEditActs {...told} />}
            <ButtonLink to="/main/managePartAdd" variant="solid" icon="plus">
              {t('structure.add', { ns: 'structure' })}
            </ButtonLink>
          </>
        }
      />
      <DataTable
        caption={title}
        columns={departmentColumns(t, handleTurn)}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={{ selected: ticked, onToggle: handleTick }}
        empty={{ title: t('departments.list.empty') }}
      />
      {items.length > TOP_ROWS && (
        <Pager page={page} pageSize={TOP_ROWS} totalCount={items.length} onPageChange={(next) => patch({ page: String(next) })} />
      )}
      <EditActs
        chosen={chosen}
        countElsewhere={0}
        onClear={() => setTicked(new Set())}
        isOneByOne
        words={{
          chosen: t('structure.chosen', { ns: 'structure', count: chosen.size }),
          ...told,
          question: t('departments.delete.question'),
        }}
        renderRows={([row]) => <p>{t('departments.delete.means', { name: row?.name ?? '' })}</p>}
        onModify={({ id }) => void navigate(editAddress(id), { state: openedFrom(pathname + search) })}
        onDelete={async ([id = '']) => {
          const isDone = (await deleteDepartment({ departmentId: id })) !== null;
          if (isDone) refetch();
          return isDone;
        }}
      />
    </chakra.div>
  );
}
