// A schema as small as the rules of the API allow, for their tests: notes that are written, hidden and paged.
import { sql } from 'kysely';
import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context, DomainEvent, ViewerSession } from '../context.ts';
import { inSavepoint, inTransaction } from '../database/transactions.ts';
import { DomainError, invalidInput, refused } from '../errors.ts';
import { RoleKind } from '../modules/access/access.enums.ts';
import { recordOperation } from '../modules/audit/audit.service.ts';
import { receiveUpload, type ReceivedFile } from '../modules/files/receive.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../testing/app.ts';
import { roleKindCode, type RoleKindId } from '../../shared/roles.ts';
import { Auth, type AuthOptions } from './auth.ts';
import { connectionTypes, pageOf, PageArgs, type Connection } from './connection.ts';
import { Logged } from './mutation.ts';
import { Node, decodeId, nodeResolver } from './node.ts';
import { buildApiSchema } from './schema.ts';
import { DateTime, Upload } from './scalars.ts';

/** A note with an owner: a stand-in for what blindness hides. */
@Auth({ policy: 'note.view' })
@ObjectType({ implements: Node })
export class Note {
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
export class NoteResolver {
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
    if (input.then === 'slow') await ctx.em.execute('select pg_sleep(0.2)');
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

@Auth()
@ObjectType()
class NoteChanged {
  @Field(() => Note, { nullable: true })
  note!: Note | null;
}

@Resolver()
class NoteSubscriptions {
  @Auth()
  @Subscription(() => NoteChanged, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) => context.pubsub.subscribe('contributionChanged'),
  })
  async noteChanged(@Root() event: Extract<DomainEvent, { type: 'contributionChanged' }>, @Ctx() ctx: Context): Promise<NoteChanged> {
    return { note: (await notes(ctx, [event.contributionId]))[0] ?? null };
  }

  @Auth()
  @Subscription(() => String, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) => context.pubsub.subscribe('sessionEnded', (event) => event.sessionId === context.viewer?.sessionId),
  })
  sessionOver(@Root() event: Extract<DomainEvent, { type: 'sessionEnded' }>): string {
    return event.reason;
  }
}

@Resolver(() => WriteNotePayload)
class PayloadResolver {
  @FieldResolver(() => Boolean)
  isInTransaction(@Ctx() ctx: Context): boolean {
    return ctx.em.isInTransaction();
  }
}

/** Texts of the notes that the policy was asked about. */
export const asked: string[] = [];
export const auth: AuthOptions<Context> = {
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

export const schema = buildApiSchema<Context, ReceivedFile>({
  resolvers: [
    nodeResolver<Context>({ Note: async (ctx, id) => (await notes(ctx, [id]))[0] ?? null }),
    NoteResolver,
    NoteSubscriptions,
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
export function viewer(token: string): ViewerSession | null {
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

export interface NotesApp extends TestApp {
  /** All rows of a table. */
  rows(table: string): Promise<Record<string, unknown>[]>;
  /** Writes notes past the API. */
  write(...texts: string[]): Promise<void>;
  execute(statement: string): Promise<void>;
  /** Empties the tables. */
  reset(): Promise<void>;
}

export async function startNotesApp(options: Partial<TestAppOptions> = {}): Promise<NotesApp> {
  const app = await startTestApp({ schema, loadViewer: (_em, token) => Promise.resolve(viewer(token)), ...options });
  const execute = async (statement: string, params: unknown[] = []) => void (await app.database.orm.em.fork().execute(statement, params));
  if (!options.beside) {
    await execute(`create table note (id int generated always as identity primary key, text text not null, owner text not null,
      unique_text text unique deferrable initially deferred, written_at timestamptz not null default now())`);
    await execute('create table counter (name text not null)');
    await execute(`insert into user_account (id, email, real_name, code, language, is_enabled, allows_many_sessions, created_at)
      values (1, 'a@b.c', 'A', 'A000001', 'zh-CN', true, false, now())`);
  }
  return {
    ...app,
    execute,
    rows: async (table) => await app.database.orm.em.fork().execute(`select * from ${table} order by 1`),
    write: async (...texts) => {
      for (const text of texts) await execute(`insert into note (text, owner) values (?, 'somebody')`, [text]);
    },
    reset: async () => {
      await execute('truncate note, counter, operation_log restart identity');
      asked.length = 0;
    },
  };
}
