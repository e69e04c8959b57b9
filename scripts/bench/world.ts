// The benches' data in a loaded database: sessions of its people, manuscripts to open, drafts to save and to submit.
import { Client } from 'pg';
import { toGlobalId } from 'graphql-relay';
import { hashToken, newToken } from '../../api/modules/accounts/sessions/token.ts';
import { RoleKind } from '../../shared/roles.ts';
import { hashOf } from './api-process.ts';
import { OWN_DOCUMENTS } from './documents.ts';
import { openDesk, type Desk } from './desk.ts';
import { openReviewing, type Reviewing } from './rounds.ts';
import { accounts } from '../load/people.ts';
import { withoutGuards } from './without-guards.ts';

interface Draft {
  id: number;
  token: string;
  version: number;
  title: { articleTypeId: string; titleZh: string; titleEn: string; subtitleZh: string; subtitleEn: string };
}

export interface World {
  tokens: { author: string; editor: string; chief: string; operations: string };
  desk: Desk;
  /** Global ids of manuscripts the editor handles, over all years. */
  manuscripts: string[];
  reviewing: Reviewing;
  /** Complete drafts, each of another author, who is signed in. */
  drafts: Draft[];
  /** Signs in so many other people: their numbers and tokens. */
  people(count: number): Promise<{ userId: number; token: string }[]>;
  /** Tells the application that people have messages. */
  tellMessages(userIds: readonly number[]): Promise<void>;
  /** The server's processes that work for the database. */
  backends(): Promise<number[]>;
  /** Turns submitted manuscripts into drafts again. */
  putBack(): Promise<void>;
  close(): Promise<void>;
}

const DRAFTS = 400;

export async function openWorld(databaseUrl: string): Promise<World> {
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  const signedIn = async (userId: number, kind: number): Promise<string> => {
    const token = newToken();
    await db.query(
      `insert into session (user_id, token_hash, status, is_exclusive, role_id, language, address, created_at, last_act_at, expires_at)
       values ($1, $2, 'active', false, $3, 'zh-CN', '203.0.113.9', now(), now(), now() + interval '12 hours')`,
      [userId, hashToken(token), kind],
    );
    return token;
  };
  for (const text of Object.values(OWN_DOCUMENTS))
    await db.query('insert into persisted_document (hash, text, last_seen_at) values ($1, $2, now()) on conflict do nothing', [
      hashOf(text),
      text,
    ]);
  const desk = await openDesk(db);
  const tokens = {
    chief: await signedIn(desk.chiefId, RoleKind.EDITOR_IN_CHIEF),
    author: await signedIn(accounts.author.id, RoleKind.AUTHOR),
    editor: await signedIn(accounts.editor.id, RoleKind.EDITOR),
    operations: await signedIn(accounts.operations.id, RoleKind.OPERATIONS),
  };
  const handled = await db.query<{ id: number }>(
    `select c.id from contribution c join colloquium_member m on m.colloquium_id = c.colloquium_id and m.user_id = $1 and m.type = 'editor'
     where c.state <> 0 order by hashint4(c.id) limit 500`,
    [accounts.editor.id],
  );
  const reviewing = await openReviewing(db, signedIn);
  const found = await db.query<{
    id: number;
    submitter_id: number;
    version: number;
    article_type_id: number;
    title_zh: string;
    title_en: string;
  }>(
    `select id, submitter_id, version, article_type_id, title_zh, title_en from (
       select distinct on (submitter_id) * from contribution where state = 0 and submitter_id <> $1 order by submitter_id, id) one
     order by hashint4(id) limit ${DRAFTS}`,
    [accounts.author.id],
  );
  const drafts: Draft[] = [];
  for (const row of found.rows) {
    const title = {
      articleTypeId: toGlobalId('DictionaryEntry', String(row.article_type_id)),
      titleZh: row.title_zh,
      titleEn: row.title_en,
      subtitleZh: '',
      subtitleEn: '',
    };
    drafts.push({ id: row.id, token: await signedIn(row.submitter_id, RoleKind.AUTHOR), version: row.version, title });
  }
  return {
    tokens,
    desk,
    manuscripts: handled.rows.map(({ id }) => toGlobalId('Contribution', String(id))),
    reviewing,
    drafts,
    async people(count) {
      const signed = [];
      const { rows } = await db.query<{ user_id: number }>(
        `select user_id from user_role where role_id = ${RoleKind.AUTHOR} order by user_id limit $1`,
        [count],
      );
      for (const { user_id: userId } of rows) signed.push({ userId, token: await signedIn(userId, RoleKind.AUTHOR) });
      return signed;
    },
    async tellMessages(userIds) {
      await db.query(
        `select pg_notify('colloquium_events', json_build_object('type', 'messagesChanged', 'userId', id)::text) from unnest($1::int[]) as id`,
        [userIds],
      );
    },
    async backends() {
      const { rows } = await db.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
      return rows.map(({ pid }) => pid);
    },
    async putBack() {
      await desk.clear();
      const ids = [drafts.map((draft) => draft.id)];
      await withoutGuards(db, () => db.query('delete from workflow_event where contribution_id = any($1)', ids));
      await db.query('delete from message where contribution_id = any($1)', ids);
      await db.query('delete from journal_course where contribution_id = any($1)', ids);
      await db.query(
        `update contribution set state = 0, stage = 0, manuscript_number = null, submitted_at = null, responsible_id = submitter_id, responsible_kind = ${RoleKind.AUTHOR}
         where id = any($1) and state <> 0`,
        ids,
      );
      await db.query('vacuum (analyze) contribution');
    },
    close: () => db.end(),
  };
}
