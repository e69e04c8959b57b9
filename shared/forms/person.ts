// An administrator's form about a person (S3 §2.17). The screen checks none of it (R3-182): the server does, and its messages are keys of
// the catalogue.
import { registerSchema } from './account.ts';
import { tidiedEmail } from './email.ts';
import { PASSWORD_PATTERN } from './password.ts';
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

const LONGEST_MOBILE = 50;

/** Never an address: of two accounts it would be unclear whose it is. */
const USERNAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{1,49}$/u;

/** Empty: the account has none, and is known by its address alone. In lower case, as it is sought at sign-in. */
const username = z
  .string()
  .overwrite((name) => tidiedEmail(name).toLowerCase())
  .refine((name) => name === '' || USERNAME_PATTERN.test(name), 'form.usernameFormat');

export const personSchema = z.object({
  username,
  realName: z.string().min(1, 'input.required').pipe(registerSchema.shape.realName),
  email: z.string().min(1, 'input.required').pipe(registerSchema.shape.email),
  mobile: z.string().overwrite(oneLine).refine(atMost(LONGEST_MOBILE), 'form.mobileTooLong'),
  /** Blank keeps the old one (D13-060). */
  password: z
    .string()
    .trim()
    .refine((password) => password === '' || PASSWORD_PATTERN.test(password), 'form.passwordRule'),
  /** Empty: none. */
  departmentId: z.string(),
  roleIds: z.array(z.string()).min(1, 'form.personRolesRequired').max(100, 'input.invalid'),
  isEnabled: z.boolean(),
});

/** A new account needs a password. */
export const newPersonAccountSchema = personSchema.extend({
  password: z.string().trim().min(1, 'input.required').regex(PASSWORD_PATTERN, 'form.passwordRule'),
});

/** The checked form. */
export type CheckedPerson = z.output<typeof personSchema>;

/** As it stands in the form, where nothing is checked before it is sent; the password is kept apart, and nowhere. */
export const personValuesSchema = z.object({
  username: z.string(),
  realName: z.string(),
  email: z.string(),
  mobile: z.string(),
  departmentId: z.string(),
  roleIds: z.array(z.string()),
  /** 0 disabled, 1 normal. */
  status: z.string(),
});
export type PersonValues = z.output<typeof personValuesSchema>;

export const EMPTY_PERSON: PersonValues = { username: '', realName: '', email: '', mobile: '', departmentId: '', roleIds: [], status: '1' };
