// /orcid/start and /orcid/callback: to ORCID and back. They answer only redirections to pages, which tell the result.
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Context } from '../../../context.ts';
import { asDomainError } from '../../../errors.ts';
import { browserKeyOf, keepBrowserKey } from './browser-key.ts';
import type { OrcidPurpose } from './orcid-attempt.entity.ts';
import { newOrcidSecrets, orcidProvider, OrcidRefusal } from './orcid-provider.ts';
import { entryCode, rememberAttempt, takeAttempt } from './orcid.service.ts';
import { orcidTicket } from './orcid-ticket.ts';
import { consume } from '../limits/rate-limit.ts';
import { accountsLimits } from '../accounts.doors.ts';

/** Why nothing came of it, as the pages know it (`?orcidFailure=`). */
type Failure = 'cancelled' | 'expired' | 'failed' | 'tooMany';

/** Where a visit is begun and ends. */
const PAGE: Readonly<Record<OrcidPurpose, string>> = { signIn: '/login', bind: '/main/personMsg' };
const LONGEST_NEXT = 500;

/** To be mounted at /orcid when ORCID is configured. */
export function orcidRoutes(
  config: NonNullable<Context['env']['ORCID']>,
  publicUrl: string,
  contextOf: (request: Request) => Context,
): Router {
  const provider = orcidProvider(config, `${publicUrl}/orcid/callback`);
  const router = express.Router();

  const start = async (request: Request, response: Response, ctx: Context) => {
    const purpose: OrcidPurpose = request.query['for'] === 'bind' ? 'bind' : 'signIn';
    try {
      await consume(ctx, accountsLimits['orcid:address'], ctx.address);
      const secrets = newOrcidSecrets();
      const address = await provider.authorizationUrl(secrets);
      const browser = keepBrowserKey(request, response, publicUrl);
      await rememberAttempt(ctx, browser, secrets, {
        purpose,
        isRemembered: request.query['remember'] === '1',
        next: textOf(request, 'next'),
      });
      response.redirect(303, address.href);
    } catch (error) {
      if (asDomainError(error)?.code === 'RATE_LIMITED') return fail(response, purpose, 'tooMany');
      ctx.log.warn({ err: error }, 'ORCID could not be reached');
      fail(response, purpose, 'failed');
    }
  };

  const callback = async (request: Request, response: Response, ctx: Context) => {
    const state = textOf(request, 'state') ?? '';
    const attempt = await takeAttempt(ctx, state);
    // A state that is not this browser's, one that was used, or one that took too long.
    if (!attempt) return fail(response, 'signIn', 'expired');
    const { purpose, nonce, codeVerifier, isRemembered, next } = attempt;
    try {
      const orcid = await provider.orcidOf(new URL(request.originalUrl, publicUrl), { state, nonce, codeVerifier });
      const code = purpose === 'signIn' ? await entryCode(ctx, orcid, isRemembered) : null;
      if (code !== null) return go(response, '/loginSuccess', { token: code, ...(next && { next }) });
      go(response, purpose === 'bind' ? PAGE.bind : '/loginBang', {
        orcid: orcidTicket(ctx, orcid),
        ...(next && purpose === 'signIn' && { next }),
      });
    } catch (error) {
      if (error instanceof OrcidRefusal) return fail(response, purpose, 'cancelled');
      ctx.log.warn({ err: error }, 'ORCID did not tell who it is');
      fail(response, purpose, 'failed');
    }
  };

  router.get('/start', handle(contextOf, start));
  router.get('/callback', handle(contextOf, callback));
  return router;
}

function handle(
  contextOf: (request: Request) => Context,
  work: (request: Request, response: Response, ctx: Context) => Promise<void>,
): RequestHandler {
  return (async (request, response) => {
    response.set('cache-control', 'no-store');
    await work(request, response, { ...contextOf(request), browser: browserKeyOf(request) });
  }) satisfies RequestHandler;
}

function fail(response: Response, purpose: OrcidPurpose, failure: Failure): void {
  go(response, PAGE[purpose], { orcidFailure: failure });
}

function go(response: Response, page: string, query: Record<string, string>): void {
  response.redirect(303, `${page}?${new URLSearchParams(query).toString()}`);
}

function textOf(request: Request, name: string): string | null {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NEXT ? value : null;
}
