// The letter that an act would send, before it is done.
import { tidied } from '../../../../shared/forms/tidied.ts';
import { actName } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { Args, args, ArgsType, Auth, Ctx, FieldResolver, Longest, maybe, one, Resolver, Root } from '../../../graphql/declare.ts';
import { bounds } from '../../../graphql/bounds.ts';
import { factsOf } from '../../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../../contributions/access/contribution.policy.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { withSources } from '../../letters/image-links.ts';
import { LetterPreview } from '../../letters/letters.types.ts';
import { invitationPreview } from '../../reviews/invitations/invitation-letter.ts';
import { promisedType } from '../../reviews/invitations/invite.ts';
import { letterKeyOf, letterOf } from './act-letter.ts';
import { RevisionExtent } from '../revision/revision.enums.ts';
import { isRevisionDay, revisionOf } from '../revision/revision.ts';
import { findRow } from '../table/transition.ts';
import { EditorialAct } from '../table/enums.ts';
import { actorOf, workflowFacts } from '../perform/load.ts';
import { nameOfAccount } from '../../names/display-name.ts';

@ArgsType()
class LetterPreviewArgs extends args({
  act: one(() => EditorialAct, 'The act whose letter is meant.'),
  comment: maybe(String, 'The opinion that goes with it.', Longest(bounds.told)),
  revisionDueOn: maybe(String, 'The day by which a revision is asked for, YYYY-MM-DD; left out, or none that can be: that of the journal.'),
  revisionExtent: maybe(() => RevisionExtent, 'How much is to be changed.'),
}) {}

@Resolver(() => Contribution)
export class ActLetterResolver {
  @Auth({ policy: 'contribution.previewLetter' })
  @FieldResolver(() => LetterPreview, {
    nullable: true,
    description:
      'The letter to the author as the act would send it, or the invitation, in which what differs from reviewer to reviewer stands open; null when it sends none, or the viewer may not do it now.',
  })
  async letterPreview(
    @Root() contribution: Contribution,
    @Ctx() ctx: Context,
    @Args(() => LetterPreviewArgs) { act, comment, ...asked }: LetterPreviewArgs,
  ): Promise<LetterPreview | null> {
    const viewer = signedIn(ctx);
    const [facts, relation] = await Promise.all([ctx.loaders.of(ctx, workflowFacts).load(contribution.id), factsOf(ctx, contribution)]);
    const row = facts && findRow(facts, actorOf(viewer, relation), actName(act));
    if (row?.needs?.includes('reviewers')) {
      // A new round is promised the journal's present review type.
      const reviewType =
        row.effect === 'inviteMore' ? await promisedType(ctx, contribution) : (await contribution.colloquium.loadOrFail()).reviewType;
      const knowsAuthors = contributionPolicy.viewAuthors(viewer, relation) === null;
      const letter = await invitationPreview(ctx, contribution, {
        reviewType,
        knowsAuthors,
        editorName: nameOfAccount(ctx.language, viewer),
      });
      return { subject: letter.subject, html: withSources(ctx, letter.html), to: null };
    }
    const key = row ? await letterKeyOf(contribution, row) : null;
    // A decision that was never announced is taken back without a letter.
    if (key === null || (row?.takesBackLetter && facts?.isDecisionHeld)) return null;
    const knowsAuthors = contributionPolicy.viewAuthors(viewer, relation) === null;
    const { subject, html } = await letterOf(ctx, contribution, key, tidied(comment ?? ''), {
      knowsAuthors,
      revision:
        row &&
        (await revisionOf(ctx, contribution, row, isRevisionDay(ctx, asked.revisionDueOn) ? asked : { ...asked, revisionDueOn: null })),
    });
    const submitter = await contribution.submitter.loadOrFail();
    return {
      subject,
      html: withSources(ctx, html),
      to: knowsAuthors ? `${nameOfAccount(ctx.language, submitter)} <${submitter.email}>` : null,
    };
  }
}
