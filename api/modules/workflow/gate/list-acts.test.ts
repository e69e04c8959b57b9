// The acts above the list of manuscripts (S2 §2.1, D2-65).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, roleKindCode, type RoleKindCode } from '../../../../shared/roles.ts';
import { ContributionState, type ActName } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { actsFor } from './gate.ts';
import { buildFacts, ids, people } from '../testing/workflow.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
async function actsOf(user: User): Promise<string[] | undefined> {
  const token = await buildSession(em(), user, app.clock);
  return (await app.request<{ viewer: { listActs: string[] } }>('{ viewer { listActs } }', {}, { token })).data?.viewer.listActs;
}

it.each([
  ['EDITOR', ['RECEIVE', 'REFUSE']],
  ['EXECUTIVE_EDITOR', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN', 'COMPILE']],
  ['ASSOCIATE_EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN']],
  ['AUTHOR', []],
  ['REVIEWER', []],
  ['PUBLISHING_EDITOR', []],
  ['OPERATIONS', []],
  ['ADMINISTRATOR', []],
] as const satisfies [RoleKindCode, string[]][])(
  '%s: %j (P2-036, P2-037, P2-038, P2-039, R2-185, R2-020, R2-184, R3-015)',
  async (role, expected) => {
    expect(await actsOf(await buildUser(em(), { roles: [role] }))).toEqual(expected);
  },
);

it.each(['editor', 'chief', 'executive', 'deputy'] as const)('are those that the table gives the %s on some manuscript', async (name) => {
  const { kind } = people[name];
  const desk = buildFacts({ state: ContributionState.NEW_SUBMISSION, responsible: { kind: RoleKind.EDITOR, userId: null } });
  const accepted = buildFacts({
    state: ContributionState.ACCEPTED,
    editorId: ids.editor,
    responsible: { kind: RoleKind.EDITOR_IN_CHIEF, userId: null },
  });
  const given = [desk, accepted]
    .flatMap((facts) => actsFor(facts, people[name]))
    .filter((option) => option.refusal === null)
    .map((option) => option.act);
  const listed: readonly ActName[] = ['RECEIVE', 'REFUSE', 'ASSIGN', 'COMPILE'];
  expect(await actsOf(await buildUser(em(), { roles: [roleKindCode(kind)] }))).toEqual(
    expect.arrayContaining(listed.filter((act) => given.includes(act))),
  );
  expect(given).toEqual(expect.arrayContaining((await actsOf(await buildUser(em(), { roles: [roleKindCode(kind)] }))) ?? []));
});

it('an editor assigns only where the submissions of a journal are assigned to them (P2-038, R2-185, D2-65)', async () => {
  const [assigned, named] = [await buildUser(em(), { roles: ['EDITOR'] }), await buildUser(em(), { roles: ['EDITOR'] })];
  await buildColloquium(em(), { assignedEditor: assigned, isOpenToAllEditors: false });
  await buildColloquium(em(), { assignedEditor: named, isOpenToAllEditors: true });
  expect(await actsOf(assigned)).toEqual(['RECEIVE', 'REFUSE', 'ASSIGN']);
  expect(await actsOf(named)).toEqual(['RECEIVE', 'REFUSE']);
});
