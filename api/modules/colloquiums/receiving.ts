// When a journal or conference receives papers: a conference in its period only (F-097).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayOf } from '../../../shared/day.ts';
import type { Context } from '../../context.ts';
import type { Colloquium } from './colloquium.entity.ts';
import { ColloquiumKind } from './colloquium.enums.ts';

type Period = Pick<Colloquium, 'kind' | 'startsOn' | 'endsOn'>;

/** A day that is not set bounds nothing. */
export function isReceiving({ clock }: Pick<Context, 'clock'>, { kind, startsOn, endsOn }: Period): boolean {
  const today = dayOf(clock.now());
  return kind === ColloquiumKind.PERIODICAL || ((startsOn ?? today) <= today && today <= (endsOn ?? today));
}

/** The same of the rows of a statement. */
export function receivingNow({ clock }: Pick<Context, 'clock'>): RawBuilder<SqlBool> {
  const today = dayOf(clock.now());
  return sql<SqlBool>`(colloquium.kind = ${ColloquiumKind.PERIODICAL} or ${today}::date between coalesce(colloquium.starts_on, '-infinity') and coalesce(colloquium.ends_on, 'infinity'))`;
}
