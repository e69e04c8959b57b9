// The files of a manuscript for the viewer: which may be opened, and under what name.
import { signedIn, type Context } from '../../../context.ts';
import { displayName, ordinalOf } from '../../files/display-name.ts';
import { factsOf, fileFactsOf } from '../access/contribution.facts.ts';
import { contributionFilePolicy, contributionPolicy } from '../access/contribution.policy.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { filesIn, reviewFilesIn } from '../manuscript/contribution.loader.ts';
import type { Review } from '../../reviews/review.entity.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import { mayKnowUploader } from './file-uploader.ts';

/** The files of a review, oldest first. They are in no list of the manuscript's own files. */
export async function filesOfReview(ctx: Context, review: Review): Promise<ContributionFile[]> {
  return (await reviewFilesIn(ctx, await review.contribution.loadOrFail())).filter((file) => file.review?.id === review.id);
}

/** The files that one is counted among. */
async function filesBeside(ctx: Context, { kind, review, contribution }: ContributionFile): Promise<ContributionFile[]> {
  if (review) return await filesOfReview(ctx, await review.loadOrFail());
  return (await filesIn(ctx, await contribution.loadOrFail())).filter((other) => other.kind === kind);
}

/** The name the viewer sees a file under, on screen and when saved. */
export async function nameForViewer(ctx: Context, file: ContributionFile): Promise<string> {
  const isKnown = await mayKnowUploader(ctx, file);
  // Counted among the files that the viewer may open: gaps in the numbers would reveal the others.
  const ordinal = isKnown ? 0 : ordinalOf(file, await openTo(ctx, await filesBeside(ctx, file)));
  return displayName(file, { mayKnowUploader: isKnown, ordinal, language: ctx.language });
}

/** Those that the viewer may open. */
export async function openTo(ctx: Context, files: readonly ContributionFile[]): Promise<ContributionFile[]> {
  const facts = await Promise.all(files.map((file) => fileFactsOf(ctx, file)));
  return files.filter((_file, index) => facts[index] && contributionFilePolicy.view(signedIn(ctx), facts[index]) === null);
}

/** All that the viewer may open, those in force first; who may not see earlier versions as such gets none of them. */
export async function filesForArchive(ctx: Context, contribution: Contribution): Promise<{ file: ContributionFile; name: string }[]> {
  const seesHistory = contributionPolicy.viewHistory(signedIn(ctx), await factsOf(ctx, contribution)) === null;
  const files = (await openTo(ctx, await filesIn(ctx, contribution))).filter(({ isCurrent }) => isCurrent || seesHistory);
  files.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || a.id - b.id);
  return await Promise.all(files.map(async (file) => ({ file, name: await nameForViewer(ctx, file) })));
}
