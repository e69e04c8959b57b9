// Somebody was asked by an address before its person had an account, and an administrator adds the person. What waits for them is theirs, as it would be by
// registering; it says nothing of itself, and opens nothing until the mailbox is proved (decision 60). The account is a new one, as of an address that nobody
// had written to: an older number, code or version would tell who adds it that somebody had been asked (decision 63).
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { addressOfNobody, layToRest } from './lay-to-rest.ts';
import { moveColumns } from './merge/move-columns.ts';

/** Leaves its address, of which nothing was proved, to the account that is about to be made. */
export async function makeWay(ctx: Context, waiting: User): Promise<void> {
  waiting.email = addressOfNobody(waiting);
  await ctx.em.flush();
}

/** Everything that waited is the new account's. No count of its saves tells. */
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
