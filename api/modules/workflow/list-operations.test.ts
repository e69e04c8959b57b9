// The acts above the list of manuscripts (S2 §2.1, D2-65).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { buildColloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { User } from '../accounts/user.entity.ts';
import { buildSession, buildUser } from '../accounts/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: buildColloquiumSchema() });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
async function operationsOf(user: User): Promise<unknown> {
  const token = await buildSession(em(), user, app.clock);
  return (await app.request<{ viewer: { listOperations: string[] } }>('{ viewer { listOperations } }', {}, { token })).data?.viewer.listOperations;
}

it.each<[RoleKindCode, string[]]>([
  ['EDITOR', ['RECEIVE', 'REFUSE']],
  ['EXECUTIVE_EDITOR', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['ASSOCIATE_EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN']],
  ['AUTHOR', []], ['REVIEWER', []], ['PUBLISHING_EDITOR', []], ['OPERATIONS', []], ['ADMINISTRATOR', []],
])('%s: %j', async (role, expected) => {
  expect(await operationsOf(await buildUser(em(), { roles: [role] }))).toEqual(expected);
});

it('an editor assigns only where the submissions of a journal are assigned to them', async () => {
  const [assigned, named] = [await buildUser(em(), { roles: ['EDITOR'] }), await buildUser(em(), { roles: ['EDITOR'] })];
  await buildColloquium(em(), { assignedEditor: assigned, isOpenToAllEditors: false });
  await buildColloquium(em(), { assignedEditor: named, isOpenToAllEditors: true });
  expect(await operationsOf(assigned)).toEqual(['RECEIVE', 'REFUSE', 'ASSIGN']);
  expect(await operationsOf(named)).toEqual(['RECEIVE', 'REFUSE']);
});
