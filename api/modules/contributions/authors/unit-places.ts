// Keeps where each unit of each author belongs: when an author is saved, and by a job for those that were there before, and for units that
// belonged nowhere when the register learned new names.
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from '../../../../shared/forms/zod.ts';
import { addJob } from '../../../database/jobs.ts';
import type { JobDeps } from '../../../module.ts';
import { PLACE_UNITS } from '../../institutions/institution.service.ts';
import { folded } from '../../institutions/institution-names.ts';
import { unitsOfAll, type SaidUnit } from '../../institutions/read-units.ts';
import type { ReadUnit } from '../../institutions/unit-text.ts';

/** Authors of one transaction. */
const BATCH = 500;
/** Batches of one job, so that a stopping process waits only for seconds. */
const BATCHES = 20;

interface Placed {
  id: number;
  company?: string | null;
  units?: readonly SaidUnit[] | null;
}

/** What the register is asked for: of a text that names no institution all of it. */
const calledIn = ({ name }: ReadUnit): string => name;

/** The places of these authors’ units, as they are now; a constant number of statements. */
export async function keepPlaces(em: EntityManager, authors: readonly Placed[]): Promise<void> {
  if (authors.length === 0) return;
  const units = await unitsOfAll(
    em,
    authors.map(({ company, units: said }) => ({ company, said })),
  );
  const rows = authors.flatMap(({ id }, at) =>
    (units[at] ?? []).map((unit, place) => ({ id, position: place + 1, text: calledIn(unit), institutionId: unit.institution?.id ?? null })),
  );
  await em.execute('delete from author_unit where author_id = any(?::int[])', [authors.map(({ id }) => id)]);
  if (rows.length === 0) return;
  await em.execute(
    `insert into author_unit (author_id, position, text, folded, institution_id)
      select * from unnest(?::int[], ?::smallint[], ?::text[], ?::text[], ?::int[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ position }) => position),
      rows.map(({ text }) => text),
      rows.map(({ text }) => folded(text)),
      rows.map(({ institutionId }) => institutionId),
    ],
  );
}

/** `after`: the author behind whom the job goes on. */
export const placingSchema = z.object({ after: z.number().default(0) });

/** The job: authors with a unit that belongs nowhere, or that nobody has placed, a few batches at a time, then another job for the rest. */
export async function placeUnitsOfAll({ orm }: Pick<JobDeps, 'orm'>, { after }: z.output<typeof placingSchema>): Promise<void> {
  let last = after;
  for (let done = 0; done < BATCHES; done++) {
    const next = await orm.em.fork().transactional((em) => placeBatch(em, last));
    if (next === null) return;
    last = next;
  }
  await addJob(orm.em.fork(), PLACE_UNITS, { after: last });
}

/** The last author of the batch; null: nobody is left. */
async function placeBatch(em: EntityManager, after: number): Promise<number | null> {
  // Who is being saved at this moment is placed with that save.
  const authors = await em.execute<Placed[]>(
    `select a.id, a.company, a.units from contribution_author a
      where a.id > ? and (a.company <> '' or a.units is not null)
        and (not exists (select from author_unit u where u.author_id = a.id) or exists (select from author_unit u where u.author_id = a.id and u.institution_id is null))
      order by a.id limit ? for no key update skip locked`,
    [after, BATCH],
  );
  await keepPlaces(em, authors);
  return authors.length < BATCH ? null : (authors.at(-1)?.id ?? null);
}

/** When a worker starts, and each morning. */
export async function beginPlacing({ orm }: Pick<JobDeps, 'orm'>): Promise<void> {
  await addJob(orm.em.fork(), PLACE_UNITS, {}, { jobKey: PLACE_UNITS });
}
