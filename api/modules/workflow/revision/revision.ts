// What a return to the author says of the revision (docs/decisions/0105): the day by which it is to come again, which is the journal's where
// nobody has chosen one, and how much is to be changed.
import { dayOf } from '../../../../shared/day.ts';
import { revisionRules, type RevisionExtentName } from '../../../../shared/forms/revision.ts';
import type { Context } from '../../../context.ts';
import { parseInput } from '../../../errors.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { heldRow } from '../hold/held-row.ts';
import type { Row } from '../table/table.ts';

/** As it stands in the letter and on the page. */
export interface Revision {
  dueOn: string;
  extent: RevisionExtentName | null;
}

interface RevisionInput {
  /** YYYY-MM-DD; left out: by the days of the journal. */
  revisionDueOn?: string | null | undefined;
  revisionExtent?: RevisionExtentName | null | undefined;
}

/** Rows that send the manuscript back for revision. */
export const asksRevision = ({ letter }: Pick<Row, 'letter'>): boolean => letter === 'returned';

/** The day that the journal's own number of working days leads to. */
export async function revisionDayOf({ calendar, clock }: Pick<Context, 'calendar' | 'clock'>, contribution: Contribution): Promise<string> {
  const { revisionDays } = await contribution.colloquium.loadOrFail();
  return calendar.current().add(dayOf(clock.now()), revisionDays).day;
}

/** While a day is still being typed it is none yet. */
export const isRevisionDay = ({ clock }: Pick<Context, 'clock'>, day: string | null | undefined): boolean =>
  revisionRules(dayOf(clock.now())).safeParse({ revisionDueOn: day ?? null, revisionExtent: null }).success;

/** Errors: INVALID_INPUT at revisionDueOn. */
async function revisionIn(ctx: Context, contribution: Contribution, { revisionDueOn, revisionExtent }: RevisionInput): Promise<Revision> {
  const checked = parseInput(revisionRules(dayOf(ctx.clock.now())), {
    revisionDueOn: revisionDueOn ?? null,
    revisionExtent: revisionExtent ?? null,
  });
  return { dueOn: checked.revisionDueOn ?? (await revisionDayOf(ctx, contribution)), extent: checked.revisionExtent };
}

/** The one that the letter names: that of the input, or for a correction that of the decision which waits; null where none is asked for. */
export async function revisionOf(ctx: Context, contribution: Contribution, row: Row, given: RevisionInput): Promise<Revision | null> {
  if (asksRevision(row)) return await revisionIn(ctx, contribution, given);
  const { revisionDueOn, revisionExtent } = contribution;
  if (!row.rewritesLetter || !revisionDueOn) return null;
  // The day of an earlier return stays with the manuscript, and is no word of what was decided since.
  const held = await heldRow(contribution);
  return held && asksRevision(held) ? { dueOn: revisionDueOn, extent: revisionExtent ?? null } : null;
}
