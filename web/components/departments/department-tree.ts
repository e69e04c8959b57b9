// Departments as a tree.
import { graphql, readInlineData } from 'relay-runtime';
import { treeOf, type TreeItem } from '../../ui/list/tree-items.ts';
import type { departmentTree_department$key } from './__generated__/departmentTree_department.graphql.ts';

/** `without`: a department that cannot be chosen, nor anything below it. */
export function departmentTree(departments: readonly departmentTree_department$key[], without: string | null = null): TreeItem[] {
  const rows = departments.map((key) =>
    readInlineData(
      graphql`
        fragment departmentTree_department on Department @inline {
          id
          name
          parent {
            id
          }
        }
      `,
      key,
    ),
  );
  const items = treeOf(
    rows,
    ({ parent }) => parent?.id,
    ({ name }) => ({ label: name }),
  );
  return without === null ? items : closed(items, without);
}

function closed(items: readonly TreeItem[], id: string, isWithin = false): TreeItem[] {
  return items.map((item) => {
    const isDisabled = isWithin || item.id === id;
    return { ...item, isDisabled, children: closed(item.children, id, isDisabled) };
  });
}
