// GraphiQL from this server alone (no CDN), for demo and development.
import type { RequestHandler } from 'express';

const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; worker-src blob:; img-src 'self' data:; font-src 'self' data:";

/** The page is 9 MB of script: loaded when first asked for, then kept. */
export function graphiqlPage(endpoint: string): RequestHandler {
  let page: Promise<string> | null = null;
  return async (_request, response) => {
    page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) =>
      renderGraphiQL({ title: 'Colloquium GraphiQL', endpoint, headers: '{"token": ""}' }),
    );
    response
      .set({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('html')
      .send(await page);
  };
}
