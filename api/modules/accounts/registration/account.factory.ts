// Steps without a session, for tests: register, answer the letter, sign in.
import type { GraphQLAnswer, RequestOptions, TestApp } from '../../../testing/app.ts';
import { finishJobs, mailsTo } from '../../../testing/jobs.ts';
import { PASSWORD } from '../viewer/user.factory.ts';

const REGISTER = 'mutation Register($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }';
const ACTIVATE = 'mutation Activate($input: ActivateAccountInput!) { activateAccount(input: $input) { ok } }';
const CAPTCHA = 'mutation Captcha { createCaptcha { captcha { id } } }';
const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token status viewer { email realName currentRole { number name } workplaces isProfileComplete } } }';

export interface NewPerson {
  email: string;
  password?: string;
  realName?: string;
  language?: 'ZH_CN' | 'EN_US';
}

/** Sends the form; the letter is for the worker to write. */
export async function sendRegistration(app: TestApp, person: NewPerson, options?: RequestOptions): Promise<GraphQLAnswer> {
  return await app.request(REGISTER, { input: { password: PASSWORD, realName: '李雷', language: 'ZH_CN', ...person } }, options);
}

/** Registers and lets the letter be written; answers the newest code that was mailed there, empty when there is none. */
export async function registerPerson(app: TestApp, person: NewPerson, options?: RequestOptions): Promise<string> {
  const { data, errors } = await sendRegistration(app, person, options);
  if (!data) throw new Error(JSON.stringify(errors));
  await finishJobs(app);
  return (await activationCodes(app, person.email.trim().toLowerCase())).at(-1) ?? '';
}

/** Codes of all letters to an address, oldest first. */
export async function activationCodes(app: TestApp, email: string): Promise<string[]> {
  return (await mailsTo(app, email)).flatMap(({ text }) => /\/activate\?code=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** Answers the letter with the password of its registration. */
export async function activateWith(app: TestApp, code: string, password = PASSWORD, options?: RequestOptions): Promise<GraphQLAnswer> {
  return await app.request(ACTIVATE, { input: { code, password } }, options);
}

export async function captchaId(app: TestApp): Promise<string> {
  const { data, errors } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(CAPTCHA);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createCaptcha.captcha.id;
}

export interface Attempt {
  account: string;
  password?: string;
  /** A fresh one when not said. */
  captchaId?: string;
  captcha?: string;
  rememberMe?: boolean;
  language?: 'ZH_CN' | 'EN_US';
}

interface SignedIn {
  token: string;
  status: 'ACTIVE' | 'PENDING';
  viewer: {
    email: string;
    realName: string;
    currentRole: { number: number; name: string };
    workplaces: string[];
    isProfileComplete: boolean;
  } | null;
}

/** With the right captcha and the factories' password, unless the attempt says otherwise. */
export async function signInAs(
  app: TestApp,
  attempt: Attempt,
  options?: RequestOptions,
): Promise<GraphQLAnswer<{ signIn: SignedIn | null }>> {
  const input = {
    password: PASSWORD,
    captcha: 'wxyz',
    rememberMe: false,
    language: 'EN_US',
    captchaId: attempt.captchaId ?? (await captchaId(app)),
    ...attempt,
  };
  return await app.request(SIGN_IN, { input }, options);
}
