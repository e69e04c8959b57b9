// The menus that a kind of role may have, as a tree: groups with their screens.
import { graphql, readInlineData } from 'relay-runtime';
import { treeOf, type TreeItem } from '../../ui/list/tree-items.ts';
import type { menuTree_menu$data, menuTree_menu$key } from './__generated__/menuTree_menu.graphql.ts';

export type MenuRow = Omit<menuTree_menu$data, ' $fragmentType'>;

export function menuRows(menus: readonly menuTree_menu$key[]): MenuRow[] {
  return menus.map((key) =>
    readInlineData(
      graphql`
        fragment menuTree_menu on Menu @inline {
          id
          name
          url
          kinds
          isInNavigation
          parent {
            id
          }
        }
      `,
      key,
    ),
  );
}

/** `besides`: said of a screen that the navigation does not show, because another leads to it. */
export function menuTree(menus: readonly MenuRow[], kind: string, besides: string): TreeItem[] {
  const offered = menus.filter(({ kinds }) => kinds.some((one) => one === kind));
  const items = treeOf(
    offered,
    ({ parent }) => parent?.id,
    ({ name, isInNavigation, url }) => ({ label: name, ...(!isInNavigation && url && { note: `${besides} · ${url}` }) }),
  );
  // A group is dropped when this kind may have none of its screens.
  return items.filter(({ id, children }) => children.length > 0 || offered.find((one) => one.id === id)?.url);
}
