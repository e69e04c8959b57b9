// Addresses of the old system name things by decimal numbers: /main/…?id=301. They lead to the address of the same page with the API's ids;
// who may see the page is asked there.
import { redirect, type LoaderFunction } from 'react-router-dom';
import { opaqueId } from '../../shared/opaque-id.ts';
import { SCREENS, type ScreenPath } from '../../shared/screens.ts';

/** Types by the names of parameters, on every page; `id` depends on the screen. */
const TYPES: Readonly<Record<string, string>> = {
  munaId: 'Contribution',
  inviteId: 'Review',
  deptID: 'Department',
  RoleAddID: 'Role',
  userID: 'User',
};

/** The parameters with the API's ids; null when none is a decimal number. */
export function withOpaqueIds(page: ScreenPath, search: URLSearchParams): URLSearchParams | null {
  const screen = SCREENS[page];
  const idType = 'idOf' in screen ? screen.idOf : 'Contribution';
  const changed = new URLSearchParams(search);
  for (const [name, type] of Object.entries({ ...TYPES, id: idType })) {
    const value = search.get(name) ?? '';
    if (/^[1-9]\d{0,9}$/.test(value)) changed.set(name, opaqueId(type, value));
  }
  return changed.toString() === new URLSearchParams(search).toString() ? null : changed;
}

/** The loader of a page, which an old address reaches by the new one. */
export function reachedByOldIds(page: ScreenPath, loader: LoaderFunction | undefined): LoaderFunction {
  return (args, context) => {
    const { pathname, searchParams } = new URL(args.request.url);
    const search = withOpaqueIds(page, searchParams);
    return search === null ? (loader?.(args, context) ?? null) : redirect(`${pathname}?${search}`);
  };
}
