// Form of an ORCID iD: sixteen digits in four groups; the last digit checks the others (ISO 7064, MOD 11-2).

import { plainForms, oneLine } from './tidied.ts';
import { z } from './zod.ts';

/** Empty, or an iD, typed bare or as its address on orcid.org. */
export const orcidText = z
  .string()
  .overwrite((typed) =>
    plainForms(oneLine(typed))
      .replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//iu, '')
      .toUpperCase(),
  )
  .refine((text) => text === '' || isOrcid(text), 'form.orcid');

/** True for an iD in its bare form, `0000-0002-1825-0097`, whose check digit is right. */
export function isOrcid(text: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text)) return false;
  const digits = text.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = (total + Number(digit)) * 2;
  const rest = (12 - (total % 11)) % 11;
  return digits.at(-1) === (rest === 10 ? 'X' : String(rest));
}
