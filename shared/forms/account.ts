// The rules of the account's forms (S1 §5): registering, forgotten password, changing password and email. Messages are keys of the
// catalogue; each form has its own (D13-061 to D13-063). Schemas named `…Form` include the fields that only the screen knows.
import { EMAIL_PATTERN, knownAccount, MAILABLE_PATTERN, tidiedEmail } from './email.ts';
import { PASSWORD_PATTERN } from './password.ts';
import { nameText } from './tidied.ts';
import { z } from './zod.ts';

/** Longest address that mail servers take (RFC 5321). */
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 100;

/** A name on one line, with single spaces. */
export function spacedName(text: string): string {
  return nameText(text).replaceAll(/\s+/g, ' ');
}

/** In lower case: one address in two cases is one account. */
function email(whenEmpty: string) {
  return z
    .string()
    .overwrite(tidiedEmail)
    .min(1, whenEmpty)
    .max(LONGEST_EMAIL, 'form.emailFormat')
    .regex(EMAIL_PATTERN, 'form.emailFormat')
    .toLowerCase();
}

/** One that an account may have had since before new ones had to be plain; otherwise tidied as it was at registering. */
function knownEmail(whenEmpty: string) {
  return z
    .string()
    .overwrite(knownAccount)
    .min(1, whenEmpty)
    .max(LONGEST_EMAIL, 'form.emailFormat')
    .regex(MAILABLE_PATTERN, 'form.emailFormat')
    .toLowerCase();
}

function realName(whenEmpty: string) {
  return z
    .string()
    .overwrite(spacedName)
    .min(1, whenEmpty)
    .refine((name) => [...name].length <= LONGEST_NAME, 'form.nameTooLong');
}

/** A new password (R1-038 to R1-042). Passwords are trimmed (R1-037). */
function newPassword(whenEmpty = 'form.passwordRule') {
  return z.string().trim().min(1, whenEmpty).regex(PASSWORD_PATTERN, 'form.passwordRule');
}

const text = z.string().trim();

/** How the second of two fields is compared: also when other fields are wrong, so that all is said at once. */
const repeated = (path: string, message: string) => ({ path: [path], message, when: () => true });

/** Registration (R1-046 to R1-048). */
export const registerSchema = z.object({
  email: email('form.registerEmailRequired'),
  password: newPassword(),
  realName: realName('form.registerNameRequired'),
});
export const registerForm = registerSchema
  .extend({ passwordAgain: text })
  .refine(({ password, passwordAgain }) => password === passwordAgain, repeated('passwordAgain', 'form.registerPasswordsDiffer'));

/** Activating by the link of the letter, with the password that was registered (decision 23). */
export const activateSchema = z.object({ code: text, password: text.min(1, 'form.passwordEmpty') });
export const activateForm = activateSchema.pick({ password: true });

/** Forgotten password (R1-049, R1-050). */
export const forgotPasswordSchema = z.object({
  email: knownEmail('form.forgotEmailRequired'),
  realName: realName('form.forgotNameRequired'),
});

/** Setting a new one by the mailed code (R1-051, R1-052). */
export const resetPasswordSchema = z.object({
  email: knownEmail('form.emailEmpty'),
  code: text,
  password: newPassword('form.passwordEmpty'),
});
export const resetPasswordForm = resetPasswordSchema
  .pick({ password: true })
  .extend({ passwordAgain: text })
  .refine(({ password, passwordAgain }) => password === passwordAgain, repeated('passwordAgain', 'form.resetPasswordsDiffer'));

/** Moving to another address (R1-053, R1-054). */
export const changeEmailSchema = z.object({ newEmail: email('form.emailEmpty'), password: text.min(1, 'form.passwordEmpty') });

/** Changing the password (R1-055 to R1-058). */
export const changePasswordSchema = z.object({
  oldPassword: text.min(1, 'form.oldPasswordEmpty'),
  newPassword: newPassword('form.newPasswordEmpty'),
});
export const changePasswordForm = changePasswordSchema
  .extend({ newPasswordAgain: text.min(1, 'form.newPasswordAgainEmpty') })
  .refine(
    ({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain,
    repeated('newPasswordAgain', 'form.changePasswordsDiffer'),
  );
