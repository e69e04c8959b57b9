// Rows that nobody can use any more are deleted, and nothing else.
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOG_DAYS } from '../modules/audit/retention.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { Session } from '../modules/accounts/sessions/session.entity.ts';
import { buildSessionRow, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { cleanedKey } from '../modules/files/cleaning/cleaned-copy.ts';
import { FileMissing, localStorage, newStorageKey, storagePath } from '../storage/storage.ts';
import { sweep } from './sweep.ts';
import { buildContext } from '../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

const DAY = 24 * 3_600_000;
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'sweep-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('uploads without a row and copies for blind readers without their file go after a day, sessions after 180; two sweeps at once do no harm', async () => {
  const { clock, log, env } = buildContext(database);
  const storage = localStorage(folder);
  const em = database.orm.em.fork();
  const store = async (ageMs: number, key = newStorageKey()) => {
    await storage.put(key, Readable.from(['x']));
    const at = new Date(clock.now().getTime() - ageMs);
    await utimes(path.join(folder, storagePath(key)), at, at);
    return key;
  };
  const [used, fresh, orphan] = [await store(2 * DAY), await store(DAY - 1000), await store(DAY + 1000)];
  const [copy, lostCopy] = [await store(2 * DAY, cleanedKey(used)), await store(2 * DAY, cleanedKey(orphan))];
  await buildFile(em, await buildContribution(em), { storageKey: used });
  const user = await buildUser(em, { allowsManySessions: true });
  const [old, recent] = [(await buildSessionRow(em, user, clock)).session, (await buildSessionRow(em, user, clock)).session];
  await em.nativeUpdate(Session, old.id, { status: 'ended', expiresAt: new Date(clock.now().getTime() - 181 * DAY) });
  await em.nativeUpdate(Session, recent.id, { status: 'ended', expiresAt: new Date(clock.now().getTime() - 179 * DAY) });

  const deps = { orm: database.orm, storage, clock, log, env };
  await Promise.all([sweep(deps), sweep(deps)]);
  for (const kept of [used, fresh, copy]) (await storage.get(kept)).destroy();
  for (const gone of [orphan, lostCopy]) await expect(storage.get(gone)).rejects.toThrow(FileMissing);
  expect((await em.fork().find(Session, { user })).map((session) => session.id)).toEqual([recent.id]);
});

test('rows of the operation log go after three years, with the seal over them', async () => {
  const { clock, log, env } = buildContext(database);
  const em = database.orm.em.fork();
  const write = (operation: string, ageMs: number) =>
    em.insert(OperationLog, {
      operation,
      params: {},
      ms: 0,
      address: '',
      outcome: 'done',
      createdAt: new Date(clock.now().getTime() - ageMs),
    });
  const sweepNow = () => sweep({ orm: database.orm, storage: localStorage(folder), clock, log, env });
  await write('old', LOG_DAYS * DAY + 1000);
  await sweepNow();
  // Sealed together: the older one stays until the younger one has had its time.
  await write('older', LOG_DAYS * DAY + 1000);
  await write('kept', LOG_DAYS * DAY - 1000);
  await sweepNow();
  expect((await em.fork().find(OperationLog, {}, { orderBy: { id: 'asc' } })).map(({ operation }) => operation)).toEqual(['older', 'kept']);
});
