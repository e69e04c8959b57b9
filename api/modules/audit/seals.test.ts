// The logs are append-only, and changes behind the product's back are found (decision 51).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { AuditCheck } from './audit-check.entity.ts';
import { AuditSeal } from './audit-seal.entity.ts';
import { checkAndKeep, checkAudit } from './check.service.ts';
import { IdentityRead } from './identity-read.entity.ts';
import { checkEachMorning } from './morning-check.ts';
import { OperationLog } from './operation-log.entity.ts';
import { ROWS_A_SEAL, sealAudit } from './seal.service.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ schema: colloquiumSchema() })));
afterAll(() => app.close());

let reads = 0;
const em = () => app.database.orm.em.fork();
const secret = () => app.deps.env.SECRET_KEY;
const seal = () => sealAudit(app.database.orm, app.clock, secret());
const check = () => checkAudit(em(), app.clock, secret());

/** Changes that somebody with the whole database in their hands could make. */
async function bend(statement: string): Promise<void> {
  await em().transactional(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute(statement);
  });
}

async function write(count: number): Promise<void> {
  const row = {
    operation: 'planIssue',
    params: { year: 2026 },
    ms: 1,
    address: '203.0.113.7',
    outcome: 'done' as const,
    createdAt: app.clock.now(),
  };
  await em().insertMany(
    OperationLog,
    Array.from({ length: count }, (_none, index) => ({ ...row, objectId: index })),
  );
}

/** An editor is shown who reviews a manuscript. */
async function look(): Promise<void> {
  const at = app.clock.now();
  await em().insert(IdentityRead, { userId: 1, roleKind: RoleKind.EDITOR, contributionId: (reads += 1), day: '2026-03-02', at });
}

beforeEach(async () => {
  await bend('truncate operation_log, identity_read, audit_seal, audit_check restart identity');
  const contribution = await buildContribution(em());
  await em().insert(WorkflowEvent, {
    contribution: contribution.id,
    act: EditorialAct.RECEIVE,
    row: 'T03',
    fromState: 1,
    toState: 1,
    stage: 1,
    comment: '收稿',
    at: app.clock.now(),
  });
  await write(3);
  await look();
  await seal();
});

it('refuses to change or remove a row of the logs, of the looks at names, of the seals and of the checks', async () => {
  await checkAndKeep(em(), app.clock, secret(), null);
  for (const statement of [
    `update operation_log set params = '{}'`,
    'delete from operation_log',
    'truncate operation_log',
    `update workflow_event set comment = 'other'`,
    'update workflow_event set actor_id = null, to_state = 15',
    `update workflow_event set letter = 'other'`,
    'delete from workflow_event',
    'truncate workflow_event cascade',
    `update audit_seal set digest = ''`,
    'delete from audit_seal',
    'truncate audit_seal',
    `update audit_check set fault = null`,
    'delete from audit_check',
    'truncate audit_check',
    'update identity_read set user_id = 2',
    'delete from identity_read',
    'truncate identity_read',
  ])
    await expect(em().execute(statement), statement).rejects.toThrow(/added and never changed|kept for three years/);
});

it('lets a decision be told to its author later (decision 12), which no seal holds', async () => {
  await em().execute('update workflow_event set is_for_author = not is_for_author');
  expect((await check()).fault).toBeNull();
});

it('keeps a manuscript with a history: it goes with its events or not at all', async () => {
  await expect(em().execute('delete from contribution')).rejects.toThrow(/added and never changed/);
});

it('seals once what was written, however often and however many at once are at it', async () => {
  await write(ROWS_A_SEAL + 1);
  await Promise.all([seal(), seal(), seal()]);
  const seals = await em().find(AuditSeal, { source: 'operation_log' }, { orderBy: { id: 'asc' } });
  expect(seals.map(({ fromId, toId, rows }) => [Number(fromId), Number(toId), rows])).toEqual([
    [1, 3, 3],
    [4, ROWS_A_SEAL + 3, ROWS_A_SEAL],
    [ROWS_A_SEAL + 4, ROWS_A_SEAL + 4, 1],
  ]);
  expect(await check()).toMatchObject({ fault: null, head: expect.any(String) });
});

it('leaves out nothing of an act that is still under way while others are sealed', async () => {
  const writing = em();
  await writing.begin();
  await writing.execute(
    `insert into operation_log (operation, params, ms, address, outcome, created_at) values ('planIssue', '{}', 1, '', 'done', now())`,
  );
  await seal();
  await writing.commit();
  await write(1);
  await seal();
  const unsealed = await em().execute(
    `select id from operation_log l where not exists (select from audit_seal s where s.source = 'operation_log' and l.id between s.from_id and s.to_id)`,
  );
  expect(unsealed).toEqual([]);
  expect((await check()).fault).toBeNull();
});

it.each([
  ['a row of the operation log was changed', `update operation_log set address = '203.0.113.8' where id = 2`, 'changed_rows'],
  ['a row of the operation log was removed', 'delete from operation_log where id = 3', 'changed_rows'],
  ['an opinion was changed', `update workflow_event set comment = 'other'`, 'changed_rows'],
  ['another person did it', 'update workflow_event set actor_id = null, actor_kind = 8', 'changed_rows'],
  ['another person looked at names', 'update identity_read set user_id = user_id + 1', 'changed_rows'],
  ['a look at names was removed', 'delete from identity_read', 'changed_rows'],
  ['a seal was changed', `update audit_seal set digest = repeat('0', 64)`, 'broken_chain'],
  ['a seal in the midst was removed', 'delete from audit_seal where id = 1', 'broken_chain'],
])('finds that %s', async (_what, statement, what) => {
  expect((await check()).fault).toBeNull();
  await bend(statement);
  expect((await check()).fault?.what).toBe(what);
});

it('goes on in a house whose chain was begun when looks at names were not sealed, and seals all there have been', async () => {
  // The chain of such a house: this source is the last one, and its seal the last of the chain.
  await bend(`delete from audit_seal where source = 'identity_read'`);
  expect(await check()).toMatchObject({ fault: null, seals: 2 });
  await checkAndKeep(em(), app.clock, secret(), null);
  await write(1);
  await look();
  await seal();
  const seals = await em().find(AuditSeal, { source: 'identity_read' });
  expect(seals.map(({ fromId, toId, rows }) => [Number(fromId), Number(toId), rows])).toEqual([[1, 2, 2]]);
  expect(await check()).toMatchObject({ fault: null, seals: 4 });
  await bend('update identity_read set role_kind = 6 where id = 1');
  expect((await check()).fault).toMatchObject({ what: 'changed_rows', source: 'identity_read' });
});

it('finds a row that was slipped in among those that are sealed', async () => {
  await bend('delete from operation_log where id = 2');
  await seal();
  await bend('truncate audit_seal restart identity');
  await seal();
  expect((await check()).fault).toBeNull();
  await em().execute(
    `insert into operation_log (id, operation, params, ms, address, outcome, created_at) values (2, 'planIssue', '{}', 1, '', 'done', now())`,
  );
  expect((await check()).fault?.what).toBe('changed_rows');
});

it('finds that the end of the chain was cut off after a check had seen it', async () => {
  await write(1);
  await seal();
  await checkAndKeep(em(), app.clock, secret(), null);
  await bend(`delete from audit_seal where id = (select max(id) from audit_seal)`);
  expect((await check()).fault?.what).toBe('missing_seal');
});

it('holds under the secret it was sealed with alone: somebody who has the database cannot seal anew', async () => {
  const other = await checkAudit(em(), app.clock, 'another secret of another server');
  expect(other.fault?.what).toBe('broken_chain');
});

it('keeps what came of each check', async () => {
  await checkAndKeep(em(), app.clock, secret(), null);
  await bend(`update operation_log set ms = 99 where id = 1`);
  await checkAndKeep(em(), app.clock, secret(), null);
  const checks = await em().find(AuditCheck, {}, { orderBy: { id: 'asc' } });
  expect(checks.map(({ fault, faultSource, faultFrom, faultTo }) => [fault, faultSource, faultFrom, faultTo])).toEqual([
    [null, null, null, null],
    ['changed_rows', 'operation_log', '1', '3'],
  ]);
});

const CHECK = 'mutation CheckTest { checkAudit { auditState { sealedAt lastCheck { seals rows fault faultSource faultRows head } } } }';
async function askCheck(role: RoleKindCode) {
  const user = await buildUser(em(), { roles: [role] });
  const token = await buildSession(em(), user, app.clock, { language: 'zh-CN' });
  return { user, answer: await app.request<{ checkAudit: { auditState: { lastCheck: object } } | null }>(CHECK, {}, { token }) };
}

it('is checked at the word of an administrator, who is told and stands beside what came of it', async () => {
  const seals = await em().find(AuditSeal, {}, { orderBy: { id: 'asc' } });
  const whole = await askCheck('ADMINISTRATOR');
  expect(whole.answer.data?.checkAudit?.auditState.lastCheck).toEqual({
    seals: 3,
    rows: seals.reduce((sum, { rows }) => sum + rows, 0),
    fault: null,
    faultSource: null,
    faultRows: null,
    head: seals.at(-1)?.hash,
  });
  await bend(`update operation_log set ms = 99 where id = 1`);
  const bent = await askCheck('ADMINISTRATOR');
  expect(bent.answer.data?.checkAudit?.auditState.lastCheck).toMatchObject({
    fault: 'CHANGED_ROWS',
    faultSource: 'OPERATION_LOG',
    faultRows: '1–3',
  });
  const checks = await em().find(AuditCheck, {}, { orderBy: { id: 'asc' } });
  expect(checks.map(({ user }) => user?.id)).toEqual([whole.user.id, bent.user.id]);
  for (const role of ['OPERATIONS', 'EDITOR_IN_CHIEF', 'AUTHOR'] as const)
    expect(codeOf((await askCheck(role)).answer), role).toBe('FORBIDDEN');
  expect(await em().count(AuditCheck)).toBe(2);
});

it('is checked each morning, and administrators alone have a message when it does not hold', async () => {
  const administrator = await buildUser(em(), { roles: ['ADMINISTRATOR'] });
  const left = await buildUser(em(), { roles: ['ADMINISTRATOR'], isEnabled: false });
  const operations = await buildUser(em(), { roles: ['OPERATIONS'] });
  const morning = async () => {
    await checkEachMorning({ ...app.deps, transport: null });
    const told = await em().find(Message, { key: 'audit.broken' });
    return [administrator, left, operations].map(({ id }) => told.filter(({ user }) => user.id === id).map(({ roleKind }) => roleKind));
  };
  expect(await morning()).toEqual([[], [], []]);
  await bend(`update operation_log set ms = 99 where id = 1`);
  expect(await morning()).toEqual([[RoleKind.ADMINISTRATOR], [], []]);
  const kept = await em().find(AuditCheck, {}, { orderBy: { id: 'asc' } });
  expect(kept.map(({ user, fault }) => [user ?? null, fault ?? null])).toEqual([
    [null, null],
    [null, 'changed_rows'],
  ]);
});
