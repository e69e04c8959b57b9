// The public form of a preprint (S2 §5): the one list of its fields and rules, for the page and the API. Messages are keys of the
// catalogue.
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { each } from './field-list.ts';
import { splitKeywords } from './keywords.ts';
import { atMost, shortName, shortText } from './text-rules.ts';
import { oneLine, plainForms, tidied } from './tidied.ts';
import { z } from './zod.ts';

/** Characters, as a reader counts them (R2-169 to R2-171). */
export const PREPRINT_LENGTHS = { title: 100, keywords: 100, abstract: 300 } as const;

/** Most authors of a preprint: more than any has, and few enough to be read as a list. */
export const MAX_PREPRINT_AUTHORS = 100;

const LONGEST_EMAIL = 254;
const LONGEST_PATH = 64;
const MOBILE = /^1[3-9]\d{9}$/;

/** Digits as they are dialled: blanks, hyphens and the prefix of the mainland are no part of the number. */
function dialled(text: string): string {
  return plainForms(text)
    .replaceAll(/[\s\u00AD\u200B\u2010-\u2015-]/gu, '')
    .replace(/^(?:\+|00)86(?=1\d{10}$)/, '');
}

/** The words, where the one rule parts them, separated by semicolons (R2-170, decision 73). */
const separated = (text: string) => splitKeywords(text).join('；');

/** R2-174, R2-175. */
const author = z.object({ name: shortName.min(1, 'form.authorNameEmpty'), unit: shortText.min(1, 'form.authorUnitEmpty') });

export const preprintSchema = z.object({
  title: z.string().overwrite(oneLine).min(1, 'input.required').refine(atMost(PREPRINT_LENGTHS.title), 'form.tooLong100'),
  keywords: z.string().overwrite(separated).min(1, 'input.required').refine(atMost(PREPRINT_LENGTHS.keywords), 'form.tooLong100'),
  abstract: z.string().overwrite(tidied).min(1, 'input.required').refine(atMost(PREPRINT_LENGTHS.abstract), 'form.tooLong300'),
  authors: z.array(author).min(1, 'form.authorNameEmpty').max(MAX_PREPRINT_AUTHORS, 'form.tooManyPreprintAuthors'),
  email: z
    .string()
    .overwrite(tidiedEmail)
    .min(1, 'input.required')
    .max(LONGEST_EMAIL, 'form.emailFormat')
    .regex(EMAIL_PATTERN, 'form.emailFormat'),
  phone: z.string().overwrite(dialled).min(1, 'input.required').regex(MOBILE, 'form.mobileFormat'),
  /** The answer of the upload (R2-176). */
  file: z.string().min(1, 'form.wordFileRequired').max(LONGEST_PATH, 'form.preprintFileGone'),
  hasAgreed: z.boolean().refine(Boolean, 'form.preprintNotAgreed'),
  /**
   * Nobody sees the field, and a program that fills every field fills it: its value is refused in words, because a browser may have filled
   * it too.
   */
  website: z.string().max(0, 'form.leaveEmpty'),
});
/** The checked form. */
export type CheckedPreprint = z.output<typeof preprintSchema>;

export const PREPRINT_TEXTS = ['title', 'keywords', 'abstract', 'email', 'phone'] as const;

export const EMPTY_PREPRINT_AUTHOR = { name: '', unit: '' };

/** As it stands in the form. */
export type PreprintValues = z.input<typeof preprintSchema>;
export const EMPTY_PREPRINT: PreprintValues = {
  ...each(PREPRINT_TEXTS, () => ''),
  authors: [EMPTY_PREPRINT_AUTHOR],
  file: '',
  hasAgreed: false,
  website: '',
};
