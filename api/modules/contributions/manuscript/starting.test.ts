// A manuscript that is begun twice by one page, at once or after an answer was lost, is begun once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { act, idOf, summaryInput, titleInput, wordFile } from './wizard.factory.ts';

let app: TestApp;
let journal: Colloquium;
let other: Colloquium;
let author: User;
let token: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  [journal, other, author] = [await buildColloquium(tx), await buildColloquium(tx), await buildUser(tx)];
  token = await buildSession(tx, author, app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());

interface Started {
  saveContributionColloquium: { contribution: { id: string; authors: { id: string }[] } };
}

const send = (startKey: string | null, { colloquium = journal, as = token } = {}) =>
  act<Started>(app, as, 'colloquium', {
    subjectId: idOf('DictionaryEntry', colloquium.subject.id),
    colloquiumId: idOf('Colloquium', colloquium.id),
    source: 'FREE_SUBMISSION',
    startKey,
  });
const start = async (...how: Parameters<typeof send>) => (await send(...how)).data?.saveContributionColloquium.contribution;
const countOf = (user: User) => em().count(Contribution, { submitter: user });

it('many times at once with one key is one draft, with one first author', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('double-click')));
  expect(answers.map(({ errors }) => errors)).toEqual(Array.from({ length: 5 }));
  const started = answers.map(({ data }) => data?.saveContributionColloquium.contribution);
  expect(new Set(started.map((contribution) => contribution?.id)).size).toBe(1);
  expect(started.map((contribution) => contribution?.authors.length)).toEqual([1, 1, 1, 1, 1]);
  expect(await countOf(author)).toBe(1);
});

it('again after the answer was lost is the same draft, going where the second try says', async () => {
  const first = await start('lost answer');
  const again = await start('lost answer', { colloquium: other });
  expect(again?.id).toBe(first?.id);
  expect((await em().findOneOrFail(Contribution, { submitter: author, startKey: 'lost answer' })).colloquium.id).toBe(other.id);
});

it('again with another journal, once another page has saved the draft, is refused and changes nothing', async () => {
  const first = await start('two pages');
  expect((await act(app, token, 'statement', { contributionId: first?.id, hasAgreed: true, poolConsent: false })).errors).toBeUndefined();
  const stored = () => em().findOneOrFail(Contribution, { submitter: author, startKey: 'two pages' });
  const before = await stored();
  expect((await send('two pages', { colloquium: other })).errors?.[0]?.extensions.fields).toEqual({
    startKey: '该稿件已在另一页面中开始填写。请从稿件列表中继续填写',
  });
  expect((await start('two pages'))?.id).toBe(first?.id);
  expect(await stored()).toMatchObject({ version: before.version, colloquium: { id: journal.id } });
});

it('with another key, without one, or by another person is another draft', async () => {
  const stranger = await buildUser(em());
  const as = await buildSession(em(), stranger, app.clock);
  const all = [await start('one'), await start('two'), await start(null), await start(null), await start('one', { as })];
  expect(new Set(all.map((contribution) => contribution?.id)).size).toBe(5);
  expect(await countOf(stranger)).toBe(1);
});

it('with the key of one that has been handed in is a new draft', async () => {
  const first = await start('handed in');
  const contributionId = first?.id;
  for (const [name, input] of [
    ['statement', { hasAgreed: true, poolConsent: false }],
    ['title', await titleInput(app)],
    ['corresponding', { authorIds: [first?.authors[0]?.id] }],
    ['summary', summaryInput],
  ] as const) {
    expect((await act(app, token, name, { contributionId, ...input })).errors).toBeUndefined();
  }
  await act(app, token, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
  expect((await act(app, token, 'submit', { contributionId })).errors).toBeUndefined();
  const next = await start('handed in');
  expect(next?.id).toEqual(expect.any(String));
  expect(next?.id).not.toBe(contributionId);
  expect((await start('handed in'))?.id).toBe(next?.id);
});

it('a key longer than any page makes is refused at its field', async () => {
  expect((await send('k'.repeat(65))).errors?.[0]?.extensions.fields).toEqual({ startKey: '最多64个字符' });
});
