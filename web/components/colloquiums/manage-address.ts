// The addresses of the tabs that manage a periodical or conference: `id` names the chosen one, `type` gives the kind to old links,
// and `name` replaces a missing id in links. The last choice is remembered for the browser tab (S3 §2.5).
import { redirect, type LoaderFunction } from 'react-router-dom';
import { addressOf } from '../../../shared/screens.ts';
import { lastChosen } from './last-chosen.ts';

const kinds = ['PERIODICAL', 'CONFERENCE'] as const;
export type Kind = (typeof kinds)[number];
export const manageTabs = ['contents', 'parameters', 'workflow', 'publication'] as const;
type ManageTab = (typeof manageTabs)[number];

const PATHS: Readonly<Record<Kind, Readonly<Record<ManageTab, string>>>> = {
  PERIODICAL: {
    contents: addressOf('paperManage/detailSet'),
    parameters: addressOf('paperManage/parameSet'),
    workflow: addressOf('paperManage/flowSet'),
    publication: addressOf('paperManage/publicationSet'),
  },
  CONFERENCE: {
    contents: addressOf('meetManager/meetDetailSet'),
    parameters: addressOf('meetManager/parameSet'),
    workflow: addressOf('meetManager/flowSet'),
    publication: addressOf('meetManager/publicationSet'),
  },
};

/** The tab with the rest of the address; the contents have no `type`. */
export function manageLink(kind: Kind, tab: ManageTab, given: URLSearchParams): string {
  const search = new URLSearchParams(given);
  search.delete('type');
  if (tab !== 'contents') search.set('type', String(kinds.indexOf(kind)));
  return search.size > 0 ? `${PATHS[kind][tab]}?${search}` : PATHS[kind][tab];
}

/** Whether the address is that of a tab: somebody on the way elsewhere is not called back. */
export const isManaging = (kind: Kind, pathname: string): boolean => manageTabs.some((tab) => PATHS[kind][tab] === pathname);

/** The variables of a tab's query. */
export const manageVariables =
  (kind: Kind) =>
  ({ search }: { search: URLSearchParams }): { kind: Kind; id: string; isChosen: boolean } => {
    const id = search.get('id') ?? '';
    return { kind, id, isChosen: id !== '' };
  };

/** Redirects an address of the other kind to its own, and one that names nothing to the last choice. */
export function withChosen(kind: Kind, tab: ManageTab, loader: LoaderFunction): LoaderFunction {
  return (args, context) => {
    const { searchParams } = new URL(args.request.url);
    const wanted = tab === 'contents' ? kind : (kinds[Number(searchParams.get('type') ?? kinds.indexOf(kind))] ?? kind);
    if (wanted !== kind) return redirect(manageLink(wanted, tab, searchParams));
    const last = lastChosen(kind);
    if (last === null || searchParams.has('id') || searchParams.has('name')) return loader(args, context);
    searchParams.set('id', last);
    return redirect(manageLink(kind, tab, searchParams));
  };
}
