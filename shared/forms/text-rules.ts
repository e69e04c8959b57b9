// How long a text of a form may be, counted as a reader counts (D13-105). Messages are keys of the catalogue.
import { nameText, oneLine, tidied } from './tidied.ts';
import { z } from './zod.ts';

export const MAX_SHORT_TEXT = 500;
export const MAX_LONG_TEXT = 20_000;

/** Characters as a reader counts them, so a rare hanzi or an emoji is one. */
export function atMost(limit: number) {
  return (text: string) => [...text].length <= limit;
}

/** On one line. */
export const shortText = z.string().overwrite(oneLine).refine(atMost(MAX_SHORT_TEXT), 'form.tooLong500');
/** A person's name. */
export const shortName = z.string().overwrite(nameText).refine(atMost(MAX_SHORT_TEXT), 'form.tooLong500');
/** As short, on as many lines as it was written on. */
export const shortNote = z.string().overwrite(tidied).refine(atMost(MAX_SHORT_TEXT), 'form.tooLong500');
export const longText = z.string().overwrite(tidied).refine(atMost(MAX_LONG_TEXT), 'form.tooLong20000');
