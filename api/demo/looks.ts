// Members of the editorial office who were shown names of reviewers in the two years: those who acted on a manuscript under blind review,
// because they had its page open.
import { sql } from 'kysely';
import { kindOfMemberType } from '../../shared/roles.ts';
import { ReviewType } from '../../shared/workflow.ts';
import type { Context } from '../context.ts';
import { query } from '../database/tables.ts';

/** Those of a journal; the publisher's staff see no names of reviewers. */
const kinds = Object.values(kindOfMemberType);

/** Written like `noteIdentityRead` does: once a day, role and manuscript. */
export async function noteLooks(ctx: Context): Promise<void> {
  await sql`insert into identity_read (user_id, role_kind, contribution_id, day, at)
    select e.actor_id, e.actor_kind, e.contribution_id, (e.at at time zone 'Asia/Shanghai')::date as day, min(e.at) as at
    from workflow_event e join contribution c on c.id = e.contribution_id join colloquium j on j.id = c.colloquium_id
    where e.actor_kind = any(${kinds}::smallint[]) and exists (select from review r where r.contribution_id = c.id
      and r.log_group = e.log_group and r.invited_at <= e.at and coalesce(r.review_type, j.review_type) <> ${ReviewType.OPEN})
    group by 1, 2, 3, 4 order by 5`.execute(query(ctx.em));
}
