// What a password must be (S1 §5): the same on registering, resetting, changing and when an administrator is made.
import { z } from './zod.ts';

/** 8 to 16 letters and digits, with a digit, an upper and a lower case letter. */
export const passwordRule = z
  .string()
  .trim()
  .regex(/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9]{8,16}$/, 'form.passwordRule');
