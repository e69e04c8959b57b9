// What the report of a check says, while the editor fills in the act that ends the check.
import { signedIn, type Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Float, Resolver, Root } from '../../graphql/declare.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { CONTENT_MIME } from '../files/content.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { readReportedShare } from './front-page.service.ts';

@Resolver(() => Contribution)
export class CheckReportResolver {
  @Auth({ policy: 'contribution.viewCheck' })
  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'The share of the text found elsewhere, in percent, that a PDF says which the viewer has just uploaded: what stands behind 总文字复制比. To be offered, not to be taken over: it was written without real reports at hand. Null where it says none, is locked or unsound, no PDF, or not the viewer’s. Errors: RATE_LIMITED.',
  })
  async similarityInReport(
    @Root() _contribution: Contribution,
    @Arg('path', () => String, { description: 'What uploadOfficeFile answered.' }) path: string,
    @Ctx() ctx: Context,
  ): Promise<number | null> {
    const { userId } = signedIn(ctx);
    const file = await ctx.em.findOne(UploadedFile, { path, user: userId });
    if (file === null || file.mime !== CONTENT_MIME.pdf) return null;
    return await readReportedShare(ctx, file.storageKey);
  }
}
