// ORCID for tests: a local OpenID provider that names the test's person, a browser that goes there and back, and the queries of its pages.
import {
  OAuth2Server,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import type { Env } from '../../../env.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { buildSession, PASSWORD } from '../viewer/user.factory.ts';

export const JOSIAH = '0000-0002-1825-0097';
export const LAURE = '0000-0001-5109-3700';
const CLIENT_ID = 'APP-TEST';

/** The provider's answer to the next visit. */
interface Plan {
  sub: string;
  /** The person says no. */
  isCancelled: boolean;
  /** Changes the claims of the id token. */
  token?: (payload: Record<string, unknown>) => void;
}

export class TestOrcid {
  /** To be changed by a test; `reset` undoes it. */
  plan: Plan = { sub: JOSIAH, isCancelled: false };
  /** The PKCE verifier sent with the last code. */
  codeVerifier = '';
  readonly env: NonNullable<Env['ORCID']>;
  private readonly server: OAuth2Server;

  private constructor(server: OAuth2Server, issuer: string) {
    this.server = server;
    this.env = { issuer, clientId: CLIENT_ID, clientSecret: 'a secret between us and ORCID' };
  }

  static async start(port = 0): Promise<TestOrcid> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(port, '127.0.0.1');
    const orcid = new TestOrcid(server, server.issuer.url ?? '');
    server.service.on('beforeTokenSigning', (token: MutableToken) => {
      token.payload['sub'] = orcid.plan.sub;
      orcid.plan.token?.(token.payload);
    });
    server.service.on('beforeResponse', (_response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
      orcid.codeVerifier = String(body['code_verifier'] ?? '');
    });
    server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
      if (!orcid.plan.isCancelled) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    return orcid;
  }

  reset(): void {
    this.plan = { sub: JOSIAH, isCancelled: false };
  }

  async close(): Promise<void> {
    await this.server.stop();
  }
}

/** A browser as far as visits to ORCID need one: it keeps cookies, and follows redirections one by one. */
export class VisitingBrowser {
  private readonly product: string;
  private cookies: string[] = [];

  constructor(product: string) {
    this.product = product;
  }

  get cookie(): string {
    return this.cookies.join('; ');
  }

  /** A header of a request to the product. */
  get headers(): Record<string, string> {
    return { cookie: this.cookie };
  }

  /** Where an address of the product leads; relative when it stays there. */
  async open(path: string): Promise<string> {
    const response = await fetch(`${this.product}${path}`, { redirect: 'manual', headers: this.headers });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (set.length > 0) this.cookies = set;
    return response.headers.get('location') ?? '';
  }

  /** Asks the provider; answers the path of the product that it sends the person back to. */
  async ask(address: string): Promise<string> {
    const response = await fetch(address, { redirect: 'manual' });
    const { pathname, search } = new URL(response.headers.get('location') ?? '');
    return pathname + search;
  }

  /** To ORCID and back: the page where the person ends up. */
  async visit(query = ''): Promise<URL> {
    const back = await this.ask(await this.open(`/orcid/start${query}`));
    return new URL(await this.open(back), this.product);
  }

  /** The same for somebody whose iD no account has: the ticket in the page's address. */
  async ticket(query = ''): Promise<string> {
    return (await this.visit(query)).searchParams.get('orcid') ?? '';
  }
}

/** An application with its provider. Between tests nobody has an iD, and nothing has been counted. */
export class OrcidWorld {
  readonly app: TestApp;
  readonly orcid: TestOrcid;

  private constructor(app: TestApp, orcid: TestOrcid) {
    this.app = app;
    this.orcid = orcid;
  }

  static async start(): Promise<OrcidWorld> {
    const orcid = await TestOrcid.start();
    return new OrcidWorld(await startTestApp({ schema: colloquiumSchema(), env: { ORCID: orcid.env } }), orcid);
  }

  async reset(): Promise<void> {
    this.orcid.reset();
    const em = this.app.database.orm.em.fork();
    await em.nativeUpdate(User, { orcid: { $ne: null } }, { orcid: null });
    await em.nativeDelete(RateCounter, {});
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.orcid.close();
  }

  /** A session of a person that was built by another entity manager. */
  async tokenOf(user: User): Promise<string> {
    const em = this.app.database.orm.em.fork();
    return await buildSession(em, await em.findOneOrFail(User, user.id, { populate: ['roles'] }), this.app.clock);
  }
}

interface Opened {
  token: string;
  status: 'ACTIVE' | 'PENDING';
  viewer: { email: string; orcid: string | null } | null;
}

/** Does what /loginSuccess does with its code. */
export async function enter(
  app: TestApp,
  who: VisitingBrowser,
  code: string | null,
  language = 'en',
): Promise<GraphQLAnswer<{ signInWithOrcid: Opened | null }>> {
  const document =
    'mutation Enter($input: SignInWithOrcidInput!) { signInWithOrcid(input: $input) { token status viewer { email orcid } } }';
  return await app.request(document, { input: { code: code ?? '', language: 'EN_US' } }, { headers: who.headers, language });
}

/** Does what /loginBang does with its ticket. */
export async function bindAndEnter(
  app: TestApp,
  who: VisitingBrowser,
  orcidTicket: string,
  { account, password = PASSWORD, language = 'en' }: { account: string; password?: string; language?: string },
): Promise<GraphQLAnswer<{ bindOrcidAndSignIn: Opened | null }>> {
  const document =
    'mutation BindIn($input: BindOrcidAndSignInInput!) { bindOrcidAndSignIn(input: $input) { token status viewer { email orcid } } }';
  return await app.request(document, { input: { account, password, orcidTicket, language: 'EN_US' } }, { headers: who.headers, language });
}
