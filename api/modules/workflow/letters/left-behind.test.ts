// The editors-in-chief are told of the work left by an editor who leaves a journal, or is disabled; and find it among their pending
// manuscripts.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeId, encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { created, operationsToken, periodicalInput, UPDATE } from '../../colloquium-form/colloquium-form.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { Message } from '../../messages/message.entity.ts';
import { DELETE, ENABLE, MERGE, administratorOf, userId } from '../../people/people.factory.ts';

let app: TestApp;
let operations: string;
let administrator: string;
let chief: User;
let editor: User;
let colleague: User;
let journal: Colloquium;
/** Under the editor's hands. */
let ids: string[];
const em = () => app.database.orm.em.fork();
const members = (...editors: User[]) => [
  { office: 'CHIEF', personCode: chief.code },
  ...editors.map(({ code }) => ({ office: 'EDITOR', personCode: code })),
];

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await operationsToken(app);
  ({ token: administrator } = await administratorOf(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  const tx = em();
  [chief, editor, colleague] = [
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    await buildUser(tx, { roles: ['EDITOR'] }),
    await buildUser(tx, { roles: ['EDITOR'] }),
  ];
  journal = await tx.findOneOrFail(
    Colloquium,
    decodeId('Colloquium', await created(app, operations, await periodicalInput(app, members(editor, colleague)))),
  );
  const author = await buildUser(tx);
  const inHand = async (own: { state: 3 | 4 | 16; editor: User; coAuthors?: { user: User }[] }) =>
    encodeId('Contribution', (await buildContribution(tx, { submitter: author, colloquium: journal, ...own })).id);
  ids = [await inHand({ state: 3, editor }), await inHand({ state: 4, editor })];
  // Closed manuscripts, and a colleague's, need nobody to take over; of their own manuscripts the editors-in-chief are told as authors
  // alone.
  await inHand({ state: 16, editor });
  await inHand({ state: 3, editor: colleague });
  await inHand({ state: 3, editor, coAuthors: [{ user: chief }] });
});

async function told(language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const token = await buildSession(em(), chief, app.clock, { language });
  const { data } = await app.request<{
    viewer: {
      messages: { edges: { node: { title: string; content: string } }[] };
      handledContributions: { edges: { node: { id: string } }[] };
    };
  }>(
    'query ToldTest { viewer { messages(first: 10) { edges { node { title content } } } handledContributions(scope: PENDING, first: 100) { edges { node { id } } } } }',
    {},
    { token },
  );
  return {
    messages: data?.viewer.messages.edges.map(({ node }) => `${node.title}：${node.content}`),
    pending: data?.viewer.handledContributions.edges.map(({ node }) => node.id).sort(),
  };
}

/** The form of the journal is saved with these people. */
async function save(people: ReturnType<typeof members>): Promise<void> {
  const { kind: _kind, ...own } = await periodicalInput(app, people, { number: journal.number });
  const { version } = await em().findOneOrFail(Colloquium, journal.id);
  const answer = await app.request(
    UPDATE,
    { input: { ...own, colloquiumId: encodeId('Colloquium', journal.id), version } },
    { token: operations },
  );
  expect(answer.errors).toBeUndefined();
}

async function administer(mutation: string, input: object): Promise<void> {
  const answer = await app.request(mutation, { input }, { token: administrator });
  expect(answer.errors?.[0]?.extensions).toBeUndefined();
}
const disable = (user: User) => administer(ENABLE, { userId: userId(user), isEnabled: false });
const remove = (user: User) => administer(DELETE, { userIds: [userId(user)] });

const words = () => [
  `编辑已离开，稿件待您处理：${editor.realName}不再处理《新刊研究》的稿件，留下 2 篇处理中的稿件，现由主编代为处理，也可以更换责任编辑。`,
];

it('the manuscripts of an editor who is taken out of a journal: the editor-in-chief is told how many manuscripts are left, and has them pending (D2-63)', async () => {
  expect(await told()).toEqual({ messages: [], pending: [] });
  await save(members(colleague));
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});

it('an editor-in-chief who reads English is told with the English name of the journal', async () => {
  await save(members(colleague));
  expect((await told('en-US')).messages).toEqual([
    `An editor has left manuscripts to you：${editor.realName} no longer handles manuscripts of Studies of New Journals and leaves 2 under way. They wait for the editor-in-chief now, who can also assign another editor.`,
  ]);
});

it('an editor who becomes deputy or executive editor in the same save has not left: nobody is told', async () => {
  for (const office of ['DEPUTY', 'EXECUTIVE']) {
    await save([...members(colleague), { office, personCode: editor.code }]);
    expect((await told()).messages, office).toEqual([]);
    expect(await em().count(Message, { user: editor.id, key: 'workflow.editorLeft' }), office).toBe(0);
    await save(members(editor, colleague));
  }
});

it('the manuscripts of a disabled editor: told once, and pending; an editor who leaves none is no news (F-090)', async () => {
  await disable(await buildUser(em(), { roles: ['EDITOR'] }));
  expect((await told()).messages).toEqual([]);
  await disable(editor);
  await disable(editor);
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});

it('the manuscripts of a deleted editor: the editor-in-chief is told how many are left, and has them pending (F-090)', async () => {
  await remove(editor);
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});

it.each<[string, () => Promise<void>]>([
  ['disabled, then deleted', async () => (await disable(editor), await remove(editor))],
  ['disabled, then taken out of the journal', async () => (await disable(editor), await save(members(colleague)))],
  ['taken out of the journal, then disabled', async () => (await save(members(colleague)), await disable(editor))],
  ['taken out of the journal, then deleted', async () => (await save(members(colleague)), await remove(editor))],
])('%s: the editor-in-chief is told once (F-090)', async (_what, end) => {
  await end();
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});

it('whose account becomes one with another leaves nothing: the manuscripts are the kept account’s, and nobody is told', async () => {
  const kept = await buildUser(em(), { roles: ['EDITOR'] });
  await administer(MERGE, { keptUserId: userId(kept), mergedUserId: userId(editor) });
  expect(await told()).toEqual({ messages: [], pending: [] });
});
