// The share of a text that a check found elsewhere, in percent with one decimal at most. Messages are keys of the catalogue.
import { plainForms } from './tidied.ts';
import { z } from './zod.ts';

export const similarityRule = z
  .number('form.similarity')
  .min(0, 'form.similarity')
  .max(100, 'form.similarity')
  .refine((share) => Math.abs(share * 10 - Math.round(share * 10)) < 1e-6, 'form.similarity');

/** As people type it: 8.3, 8.3%, in wide digits too. Null for what is no number. */
export function readShare(typed: string): number | null {
  const plain = plainForms(typed).replaceAll(/\s|%$/g, '');
  return /^\d{1,3}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}
