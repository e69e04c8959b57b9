// What a manuscript file says of itself, for the author who has just uploaded it.
import { FileKind } from '../../../shared/limits.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { consume } from '../accounts/rate-limit.ts';
import type { Contribution } from '../contributions/contribution.entity.ts';
import { authorsOf, filesIn } from '../contributions/contribution.loader.ts';
import { CONTENT_MIME } from '../files/content.ts';
import { FileMissing } from '../files/storage.ts';
import type { Blindness } from './blindness.ts';
import type { FrontPage } from './front-page.ts';
import { NotRead, readInThread } from './reading.ts';

export interface FileReading {
  frontPage: FrontPage;
  /** Null where reviewers may know the authors. */
  blindness: Blindness | null;
}

/** Null: no .docx, or none that can be read. Who may ask is the policy contribution.edit. Errors: NOT_FOUND, RATE_LIMITED. */
export async function readManuscriptFile(ctx: Context, contribution: Contribution, fileId: number): Promise<FileReading | null> {
  const file = (await filesIn(ctx, contribution)).find(({ id, isCurrent, kind }) => id === fileId && isCurrent && kind === FileKind.MANUSCRIPT);
  if (!file) throw notFound();
  if (file.mime !== CONTENT_MIME.docx) return null;
  const { userId } = signedIn(ctx);
  await consume(ctx, 'readFile:user', String(userId));
  const colloquium = await contribution.colloquium.loadOrFail();
  const authors = await ctx.loaders.of(ctx, authorsOf).load(contribution.id);
  try {
    const { frontPage, blindness } = await readInThread(() => ctx.storage.get(file.storageKey), { asker: userId, names: authors.flatMap(({ personName, email }) => [personName, email ?? '']) });
    return { frontPage, blindness: colloquium.reviewType === ReviewType.DOUBLE_BLIND ? blindness : null };
  } catch (error) {
    if (!(error instanceof NotRead || error instanceof FileMissing)) throw error;
    ctx.log.info({ err: error, fileId: file.id }, 'a manuscript file cannot be read');
    return null;
  }
}
