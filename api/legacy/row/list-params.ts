// Meanings of the codes in list parameters: the same on every list of the facade (D2-84 to D2-88). A list says which of the meanings it
// has.
import { invalidInput } from '../../errors.ts';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../../shared/limits.ts';
import { choice, count, text } from './params.ts';
import type { Param } from './row.ts';

/** Names of fields stand beside the numbers of orders. */
export const LIST_CODES = {
  // 1 pending for the reader, 2 all, also when it is not sent (D2-84).
  beDeal: { 1: 'PENDING', 2: 'ALL' },
  // The place of a keyWord search: number, days `from,to`, title, journal, the code of a status (D2-85, D2-86).
  searchScope: { 1: 'number', 2: 'time', 3: 'title', 4: 'journal', 5: 'status' },
  // 1 number, 2 submission, of drafts saving, 3 entry into the pool (D2-87).
  orderField: { 1: 'number', cbCode: 'number', 2: 'time', tougaoTime: 'time', xinjianTime: 'time', 3: 'entry', rukuTime: 'entry' },
  // 1 ascending, 2 or 0 descending (D2-88).
  order: { 1: 'ASC', 2: 'DESC', 0: 'DESC', asc: 'ASC', desc: 'DESC' },
} as const;
type Codes = typeof LIST_CODES;
type Meaning<Name extends keyof Codes> = Codes[Name][keyof Codes[Name]] & string;

/** The parameter by the meanings that the list has. Errors: INVALID_INPUT at a code that means nothing, or nothing here. */
export function coded<
  Name extends keyof Codes,
  const Meanings extends Partial<Readonly<Record<Meaning<Name>, string>>>,
  const Standard extends string | null,
>(name: Name, meanings: Meanings, standard: Standard): Param<Values<Meanings> | Standard> {
  // Its own entries.
  const here = new Map(Object.entries(meanings) as [string, Values<Meanings>][]);
  const codes = Object.entries<string>(LIST_CODES[name]).flatMap(([code, meaning]): [string, Values<Meanings>][] => {
    const value = here.get(meaning);
    return value === undefined ? [] : [[code, value]];
  });
  return choice<Values<Meanings> | Standard>(Object.fromEntries(codes), { standard });
}
type Values<Meanings> = Meanings[keyof Meanings] & string;

export const SCOPES = { number: 'manuscriptNumber', time: 'submitted', title: 'title', journal: 'colloquium', status: 'status' } as const;
export const order = coded('order', { ASC: 'ASC', DESC: 'DESC' }, 'DESC');

/** Lists of manuscripts and of their parts. */
export const listParams = {
  pageNo: count(1, MOST_PAGES),
  pageSize: count(PAGE_SIZE, MAX_PAGE_SIZE),
  beDeal: coded('beDeal', { PENDING: 'PENDING', ALL: 'ALL' }, 'ALL'),
  searchScope: coded('searchScope', SCOPES, 'title'),
  keyWord: text(),
  orderField: coded('orderField', { number: 'MANUSCRIPT_NUMBER', time: 'SUBMITTED_AT' }, 'SUBMITTED_AT'),
  order,
};

/** `yyyy-MM-dd,yyyy-MM-dd`, either may be empty (D2-86). */
export function daysOf(range: string): { from: string | null; to: string | null } | null {
  const [from = '', to = ''] = range.split(',').map((day) => day.trim());
  return from === '' && to === '' ? null : { from: from || null, to: to || null };
}

/** Search parameters common to all lists. */
interface Sought {
  searchScope: (typeof SCOPES)[keyof typeof SCOPES];
  keyWord: string;
}

/** All that is sought but the status. */
export function filterOf({ searchScope, keyWord }: Sought) {
  const word = keyWord.trim();
  if (word === '' || searchScope === 'status') return {};
  return searchScope === 'submitted' ? { submitted: daysOf(word) } : { [searchScope]: word };
}

/** The status that is looked for, by its code in `codes`; null when another thing is. Errors: INVALID_INPUT when it is no code. */
export function statusesOf<Status>({ searchScope, keyWord }: Sought, codes: Readonly<Record<string, readonly Status[]>>): Status[] | null {
  const code = keyWord.trim();
  if (code === '' || searchScope !== 'status') return null;
  const statuses = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (statuses === undefined) throw invalidInput({ keyWord: { code: 'input.invalid' } });
  return [...statuses];
}
