// Room for files that wait for their forms: strangers may fill a limited part of the storage, and nobody the share of others.
import { lockName } from '../../database/locks.ts';
import { filesAreKept } from '../../database/backup-lock.ts';
import type { Context } from '../../context.ts';

/** Limit for everybody together, some gigabytes. */
const MOST_WAITING = 500;
/** Limit for one place: a university may come from one address. */
const MOST_OF_A_PLACE = 50;

/**
 * Makes room before another file of `place` is kept: a place beyond its share loses its own oldest, and when very many wait, the place with
 * most loses its oldest. They are deleted even if the upload fails, except one whose form is being saved at this moment; the sender of such
 * a form is told to choose the file again.
 */
export async function makeRoom(ctx: Context, place: string): Promise<void> {
  const gone = await ctx.own(async (em) => {
    await lockName(em, 'preprint files that wait');
    const own = await em.execute<Gone[]>(
      `delete from preprint_upload where id in (
          select id from preprint_upload where place = ? order by uploaded_at desc, id desc offset ? for update skip locked)
        returning storage_key`,
      [place, MOST_OF_A_PLACE - 1],
    );
    const [counted] = await em.execute<{ waiting: number }[]>('select count(*)::int as waiting from preprint_upload');
    const waiting = counted?.waiting ?? 0;
    if (waiting < MOST_WAITING) return own;
    const greediest = await em.execute<Gone[]>(
      `delete from preprint_upload where id in (
          select id from preprint_upload
          where place = (select place from preprint_upload group by place order by count(*) desc, min(uploaded_at), place limit 1)
          order by uploaded_at, id limit ? for update skip locked)
        returning storage_key`,
      [waiting - MOST_WAITING + 1],
    );
    return [...own, ...greediest];
  });
  if (gone.length === 0 || (await filesAreKept(ctx.em))) return;
  for (const { storage_key: key } of gone) await ctx.storage.remove(key);
}

interface Gone {
  storage_key: string;
}
