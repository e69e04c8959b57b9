// The rules of the API's machinery (DESIGN §3), through HTTP on a real PostgreSQL, with a schema of its own that is as small as they allow.
import { readdir } from 'node:fs/promises';
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context, ViewerSession } from '../context.ts';
import { inSavepoint, inTransaction } from '../database/transactions.ts';
import { DomainError, invalidInput, notFound, refused } from '../errors.ts';
import { RoleKind } from '../modules/access/access.enums.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { recordOperation } from '../modules/audit/audit.service.ts';
import { receiveUpload, type ReceivedFile } from '../modules/files/receive.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { roleKindCode, type RoleKindId } from '../../shared/roles.ts';
import { Auth, type AuthOptions } from './auth.ts';
import { connectionTypes, pageOf, PageArgs, type Connection } from './connection.ts';
import { Logged } from './mutation.ts';
import { Node, decodeId, encodeId, nodeResolver } from './node.ts';
import { buildApiSchema } from './schema.ts';
import { DateTime, Upload } from './scalars.ts';
import { Args } from 'type-graphql';

/** A note with an owner: a stand-in for what blindness hides. */
@Auth({ policy: 'note.view' })
@ObjectType({ implements: Node })
class Note {
  id!: number;

  @Field(() => String)
  text!: string;

  @Auth({ roles: ['EDITOR'] })
  @Field(() => String, { nullable: true })
  forEditors?: string;

  @Auth({ policy: 'note.viewOwner' })
  @Field(() => String, { nullable: true })
  owner!: string;

  constructor(row: { id: number; text: string; owner: string }) {
    this.id = row.id;
    this.text = row.text;
    this.owner = row.owner;
    this.forEditors = `editors read ${row.text}`;
  }
}

const { Connection: NoteConnection } = connectionTypes('Note', () => Note);

@InputType()
class WriteNoteInput {
  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true })
  then?: string;

  @Field(() => ID, { nullable: true })
  noteId?: string;

  @Field(() => Upload, { nullable: true })
  file?: ReceivedFile;
}

@Auth()
@ObjectType()
class WriteNotePayload {
  @Field(() => Note, { nullable: true })
  note!: Note | null;

  @Field(() => Boolean)
  isInTransaction?: boolean;

  @Field(() => String, { nullable: true })
  received?: string;
}

async function notes(ctx: Context, ids?: number[]): Promise<Note[]> {
  const rows: { id: number; text: string; owner: string }[] = await ctx.em.execute(
    `select id, text, owner from note ${ids ? 'where id = any(?::int[])' : ''} order by id`,
    ids ? [`{${ids.join(',')}}`] : [],
  );
  return rows.map((row) => new Note(row));
}

@Resolver(() => Note)
class NoteResolver {
  @Query(() => RoleKind, { nullable: true })
  role(@Ctx() ctx: Context): RoleKindId | null {
    return ctx.viewer?.kind ?? null;
  }

  @Query(() => DateTime)
  now(@Ctx() ctx: Context): Date {
    return ctx.clock.now();
  }

  @Query(() => String)
  fail(@Arg('how', () => String) how: string): string {
    if (how === 'unexpected') throw new Error('secret detail');
    if (how === 'database') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    throw invalidInput({ text: { code: 'input.required' } });
  }

  @Query(() => [Note])
  async notes(@Ctx() ctx: Context): Promise<Note[]> {
    return await notes(ctx);
  }

  @Query(() => Note, { nullable: true })
  async note(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Note | null> {
    return (await notes(ctx, [decodeId('Note', id)]))[0] ?? null;
  }

  @Auth()
  @Query(() => NoteConnection, { nullable: true })
  async notePage(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Connection<Note>> {
    const db = ctx.em.getKysely<{ note: { id: number; text: string } }>();
    return await pageOf(args, {
      db,
      query: db.selectFrom('note'),
      id: sql.ref('note.id'),
      ordering: {
        name: 'written',
        direction: 'desc',
        terms: [
          { expression: sql.ref('note.written_at'), type: 'timestamptz' },
          { expression: sql.ref('note.id'), type: 'integer' },
        ],
      },
      load: (ids) => notes(ctx, ids),
    });
  }

  @FieldResolver(() => Note, { nullable: true })
  async next(@Root() note: Note, @Ctx() ctx: Context): Promise<Note | null> {
    return (await notes(ctx, [note.id + 1]))[0] ?? null;
  }

  @FieldResolver(() => [Note])
  async others(@Ctx() ctx: Context): Promise<Note[]> {
    return await notes(ctx);
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'noteId', result: 'note', params: ['then'] })
  @Mutation(() => WriteNotePayload, { nullable: true })
  async writeNote(@Ctx() ctx: Context, @Arg('input', () => WriteNoteInput) input: WriteNoteInput): Promise<WriteNotePayload> {
    const [row]: { id: number }[] = await ctx.em.execute(`insert into note (text, owner) values (?, 'me') returning id`, [input.text]);
    ctx.publish({ type: 'messagesChanged', userId: row?.id ?? 0 });
    await ctx.own((em) => em.execute(`insert into counter (name) values (?)`, [input.text]));
    if (input.then === 'savepoint') {
      await inSavepoint(ctx, async () => {
        await ctx.em.execute(`insert into note (text, owner) values ('kept', 'me')`);
      });
      await inSavepoint(ctx, async () => {
        await ctx.em.execute(`insert into note (text, owner) values ('undone', 'me')`);
        ctx.publish({ type: 'messagesChanged', userId: 999 });
        throw refused({ code: 'STATE_CHANGED' });
      }).catch(() => undefined);
    }
    if (input.then === 'fail') throw new DomainError('CONFLICT');
    if (input.then === 'crash') throw new Error('secret detail');
    if (input.then === 'constraint') await ctx.em.execute(`insert into note (text, owner, unique_text) values ('x', 'me', 'taken')`);
    const [note] = await notes(ctx, [row?.id ?? 0]);
    return { note: note ?? null, received: input.file && `${input.file.name} ${input.file.size} ${input.file.mime}` };
  }

  @Mutation(() => String, { nullable: true })
  async ping(): Promise<string> {
    return await Promise.resolve('pong');
  }
}

@Resolver(() => WriteNotePayload)
class PayloadResolver {
  @FieldResolver(() => Boolean)
  isInTransaction(@Ctx() ctx: Context): boolean {
    return ctx.em.isInTransaction();
  }
}

const asked: string[] = [];
const auth: AuthOptions<Context> = {
  roleEnum: 'RoleKind',
  currentRole: (ctx) => (ctx.viewer ? roleKindCode(ctx.viewer.kind) : null),
  hasDeadToken: (ctx) => ctx.hasDeadToken,
  policies: {
    'note.view': (_ctx: Context, note: Note) => {
      asked.push(note.text);
      return note.text.startsWith('hidden') ? { code: 'NOT_FOUND' } : null;
    },
    'note.viewOwner': async (ctx: Context, note: Note) => await Promise.resolve(ctx.viewer?.kind === 3 && note.owner ? null : { code: 'FORBIDDEN' as const }),
  },
};

const schema = buildApiSchema<Context, ReceivedFile>({
  resolvers: [
    nodeResolver<Context>({ Note: async (ctx, id) => (await notes(ctx, [id]))[0] ?? null }),
    NoteResolver,
    PayloadResolver,
  ],
  auth,
  mutations: {
    transaction: inTransaction,
    receive: (ctx, upload) => receiveUpload(ctx.storage, upload),
    discard: (ctx, file) => ctx.storage.remove(file.key),
    record: recordOperation,
    failed: (_ctx, error) => {
      throw error;
    },
  },
});

/** Tokens of the tests: `author`, `editor`, `partner` (an API token); anything else has ended. */
function viewer(token: string): ViewerSession | null {
  const kinds: Record<string, RoleKindId> = { author: 1, editor: 3, partner: 1 };
  const kind = kinds[token];
  if (!kind) return null;
  return {
    userId: 1,
    personCode: 'A000001',
    realName: '',
    sessionId: null,
    kind,
    roleId: kind,
    language: 'en-US',
    departmentIds: [],
    hasRootScope: false,
    memberships: [],
    allowedPaths: [],
    via: token === 'partner' ? 'apiToken' : 'session',
  };
}

let app: TestApp;
const heard: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp({ schema, loadViewer: (_em, token) => Promise.resolve(viewer(token)) });
  const { em } = app.database.orm;
  await em.fork().execute(`create table note (id int generated always as identity primary key, text text not null, owner text not null,
    unique_text text unique deferrable initially deferred, written_at timestamptz not null default now())`);
  await em.fork().execute('create table counter (name text not null)');
  await em.fork().execute(`insert into user_account (id, email, real_name, code, language, is_enabled, allows_many_sessions, created_at)
    values (1, 'a@b.c', 'A', 'A000001', 'zh-CN', true, false, now())`);
  app.deps.pubsub.listen((event) => heard.push(event));
});

afterAll(() => app.close());

beforeEach(async () => {
  const em = app.database.orm.em.fork();
  await em.execute('truncate note, counter, operation_log restart identity');
  heard.length = 0;
  asked.length = 0;
});

async function rows(table: string): Promise<Record<string, unknown>[]> {
  return await app.database.orm.em.fork().execute(`select * from ${table} order by 1`);
}

async function write(...texts: string[]): Promise<void> {
  for (const text of texts) await app.database.orm.em.fork().execute(`insert into note (text, owner) values (?, 'somebody')`, [text]);
}

const writeNote = `mutation write($input: WriteNoteInput!) { writeNote(input: $input) { isInTransaction received note { id text } } }`;

/** Events travel by NOTIFY: one sent afterwards arrives after them. */
async function eventsSoFar(): Promise<unknown[]> {
  await app.database.orm.em.transactional(async (em) => app.deps.pubsub.send(em, [{ type: 'sessionChanged', sessionId: -1 }]));
  await expect.poll(() => heard.some((event) => JSON.stringify(event).includes('-1'))).toBe(true);
  return heard.filter((event) => !JSON.stringify(event).includes('-1'));
}

describe('a mutation', () => {
  test('leaves exactly its own row, one line in the log and its event', async () => {
    const answer = await app.request(writeNote, { input: { text: 'a' } }, { token: 'author' });
    expect(answer).toMatchObject({ status: 200, data: { writeNote: { isInTransaction: false, note: { text: 'a' } } } });
    expect(answer.errors).toBeUndefined();
    expect(await rows('note')).toMatchObject([{ text: 'a' }]);
    expect(await rows('counter')).toMatchObject([{ name: 'a' }]);
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
    expect(await rows('note')).toEqual([]);
    expect(await rows('counter')).toMatchObject([{ name: 'a' }]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([{ operation: 'writeNote', outcome: 'refused', code, params: { then } }]);
    expect(await eventsSoFar()).toEqual([]);
  });

  test('that fails when it commits leaves no row and says so', async () => {
    await app.database.orm.em.fork().execute(`insert into note (text, owner, unique_text) values ('first', 'x', 'taken')`);
    const answer = await app.request(writeNote, { input: { text: 'a', then: 'constraint' } }, { token: 'author' });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(await rows('note')).toMatchObject([{ text: 'first' }]);
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
    expect((await rows('note')).map((row) => row['text'])).toEqual(['a', 'c']);
    expect((await app.database.orm.em.fork().find(OperationLog, {}, { orderBy: { id: 'asc' } })).map((line) => line.outcome)).toEqual(['done', 'refused', 'done']);
  });

  test('undoes a part in a savepoint, its events too, and keeps the rest', async () => {
    await app.request(writeNote, { input: { text: 'a', then: 'savepoint' } }, { token: 'author' });
    expect((await rows('note')).map((row) => row['text'])).toEqual(['a', 'kept']);
    expect(await eventsSoFar()).toEqual([{ type: 'messagesChanged', userId: 1 }]);
  });

  test('of another role is FORBIDDEN, without a session UNAUTHENTICATED; nothing is written', async () => {
    const asEditor = await app.request(writeNote, { input: { text: 'a' } }, { token: 'editor' });
    expect(asEditor.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const asNobody = await app.request(writeNote, { input: { text: 'a' } });
    expect(asNobody.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await rows('note')).toEqual([]);
    expect(await rows('counter')).toEqual([]);
    expect(await app.database.orm.em.fork().find(OperationLog, {})).toMatchObject([{ outcome: 'refused', code: 'FORBIDDEN' }]);
  });

  test('more at once than there are connections all come to an end, although each needs a second one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => app.request(writeNote, { input: { text: `n${index}` } }, { token: 'author' })));
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
    expect(await rows('note')).toHaveLength(30);
  });
});

describe('an upload', () => {
  const pdf = new File([`%PDF-1.4\n${'x'.repeat(100)}`], '稿件.pdf', { type: 'application/pdf' });
  const storedFiles = async () => (await readdir(app.storageFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  test('is stored before the transaction and reaches the resolver as a received file', async () => {
    const before = (await storedFiles()).length;
    const answer = await app.request(writeNote, { input: { text: 'a', file: null } }, { token: 'author', files: { 'input.file': pdf } });
    expect(answer.data).toMatchObject({ writeNote: { received: '稿件.pdf 109 application/pdf' } });
    expect(await storedFiles()).toHaveLength(before + 1);
  });

  test('is removed again when the mutation fails', async () => {
    const before = (await storedFiles()).length;
    const answer = await app.request(writeNote, { input: { text: 'a', then: 'fail', file: null } }, { token: 'author', files: { 'input.file': pdf } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await storedFiles()).toHaveLength(before);
  });

  test('is not read from someone who is not signed in, nor without the preflight header', async () => {
    const before = (await storedFiles()).length;
    const asNobody = await app.request(writeNote, { input: { text: 'a', file: null } }, { files: { 'input.file': pdf } });
    expect(asNobody).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const asForm = await app.request(writeNote, { input: { text: 'a', file: null } }, { files: { 'input.file': pdf }, headers: { 'apollo-require-preflight': '' } });
    expect(asForm).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(await storedFiles()).toHaveLength(before);
  });
});

describe('@auth', () => {
  test('a guarded object is null, a guarded item is dropped, and an id finds neither the hidden nor the missing', async () => {
    await write('open', 'hidden');
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
    await write('open');
    const text = `query fields { notes { text forEditors owner } }`;
    expect((await app.request(text, {}, { token: 'author' })).data).toEqual({ notes: [{ text: 'open', forEditors: null, owner: null }] });
    expect((await app.request(text, {}, { token: 'editor' })).data).toEqual({ notes: [{ text: 'open', forEditors: 'editors read open', owner: 'somebody' }] });
  });

  test('nobody reads nothing; whose session has ended is told so', async () => {
    await write('open');
    const text = `query reading { notes { text } notePage { totalCount } }`;
    expect(await app.request(text)).toMatchObject({ data: { notes: [], notePage: null } });
    const ended = await app.request(text, {}, { token: 'gone', language: 'zh' });
    expect(ended.errors?.[0]).toMatchObject({ message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } });
  });

  test('a policy is asked once per object', async () => {
    await write('open');
    await app.request(`query once($id: ID!) { note(id: $id) { a: text b: text } }`, { id: encodeId('Note', 1) }, { token: 'author' });
    expect(asked).toEqual(['open']);
  });

  test('naming every role, an unknown policy and a non-null guarded field are errors of the schema', async () => {
    const wrong = { ...auth, policies: {} };
    expect(() => buildApiSchema<Context, ReceivedFile>({ resolvers: [NoteResolver], auth: wrong, mutations: neverMutating })).toThrow(/unknown policy note.view/);

    @Resolver()
    class EveryRoleResolver {
      @Auth({ roles: ['AUTHOR', 'REVIEWER', 'EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
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

  const neverMutating = {
    transaction: () => Promise.reject(new Error('unused')),
    receive: () => Promise.reject(new Error('unused')),
    discard: () => Promise.resolve(),
    record: () => Promise.resolve(),
    failed: () => undefined,
  };
});

describe('a list', () => {
  const page = `query page($first: Int, $after: String, $last: Int, $before: String, $page: Int) {
    notePage(first: $first, after: $after, last: $last, before: $before, page: $page) {
      totalCount totalCountIsCapped edges { cursor node { text } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  interface Page {
    notePage: { totalCount: number; edges: { cursor: string; node: { text: string } }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string } };
  }
  const ask = (variables: Record<string, unknown>) => app.request<Page>(page, variables, { token: 'author' });
  const texts = (answer: { data?: Page | null }) => answer.data?.notePage.edges.map((edge) => edge.node.text);

  test('is walked forward, backward and by number without losing or repeating a row, whatever moments are equal', async () => {
    await app.database.orm.em.fork().execute(`insert into note (text, owner, written_at) select 'n' || i, 'x', timestamptz '2026-03-01 10:00:00.123456+08' + (i / 3) * interval '1 microsecond' from generate_series(1, 7) i`);
    const first = await ask({ first: 3 });
    expect(texts(first)).toEqual(['n7', 'n6', 'n5']);
    expect(first.data?.notePage).toMatchObject({ totalCount: 7, totalCountIsCapped: false, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
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
    await app.database.orm.em.fork().execute(`insert into note (text, owner) select 'n', 'x' from generate_series(1, 10000)`);
    expect((await ask({ first: 1 })).data).toMatchObject({ notePage: { totalCount: 10_000, totalCountIsCapped: false } });
    await write('one more');
    expect((await ask({ first: 1 })).data).toMatchObject({ notePage: { totalCount: 10_000, totalCountIsCapped: true } });
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
      { message: 'This position in the list is not valid. Please start again from the first page.', extensions: { code: 'CURSOR_MALFORMED' } },
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

describe('an error', () => {
  test('is told in the language of the reader, with its fields', async () => {
    const answer = await app.request(`query invalid { fail(how: "input") }`, {}, { language: 'zh-CN' });
    expect(answer.errors).toMatchObject([{ message: '请检查填写的内容', extensions: { code: 'INVALID_INPUT', fields: { text: '此项为必填项' } } }]);
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
      expect(answer.errors, id).toMatchObject([{ extensions: { code: notFound().code } }]);
    }
  });
});

describe('a document', () => {
  test('with an unknown hash is DOCUMENT_UNKNOWN', async () => {
    const answer = await app.post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }, { token: 'author' });
    expect(answer).toMatchObject({ status: 400, errors: [{ message: 'This page is out of date. Please reload it.', extensions: { code: 'DOCUMENT_UNKNOWN' } }] });
  });

  test('of the release before still runs after the next one has started', async () => {
    const text = 'query before { __typename }';
    const hash = app.documents.add(text);
    await app.documents.load(app.database.orm.em.fork(), app.clock.now());
    const { DocumentStore } = await import('./persisted.ts');
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
    const get = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ role }')}`, { headers: { token: 'author' } });
    expect(await get.json()).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_REFUSED' } }] });
  });

  test.each([
    ['deep', `{ notes { ${'next { '.repeat(15)} text ${'}'.repeat(15)} } }`],
    ['costly', `{ notes { others { others { others { text } } } } }`],
    ['costly by variables', `query big($n: Int = 100) { notePage(first: $n) { edges { node { others { others { text } } } } } }`],
    ['full of aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: now`).join(' ')} }`],
  ])('that is %s is DOCUMENT_TOO_COMPLEX', async (_what, query) => {
    expect(await app.post({ query }, { token: 'partner' })).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_TOO_COMPLEX' } }] });
  });

  test('that is endless is refused before it is read, and so is a batch', async () => {
    const long = await app.post({ query: `{ ${'now '.repeat(5000)} }` }, { token: 'partner' });
    expect(long.errors?.[0]?.message).toMatch(/token/i);
    const batch = await app.post([{ query: '{ now }' }, { query: '{ now }' }], { token: 'partner' });
    expect(batch.data).toBeUndefined();
    expect(batch.status).toBe(400);
  });
});
