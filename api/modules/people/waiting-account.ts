// A person was invited by address before they had an account, and an administrator adds the person. The waiting invitations are theirs, as
// after a registration; they stay hidden and open nothing until the mailbox is proved (decision 60). The account is made new, as for an
// address without invitations: an older number, code or version would reveal to the administrator that somebody had been invited (decision
// 63).
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { addressOfNobody, layToRest } from './lay-to-rest.ts';
import { moveColumns } from './merge/move-columns.ts';

/** Gives its address, which was never confirmed, up to the account that is about to be made. */
export async function makeWay(ctx: Context, waiting: User): Promise<void> {
  waiting.email = addressOfNobody(waiting);
  await ctx.em.flush();
}

/** Everything that waited is the new account's. Its version does not reveal this. */
export async function takeInWaiting(ctx: Context, user: User, waiting: User): Promise<void> {
  await moveColumns(ctx, user.id, waiting.id);
  await sql`update profile own set sex = coalesce(own.sex, typed.sex), degree_id = coalesce(own.degree_id, typed.degree_id),
      region_code = coalesce(own.region_code, typed.region_code), workplaces = case when cardinality(own.workplaces) = 0 then typed.workplaces else own.workplaces end
    from profile typed where own.user_id = ${user.id} and typed.user_id = ${waiting.id}`.execute(query(ctx.em));
  await layToRest(ctx, waiting);
  waiting.mergedInto = ref(user);
  await ctx.em.flush();
  await ctx.em.refresh(user, { populate: ['roles', 'department'] });
}
