// The files about a manuscript that is published by itself, where an article of an issue has those of its issue.
import { signedIn, type Context } from '../../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Resolver, Root } from '../../../graphql/declare.ts';
import { factsOf } from '../../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../../contributions/access/contribution.policy.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { issueDocumentUrl } from '../workbench/issue-ticket.ts';
import { singleName, writeSingle } from './single-export.ts';
import { SingleDocument, SingleExport, type SingleDocumentName } from './single-export.types.ts';

@Resolver(() => Contribution)
export class SingleExportResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may have the files about it: it is published by itself.' })
  async viewerCanExportSingle(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return contributionPolicy.exportSingle(signedIn(ctx), await factsOf(ctx, contribution)) === null;
  }

  @Auth({ policy: 'contribution.exportSingle' })
  @FieldResolver(() => SingleExport, {
    nullable: true,
    description: 'One of these files; null unless it is published by itself. Errors: EXPORT_NOT_CHECKED.',
  })
  async singleExport(
    @Root() contribution: Contribution,
    @Ctx() ctx: Context,
    @Arg('document', () => SingleDocument, { description: 'Which.' }) document: SingleDocumentName,
  ): Promise<SingleExport> {
    const written = await writeSingle(ctx, contribution, document);
    if ('refused' in written) return { url: null, refused: written.refused };
    const link = { contributionId: contribution.id, document, name: singleName(contribution, document) };
    return { url: issueDocumentUrl(ctx.env.SECRET_KEY, link, signedIn(ctx), ctx.clock), refused: null };
  }
}
