// The revision that a manuscript waits for, for its author once it was told, and for the office.
import { REVISION_EXTENTS } from '../../../../shared/forms/revision.ts';
import { ContributionState as S, type ContributionStateId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { after } from '../../../graphql/after.ts';
import { Auth, Ctx, FieldResolver, Int, maybe, ObjectType, one, output, Resolver, Root } from '../../../graphql/declare.ts';
import { authorViewOf } from '../../contributions/access/author-view.ts';
import { readsAsAuthor } from '../../contributions/access/contribution.facts.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { dueStatusOf } from '../../reference/due.ts';
import { RevisionExtent } from './revision.enums.ts';
import { revisionDayOf } from './revision.ts';

/** With the author, for revision. */
const returned: readonly ContributionStateId[] = [S.EDITOR_RETURNED, S.CHIEF_RETURNED, S.DEPUTY_RETURNED];

@Auth()
@ObjectType({ description: 'The revision that the author is asked for.' })
class Revision extends output({
  dueOn: one(String, 'The day by which it is to come: YYYY-MM-DD in Asia/Shanghai.'),
  isOverdue: one(Boolean, 'The day has gone by. Nothing follows from it but the mark.'),
  workingDaysLeft: one(Int, 'Working days until then: 0 on the day itself, below 0 for those that have gone by since.'),
  extent: maybe(() => RevisionExtent, 'Null: the office did not say.'),
}) {}

@Resolver(() => Contribution)
export class RevisionResolver {
  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => Revision, {
    nullable: true,
    description: 'Null unless it is with its author for revision; authors learn of it with the letter.',
  })
  revision(@Root() contribution: Contribution, @Ctx() ctx: Context): Revision | null | Promise<Revision | null> {
    const { revisionDueOn: dueOn, revisionExtent } = contribution;
    if (!dueOn) return null;
    return after(readsAsAuthor(ctx, contribution), (isAuthor) => {
      const { state } = isAuthor ? authorViewOf(contribution) : contribution;
      const extent = REVISION_EXTENTS.find((name) => name === revisionExtent) ?? null;
      return returned.includes(state) ? { dueOn, ...dueStatusOf(ctx, dueOn), extent } : null;
    });
  }

  @Auth({ policy: 'contribution.previewLetter' })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The day by which a revision would be due that is asked for today, by the days of its journal: YYYY-MM-DD in Asia/Shanghai.',
  })
  async revisionDueByDefault(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<string> {
    return await revisionDayOf(ctx, contribution);
  }
}
