// Room for files that wait for their forms: what strangers may fill of the storage has an end, and nobody fills the share of others.
import { lockName } from '../../database/locks.ts';
import { filesAreKept } from '../../database/backup-lock.ts';
import type { Context } from '../../context.ts';

/** Of everybody together, some gigabytes. */
export const MOST_WAITING = 500;
/** Of one place: a university may come from one address. */
export const MOST_OF_A_PLACE = 50;

/**
 * Before another file of `place` is kept: of more than its share its own oldest give way, and when very many wait the oldest of the place that has most.
 * They are gone whatever becomes of the upload, but for one whose form is being saved at this moment; who sends the form of one is told to choose the file again.
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
