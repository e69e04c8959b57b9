// HTTP routes of modules beside GraphQL, mounted on the application by main.ts and by tests.
import type { Express, Request } from 'express';
import { createContext, type Services } from '../context.ts';
import { isForTrying } from '../env.ts';
import { menuDoor } from '../menu-door.ts';
import { exports } from '../modules.ts';
import { isWithinLimit } from '../modules/accounts/limits/rate-limit.ts';
import { orcidRoutes } from '../modules/accounts/orcid/orcid.routes.ts';
import { viewerNow, viewerOfLink, type Credential } from '../modules/accounts/viewer/viewer.service.ts';
import { JOURNAL_FILES } from '../modules/colloquium-form/colloquium-files.ts';
import { journalFileHandler } from '../modules/colloquium-form/journal-file-route.ts';
import { LETTER_IMAGES } from '../modules/letters/image-links.ts';
import { letterImageHandler } from '../modules/letters/image-route.ts';
import { contributionFilePolicy, contributionPolicy } from '../modules/contributions/access/contribution.policy.ts';
import { archiveHandler, type ArchiveDeps } from '../modules/files/archive.ts';
import { downloadHandler, type DownloadDeps } from '../modules/files/download.ts';
import { exportHandler } from '../modules/exports/export-route.ts';
import { issueFactsOf } from '../modules/issues/issue.loader.ts';
import { issuePolicy } from '../modules/issues/issue.policy.ts';
import { issueDownloadHandler, type IssueDownloadDeps } from '../modules/issues/workbench/issue-download.ts';
import { maintenanceRefusal, maintenanceText } from '../modules/maintenance/maintenance.policy.ts';
import { demoMails } from '../modules/correspondence/demo-mails.ts';
import { factsOf, fileFactsOf } from '../modules/contributions/access/contribution.facts.ts';
import { PREPRINT_FILES } from '../modules/preprints/preprint-link.ts';
import { preprintFileHandler } from '../modules/preprints/preprint-route.ts';
import { noteCopy } from '../modules/copies/make-copy.ts';
import { filesForArchive } from '../modules/contributions/files/viewer-files.ts';
import { mayKnowUploader } from '../modules/contributions/files/file-uploader.ts';
import { accountsLimits } from '../modules/accounts/accounts.doors.ts';
import { filesLimits } from '../modules/files/files.doors.ts';
import type { Limit } from '../doors.ts';
import { exportsLimits } from '../modules/exports/exports.doors.ts';

/** A route beside GraphQL: with the limit that it counts, or the reason why it counts none. */
export type Route = { path: string; mount(app: Express): void } & ({ limit: Limit } | { unlimited: string });

/** Routes of the application itself. */
export const unlimitedRoutes: Readonly<Record<string, string>> = {
  '/healthz': 'costs nothing',
  '/readyz': 'an answer serves three seconds',
  '/graphiql': 'a page of a demo, without data',
};

export function mountRoutes(app: Express, services: Services): void {
  for (const route of routesOf(services)) route.mount(app);
}

export function routesOf(services: Services): Route[] {
  const { env, clock, storage, log, orm } = services;
  const downloads: DownloadDeps & ArchiveDeps & IssueDownloadDeps = {
    secret: env.SECRET_KEY,
    clock,
    storage,
    log,
    // The person as they are now: a ticket does not outlive the session it was made in, nor the role.
    async contextOf(ticket, request) {
      const em = orm.em.fork();
      const viewer = await viewerOfLink(em, ticket, clock);
      if (viewer === null) return null;
      return createContext(services, { viewer, language: viewer.language, address: request.ip ?? '' });
    },
    closedTo: (ctx) => {
      const window = ctx.maintenance.window();
      const isClosed =
        maintenanceRefusal(window, ctx.clock.now(), { isAdministrator: ctx.viewer?.isAdministrator ?? false, language: ctx.language }) !==
        null;
      return window !== null && isClosed ? (language) => maintenanceText(window, language) : null;
    },
    isWithinLimit: (ctx) => ctx.own((em) => isWithinLimit(em, filesLimits['download:user'], String(ctx.viewer?.userId))),
    mayKnowUploader,
    noteCopy: (file, failure) => noteCopy(services, file.id, failure, { isAsked: true }),
    mayView: async (ctx, file) =>
      ctx.viewer ? contributionFilePolicy.view(ctx.viewer, await fileFactsOf(ctx, file)) : { code: 'UNAUTHENTICATED' },
    isArchiveWithinLimit: (ctx) => ctx.own((em) => isWithinLimit(em, filesLimits['archive:user'], String(ctx.viewer?.userId))),
    mayDownload: async (ctx, contribution) =>
      ctx.viewer ? contributionPolicy.downloadArchive(ctx.viewer, await factsOf(ctx, contribution)) : { code: 'UNAUTHENTICATED' },
    filesFor: filesForArchive,
    isIssueWithinLimit: (ctx) => ctx.own((em) => isWithinLimit(em, filesLimits['archive:user'], String(ctx.viewer?.userId))),
    mayViewContents: async (ctx, issue) =>
      ctx.viewer ? issuePolicy.viewContents(ctx.viewer, await issueFactsOf(ctx, issue)) : { code: 'UNAUTHENTICATED' },
    mayExportSingle: async (ctx, contribution) =>
      ctx.viewer ? contributionPolicy.exportSingle(ctx.viewer, await factsOf(ctx, contribution)) : { code: 'UNAUTHENTICATED' },
  };
  const [download, archive, issueDownload] = [downloadHandler(downloads), archiveHandler(downloads), issueDownloadHandler(downloads)];
  const routes: Route[] = [
    { path: '/files/:ticket', limit: filesLimits['download:user'], mount: (app) => app.get('/files/:ticket', download) },
    { path: '/archives/:ticket', limit: filesLimits['archive:user'], mount: (app) => app.get('/archives/:ticket', archive) },
    { path: '/issues/:ticket', limit: filesLimits['archive:user'], mount: (app) => app.get('/issues/:ticket', issueDownload) },
  ];
  const spreadsheet = exportHandler({
    ...downloads,
    exports,
    isOnMenu: (ctx, name) => menuDoor.opens(ctx, menuDoor.screens[`Viewer.${name}ExportUrl`] ?? []),
    isWithinLimit: (ctx) => ctx.own((em) => isWithinLimit(em, exportsLimits['export:user'], String(ctx.viewer?.userId))),
  });
  routes.push({ path: '/exports/:ticket', limit: exportsLimits['export:user'], mount: (app) => app.get('/exports/:ticket', spreadsheet) });
  const preprintFile = preprintFileHandler(downloads);
  routes.push({
    path: `${PREPRINT_FILES}/:ticket`,
    limit: filesLimits['download:user'],
    mount: (app) => app.get(`${PREPRINT_FILES}/:ticket`, preprintFile),
  });
  // A link is good in the session, or by the API token, that it was made for, as those to files are.
  const isTheirs = async (ticket: Credential) => (await viewerNow(orm.em.fork(), ticket, clock)) !== null;
  const image = letterImageHandler({ secret: env.SECRET_KEY, clock, storage, log, em: () => orm.em.fork(), isTheirs });
  routes.push({
    path: `${LETTER_IMAGES}/:ticket`,
    unlimited: 'small, shown by a page each time it is opened, and found only by readers who were shown the text',
    mount: (app) => app.get(`${LETTER_IMAGES}/:ticket`, image),
  });
  const journalFile = journalFileHandler({ secret: env.SECRET_KEY, clock, storage, log, em: () => orm.em.fork(), isTheirs });
  routes.push({
    path: `${JOURNAL_FILES}/:ticket`,
    unlimited: 'shown by a page each time it is opened, and found only by readers who were shown the page',
    mount: (app) => app.get(`${JOURNAL_FILES}/:ticket`, journalFile),
  });
  if (env.ORCID) {
    const contextOf = (request: Request) => createContext(services, { viewer: null, language: 'zh-CN', address: request.ip ?? '' });
    const orcid = orcidRoutes(env.ORCID, env.PUBLIC_URL, contextOf);
    routes.push({ path: '/orcid', limit: accountsLimits['orcid:address'], mount: (app) => app.use('/orcid', orcid) });
  }
  // In development, too, letters are taken as sent without leaving the house.
  if (isForTrying(env)) {
    const mails = demoMails({ em: () => orm.em.fork(), publicUrl: env.PUBLIC_URL, storage });
    routes.push({
      path: '/demo/mails',
      unlimited: 'the letters of a demo, for its visitors',
      mount: (app) => app.use('/demo/mails', mails),
    });
  }
  return routes;
}
