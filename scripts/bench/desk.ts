// The desk of the benches' editor: manuscripts of the editor's journals that are set to where an act begins, and put back as they were.
import type { Client } from 'pg';
import { toGlobalId } from 'graphql-relay';
import { RoleKind } from '../../shared/roles.ts';
import { ContributionState } from '../../shared/workflow.ts';
import { accounts } from '../load/people.ts';
import { withoutGuards } from './without-guards.ts';

/** The awaited act. */
type Waiting = 'receipt' | 'decision';

export interface Desk {
  /** Global ids. */
  manuscripts: readonly string[];
  /** A journal, and the number of its editor-in-chief. */
  colloquiumId: string;
  chiefId: number;
  lay(waiting: Waiting): Promise<void>;
  clear(): Promise<void>;
}

/** Ten receptions of fifty. */
const MANUSCRIPTS = 500;

export async function openDesk(db: Client): Promise<Desk> {
  const editor = accounts.editor.id;
  const { rows } = await db.query<{ id: number; colloquium_id: number }>(
    `select c.id, c.colloquium_id from contribution c join colloquium_member m on m.colloquium_id = c.colloquium_id and m.user_id = $1 and m.type = 'editor'
     where c.state <> 0 and c.submitter_id <> $2 order by hashint4(c.id), c.id limit ${MANUSCRIPTS}`,
    [editor, accounts.author.id],
  );
  const ids = rows.map(({ id }) => id);
  const colloquium = rows[0]?.colloquium_id ?? 0;
  const chief = await db.query<{ user_id: number }>(
    `select user_id from colloquium_member where colloquium_id = $1 and type = 'chief' order by user_id limit 1`,
    [colloquium],
  );
  // An interrupted run has left its original rows.
  await db.query('create table if not exists bench_desk as select * from contribution where false');
  await putBack(db);
  await db.query('insert into bench_desk select * from contribution where id = any($1)', [ids]);
  const states = { receipt: ContributionState.NEW_SUBMISSION, decision: ContributionState.EDITOR_REVIEWING } as const;
  return {
    manuscripts: ids.map((id) => toGlobalId('Contribution', String(id))),
    colloquiumId: toGlobalId('Colloquium', String(colloquium)),
    chiefId: chief.rows[0]?.user_id ?? 0,
    async lay(waiting) {
      const holder = waiting === 'receipt' ? null : editor;
      await withoutGuards(db, () =>
        db.query("delete from workflow_event where contribution_id = any($1) and at > now() - interval '1 day'", [ids]),
      );
      await db.query(
        `update contribution set state = $2, responsible_kind = ${RoleKind.EDITOR}, responsible_id = $3, editor_id = $3, held_by = null, held_state = null,
         held_stage = null, held_decision_id = null where id = any($1)`,
        [ids, states[waiting], holder],
      );
    },
    async clear() {
      await putBack(db);
      await db.query('drop table bench_desk');
    },
  };
}

async function putBack(db: Client): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = 'contribution' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const names = rows.map(({ name }) => name);
  await db.query(
    `update contribution c set (${names.join(', ')}) = (select ${names.map((name) => `d.${name}`).join(', ')} from bench_desk d where d.id = c.id)
     where c.id in (select id from bench_desk)`,
  );
  await withoutGuards(db, async () => {
    for (const [table, moment] of [
      ['workflow_event', 'at'],
      ['message', 'created_at'],
      ['mail', 'created_at'],
    ] as const)
      await db.query(`delete from ${table} where contribution_id in (select id from bench_desk) and ${moment} > now() - interval '1 day'`);
  });
  await db.query('truncate bench_desk');
}
