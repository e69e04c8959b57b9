// The fields of a journal's letter templates.
import { snippetsRules } from '../../../shared/forms/snippets.ts';
import { z } from '../../../shared/forms/zod.ts';

/** The letters as they stand in the form, and the short texts beside them. */
const LETTERS = z.object({ inviteAuthor: z.string(), inviteReviewer: z.string(), returnHead: z.string(), returnTail: z.string() });
export const FIELDS = LETTERS.keyof().options;
export const SHAPE = LETTERS.extend({
  snippets: z.array(z.object({ title: z.string(), textZh: z.string(), textEn: z.string() })).default([]),
});
export const RULES = LETTERS.extend(snippetsRules.shape);

export type TemplateValues = z.output<typeof SHAPE>;
