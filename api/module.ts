// A domain's contribution to the product, in `modules/<domain>/<domain>.module.ts`. api/modules.ts folds all of them: a new table, type,
// rule, job or sweep of a domain needs no central edit.
import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import type { Refusal } from '../shared/errors.ts';
import { signedIn, type Context, type Services, type ViewerSession } from './context.ts';
import type { AccountColumns } from './account-columns.ts';
import type { Doors } from './doors.ts';
import type { Policy } from './graphql/auth.ts';
import type { NodeLoader } from './graphql/node.ts';
import type { Export } from './modules/exports/export.ts';
import type { MailTransport } from './modules/mail/transport.ts';

export interface JobDeps extends Services {
  /** Null: letters wait in the outbox. */
  transport: MailTransport | null;
}

export interface SweepDeps {
  orm: MikroORM;
  storage: Services['storage'];
  clock: Services['clock'];
  log: Services['log'];
  env: Pick<Services['env'], 'SECRET_KEY'>;
}

export interface Module {
  /** Tables. */
  entities?: readonly (new () => object)[];
  /** What becomes of each of their columns that names an account when two are merged, by `table.column`. */
  accountColumns?: AccountColumns;
  /** Classes with GraphQL fields. */
  resolvers?: readonly Function[];
  /** Types that only `node(id)` answers. */
  orphanedTypes?: readonly (new () => object)[];
  /** How an object of each type is found by its id; the rule of the type decides what the viewer gets of it. */
  nodes?: Readonly<Record<string, NodeLoader<Context>>>;
  /** The names that `@Auth({ policy })` may use. */
  policies?: Readonly<Record<string, Policy<Context>>>;
  /** Screens of its calls, and its open or unlimited calls. */
  doors?: Doors;
  /** Exports, spreadsheets and documents, by `export.name`. */
  exports?: readonly Export[];
  /** Tasks of the worker by their names. */
  jobs?: (deps: JobDeps) => TaskList;
  /** Tasks that may take long: they have places of their own, and keep no letter waiting. */
  slowJobs?: (deps: JobDeps) => TaskList;
  /** Tasks for each morning and the start of a worker. Each may run twice, or in two processes at once, and does its part once. */
  daily?: readonly ((deps: JobDeps) => Promise<void>)[];
  /** Hourly tasks: removing rows and files that nobody can use any more. Each may run twice, or in two processes at once, without harm. */
  sweeps?: readonly ((deps: SweepDeps) => Promise<void>)[];
}

/** `{ view: rule }` as `{ 'contribution.view': policy }`, each asked with the facts of its object. */
export function policiesOf<Source, Facts>(
  prefix: string,
  rules: Readonly<Record<string, (viewer: ViewerSession, facts: Facts) => Refusal | null>>,
  facts: (ctx: Context, source: Source) => Facts | Promise<Facts>,
): Record<string, (ctx: Context, source: Source) => Refusal | null | Promise<Refusal | null>> {
  return Object.fromEntries(
    Object.entries(rules).map(([act, rule]) => [
      `${prefix}.${act}`,
      (ctx: Context, source: Source) => {
        const viewer = signedIn(ctx);
        const known = facts(ctx, source);
        return known instanceof Promise ? known.then((loaded) => rule(viewer, loaded)) : rule(viewer, known);
      },
    ]),
  );
}
