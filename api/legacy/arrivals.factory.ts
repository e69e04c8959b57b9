// Watches the facade's calls while contract cases make them: the value read for each parameter, and whether all of it was handed to a
// document.
import { vi } from 'vitest';
import type { Row } from './row/row.ts';

/** One place in a parameter, `suggestion.files[].filePath`, in the calls made so far. */
interface Place {
  /** Some call came with a value there. */
  isSent: boolean;
  /** Values that no document of their call was given. */
  lost: unknown[];
  /** It is a list, and some call came with two different elements. */
  hadTwo?: boolean;
}

export type Arrivals = ReadonlyMap<string, ReadonlyMap<string, Place>>;

const listScopes = ['E2-001', 'E2-002', 'E2-003', 'E2-004', 'E2-006', 'E2-007'];
const compared = ['E2-025', 'E2-026', 'E2-027', 'E2-028', 'E2-029', 'E2-030', 'E2-032', 'E2-033', 'E2-034', 'E2-039', 'E2-073', 'E2-074'];
const decisions = ['E2-025', 'E2-026', 'E2-027', 'E2-028'];
/** Places whose value is handed to no document as it was sent, by the reason. */
export const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'names the document, or the field of its filter or order': [
    ...listScopes.map((id) => `${id}.searchScope`),
    'E2-001.beDeal',
    'E2-001.orderField',
    'E2-026.decision',
    'E2-028.decision',
    'E3-010.type',
    'E3-010.searchType',
    'E3-010.sortField',
    'E3-011.type',
    'E3-011.searchType',
    'E3-011.sortField',
    'E3-013.type',
    'E2-048.operation.done',
    'E3-024.status',
  ],
  'cuts a page out of the answer': ['E2-042.pageNo', 'E2-042.pageSize'],
  'is a code of the old system, and another word on the other side': [
    ...listScopes.filter((id) => id !== 'E2-001').map((id) => `${id}.keyWord`),
    'E3-010.searchValue',
    'E1-043.list[].values.isSuggest',
    'E1-043.list[].values.sex',
    'E1-043.list[].values.degree',
    'E1-043.list[].values.duty',
    'E1-043.list[].values.professionalTitle',
    'E2-044.authors[].sex',
    'E2-044.authors[].degree',
    'E2-044.authors[].placeId',
    'E2-050.authors[].placeId',
    'E3-036.sex',
    'E3-036.placeId',
    'E3-036.degree',
    'E3-036.professionalTitle',
    'E3-036.duty',
    'E3-013.authors[].type',
    'E3-013.editorialCommittee[].type',
    'E3-014.authors[].type',
    'E3-014.editorialCommittee[].type',
    'E2-074.suggestion.files[].fileType',
  ],
  'is written otherwise there: a day, a name or a key, a place in a list': [
    'E3-013.initCycleTime',
    'E3-014.initCycleTime',
    'E3-024.startTime',
    'E3-024.endTime',
    'E3-013.publishUnit',
    'E3-014.publishUnit',
    'E2-059.contributionList[].sort',
  ],
  'is half ticked, and not held': ['E3-051.deptIdList[]'],
  'is compared with what is stored': [...compared.map((id) => `${id}.code`), 'E3-027.id'],
  'stands beside the key that says it': [
    'E2-018.code',
    'E2-019.code',
    'E2-023.colloquium',
    'E3-045.deptName',
    'E3-046.deptName',
    'E3-051.deptName',
    'E3-052.deptName',
    'E3-056.parentName',
  ],
  'is known from the upload that the path names': [
    ...decisions.flatMap((id) => [`${id}.suggestion.files[].fileName`, `${id}.suggestion.files[].fileSize`]),
    'E2-032.fileName',
    'E2-032.fileSize',
    'E2-074.suggestion.files[].fileName',
    'E2-074.suggestion.files[].fileSize',
  ],
  'has no place on the other side': [
    'E1-001.count',
    'E3-011.page',
    'E3-011.limit',
    'E1-036.order',
    ...decisions.flatMap((id) => [`${id}.suggestion.files[].fileDesc`, `${id}.suggestion.files[].fileType`]),
    'E2-026.suggestion.content',
    'E2-028.suggestion.content',
    'E2-030.decision',
    'E2-030.type',
    'E2-074.decision',
    'E2-074.type',
    'E2-047.editorSuggestion',
    'E3-018.isdefault',
    'E3-013.hostUnit[].id',
    'E3-014.hostUnit[].id',
    'E3-013.columnList[].id',
    'E3-014.columnList[].id',
  ],
};

/** Lists that every example leaves empty: anything in them is refused. */
export const ALWAYS_EMPTY: readonly string[] = ['E2-030.suggestion.files'];

/** Documented fields that are always empty: personal data of others, values that a draft or an open issue does not have yet. */
export const SILENT: readonly string[] = [
  ...['sex', 'email', 'professionalTitle', 'degree', 'address'].map((field) => `E1-021.author.${field}`),
  'E2-001.page.list[].cbCode',
  'E2-055.fewList[].sendTime',
];

/** By row, then by place; filled as calls are done, until `vi.restoreAllMocks`. */
export function watchArrivals(rows: Readonly<Record<string, Row>>): Arrivals {
  const arrivals = new Map<string, Map<string, Place>>();
  for (const [id, row] of Object.entries(rows)) {
    const places = new Map<string, Place>();
    arrivals.set(id, places);
    const { run } = row;
    vi.spyOn(row, 'run').mockImplementation(async (sources, call) => {
      const given = new Set<unknown>();
      const answer = await run(sources, {
        ...call,
        execute: async (document, variables) => {
          given.add(document);
          for (const { value } of leaves(variables, '')) for (const one of spellings(value)) given.add(one);
          return await call.execute(document, variables);
        },
      });
      if ((answer['code'] ?? 0) !== 0) return answer;
      for (const [name, param] of Object.entries(row.params))
        for (const { at, value, isList } of leaves(await param.read(sources, name, call), name)) {
          const place = places.get(at) ?? { isSent: false, lost: [] };
          places.set(at, place);
          if (isList) place.hadTwo = (place.hadTwo ?? false) || new Set([value].flat().map((one) => JSON.stringify(one))).size > 1;
          else if (!EMPTY.has(value)) {
            place.isSent = true;
            if (!isGiven(value, given)) place.lost.push(value);
          }
        }
      return answer;
    });
  }
  return arrivals;
}

const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, '', false]);

interface Leaf {
  at: string;
  value: unknown;
  isList: boolean;
}

/** The plain values in it and its lists. Documents and uploads are values. */
function leaves(value: unknown, at: string): Leaf[] {
  if (Array.isArray(value)) return [{ at, value, isList: true }, ...value.flatMap((one: unknown) => leaves(one, `${at}[]`))];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype || 'definitions' in value)
    return [{ at, value: typeof value === 'string' ? value.trim() : value, isList: false }];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, at === '' ? name : `${at}.${name}`));
}

/** A number is also its digits, an opaque id also the key in it. */
function spellings(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, String(value)];
  if (typeof value !== 'string') return [value];
  return [value, /^[A-Z][A-Za-z]+:(\d+)$/.exec(Buffer.from(value, 'base64').toString('latin1'))?.[1] ?? value];
}

/** Several may stand in one text. A yes shows in the effects. */
function isGiven(value: unknown, given: ReadonlySet<unknown>): boolean {
  if (value === true) return true;
  const has = (one: unknown) => given.has(typeof one === 'number' ? String(one) : one);
  return has(value) || (typeof value === 'string' && value.split(/[,;；]/).every((one) => one.trim() === '' || has(one.trim())));
}
