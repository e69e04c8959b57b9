// The demo's open issues: the chief editors have compiled some of what was accepted, and left enough for a visitor to compile.
import { sql } from 'kysely';
import { ContributionState } from '../../shared/workflow.ts';
import type { Context } from '../context.ts';
import { query } from '../database/tables.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { openIssueFor } from '../modules/issues/issue.service.ts';
import { perform } from '../modules/workflow/workflow.service.ts';
import { as } from './acting.ts';
import type { Cast } from './cast.ts';
import { paces } from './habits.ts';
import { officeMoment } from './office-hours.ts';
import { demoPeriodicals } from './periodicals.ts';
import { seededRandom } from './random.ts';

/** An issue of the demo holds no more. */
const MOST = 6;
/** So many accepted manuscripts wait for the visitor in each journal. */
const LEFT = 3;

/** Compiles the longest accepted of each journal into its open issue, each some time after its acceptance. */
export async function compileIssues(ctx: Context, cast: Cast, now: Date): Promise<void> {
  await putInOrder(ctx);
  for (const { number } of demoPeriodicals) {
    const colloquium = await ctx.em.findOneOrFail(Colloquium, { number });
    const ready = await ctx.em.find(
      Contribution,
      { colloquium, state: { $in: [ContributionState.ACCEPTED, ContributionState.SINGLE_PUBLISHED] } },
      { orderBy: { stateChangedAt: 'asc', id: 'asc' } },
    );
    const random = seededRandom(colloquium.id);
    const issue = await openIssueFor(ctx, colloquium.id);
    if (issue === null) continue;
    for (const contribution of ready.slice(0, Math.min(MOST, ready.length - LEFT))) {
      const player = cast.office(number, 'chief').find(({ person }) => person.id !== contribution.submitter.id);
      if (player === undefined) continue;
      const moment = officeMoment(ctx.calendar.current(), contribution.stateChangedAt, random.between(...paces.publication), random);
      if (moment >= now) continue;
      await as(ctx, cast, player, moment, () => perform(ctx, contribution.id, 'COMPILE', { issueId: issue.id }));
    }
  }
}

/** Manuscripts are played one after the other, not day by day: single publications are counted anew, as they came out. */
async function putInOrder(ctx: Context): Promise<void> {
  const db = query(ctx.em);
  await sql`update contribution set publication_order = null where publication_order is not null`.execute(db);
  await sql`update contribution c set publication_order = n.place from (
    select id, row_number() over (partition by colloquium_id order by published_on, id) as place from contribution where published_on is not null
  ) n where n.id = c.id`.execute(db);
}
