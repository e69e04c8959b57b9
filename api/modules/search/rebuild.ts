// Rebuilds the search keys after an upgrade changed their form, in small transactions beside everything else; a process continues where an
// earlier one ended, and two processes never make the same part. Until then `keyHolds` asks the earlier keys too.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobDeps } from '../../module.ts';
import { addJob } from '../../database/jobs.ts';
import { SearchRebuild } from './search-rebuild.entity.ts';

export const REBUILD_SEARCH = 'rebuild-search';

const BATCH = 500;
/** Batches of one job, so that a stopping process waits only for seconds. */
const BATCHES = 20;

/** For each: makes the keys of the next rows from `from` on; answers the last of them, null when there were none. */
const REBUILDS: Readonly<Record<string, string>> = {
  // A generated column is written again whenever its source is, even with the same words.
  manuscripts: `with batch as (select id from contribution where id >= ? order by id limit ? for no key update),
    titles as (update contribution c set title_zh = c.title_zh,
        author_key = (select title_key(string_agg(author_names(a.person_name, a.name_parts), chr(1) order by a.position, a.id)) from contribution_author a where a.contribution_id = c.id)
      from batch where c.id = batch.id)
    select max(id) as last from batch`,
  people: `with batch as (select id from user_account where id >= ? order by id limit ?),
    made as (select keep_person_keys(array(select id from batch)))
    select max(batch.id) as last from batch, made`,
};

/** The job: some batches of the remaining rows, then another job for the rest. */
export async function rebuildSearch({ orm }: Pick<JobDeps, 'orm'>): Promise<void> {
  for (let done = 0; done < BATCHES; done++) {
    const isMore = await orm.em.fork().transactional(rebuildBatch);
    if (!isMore) return;
  }
  await addJob(orm.em.fork(), REBUILD_SEARCH, {}, { jobKey: REBUILD_SEARCH });
}

/** False: nothing is left, or another process has it in hand. */
async function rebuildBatch(em: EntityManager): Promise<boolean> {
  const [next] = await em.execute<{ name: string; next_id: number }[]>(
    'select name, next_id from search_rebuild order by name limit 1 for update skip locked',
  );
  if (!next) return false;
  const statement = REBUILDS[next.name];
  const [batch] = statement ? await em.execute<{ last: number | null }[]>(statement, [next.next_id, BATCH]) : [];
  if (batch?.last == null) await em.nativeDelete(SearchRebuild, { name: next.name });
  else await em.nativeUpdate(SearchRebuild, { name: next.name }, { nextId: batch.last + 1 });
  return true;
}

/** When a worker starts, and each morning: a job where something is left. */
export async function beginRebuild({ orm }: Pick<JobDeps, 'orm'>): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(SearchRebuild)) > 0) await addJob(em, REBUILD_SEARCH, {}, { jobKey: REBUILD_SEARCH });
}
