// Pages and files that are not GraphQL: what modules serve over plain HTTP. main.ts and tests hand it to buildApp as `mount`.
import type { Express } from 'express';
import { createContext, type Services } from './context.ts';
import { reloadViewer, viewerInRole } from './modules/accounts/session.service.ts';
import { contributionFilePolicy } from './modules/contributions/contribution.policy.ts';
import { downloadHandler } from './modules/files/download.ts';
import { demoMails } from './modules/mail/demo-mails.ts';
import { fileFactsOf } from './policies.ts';

export function moduleRoutes(services: Services): (app: Express) => void {
  const { orm, env, clock, storage, log } = services;
  const download = downloadHandler({
    secret: env.SECRET_KEY,
    clock,
    storage,
    log,
    async contextOf({ userId, sessionId, roleId }, request) {
      const em = orm.em.fork();
      const viewer = sessionId === null ? await viewerInRole(em, userId, roleId) : await reloadViewer(em, sessionId, clock);
      if (viewer?.userId !== userId) return null;
      return createContext(services, { viewer, language: viewer.language, address: request.ip ?? '' });
    },
    mayView: async (ctx, file) => (ctx.viewer ? contributionFilePolicy.view(ctx.viewer, await fileFactsOf(ctx, file)) : { code: 'UNAUTHENTICATED' }),
  });
  return (app) => {
    app.get('/files/:ticket', download);
    if (env.MODE === 'demo') app.use('/demo/mails', demoMails({ em: () => orm.em.fork(), publicUrl: env.PUBLIC_URL }));
  };
}
