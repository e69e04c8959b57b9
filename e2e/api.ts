// The product's API, used by the tests to prepare the start of a story: by account, over the same door as the browser.
import { setTimeout } from 'node:timers/promises';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';

export type LanguageTag = 'zh-CN' | 'en-US';

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface Api {
  token: string;
  /** Throws with the server's words and code. */
  ask<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The same with a file, which takes the place of `input.file`. */
  send<Data>(document: string, variables: { input: Record<string, unknown> }, file: { name: string; bytes: Buffer }): Promise<Data>;
}

interface Session {
  token: string;
  status: 'ACTIVE' | 'PENDING';
}

async function openSession(baseURL: string, account: string, language: LanguageTag): Promise<Session> {
  const visitor = apiOf(baseURL, '');
  const { createCaptcha } = await visitor.ask<{ createCaptcha: { captcha: { id: string } } }>(
    'mutation { createCaptcha { captcha { id } } }',
  );
  const { signIn: session } = await visitor.ask<{ signIn: Session }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token status } }',
    {
      input: {
        account,
        password: PASSWORD,
        captchaId: createCaptcha.captcha.id,
        captcha: CAPTCHA_ANSWER,
        rememberMe: false,
        language: language === 'zh-CN' ? 'ZH_CN' : 'EN_US',
      },
    },
  );
  return session;
}

/** Signs in through the API, without a browser: a session of its own. Account: user name of the demo. */
export async function signIn(baseURL: string, account: string, language: LanguageTag = 'zh-CN'): Promise<Api> {
  for (let waited = 0; waited < 60; waited += 1) {
    const { token, status } = await openSession(baseURL, account, language);
    if (status !== 'PENDING') return apiOf(baseURL, token);
    // Another story has the account, and signs out when it is through.
    await setTimeout(1000);
  }
  throw new Error(`${account} is online elsewhere`);
}

/** Makes sure that an account which may be online only once is not. */
export async function signOutEverywhere(baseURL: string, account: string): Promise<void> {
  const { token, status } = await openSession(baseURL, account, 'zh-CN');
  if (status === 'PENDING')
    await apiOf(baseURL, '').ask('mutation ($input: TakeOverSessionInput!) { takeOverSession(input: $input) { token } }', {
      input: { pendingToken: token },
    });
  await apiOf(baseURL, token).ask('mutation { signOut { ok } }');
}

/** The API with the token of a session. */
export function apiOf(baseURL: string, token: string): Api {
  const headers: Record<string, string> = { accept: 'application/json', 'apollo-require-preflight': 'true', ...(token && { token }) };
  async function read<Data>(request: RequestInit): Promise<Data> {
    const response = await fetch(`${baseURL}/graphql`, { method: 'POST', ...request });
    // The server answers in the shape of the document, which the caller names.
    const answer = (await response.json()) as Answer<Data>;
    const [error] = answer.errors ?? [];
    if (error || !answer.data) throw new Error(`${error?.extensions?.code ?? response.status}: ${error?.message ?? 'no data'}`);
    return answer.data;
  }
  return {
    token,
    ask: (query, variables = {}) =>
      read({ headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) }),
    send: (query, { input }, file) => {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
      form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
      form.append('0', new Blob([new Uint8Array(file.bytes)]), file.name);
      return read({ headers, body: form });
    },
  };
}
