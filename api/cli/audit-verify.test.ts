// `npm run audit:verify`, as an operator runs it: its output, and its exit code (decision 51).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditSeal } from '../modules/audit/audit-seal.entity.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { sealAudit } from '../modules/audit/seal.service.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { runCommand } from '../testing/command.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ schema: colloquiumSchema() })));
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const verify = (...args: string[]) =>
  runCommand('audit-verify', args, {
    DATABASE_URL: app.database.url,
    DATA_DIR: app.storageFolder,
    HOME: app.storageFolder,
    SECRET_KEY: app.deps.env.SECRET_KEY,
  });

/** Three lines of the operation log and their seal, whose hash it answers. */
async function sealed(): Promise<string> {
  const line = { operation: 'planIssue', params: {}, ms: 1, address: '203.0.113.7', outcome: 'done' as const, createdAt: app.clock.now() };
  await em().insertMany(OperationLog, [line, line, line]);
  await sealAudit(app.database.orm, app.clock, app.deps.env.SECRET_KEY);
  const [last] = await em().find(AuditSeal, {}, { orderBy: { id: 'desc' }, limit: 1 });
  return last?.hash ?? '';
}

/** Changes that somebody with the whole database in their hands could make. */
async function bend(statement: string): Promise<void> {
  await em().transactional(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute(statement);
  });
}

it('ends with 0 while the logs hold, and with 1 when the end of the chain was cut off or a line was changed', async () => {
  const [first, second] = [await sealed(), await sealed()];
  await bend(`delete from audit_seal where hash = '${second}'`);
  const [whole, cut] = await Promise.all([verify('--head', first), verify('--head', second)]);
  expect(whole).toMatchObject({
    code: 0,
    out: `3 rows of operation_log, workflow_event, identity_read under 1 seals are as they were sealed. Last seal: ${first}\n`,
  });
  expect(cut).toMatchObject({ code: 1, out: '', errors: 'The seal that was noted is not in the chain: its end was cut off\n' });
  await bend('update operation_log set ms = 99 where id = 1');
  expect(await verify()).toMatchObject({
    code: 1,
    out: '',
    errors: 'The logs are not as they were sealed: changed_rows, operation_log rows 1 to 3\n',
  });
}, 300_000);
