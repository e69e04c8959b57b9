// A manuscript that is published by itself: on which day, and as which of its journal's single publications.
import { sql } from 'kysely';
import { dayOf } from '../../../../shared/day.ts';
import type { Context } from '../../../context.ts';
import { lockName } from '../../../database/locks.ts';
import { query } from '../../../database/tables.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';

/** Today, as the next of its journal: those of one journal wait for each other, so that no place is given twice. */
export async function publishAlone(ctx: Context, contribution: Contribution): Promise<void> {
  const colloquiumId = contribution.colloquium.id;
  await lockName(ctx.em, `single-publication ${colloquiumId}`);
  const { rows } = await sql<{
    last: number | null;
  }>`select max(publication_order) as last from contribution where colloquium_id = ${colloquiumId}`.execute(query(ctx.em));
  contribution.publishedOn = dayOf(ctx.clock.now());
  contribution.publicationOrder = (rows[0]?.last ?? 0) + 1;
}
