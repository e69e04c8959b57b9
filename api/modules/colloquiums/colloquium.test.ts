// The colloquiums among which an author chooses (S1 §2, R1-105 to R1-109), and where a reader meets one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import type { Colloquium } from './colloquium.entity.ts';
import { buildColloquium, entryOf } from './colloquium.factory.ts';

let app: TestApp;
let author: User;
let english: string;
let chinese: string;
let maths: Colloquium;
let physics: Colloquium;
const em = () => app.database.orm.em.fork();

const LIST = `query Colloquiums($subjectId: ID, $first: Int, $after: String) {
  colloquiums(subjectId: $subjectId, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id number name kind reviewType viewerHasSpecialInvitation subject { label } columns { name } } } }
}`;
interface Found {
  colloquiums: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { number: string } }[];
  } | null;
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  author = await buildUser(tx);
  english = await buildSession(tx, author, app.clock);
  chinese = await buildSession(tx, author, app.clock, { language: 'zh-CN' });
  maths = await buildColloquium(tx, {
    number: 'AA',
    name: '数学集刊',
    nameEn: 'Mathematics',
    subject: await entryOf(tx, 'SUBJECT', '110'),
    columns: ['论文', '书评'],
  });
  physics = await buildColloquium(tx, {
    number: 'BB',
    name: '物理会议',
    nameEn: null,
    kind: 1,
    reviewType: 0,
    subject: await entryOf(tx, 'SUBJECT', '140'),
  });
  await buildColloquium(tx, { number: 'CC', subject: await entryOf(tx, 'SUBJECT', '110'), isActive: false });
});
afterAll(() => app.close());

const found = async (variables: Record<string, unknown>, token = english) => await app.request<Found>(LIST, variables, { token });

describe('the choice of colloquiums', () => {
  it('holds the active ones of a subject, in the reader’s language, with their columns in order (F-072)', async () => {
    const answer = await found({ subjectId: idOf('DictionaryEntry', maths.subject.id) });
    expect(answer.data?.colloquiums).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: {
            number: 'AA',
            name: 'Mathematics',
            kind: 'PERIODICAL',
            reviewType: 'DOUBLE_BLIND',
            viewerHasSpecialInvitation: false,
            subject: { label: 'Mathematics' },
            columns: [{ name: '论文' }, { name: '书评' }],
          },
        },
      ],
    });
    expect(
      (await found({ subjectId: idOf('DictionaryEntry', maths.subject.id) }, chinese)).data?.colloquiums?.edges[0]?.node,
    ).toMatchObject({ name: '数学集刊', subject: { label: '数学' } });
  });

  it('shows the Chinese name where there is no English one', async () => {
    expect((await found({ subjectId: idOf('DictionaryEntry', physics.subject.id) })).data?.colloquiums?.edges[0]?.node).toMatchObject({
      name: '物理会议',
      kind: 'CONFERENCE',
      reviewType: 'SINGLE_BLIND',
    });
  });

  it('tells only the invited person of a special invitation (R1-109)', async () => {
    await em().insert(AuthorInvitation, { colloquium: physics, user: author, createdAt: app.clock.now() });
    const other = await buildSession(em(), await buildUser(em()), app.clock);
    const subjectId = idOf('DictionaryEntry', physics.subject.id);
    const flags = await Promise.all(
      [english, other].map(async (token) => (await found({ subjectId }, token)).data?.colloquiums?.edges.map((edge) => edge.node)),
    );
    expect(flags).toMatchObject([[{ viewerHasSpecialInvitation: true }], [{ viewerHasSpecialInvitation: false }]]);
  });

  it('pages by number', async () => {
    const first = await found({ first: 1 });
    expect(first.data?.colloquiums).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { number: 'AA' } }] });
    const second = await found({ first: 1, after: first.data?.colloquiums?.pageInfo.endCursor });
    expect(second.data?.colloquiums).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { number: 'BB' } }] });
  });

  it('is empty for a subject without any, and refuses what is no subject', async () => {
    const none = await entryOf(em(), 'SUBJECT', '730');
    expect((await found({ subjectId: idOf('DictionaryEntry', none.id) })).data?.colloquiums).toMatchObject({ totalCount: 0, edges: [] });
    expect((await found({ subjectId: idOf('Colloquium', maths.id) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is for people who are signed in', async () => {
    expect((await app.request<Found>(LIST)).data).toEqual({ colloquiums: null });
  });

  it('costs the same number of statements for 2 and for 20', async () => {
    const cost = () => statementsOf(() => app.request(LIST, { first: 100 }, { token: english, headers: { 'x-background': '1' } }));
    await cost();
    const few = await cost();
    for (let index = 0; index < 18; index += 1)
      await buildColloquium(em(), { columns: ['论文'], subject: await entryOf(em(), 'SUBJECT', index % 2 === 0 ? '110' : '140') });
    expect((await cost()).length).toBe(few.length);
    expect(few.length).toBeLessThanOrEqual(10);
  });
});
