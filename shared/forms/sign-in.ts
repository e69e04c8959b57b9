// The rules of the sign-in form (S1 §5). Messages are keys of the catalogue. Plain code instead of a schema, because the
// sign-in page is what everyone downloads first.

const REQUIRED = { account: 'form.accountRequired', password: 'form.passwordRequired', captcha: 'form.captchaRequired' } as const;

export type SignInField = keyof typeof REQUIRED;
/** All trimmed. `account`: email or user name. */
export type SignInValues = Record<SignInField, string>;

/** Field → message key; empty when the form may be sent. */
export function signInProblems(values: SignInValues): Partial<Record<SignInField, string>> {
  const empty = (Object.keys(REQUIRED) as SignInField[]).filter((field) => values[field] === '');
  return Object.fromEntries(empty.map((field) => [field, REQUIRED[field]]));
}
