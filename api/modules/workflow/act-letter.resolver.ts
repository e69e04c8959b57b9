// The letter that an act would send, before it is done.
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { tidied } from '../../../shared/forms/tidied.ts';
import { actName, type ActId } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../contributions/access/contribution.policy.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { withSources } from '../letters/image-links.ts';
import { LetterPreview } from '../letters/letters.types.ts';
import { isOfficeLetter, letterOf } from './act-letter.ts';
import { findRow } from './transition.ts';
import { EditorialAct } from './workflow.enums.ts';
import { actorOf, workflowFacts } from './workflow.load.ts';

@Resolver(() => Contribution)
export class ActLetterResolver {
  @Auth({ policy: 'contribution.previewLetter' })
  @FieldResolver(() => LetterPreview, {
    nullable: true,
    description: 'The letter to the author as the act would send it; null when it sends none, or the viewer may not do it now.',
  })
  async letterPreview(
    @Root() contribution: Contribution,
    @Ctx() ctx: Context,
    @Arg('act', () => EditorialAct) act: ActId,
    @Arg('comment', () => String, { nullable: true, description: 'The opinion that goes with it.' }) comment?: string | null,
  ): Promise<LetterPreview | null> {
    const viewer = signedIn(ctx);
    const [facts, relation] = await Promise.all([ctx.loaders.of(ctx, workflowFacts).load(contribution.id), factsOf(ctx, contribution)]);
    const row = facts && findRow(facts, actorOf(viewer, relation), actName(act));
    // A decision that nobody has been told of is taken back without a word.
    if (!row || !isOfficeLetter(row) || (row.takesBackLetter && facts.isDecisionHeld)) return null;
    const knowsAuthors = contributionPolicy.viewAuthors(viewer, relation) === null;
    const { subject, html } = await letterOf(ctx, contribution, row.letter, tidied(comment ?? ''), { knowsAuthors });
    const { realName, email } = await contribution.submitter.loadOrFail();
    return { subject, html: withSources(ctx, html), to: knowsAuthors ? `${realName} <${email}>` : null };
  }
}
