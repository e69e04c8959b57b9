// Keeps where each unit of each author belongs, by a job: when a manuscript is submitted, when the register learns new names, and each
// morning. Nobody counts units of drafts, so that saving one costs nothing more.
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from '../../../../shared/forms/zod.ts';
import { addJob } from '../../../database/jobs.ts';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { JobDeps } from '../../../module.ts';
import { PLACE_UNITS } from '../../institutions/institution.service.ts';
import { unitsOfAll, type SaidUnit } from '../../institutions/read-units.ts';

/** Authors of one transaction. */
const BATCH = 500;
/** Batches of one job, so that a stopping process waits only for seconds. */
const BATCHES = 20;

interface Placed {
  id: number;
  revision: number;
  company: string | null;
  units: readonly SaidUnit[] | null;
}

/** The places of these authors’ units, as they are now; a constant number of statements. */
async function keepPlaces(em: EntityManager, authors: readonly Placed[]): Promise<void> {
  const units = await unitsOfAll(
    em,
    authors.map(({ company, units: said }) => ({ company, said })),
  );
  // What the register is asked for: of a text that names no institution all of it.
  const rows = authors.flatMap(({ id, revision }, at) =>
    (units[at] ?? []).map(({ name, institution }, place) => ({
      id,
      revision,
      position: place + 1,
      text: name,
      institution: institution?.id ?? null,
    })),
  );
  const of = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  await sql`delete from author_unit where author_id = any(${authors.map(({ id }) => id)}::int[])`.execute(query(em));
  await sql`insert into author_unit (author_id, revision, position, text, folded, institution_id)
    select id, revision, position, text, fold(text), institution
    from unnest(${of('id')}::int[], ${of('revision')}::int[], ${of('position')}::smallint[], ${of('text')}::text[], ${of('institution')}::int[])
      said(id, revision, position, text, institution)`.execute(query(em));
}

/** `after`: the author behind whom the job goes on; `contributionId`: of this manuscript alone. */
export const placingSchema = z.object({ after: z.number().default(0), contributionId: z.number().nullable().default(null) });
type Placing = z.output<typeof placingSchema>;

/** With a manuscript that is submitted. */
export async function placeUnitsOf({ em }: Pick<Context, 'em'>, contributionId: number): Promise<void> {
  await addJob(em, PLACE_UNITS, { contributionId });
}

/** The job: authors whom nobody has placed as they are now, or with a unit that belongs nowhere, a few batches at a time, then another job. */
export async function placeUnitsOfAll({ orm }: Pick<JobDeps, 'orm'>, { after, contributionId }: Placing): Promise<void> {
  let last = after;
  for (let done = 0; done < BATCHES; done++) {
    const next = await orm.em.fork().transactional((em) => placeBatch(em, { after: last, contributionId }));
    if (next === null) return;
    last = next;
  }
  await addJob(orm.em.fork(), PLACE_UNITS, { after: last, contributionId });
}

/** The last author of the batch; null: nobody is left. */
async function placeBatch(em: EntityManager, { after, contributionId }: Placing): Promise<number | null> {
  const { rows: authors } = await sql<Placed>`
    select a.id, a.revision, a.company, a.units from contribution_author a
    where a.id > ${after} and (a.company <> '' or a.units is not null) and (${contributionId}::int is null or a.contribution_id = ${contributionId})
      and (not exists (select from author_unit u where u.author_id = a.id and u.revision = a.revision)
        or exists (select from author_unit u where u.author_id = a.id and u.institution_id is null))
    order by a.id limit ${sql.lit(BATCH)} for no key update`.execute(query(em));
  if (authors.length > 0) await keepPlaces(em, authors);
  return authors.length < BATCH ? null : (authors.at(-1)?.id ?? null);
}

/** When a worker starts, and each morning. */
export async function beginPlacing({ orm }: Pick<JobDeps, 'orm'>): Promise<void> {
  await addJob(orm.em.fork(), PLACE_UNITS, {}, { jobKey: PLACE_UNITS });
}
