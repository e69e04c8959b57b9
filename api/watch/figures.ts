// Figures read on request: open resources of this process; waiting, failed and last finished tasks of the house (decision 55). Every
// process answers the same for the house; four cheap statements serve ten seconds, for any number of requests.
import { Gauge, Registry, type Aggregator } from 'prom-client';
import type { Services } from '../context.ts';
import { poolOf } from '../database/orm.ts';

const READING_SERVES_MS = 10_000;

interface FigureDeps extends Pick<Services, 'orm' | 'clock' | 'log'> {
  /** Open sockets of this process. */
  sockets(): number;
  /** Whether the file storage answers. */
  storageAnswers(): Promise<boolean>;
  /** Names of the worker's tasks: labels of nothing else. */
  tasks: readonly string[];
}

type JobState = 'waiting' | 'later' | 'failed';

/** Figures of the house from the database. Ages in seconds; null: it was never done. */
interface House {
  jobs: { task: string; state: JobState; count: number }[];
  mails: { status: 'queued' | 'failed'; count: number }[];
  sealAge: number | null;
  /** Age of the oldest line without a seal; null: there is none. */
  unsealedAge: number | null;
  /** Whether the last check found the logs as they were sealed. */
  logsHold: number | null;
  checkAge: number | null;
  lastRuns: { name: string; age: number }[];
}

/** A registry for each application: its figures hold references to their sources. */
export function figuresOf(deps: FigureDeps): Registry {
  const registry = new Registry();
  const house = lately(deps);
  /** A figure that cannot be read is left out, not answered wrongly. */
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: (figure: Gauge<L>) => void | Promise<void>,
    /** How those of several processes become one: each knows the figures of the house. */
    aggregator: Aggregator = 'first',
  ) =>
    new Gauge<L>({
      name: `colloquium_${name}`,
      help,
      labelNames,
      aggregator,
      registers: [registry],
      async collect() {
        this.reset();
        if (labelNames.length === 0) this.remove();
        await read(this);
      },
    });
  const age = (name: string, help: string, of: (house: House) => number | null) =>
    gauge(name, help, [], async (figure) => {
      const known = await house();
      const value = known && of(known);
      if (value !== null) figure.set(value);
    });

  gauge(
    'database_connections',
    'Connections to the database, and who waits for one.',
    ['state'],
    (figure) => {
      const { total, idle, waiting } = poolOf(deps.orm);
      figure.set({ state: 'used' }, total - idle);
      figure.set({ state: 'idle' }, idle);
      figure.set({ state: 'waiting' }, waiting);
    },
    'sum',
  );
  gauge('open_sockets', 'Open WebSockets.', [], (figure) => figure.set(deps.sockets()), 'sum');
  gauge(
    'storage_answers',
    '1: files can be read and written; 0: the storage is away, or refuses this process.',
    [],
    async (figure) => figure.set(Number(await deps.storageAnswers())),
    'min',
  );
  gauge(
    'database_answers',
    '1: the figures of the house were read; 0: they are left out of this answer.',
    [],
    async (figure) => figure.set((await house()) ? 1 : 0),
    'min',
  );
  gauge(
    'jobs',
    'Jobs that are due or being done (waiting), not yet due or to be tried again (later), given up (failed).',
    ['task', 'state'],
    async (figure) => {
      const known = await house();
      if (!known) return;
      for (const task of deps.tasks) for (const state of ['waiting', 'failed']) figure.set({ task, state }, 0);
      for (const { task, state, count } of known.jobs) figure.inc({ task: deps.tasks.includes(task) ? task : 'other', state }, count);
    },
  );
  gauge('mails', 'Letters in the outbox (queued) and those given up (failed).', ['status'], async (figure) => {
    const known = await house();
    if (!known) return;
    for (const status of ['queued', 'failed']) figure.set({ status }, 0);
    for (const { status, count } of known.mails) figure.set({ status }, count);
  });
  gauge(
    'last_run_age_seconds',
    'Since the work of the hour (sweep) and of the morning (daily) was last done to its end.',
    ['work'],
    async (figure) => {
      for (const { name, age } of (await house())?.lastRuns ?? []) figure.set({ work: name }, age);
    },
  );
  age('log_seal_age_seconds', 'Since the logs were last sealed.', ({ sealAge }) => sealAge);
  age(
    'log_unsealed_age_seconds',
    'Age of the oldest line of the operation log that no seal holds yet; 0: all are sealed.',
    ({ unsealedAge }) => unsealedAge ?? 0,
  );
  age('log_check_age_seconds', 'Since the logs were last checked.', ({ checkAge }) => checkAge);
  age('logs_hold', '1: the last check found the logs as they were sealed; 0: it did not.', ({ logsHold }) => logsHold);
  return registry;
}

/** Reads at most once in ten seconds; null: the database did not tell. */
function lately(deps: FigureDeps): () => Promise<House | null> {
  let last: { at: number; house: Promise<House | null> } | null = null;
  return async () => {
    const now = deps.clock.now().getTime();
    if (!last || Math.abs(now - last.at) >= READING_SERVES_MS)
      last = {
        at: now,
        house: readHouse(deps).catch((error: unknown) => {
          deps.log.warn({ err: error }, 'the figures of the house could not be read');
          return null;
        }),
      };
    return await last.house;
  };
}

async function readHouse({ orm, clock }: FigureDeps): Promise<House> {
  const em = orm.em.fork();
  const now = clock.now();
  const jobs: House['jobs'] = await em.execute(
    `select task_identifier as task, count(*)::int as count,
            case when attempts >= max_attempts then 'failed' when run_at > now() then 'later' else 'waiting' end as state
     from graphile_worker.jobs group by 1, 3`,
  );
  const mails: House['mails'] = await em.execute(
    `select status, count(*)::int as count from mail where status in ('queued', 'failed') group by status`,
  );
  const lastRuns: { name: string; at: Date }[] = await em.execute('select name, at from last_run');
  const [logs] = (await em.execute(
    `select (select sealed_at from audit_seal order by id desc limit 1) as "sealedAt",
            (select created_at from operation_log
             where id > coalesce((select to_id from audit_seal where source = 'operation_log' order by to_id desc limit 1), 0)
             order by id limit 1) as "unsealedFrom",
            c.checked_at as "checkedAt", c.fault
     from (select 1) as one left join lateral (select checked_at, fault from audit_check order by id desc limit 1) c on true`,
  )) as { sealedAt: Date | null; unsealedFrom: Date | null; checkedAt: Date | null; fault: string | null }[];
  const ageOf = (at: Date | null | undefined) => (at ? Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000) : null);
  return {
    jobs,
    mails,
    sealAge: ageOf(logs?.sealedAt),
    unsealedAge: ageOf(logs?.unsealedFrom),
    logsHold: logs?.checkedAt ? Number(logs.fault === null) : null,
    checkAge: ageOf(logs?.checkedAt),
    lastRuns: lastRuns.map(({ name, at }) => ({ name, age: ageOf(at) ?? 0 })),
  };
}
