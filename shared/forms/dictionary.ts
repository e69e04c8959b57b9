// The rules of dictionary entries as the operations centre keeps them. Messages are keys of the catalogue.
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

const label = z.string().overwrite(oneLine).min(1, 'input.required').refine(atMost(100), 'form.tooLong100');

export const dictionaryLabelsSchema = z.object({ labelZh: label, labelEn: label });

/** `value`: the code that scripts of the old system send for it; empty: the next number. */
export const dictionaryEntrySchema = dictionaryLabelsSchema.extend({
  value: z
    .string()
    .overwrite(oneLine)
    .regex(/^[\w.-]{0,20}$/, 'form.dictionaryValue'),
});
export type DictionaryEntryForm = z.input<typeof dictionaryEntrySchema>;

/** Their values mean something to the product: they can be renamed, and neither added to nor retired. */
export const FIXED_DICTIONARIES = ['MANUSCRIPT_TYPE', 'FILE_TYPE', 'AUTHORIZATION_FILE'] as const;
