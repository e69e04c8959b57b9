// The chief editors are told what an editor leaves behind who leaves a journal, or is disabled; and find it among what waits for them.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { created, operationsToken, periodicalInput, UPDATE } from '../colloquiums/form/colloquium-form.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';

let app: TestApp;
let operations: string;
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
  // What is closed, and what a colleague has, nobody has to take over; of what they wrote the chief editors are told as authors alone.
  await inHand({ state: 16, editor });
  await inHand({ state: 3, editor: colleague });
  await inHand({ state: 3, editor, coAuthors: [{ user: chief }] });
});

async function told() {
  const token = await buildSession(em(), chief, app.clock, { language: 'zh-CN' });
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

const words = () => [
  `编辑已离开，稿件待您处理：${editor.realName}不再处理《新刊研究》的稿件，留下 2 篇处理中的稿件，现由主编代为处理，也可以更换责任编辑。`,
];

it('who is taken out of a journal: the chief editor is told how many manuscripts are left, and has them pending (D2-63)', async () => {
  expect(await told()).toEqual({ messages: [], pending: [] });
  const { kind: _kind, ...own } = await periodicalInput(app, members(colleague), { number: journal.number });
  const answer = await app.request(
    UPDATE,
    { input: { ...own, colloquiumId: encodeId('Colloquium', journal.id), version: journal.version } },
    { token: operations },
  );
  expect(answer.errors).toBeUndefined();
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});

it('who is disabled: the same, once; and who leaves nothing is no news (F-090)', async () => {
  const administrator = await buildSession(em(), await buildUser(em(), { roles: ['ADMINISTRATOR'] }), app.clock);
  const disable = async ({ id }: User) => {
    const answer = await app.request(
      'mutation DisableTest($input: SetPersonEnabledInput!) { setPersonEnabled(input: $input) { user { id } } }',
      { input: { userId: encodeId('User', id), isEnabled: false } },
      { token: administrator },
    );
    expect(answer.errors?.[0]?.extensions).toBeUndefined();
  };
  await disable(await buildUser(em(), { roles: ['EDITOR'] }));
  expect((await told()).messages).toEqual([]);
  await disable(editor);
  await disable(editor);
  expect(await told()).toEqual({ messages: words(), pending: ids.toSorted() });
});
