// The acts above the list of manuscripts (S2 §2.1, D2-65).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, roleKindCode, type RoleKindCode } from '../../../shared/roles.ts';
import { ContributionState, type OperationName } from '../../../shared/workflow.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { User } from '../accounts/user.entity.ts';
import { buildSession, buildUser } from '../accounts/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { operationsFor } from './gate.ts';
import { buildFacts, ids, people } from './workflow.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
async function operationsOf(user: User): Promise<string[] | undefined> {
  const token = await buildSession(em(), user, app.clock);
  return (await app.request<{ viewer: { listOperations: string[] } }>('{ viewer { listOperations } }', {}, { token })).data?.viewer
    .listOperations;
}

it.each<[RoleKindCode, string[]]>([
  ['EDITOR', ['RECEIVE', 'REFUSE']],
  ['EXECUTIVE_EDITOR', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['ASSOCIATE_EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN']],
  ['AUTHOR', []],
  ['REVIEWER', []],
  ['PUBLISHING_EDITOR', []],
  ['OPERATIONS', []],
  ['ADMINISTRATOR', []],
])('%s: %j', async (role, expected) => {
  expect(await operationsOf(await buildUser(em(), { roles: [role] }))).toEqual(expected);
});

it.each(['editor', 'chief', 'executive', 'deputy'] as const)('are those that the table gives the %s on some manuscript', async (name) => {
  const { kind } = people[name];
  const desk = buildFacts({ state: ContributionState.NEW_SUBMISSION, responsible: { kind: RoleKind.EDITOR, userId: null } });
  const accepted = buildFacts({
    state: ContributionState.ACCEPTED,
    editorId: ids.editor,
    responsible: { kind: RoleKind.EDITOR_IN_CHIEF, userId: null },
  });
  const given = [desk, accepted]
    .flatMap((facts) => operationsFor(facts, people[name]))
    .filter((option) => option.refusal === null)
    .map((option) => option.operation);
  const listed: readonly OperationName[] = ['RECEIVE', 'REFUSE', 'ASSIGN', 'COMPILE'];
  expect(await operationsOf(await buildUser(em(), { roles: [roleKindCode(kind)] }))).toEqual(
    expect.arrayContaining(listed.filter((operation) => given.includes(operation))),
  );
  expect(given).toEqual(expect.arrayContaining((await operationsOf(await buildUser(em(), { roles: [roleKindCode(kind)] }))) ?? []));
});

it('an editor assigns only where the submissions of a journal are assigned to them', async () => {
  const [assigned, named] = [await buildUser(em(), { roles: ['EDITOR'] }), await buildUser(em(), { roles: ['EDITOR'] })];
  await buildColloquium(em(), { assignedEditor: assigned, isOpenToAllEditors: false });
  await buildColloquium(em(), { assignedEditor: named, isOpenToAllEditors: true });
  expect(await operationsOf(assigned)).toEqual(['RECEIVE', 'REFUSE', 'ASSIGN']);
  expect(await operationsOf(named)).toEqual(['RECEIVE', 'REFUSE']);
});
