// Goes through files that are older than the making of copies, or than the present cleaning: some thousand at a time, from the newest,
// behind new files. If interrupted, it goes on where it was.
import { sql } from 'kysely';
import { z } from 'zod';
import { closedStates } from '../../../shared/workflow.ts';
import type { Services } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { inTransaction } from '../../database/transactions.ts';
import { query } from '../../database/tables.ts';
import { createContext } from '../../context.ts';
import { queueCopies } from '../contributions/files/file-copy.ts';
import { CLEANING_VERSION } from '../files/cleaning/cleaned-copy.ts';

export const FIND_MISSING_COPIES = 'find_missing_copies';

/** Files looked at in one go. */
const WINDOW = 2000;
const PAUSE_MS = 10_000;
/** Priority of files that wait already; new files go first. */
const PRIORITY = 10;

const payload = z.object({ before: z.number().nullable() });

/** Each morning, and when a worker starts. */
export async function beginMissingCopies({ orm }: Pick<Services, 'orm'>): Promise<void> {
  await addJob(orm.em.fork(), FIND_MISSING_COPIES, { before: null }, { jobKey: FIND_MISSING_COPIES });
}

/** The job: has copies made of current files of manuscripts under way. For other files the first reader's request makes the copy. */
export async function findMissingCopies(services: Services, job: unknown): Promise<void> {
  const { before } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const { rows } = await sql<{ id: number; owner: number; is_missing: boolean }>`
      select f.id, f.uploaded_by_id as owner,
        f.is_current and f.copy_version is distinct from ${CLEANING_VERSION} and not c.state = any(${closedStates}::int[]) as is_missing
      from (select * from contribution_file where ${before}::int is null or id < ${before} order by id desc limit ${WINDOW}) f
      join contribution c on c.id = f.contribution_id order by f.id desc`.execute(query(ctx.em));
    const missing = rows.filter(({ is_missing: isMissing }) => isMissing).map(({ id, owner }) => ({ id, uploadedBy: { id: owner } }));
    await queueCopies(ctx.em, missing, { priority: PRIORITY });
    const last = rows.at(-1);
    if (rows.length === WINDOW && last) await addJob(ctx.em, FIND_MISSING_COPIES, { before: last.id }, { delayMs: PAUSE_MS });
  });
}
