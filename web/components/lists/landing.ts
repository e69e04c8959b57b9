// The bare address of an office's list shows the work of today; with any parameter of the list, or `view=list`, it is the list. Nothing ever
// waits for the operations centre, which has the list.
import { RoleKind } from '../../../shared/roles.ts';

/** What says nothing of the list: the role is a hint. */
const HINTS: readonly string[] = ['roleId'];

/** The paths under /main that have both. */
const LANDINGS: readonly string[] = ['editorManusList', 'editorChiefManusList', 'optList'];

export function isToday(search: URLSearchParams): boolean {
  if (search.get('roleId') === String(RoleKind.OPERATIONS)) return false;
  return [...search.keys()].every((name) => HINTS.includes(name));
}

interface MenuItem {
  readonly name: string;
  readonly url: string;
}

/** The open page's place in the navigation: of the two at one path the one that its query says. */
export function isAt({ url, view }: Pick<MenuLink, 'url' | 'view'>, pathname: string, search: string): boolean {
  if (!`${pathname}/`.startsWith(`/main/${url}/`)) return false;
  const isOfToday = pathname === `/main/${url}` && isToday(new URLSearchParams(search));
  return view === undefined || (view === 'today') === isOfToday;
}

/** An entry of the navigation. `view`: which of the two at one path it is; left out: the path is one screen. */
export interface MenuLink extends MenuItem {
  to: string;
  view?: 'today' | 'list';
}

/** One screen of the menu as it is linked: where both stand at one path, the work of today first and the list beneath. */
export function menuLinks({ name, url }: MenuItem, roleNumber: number, today: string): MenuLink[] {
  const to = `/main/${url}?roleId=${roleNumber}`;
  if (!LANDINGS.includes(url) || roleNumber === RoleKind.OPERATIONS) return [{ name, url, to }];
  return [
    { name: today, url, to, view: 'today' },
    { name, url, to: `${to}&view=list`, view: 'list' },
  ];
}
