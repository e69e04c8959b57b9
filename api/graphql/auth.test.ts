// @auth: one declaration, printed and enforced (principles, Doors).
import { Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { RoleKind } from '../modules/organization/organization.enums.ts';
import type { ReceivedFile } from '../modules/files/receive.ts';
import { Auth } from './declare.ts';
import { encodeId } from './node.ts';
import { asked, auth, schema, startNotesApp, type NotesApp } from './notes.factory.ts';
import { NoteResolver } from './notes-resolvers.factory.ts';
import { printSchema } from './print.ts';
import { buildApiSchema } from './schema.ts';

let app: NotesApp;
beforeAll(async () => void (app = await startNotesApp()));
afterAll(() => app.close());
beforeEach(() => app.reset());

describe('@auth', () => {
  test('a guarded object is null, a guarded item is dropped, and an id finds neither the hidden nor the missing', async () => {
    await app.write('open', 'hidden');
    const answer = await app.request(
      `query guarded($hidden: ID!, $open: ID!, $none: ID!) { notes { text next { text } } hidden: note(id: $hidden) { text }
        a: node(id: $hidden) { id } b: node(id: $none) { id } c: node(id: "?") { id } d: node(id: $open) { id ... on Note { text } } }`,
      { hidden: encodeId('Note', 2), open: encodeId('Note', 1), none: encodeId('Note', 99) },
      { token: 'author' },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      notes: [{ text: 'open', next: null }],
      hidden: null,
      a: null,
      b: null,
      c: null,
      d: { id: encodeId('Note', 1), text: 'open' },
    });
  });

  test('a guarded field is null for whom its roles or its policy leave out', async () => {
    await app.write('open');
    const text = `query fields { notes { text forEditors owner } }`;
    expect((await app.request(text, {}, { token: 'author' })).data).toEqual({ notes: [{ text: 'open', forEditors: null, owner: null }] });
    expect((await app.request(text, {}, { token: 'editor' })).data).toEqual({
      notes: [{ text: 'open', forEditors: 'editors read open', owner: 'somebody' }],
    });
  });

  test('nobody reads nothing; whose session has ended is told so', async () => {
    await app.write('open');
    const text = `query reading { notes { text } notePage { totalCount } }`;
    expect(await app.request(text)).toMatchObject({ data: { notes: [], notePage: null } });
    const ended = await app.request(text, {}, { token: 'gone', language: 'zh' });
    expect(ended.errors?.[0]).toMatchObject({ message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } });
  });

  test('a policy is asked once per object', async () => {
    await app.write('open');
    await app.request(`query once($id: ID!) { note(id: $id) { a: text b: text } }`, { id: encodeId('Note', 1) }, { token: 'author' });
    expect(asked).toEqual(['open']);
  });

  test('naming every role, an unknown policy and a non-null guarded field are errors of the schema', async () => {
    const wrong = { ...auth, policies: {} };
    expect(() => buildApiSchema<Context, ReceivedFile>({ resolvers: [NoteResolver], auth: wrong, mutations: neverMutating })).toThrow(
      /unknown policy note.view/,
    );

    @Resolver()
    class EveryRoleResolver {
      @Auth({
        roles: [
          'AUTHOR',
          'REVIEWER',
          'EDITOR',
          'EXECUTIVE_EDITOR',
          'EDITOR_IN_CHIEF',
          'PUBLISHING_EDITOR',
          'OPERATIONS',
          'ADMINISTRATOR',
          'ASSOCIATE_EDITOR_IN_CHIEF',
        ],
      })
      @Query(() => RoleKind, { nullable: true })
      every(): null {
        return null;
      }

      @Auth()
      @Query(() => String)
      nonNull(): string {
        return '';
      }
    }
    const build = () => buildApiSchema<Context, ReceivedFile>({ resolvers: [EveryRoleResolver], auth, mutations: neverMutating });
    expect(build).toThrow(/Query.every names every role/);
    expect(build).toThrow(/Query.nonNull is guarded and must be nullable/);
  });

  test('is printed with the schema', () => {
    expect(printSchema(schema)).toContain('type Note implements Node @auth(policy: "note.view")');
    expect(printSchema(schema)).toContain('forEditors: String @auth(roles: [EDITOR])');
    expect(printSchema(schema)).toContain('directive @auth(');
  });

  const neverMutating = {
    count: () => Promise.resolve(),
    transaction: () => Promise.reject(new Error('unused')),
    receive: () => Promise.reject(new Error('unused')),
    discard: () => Promise.resolve(),
    record: () => Promise.resolve(),
    failed: () => undefined,
  };
});
