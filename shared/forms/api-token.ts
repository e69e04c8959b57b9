// Form of a new API token. Messages are keys of the catalogue.
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

const LONGEST_NAME = 100;
const MOST_DAYS = 3660;

export const apiTokenSchema = z.object({
  name: z.string().overwrite(oneLine).min(1, 'input.required').refine(atMost(LONGEST_NAME), 'form.tokenNameTooLong'),
  roleId: z.string().min(1, 'input.required'),
  days: z.number().int('form.tokenDays').min(1, 'form.tokenDays').max(MOST_DAYS, 'form.tokenDays'),
});

/** As they are offered; partners that need more ask by the API. */
export const TOKEN_DAYS = [30, 90, 180, 365, 730] as const;
