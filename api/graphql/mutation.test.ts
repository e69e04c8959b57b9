// The traces of a mutation, done or refused (principles, Doors, Accounts and sessions, Running), and its uploads; through HTTP on a real
// PostgreSQL.
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { startNotesApp, type NotesApp } from './notes.factory.ts';

const heard: unknown[] = [];
let app: NotesApp;
beforeAll(async () => {
  app = await startNotesApp();
  app.deps.pubsub.listen((event) => heard.push(event));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  // Those of the test before may still be under way.
  await eventsSoFar();
  heard.length = 0;
});

const writeNote = `mutation write($input: WriteNoteInput!) { writeNote(input: $input) { isInTransaction received note { id text } } }`;

let marks = 0;

/** Events travel by NOTIFY: a mark sent afterwards arrives after them, and each is another one, since that of an earlier call may come late. */
async function eventsSoFar(): Promise<unknown[]> {
  const mark = { type: 'sessionChanged' as const, sessionId: -(marks += 1) };
  await app.database.orm.em.transactional(async (em) => app.deps.pubsub.send(em, [mark]));
  await expect.poll(() => heard).toContainEqual(mark);
  return heard.filter((event) => !JSON.stringify(event).includes('"sessionId":-'));
}

describe('a mutation', () => {
  test('leaves exactly its own row, one line in the log and its event', async () => {
    const answer = await app.request(writeNote, { input: { text: 'a' } }, { token: 'author' });
    expect(answer).toMatchObject({ status: 200, data: { writeNote: { isInTransaction: false, note: { text: 'a' } } } });
    expect(answer.errors).toBeUndefined();
    expect(await app.rows('note')).toMatchObject([{ text: 'a' }]);
    expect(await app.rows('counter')).toMatchObject([{ name: 'a' }]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([
      { operation: 'writeNote', outcome: 'done', code: null, objectType: 'Note', objectId: 1, actingRole: 1, address: '127.0.0.1' },
    ]);
    expect(await eventsSoFar()).toEqual([{ type: 'messagesChanged', userId: 1 }]);
  });

  test.each([
    ['fail', 'CONFLICT'],
    ['crash', 'INTERNAL'],
  ])('that fails (%s) leaves no row and no event, but its counter and a refused line in the log', async (then, code) => {
    const answer = await app.request(writeNote, { input: { text: 'a', then } }, { token: 'author' });
    expect(answer.errors).toMatchObject([{ extensions: { code } }]);
    expect(answer.data).toEqual({ writeNote: null });
    expect(await app.rows('note')).toEqual([]);
    expect(await app.rows('counter')).toMatchObject([{ name: 'a' }]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([
      { operation: 'writeNote', outcome: 'refused', code, params: { then } },
    ]);
    expect(await eventsSoFar()).toEqual([]);
  });

  test('that fails when it commits leaves no row and says so', async () => {
    await app.execute(`insert into note (text, owner, unique_text) values ('first', 'x', 'taken')`);
    const answer = await app.request(writeNote, { input: { text: 'a', then: 'constraint' } }, { token: 'author' });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(await app.rows('note')).toMatchObject([{ text: 'first' }]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([{ outcome: 'refused' }]);
    expect(await eventsSoFar()).toEqual([]);
  });

  test('is a transaction of its own: two in one document stand and fall apart', async () => {
    const answer = await app.request(
      `mutation { a: writeNote(input: { text: "a" }) { isInTransaction } b: writeNote(input: { text: "b", then: "fail" }) { isInTransaction } c: writeNote(input: { text: "c" }) { note { text } } }`,
      {},
      { token: 'author' },
    );
    expect(answer.data).toEqual({ a: { isInTransaction: false }, b: null, c: { note: { text: 'c' } } });
    expect((await app.rows('note')).map((row) => row['text'])).toEqual(['a', 'c']);
    expect((await app.database.orm.em.fork().find(OperationLog, {}, { orderBy: { id: 'asc' } })).map((line) => line.outcome)).toEqual([
      'done',
      'refused',
      'done',
    ]);
  });

  test('undoes a part in a savepoint, its events too, and keeps the rest', async () => {
    await app.request(writeNote, { input: { text: 'a', then: 'savepoint' } }, { token: 'author' });
    expect((await app.rows('note')).map((row) => row['text'])).toEqual(['a', 'kept']);
    expect(await eventsSoFar()).toEqual([{ type: 'messagesChanged', userId: 1 }]);
  });

  test('of another role is FORBIDDEN, without a session UNAUTHENTICATED; nothing is written', async () => {
    const asEditor = await app.request(writeNote, { input: { text: 'a' } }, { token: 'editor' });
    expect(asEditor.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const asNobody = await app.request(writeNote, { input: { text: 'a' } });
    expect(asNobody.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await app.rows('note')).toEqual([]);
    expect(await app.rows('counter')).toEqual([]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([{ outcome: 'refused', code: 'FORBIDDEN' }]);
  });

  test('more at once than there are connections all come to an end, although each needs a second one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => app.request(writeNote, { input: { text: `n${index}`, then: 'slow' } }, { token: 'author' })),
    );
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
    expect(await app.rows('note')).toHaveLength(30);
  });
});

describe('an upload', () => {
  const pdf = new File([`%PDF-1.4\n${'x'.repeat(100)}`], '稿件.pdf', { type: 'application/pdf' });
  const storedFiles = async () =>
    (await readdir(app.storageFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  test('is stored before the transaction and reaches the resolver as a received file', async () => {
    const before = (await storedFiles()).length;
    const answer = await app.request(writeNote, { input: { text: 'a', file: null } }, { token: 'author', files: { 'input.file': pdf } });
    expect(answer.data).toMatchObject({ writeNote: { received: '稿件.pdf 109 application/pdf' } });
    expect(await storedFiles()).toHaveLength(before + 1);
  });

  test('is removed again when the mutation fails', async () => {
    const before = (await storedFiles()).length;
    const answer = await app.request(
      writeNote,
      { input: { text: 'a', then: 'fail', file: null } },
      { token: 'author', files: { 'input.file': pdf } },
    );
    expect(answer.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await storedFiles()).toHaveLength(before);
  });

  test('that was announced and never sent is a bad request, and nothing is written', async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ variables: { input: { text: 'a', file: null } }, extensions: app.extensionsOf(writeNote) }));
    form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { token: 'author', 'apollo-require-preflight': '1' },
      body: form,
    });
    expect(await response.json()).toMatchObject({ data: { writeNote: null }, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  test('is not kept from someone who may not send one, nor read without the preflight header', async () => {
    const before = (await storedFiles()).length;
    const asNobody = await app.request(writeNote, { input: { text: 'a', file: null } }, { files: { 'input.file': pdf } });
    expect(asNobody).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const asForm = await app.request(
      writeNote,
      { input: { text: 'a', file: null } },
      { files: { 'input.file': pdf }, headers: { 'apollo-require-preflight': '' } },
    );
    expect(asForm).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(await storedFiles()).toHaveLength(before);
  });
});
