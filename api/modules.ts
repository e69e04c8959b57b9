// Every domain of the product, the one list that the schema, the database, the worker and the sweep are made from.
import { PersistedDocument } from './graphql/persisted-document.entity.ts';
import { ownDoors, together } from './doors.ts';
import type { Module } from './module.ts';
import { accounts } from './modules/accounts/accounts.module.ts';
import { anonymity } from './modules/anonymity/anonymity.module.ts';
import { audit } from './modules/audit/audit.module.ts';
import { authorInvitations } from './modules/author-invitations/author-invitations.module.ts';
import { authorship } from './modules/authorship/authorship.module.ts';
import { candidates } from './modules/candidates/candidates.module.ts';
import { colloquiumForm } from './modules/colloquium-form/colloquium-form.module.ts';
import { colloquiums } from './modules/colloquiums/colloquiums.module.ts';
import { contributions } from './modules/contributions/contributions.module.ts';
import { copies } from './modules/copies/copies.module.ts';
import { correspondence } from './modules/correspondence/correspondence.module.ts';
import { deadlines } from './modules/deadlines/deadlines.module.ts';
import { exportModule } from './modules/exports/exports.module.ts';
import { files } from './modules/files/files.module.ts';
import { frontPage } from './modules/front-page/front-page.module.ts';
import { institutions } from './modules/institutions/institutions.module.ts';
import { invitations } from './modules/invitations/invitations.module.ts';
import { issues } from './modules/issues/issues.module.ts';
import { letters } from './modules/letters/letters.module.ts';
import { mail } from './modules/mail/mail.module.ts';
import { maintenance } from './modules/maintenance/maintenance.module.ts';
import { messages } from './modules/messages/messages.module.ts';
import { monthly } from './modules/monthly/monthly.module.ts';
import { names } from './modules/names/names.module.ts';
import { organization } from './modules/organization/organization.module.ts';
import { people } from './modules/people/people.module.ts';
import { pool } from './modules/pool/pool.module.ts';
import { preprints } from './modules/preprints/preprints.module.ts';
import { press } from './modules/press/press.module.ts';
import { publisher } from './modules/publisher/publisher.module.ts';
import { reference } from './modules/reference/reference.module.ts';
import { reminders } from './modules/reminders/reminders.module.ts';
import { reviews } from './modules/reviews/reviews.module.ts';
import { rights } from './modules/rights/rights.module.ts';
import { search } from './modules/search/search.module.ts';
import { statements } from './modules/statements/statements.module.ts';
import { statistics } from './modules/statistics/statistics.module.ts';
import { submission } from './modules/submission/submission.module.ts';
import { today } from './modules/today/today.module.ts';
import { views } from './modules/views/views.module.ts';
import { workflow } from './modules/workflow/workflow.module.ts';
import { LastRun } from './watch/last-run.entity.ts';

const modules: readonly Module[] = [
  accounts,
  anonymity,
  audit,
  authorInvitations,
  authorship,
  candidates,
  colloquiumForm,
  colloquiums,
  contributions,
  copies,
  correspondence,
  deadlines,
  exportModule,
  files,
  frontPage,
  institutions,
  invitations,
  issues,
  letters,
  mail,
  maintenance,
  messages,
  monthly,
  names,
  organization,
  people,
  pool,
  preprints,
  press,
  publisher,
  reference,
  reminders,
  reviews,
  rights,
  search,
  statements,
  statistics,
  submission,
  today,
  views,
  workflow,
];

export const entities = [PersistedDocument, LastRun, ...modules.flatMap((module) => module.entities ?? [])];
export const accountColumns = folded('account column', (module) => module.accountColumns);
export const resolvers = modules.flatMap((module) => module.resolvers ?? []);
export const orphanedTypes = modules.flatMap((module) => module.orphanedTypes ?? []);
export const nodes = folded('node', (module) => module.nodes);
export const policies = folded('policy', (module) => module.policies);
export const doors = together([ownDoors, ...modules.flatMap((module) => module.doors ?? [])]);
export const exports = folded('export', (module) => Object.fromEntries(module.exports?.map((one) => [one.name, one]) ?? []));
export const jobs = modules.flatMap((module) => module.jobs ?? []);
export const slowJobs = modules.flatMap((module) => module.slowJobs ?? []);
export const daily = modules.flatMap((module) => module.daily ?? []);
export const sweeps = modules.flatMap((module) => module.sweeps ?? []);

/** The tables of all modules as one. Errors: when two modules use one name. */
function folded<Row>(what: string, table: (module: Module) => Readonly<Record<string, Row>> | undefined): Readonly<Record<string, Row>> {
  const all: Record<string, Row> = {};
  for (const module of modules) {
    for (const [name, row] of Object.entries(table(module) ?? {})) {
      if (name in all) throw new Error(`Two modules define the ${what} "${name}"`);
      all[name] = row;
    }
  }
  return all;
}
