// Authors, suggested reviewers and files of a manuscript.
import { Ctx, FieldResolver, Resolver, Root } from '../../../graphql/declare.ts';
import { signedIn, type Context } from '../../../context.ts';
import { nameOf, PersonName } from '../../names/names.types.ts';
import { downloadUrl } from '../../files/ticket.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { SuggestedReviewer } from '../sections/suggested-reviewer.entity.ts';
import { filesIn } from './contribution.loader.ts';
import { mayKnowUploader } from '../files/file-uploader.ts';
import { nameForViewer } from '../files/viewer-files.ts';
import { isForReviewers } from '../files/revision-files.ts';

@Resolver(() => ContributionAuthor)
export class ContributionAuthorResolver {
  @FieldResolver(() => PersonName, { description: 'The name in parts, as somebody said them or as `personName` offers them.' })
  name(@Root() author: ContributionAuthor): PersonName {
    return nameOf(author.personName, author.nameParts);
  }

  @FieldResolver(() => Boolean, { description: 'Added from the register of authors rather than typed in.' })
  isRegistered(@Root() author: ContributionAuthor): boolean {
    return Boolean(author.user);
  }
}

@Resolver(() => SuggestedReviewer)
export class SuggestedReviewerResolver {
  @FieldResolver(() => PersonName, {
    description: 'The name in parts, as `personName` offers them: nobody prints it, and nobody corrects it.',
  })
  name(@Root() { personName }: SuggestedReviewer): PersonName {
    return nameOf(personName, null);
  }
}

@Resolver(() => ContributionFile)
export class ContributionFileResolver {
  @FieldResolver(() => String, { description: 'Neutral where the viewer must not learn the authors.' })
  async name(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<string> {
    return await nameForViewer(ctx, file);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Null where the viewer must not learn the authors.' })
  async description(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<string | null> {
    return (await mayKnowUploader(ctx, file)) ? (file.description ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Reviewers get it, or will once the manuscript is handed in as it is: not what the office attached, nor a manuscript that a revision replaces.',
  })
  async isForReviewers(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<boolean> {
    const contribution = await file.contribution.loadOrFail();
    return isForReviewers(contribution, file, await filesIn(ctx, contribution));
  }

  @FieldResolver(() => String, { description: 'Signed, valid for a few minutes, for this viewer only.' })
  async downloadUrl(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<string> {
    return downloadUrl(ctx.env.SECRET_KEY, { id: file.id, name: await nameForViewer(ctx, file) }, signedIn(ctx), ctx.clock);
  }
}
