// The rules of the funding tab, shared by its screen and the API (S1 §5 "Funding"). Messages are keys of the catalogue.
import { shortText } from './text-rules.ts';
import { plainForms } from './tidied.ts';
import { z } from './zod.ts';

/** Most funds of a manuscript; title pages name a handful. */
export const MAX_FUNDINGS = 100;

/** Word characters, dot, slash, ampersand and hyphen: 21&ZD045 (decision 73). */
const FUND_NUMBER_PATTERN = /^[\w./&-]*$/;
/** Dashes that programs make of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** A fund as it is typed: both texts empty is an entry nobody has begun. */
export interface FundingEntry {
  fundNumber: string;
  fundName: string;
}

const plainNumber = (text: string) => plainForms(text).replaceAll(DASHES, '-');

/**
 * Cleans a typed or pasted fund number: full-width forms and dashes become plain ones, other characters are dropped (R1-139, decision 73).
 */
export function cleanFundNumber(text: string): string {
  return plainNumber(text).replaceAll(/[^\w./&-]/g, '');
}

/** The characters of a typed or pasted number that do not stay, each once. */
export function droppedFromFundNumber(text: string): string {
  return [...new Set(plainNumber(text).replaceAll(/[\w./&\s-]/g, ''))].join('');
}

export function isEmptyFunding({ fundNumber, fundName }: FundingEntry): boolean {
  return fundNumber.trim() === '' && fundName.trim() === '';
}

/** Number and name both filled or both empty (R1-135, R1-141). */
export function isHalfFilledFunding(entry: FundingEntry): boolean {
  return !isEmptyFunding(entry) && (entry.fundNumber.trim() === '' || entry.fundName.trim() === '');
}

const fundingEntry = z.object({ fundNumber: shortText.regex(FUND_NUMBER_PATTERN, 'form.fundNumberPattern'), fundName: shortText });

const listOf = <Entry extends typeof fundingEntry>(entry: Entry) =>
  z
    .array(entry)
    .max(MAX_FUNDINGS, 'form.tooManyFundings')
    .check(({ value: entries, issues }) => {
      const seen = new Set<string>();
      for (const [index, { fundNumber }] of entries.entries()) {
        if (seen.has(fundNumber))
          issues.push({ code: 'custom', message: 'form.fundNumberTwice', path: [index, 'fundNumber'], input: fundNumber });
        if (fundNumber !== '') seen.add(fundNumber);
      }
    });

/** Tab 2. A draft, which may be incomplete: numbers of the right characters, none twice (R1-137, decision 73). */
export const fundingDraftSchema = z.object({ fundings: listOf(fundingEntry) });

/** Tab 2, complete: no entry is half filled; none at all is complete too (R1-135, R1-140, R1-141). */
export const fundingSchema = z.object({
  fundings: listOf(
    fundingEntry.check(({ value: entry, issues }) => {
      if (!isHalfFilledFunding(entry)) return;
      const missing = entry.fundNumber === '' ? 'fundNumber' : 'fundName';
      issues.push({ code: 'custom', message: 'form.fundingIncomplete', path: [missing], input: '' });
    }),
  ),
});
