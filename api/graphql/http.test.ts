// Errors and documents over HTTP under production rules (principles, Doors, Texts).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from './node.ts';
import { startNotesApp, type NotesApp } from './notes.factory.ts';
import { DocumentStore } from './persisted.ts';

let app: NotesApp;
beforeAll(async () => void (app = await startNotesApp()));
afterAll(() => app.close());
beforeEach(() => app.reset());

describe('an error', () => {
  test('is told in the language of the reader, with its fields', async () => {
    const answer = await app.request(`query invalid { fail(how: "input") }`, {}, { language: 'zh-CN' });
    expect(answer.errors).toMatchObject([
      { message: '请检查填写的内容', extensions: { code: 'INVALID_INPUT', fields: { text: '此项为必填项' } } },
    ]);
  });

  test('that nobody expected shows an id and nothing else', async () => {
    const answer = await app.request(`query crash { fail(how: "unexpected") }`);
    const [error] = answer.errors ?? [];
    expect(error?.extensions.code).toBe('INTERNAL');
    expect(error?.message).toContain(error?.extensions.id);
    expect(JSON.stringify(answer)).not.toMatch(/secret detail|stack/);
  });

  test('of an unreachable database says so', async () => {
    expect((await app.request(`query away { fail(how: "database") }`)).errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  });

  test('of an id that is none is NOT_FOUND, like that of a row that is not there', async () => {
    for (const id of ['', 'x', 'Tm90ZTow', encodeId('Notes', 1), `${encodeId('Note', 1)}=`]) {
      const answer = await app.request(`query byId($id: ID!) { note(id: $id) { text } }`, { id }, { token: 'author' });
      expect(answer.errors, id).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

describe('a document', () => {
  test('with an unknown hash is DOCUMENT_UNKNOWN', async () => {
    const answer = await app.post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }, { token: 'author' });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ message: 'This page is out of date. Please reload it.', extensions: { code: 'DOCUMENT_UNKNOWN' } }],
    });
  });

  test('of the release before still runs after the next one has started', async () => {
    const text = 'query before { __typename }';
    const hash = app.documents.add(text);
    await app.documents.load(app.database.orm.em.fork(), app.clock.now());
    const next = new DocumentStore();
    await next.load(app.database.orm.em.fork(), new Date(app.clock.now().getTime() + 29 * 86_400_000));
    expect(await next.find(app.database.orm.em.fork(), hash)).toBe(text);
    const much = new DocumentStore();
    await much.load(app.database.orm.em.fork(), new Date(app.clock.now().getTime() + 31 * 86_400_000));
    await expect(much.find(app.database.orm.em.fork(), hash)).rejects.toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
  });

  test('written freely is refused from a session and from nobody, and taken from an API token', async () => {
    const body = { query: 'query free { role }' };
    expect((await app.post(body, { token: 'author' })).errors).toMatchObject([{ extensions: { code: 'DOCUMENT_REFUSED' } }]);
    expect((await app.post(body)).errors).toMatchObject([{ extensions: { code: 'DOCUMENT_REFUSED' } }]);
    expect(await app.post(body, { token: 'partner' })).toMatchObject({ status: 200, data: { role: 'AUTHOR' } });
    // Text beside a known hash is not looked at.
    const both = { query: 'query other { now }', extensions: app.extensionsOf('query known { role }') };
    expect(await app.post(both, { token: 'author' })).toMatchObject({ data: { role: 'AUTHOR' } });
  });

  test.each([
    ['a hash that is no text', { query: '{ role }', extensions: { persistedQuery: { version: 1, sha256Hash: 1 } } }],
    ['extensions that are no object', { query: '{ role }', extensions: 'x' }],
    ['a batch', [{ query: '{ role }' }]],
    ['a text that is none', { query: ['{ role }'] }],
  ])('hidden behind %s is not run for a session', async (_what, body) => {
    const answer = await app.post(body, { token: 'author' });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'DOCUMENT_REFUSED' } }] });
    expect(answer.data).toBeUndefined();
  });

  test.each([
    'query={role}',
    'query={role}&extensions=x',
    `${'a&'.repeat(1500)}query={role}`,
    '%71uery={role}',
    'query={role}&query={role}',
  ])('in an address (%#) is not run for a session', async (search) => {
    const answer = await fetch(`${app.url}/graphql?${search}`, { headers: { token: 'author', 'apollo-require-preflight': '1' } });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_REFUSED' } }] });
    const taken = await fetch(`${app.url}/graphql?query={role}`, { headers: { token: 'partner', 'apollo-require-preflight': '1' } });
    expect(await taken.json()).toEqual({ data: { role: 'AUTHOR' } });
  });

  test.each([
    ['deep', `{ notes { ${'next { '.repeat(20)} text ${'}'.repeat(20)} } }`],
    ['costly', `{ notes { others { others { others { text } } } } }`],
    ['costly by variables', `query big($n: Int = 100) { notePage(first: $n) { edges { node { others { others { text } } } } } }`],
    ['full of aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: now`).join(' ')} }`],
    [
      'full of aliases of the schema',
      `{ __schema { ${Array.from({ length: 31 }, (_, index) => `a${index}: types { name }`).join(' ')} } }`,
    ],
    [
      'deep by its fragments',
      `{ notes { ${'next { '.repeat(9)} ...f ${'}'.repeat(9)} } } fragment f on Note { ${'next { '.repeat(10)} text ${'}'.repeat(10)} }`,
    ],
    [
      'full of aliases of its fragments',
      `{ notes { ...f } more: notes { ...f } } fragment f on Note { ${Array.from({ length: 15 }, (_, index) => `a${index}: text`).join(' ')} }`,
    ],
  ])('that is %s is DOCUMENT_TOO_COMPLEX', async (_what, query) => {
    expect(await app.post({ query }, { token: 'partner' })).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_TOO_COMPLEX' } }] });
  });

  test.each([
    `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: now`).join(' ')} }`,
    `{ notes { ...f } notes { ...f } } fragment f on Note { ${Array.from({ length: 15 }, (_, index) => `a${index}: text`).join(' ')} }`,
    '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } } } } } } } } } } } } }',
  ])('with as many aliases as are allowed, or deep in the schema alone, is answered (%#)', async (query) => {
    expect((await app.post({ query }, { token: 'partner' })).errors).toBeUndefined();
  });

  test('that is deep and asks for little is answered, and counted by its pages (B-071)', async () => {
    const deep = (first: number) =>
      `{ notePage(first: ${first}) { edges { node { next { next { next { next { next { next { next { next { next { text } } } } } } } } } } } } }`;
    expect((await app.post({ query: deep(1) }, { token: 'partner' })).errors).toBeUndefined();
  });

  test('whose fragments double at each of a hundred levels is judged all the same', async () => {
    const levels = Array.from({ length: 100 }, (_, index) => `fragment f${index} on Note { text ...f${index + 1} ...f${index + 1} }`).join(
      ' ',
    );
    const scalars = await app.post({ query: `{ notes { ...f0 } } ${levels} fragment f100 on Note { text }` }, { token: 'partner' });
    expect(scalars.errors).toBeUndefined();
    const objects = await app.post(
      { query: `{ notes { ...f0 } } ${levels} fragment f100 on Note { others { text } }` },
      { token: 'partner' },
    );
    expect(objects).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_TOO_COMPLEX' } }] });
  });

  test('that is endless is refused before it is read, and so is a batch', async () => {
    const long = await app.post({ query: `{ ${'now '.repeat(5000)} }` }, { token: 'partner' });
    expect(long.errors?.[0]?.message).toMatch(/token/i);
    const batch = await app.post([{ query: '{ now }' }, { query: '{ now }' }], { token: 'partner' });
    expect(batch.data).toBeUndefined();
    expect(batch.status).toBe(400);
  });
});
