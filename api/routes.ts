// HTTP routes of modules beside GraphQL, mounted on the application by main.ts and by tests.
import type { Express, Request } from 'express';
import { createContext, type Services } from './context.ts';
import { isForTrying } from './env.ts';
import { orcidRoutes } from './modules/accounts/orcid.routes.ts';
import { reloadViewer, viewerInRole } from './modules/accounts/viewer.service.ts';
import { contributionFilePolicy } from './modules/contributions/contribution.policy.ts';
import { downloadHandler } from './modules/files/download.ts';
import { maintenanceRefusal, maintenanceText } from './modules/maintenance/maintenance.policy.ts';
import { demoMails } from './modules/mail/demo-mails.ts';
import { fileFactsOf } from './modules/contributions/contribution.facts.ts';
import { TELL_WITHHELD } from './modules/workflow/withheld-file.ts';
import { addJob } from './database/jobs.ts';
import { mayKnowUploader } from './modules/contributions/file-uploader.ts';

export function mountRoutes(app: Express, services: Services): void {
  const { env, clock, storage, log, orm } = services;
  app.get(
    '/files/:ticket',
    downloadHandler({
      secret: env.SECRET_KEY,
      clock,
      storage,
      log,
      // The person as they are now: a ticket does not outlive the session it was made in, nor the role.
      async contextOf(ticket, request) {
        const em = orm.em.fork();
        const viewer =
          ticket.sessionId === null
            ? await viewerInRole(em, ticket.userId, ticket.roleId)
            : await reloadViewer(em, ticket.sessionId, clock);
        if (viewer?.userId !== ticket.userId || viewer.roleId !== ticket.roleId) return null;
        return createContext(services, { viewer, language: viewer.language, address: request.ip ?? '' });
      },
      closedTo: (ctx) => {
        const window = ctx.maintenance.window();
        const isClosed =
          maintenanceRefusal(window, ctx.clock.now(), { isAdministrator: ctx.viewer?.isAdministrator ?? false, language: ctx.language }) !==
          null;
        return window !== null && isClosed ? (language) => maintenanceText(window, language) : null;
      },
      mayKnowUploader,
      tellWithheld: async (file) => await addJob(orm.em.fork(), TELL_WITHHELD, { fileId: file.id }),
      mayView: async (ctx, file) =>
        ctx.viewer ? contributionFilePolicy.view(ctx.viewer, await fileFactsOf(ctx, file)) : { code: 'UNAUTHENTICATED' },
    }),
  );
  if (env.ORCID) {
    const contextOf = (request: Request) => createContext(services, { viewer: null, language: 'zh-CN', address: request.ip ?? '' });
    app.use('/orcid', orcidRoutes(env.ORCID, env.PUBLIC_URL, contextOf));
  }
  // In development, too, letters are taken as sent without leaving the house.
  if (isForTrying(env)) app.use('/demo/mails', demoMails({ em: () => orm.em.fork(), publicUrl: env.PUBLIC_URL }));
}
