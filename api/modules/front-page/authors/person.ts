// A person who is taken for an author while the page is being read.
import type { Found } from '../found.ts';
import type { Named } from './names.ts';

export interface Person extends Named {
  /** The name comes from a label or a structure that leaves no doubt. */
  isCertain: boolean;
  /** The sentences about them name another institution. */
  isDisputed: boolean;
  unit: Found<string> | null;
  email: Found<string> | null;
  orcid: Found<string> | null;
}

/** As a page names them, without unit, address and iD. */
export const personOf = (named: Named, isCertain: boolean): Person => ({
  ...named,
  isCertain,
  isDisputed: false,
  unit: null,
  email: null,
  orcid: null,
});

/** Where in the text which of them is named, in its order. */
export const namedIn = (text: string, people: readonly Person[]): { one: Person; at: number; end: number }[] =>
  people
    .flatMap((one) =>
      [...text.matchAll(new RegExp(one.name.replaceAll(/[^\p{L}]/gu, '.'), 'gu'))].map(({ index }) => ({
        one,
        at: index,
        end: index + one.name.length,
      })),
    )
    .sort((before, after) => before.at - after.at);
