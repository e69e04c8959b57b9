// A decision waits ten minutes before its announcement (decision 12). A story does not: it brings the worker's appointments forward in the
// database of the run, where nothing else about time is touched.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Long on a busy machine: the worker looks every two seconds. */
const PATIENCE_MS = 60_000;

/** Has the last decision on a manuscript told now, with its letter, and waits until it is: the address of that in the demo's mailbox. */
export async function tellNow(contributionId: string): Promise<string> {
  const row = Number(Buffer.from(contributionId, 'base64').toString().split(':')[1]);
  const client = new Client({ connectionString: await databaseOfTheRun() });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; letter: string | null }>(
      `select job.id, event.details->>'mailId' as letter from graphile_worker._private_jobs job
         join contribution c on c.id = $1
         join workflow_event event on event.id = c.held_decision_id
        where (job.payload->>'eventId')::int = event.id or (job.payload->>'mailId')::int = (event.details->>'mailId')::int`,
      [row],
    );
    if (rows.length === 0) throw new Error('no decision on it waits to be told');
    await client.query('select graphile_worker.reschedule_jobs($1::bigint[], now())', [rows.map(({ id }) => id)]);
    for (const end = Date.now() + PATIENCE_MS; await isHeld(client, row); await delay(50))
      if (Date.now() > end) throw new Error('the decision was not told');
    return `/demo/mails/${rows[0]?.letter}?lang=zh-CN`;
  } finally {
    await client.end();
  }
}

async function isHeld(client: Client, contribution: number): Promise<boolean> {
  const { rows } = await client.query('select 1 from contribution where id = $1 and held_decision_id is not null', [contribution]);
  return rows.length > 0;
}

/** The embedded server says in its own file where it listens; only its host can reach it there. */
async function databaseOfTheRun(): Promise<string> {
  const lines = (await readFile(path.join(process.env['E2E_DATA_DIR'] ?? '', 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://colloquium@${encodeURIComponent(lines[4]?.trim() ?? '')}:5432/colloquium`;
}
