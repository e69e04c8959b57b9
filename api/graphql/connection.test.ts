// Paging (principles, Screens; decision 3): cursors, pages by number, capped totals.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startNotesApp, type NotesApp } from './notes.factory.ts';

let app: NotesApp;
beforeAll(async () => void (app = await startNotesApp()));
afterAll(() => app.close());
beforeEach(() => app.reset());

describe.each(['notePage', 'soughtNotePage'])('a list (%s)', (field) => {
  const page = `query page($first: Int, $after: String, $last: Int, $before: String, $page: Int) {
    notePage: ${field}(first: $first, after: $after, last: $last, before: $before, page: $page) {
      totalCount totalCountIsCapped edges { cursor node { text } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  interface Page {
    notePage: {
      totalCount: number;
      edges: { cursor: string; node: { text: string } }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
    };
  }
  const ask = (variables: Record<string, unknown>) => app.request<Page>(page, variables, { token: 'author' });
  const texts = (answer: { data?: Page | null }) => answer.data?.notePage.edges.map((edge) => edge.node.text);

  test('is walked forward, backward and by number without losing or repeating a row, whatever moments are equal', async () => {
    await app.execute(
      `insert into note (text, owner, written_at) select 'n' || i, 'x', timestamptz '2026-03-01 10:00:00.123456+08' + (i / 3) * interval '1 microsecond' from generate_series(1, 7) i`,
    );
    const first = await ask({ first: 3 });
    expect(texts(first)).toEqual(['n7', 'n6', 'n5']);
    expect(first.data?.notePage).toMatchObject({
      totalCount: 7,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await ask({ first: 3, after: first.data?.notePage.pageInfo.endCursor });
    expect(texts(second)).toEqual(['n4', 'n3', 'n2']);
    const third = await ask({ first: 3, after: second.data?.notePage.pageInfo.endCursor });
    expect(texts(third)).toEqual(['n1']);
    expect(third.data?.notePage.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await ask({ last: 2, before: third.data?.notePage.pageInfo.startCursor });
    expect(texts(back)).toEqual(['n3', 'n2']);
    expect(texts(await ask({ first: 3, page: 2 }))).toEqual(['n4', 'n3', 'n2']);
  });

  test('counts exactly to 10,000 and no further', async () => {
    await app.execute(`insert into note (text, owner) select 'n', 'x' from generate_series(1, 10000)`);
    expect((await ask({ first: 1 })).data).toMatchObject({ notePage: { totalCount: 10_000, totalCountIsCapped: false } });
    await app.write('one more');
    expect((await ask({ first: 1 })).data).toMatchObject({ notePage: { totalCount: 10_000, totalCountIsCapped: true } });
  });

  test('of more than it counts is walked in the same order', async () => {
    await app.execute(
      `insert into note (text, owner, written_at) select 'n' || i, 'x', timestamptz '2026-03-01 10:00:00+08' + (i / 3) * interval '1 second' from generate_series(1, 10005) i`,
    );
    const first = await ask({ first: 2 });
    expect(texts(first)).toEqual(['n10005', 'n10004']);
    expect(texts(await ask({ first: 2, after: first.data?.notePage.pageInfo.endCursor }))).toEqual(['n10003', 'n10002']);
    expect(texts(await ask({ first: 2, page: 400 }))).toEqual(['n9207', 'n9206']);
    expect(texts(await ask({ last: 2 }))).toEqual(['n2', 'n1']);
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  test.each([
    ['no base64', '???'],
    ['no list', cursor()],
    ['another ordering', cursor('submitted desc', '2026-03-01 10:00:00+08', '1')],
    ['no moment', cursor('written desc', 'yesterday', '1')],
    ['a day that is none', cursor('written desc', '2026-02-31 10:00:00+08', '1')],
    ['no number', cursor('written desc', '2026-03-01 10:00:00+08', `1'); drop table note; --`)],
    ['a number too large', cursor('written desc', '2026-03-01 10:00:00+08', '9999999999')],
  ])('refuses a malformed cursor (%s) with a clear message', async (_what, after) => {
    expect((await ask({ first: 3, after })).errors).toMatchObject([
      {
        message: 'This position in the list is not valid. Please start again from the first page.',
        extensions: { code: 'CURSOR_MALFORMED' },
      },
    ]);
  });

  test.each([
    [{ first: 101 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ page: 0 }, 'page'],
    [{ page: 1001 }, 'page'],
    [{ first: 1, last: 1 }, 'last'],
    [{ page: 1, after: 'x' }, 'page'],
  ])('refuses the page %j, naming the argument', async (variables, field) => {
    const [error] = (await ask(variables)).errors ?? [];
    expect(error?.extensions.code).toBe('INVALID_INPUT');
    expect(Object.keys(error?.extensions.fields ?? {})).toEqual([field]);
  });
});
