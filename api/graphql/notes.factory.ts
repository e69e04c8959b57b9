// A schema as small as the rules of the API allow, for their tests, and the app that serves it.
import type { Context, ViewerSession } from '../context.ts';
import { inTransaction } from '../database/transactions.ts';
import { recordOperation } from '../modules/audit/audit.service.ts';
import { receiveUpload, type ReceivedFile } from '../modules/files/receive.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../testing/app.ts';
import { roleKindCode, type RoleKindId } from '../../shared/roles.ts';
import type { AuthOptions } from './auth.ts';
import { nodeResolver } from './node.ts';
import { isHidden, NoteResolver, NoteSubscriptions, PayloadResolver, notes, type Note } from './notes-resolvers.factory.ts';
import { buildApiSchema } from './schema.ts';

/** Texts of the notes that the policy was asked about. */
export const asked: string[] = [];
export const auth: AuthOptions<Context> = {
  roleEnum: 'RoleKind',
  currentRole: (ctx) => (ctx.viewer ? roleKindCode(ctx.viewer.kind) : null),
  deadToken: (ctx) => ctx.deadToken,
  policies: {
    'note.view': (_ctx: Context, note: Note) => {
      asked.push(note.text);
      return isHidden(note) ? { code: 'NOT_FOUND' } : null;
    },
    'note.viewOwner': async (ctx: Context, note: Note) =>
      await Promise.resolve(ctx.viewer?.kind === 3 && note.owner ? null : { code: 'FORBIDDEN' as const }),
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
    count: () => Promise.resolve(),
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
    nameParts: null,
    sessionId: null,
    apiTokenId: null,
    askedRoleId: null,
    kind,
    roleId: kind,
    language: 'en-US',
    departmentIds: [],
    hasRootScope: false,
    hasConfirmedAddress: true,
    identity: { accounts: [1], addresses: [] },
    memberships: [],
    isAssignedEditor: false,
    allowedPaths: [],
    isWritingAdministrator: false,
    isAdministrator: false,
    via: token === 'partner' ? 'apiToken' : 'session',
    onlyReview: null,
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
      await app.database.orm.em.fork().transactional(async (em) => {
        // The log lets nothing go; here every test begins with none.
        await em.execute('set local session_replication_role = replica');
        await em.execute('truncate note, counter, operation_log restart identity');
      });
      asked.length = 0;
    },
  };
}
