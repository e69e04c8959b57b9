// Addresses of the old system name things by decimal numbers: /main/…?id=301. They lead to the address of the same page with the API's ids; who may
// see the page is asked there.
import { redirect, type LoaderFunction } from 'react-router-dom';
import { opaqueId } from '../../shared/opaque-id.ts';

/** Types by the names of parameters, wherever they stand. */
const TYPES: Readonly<Record<string, string>> = {
  id: 'Contribution',
  munaId: 'Contribution',
  inviteId: 'Review',
  deptID: 'Department',
  RoleAddID: 'Role',
  userID: 'User',
};
/** Pages whose `id` is another thing's. */
const OF_OTHERS: readonly (readonly [page: RegExp, type: string])[] = [
  [
    /^(?:paperManage|meetManager|operateList|meetList)\/|^(?:editorClctDtl|editorGroupDtl|editorContSet|editorMeetConset|editorJKflow|editorMeetFlowset)$/,
    'Colloquium',
  ],
  [/preprintDetail$/, 'Preprint'],
];

/** The parameters with the API's ids; null when none is a decimal number. */
export function withOpaqueIds(page: string, search: URLSearchParams): URLSearchParams | null {
  const idType = OF_OTHERS.find(([pages]) => pages.test(page))?.[1] ?? 'Contribution';
  const changed = new URLSearchParams(search);
  for (const [name, type] of Object.entries({ ...TYPES, id: idType })) {
    const value = search.get(name) ?? '';
    if (/^[1-9]\d{0,9}$/.test(value)) changed.set(name, opaqueId(type, value));
  }
  return changed.toString() === new URLSearchParams(search).toString() ? null : changed;
}

/** The loader of a page, which an old address reaches by the new one. */
export function reachedByOldIds(page: string, loader: LoaderFunction | undefined): LoaderFunction {
  return (args, context) => {
    const { pathname, searchParams } = new URL(args.request.url);
    const search = withOpaqueIds(page, searchParams);
    return search === null ? (loader?.(args, context) ?? null) : redirect(`${pathname}?${search}`);
  };
}
