// Rules for a password (S1 §5): the same on registering, resetting, changing and when an administrator is made.
import { z } from './zod.ts';

/** 8 to 16 letters and digits, with a digit, an upper and a lower case letter (R1-038 to R1-042). */
export const PASSWORD_PATTERN = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9]{8,16}$/;

export const passwordRule = z.string().trim().regex(PASSWORD_PATTERN, 'form.passwordRule');
