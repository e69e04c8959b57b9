// The rules of the sign-in form (S1 §5). Messages are keys of the catalogue. Plain code instead of a schema, because everyone downloads the
// sign-in page first.

const REQUIRED = {
  account: 'form.accountRequired',
  password: 'form.passwordRequired',
  captcha: 'form.captchaRequired',
  mailedCode: 'form.mailedCodeRequired',
} as const;

export type SignInField = keyof typeof REQUIRED;
/** All trimmed. `account`: email or user name. The captcha, or a code that was mailed in its place; neither where ORCID has spoken. */
export type SignInValues = Partial<Record<SignInField, string>>;

/** Field → message key, for the fields that the form has; empty when the form may be sent. */
export function signInProblems(values: SignInValues): Partial<Record<SignInField, string>> {
  const empty = (Object.keys(REQUIRED) as SignInField[]).filter((field) => values[field] === '');
  return Object.fromEntries(empty.map((field) => [field, REQUIRED[field]]));
}
