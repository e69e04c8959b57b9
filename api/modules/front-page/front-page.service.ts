// Reading of a manuscript file: for the author who has just uploaded it, and for the office before it invites blind reviewers.
import { FileKind } from '../../../shared/limits.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { consume } from '../accounts/limits/rate-limit.ts';
import type { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { filesIn } from '../contributions/manuscript/contribution.loader.ts';
import { authorsOf } from '../contributions/manuscript/contribution.parts.ts';
import { CONTENT_MIME } from '../files/content.ts';
import { FileMissing } from '../../storage/storage.ts';
import type { Anonymity } from './giveaways/anonymity.ts';
import { NotRead, readInProcess, readSimilarityInProcess, type ReadableKind, type Reading } from './reading.ts';
import { frontPageLimits } from './front-page.doors.ts';

/** Only Word's present format is read (docs/decisions/0025). Judged by the file's contents, not by its name. */
export function isReadable({ mime }: Pick<ContributionFile, 'mime'>): boolean {
  return mime === CONTENT_MIME.docx;
}

/**
 * The share of a text found elsewhere, in percent, that the PDF report of a check says. Null: it says none, or cannot be read. Errors:
 * RATE_LIMITED.
 */
export async function readReportedShare(ctx: Context, storageKey: string): Promise<number | null> {
  const { userId } = signedIn(ctx);
  await consume(ctx, frontPageLimits['readFile:user'], String(userId));
  try {
    return await readSimilarityInProcess(() => ctx.storage.get(storageKey), userId);
  } catch (error) {
    if (!(error instanceof NotRead || error instanceof FileMissing)) throw error;
    return null;
  }
}

async function manuscriptFile(ctx: Context, contribution: Contribution, fileId: number): Promise<ContributionFile> {
  const file = (await filesIn(ctx, contribution)).find(
    ({ id, isCurrent, event, kind }) =>
      id === fileId && isCurrent && !event && (kind === FileKind.MANUSCRIPT || kind === FileKind.ANONYMOUS),
  );
  if (!file) throw notFound();
  return file;
}

/** Names are looked for in PDFs too; old .doc is not read. */
function kindOf({ mime }: Pick<ContributionFile, 'mime'>): ReadableKind | null {
  return mime === CONTENT_MIME.docx ? 'docx' : mime === CONTENT_MIME.pdf ? 'pdf' : null;
}

/** Null: none of these kinds, or an unreadable file. A policy of the field says who may ask. Errors: NOT_FOUND, RATE_LIMITED. */
export async function readManuscriptFile(
  ctx: Context,
  contribution: Contribution,
  fileId: number,
  kinds: readonly ReadableKind[] = ['docx'],
): Promise<Reading | null> {
  const file = await manuscriptFile(ctx, contribution, fileId);
  const kind = kindOf(file);
  if (kind === null || !kinds.includes(kind)) return null;
  const { userId } = signedIn(ctx);
  await consume(ctx, frontPageLimits['readFile:user'], String(userId));
  const authors = await authorsOf(ctx, contribution.id);
  try {
    return await readInProcess(() => ctx.storage.get(file.storageKey), {
      asker: userId,
      kind,
      key: file.storageKey,
      names: authors.flatMap(({ personName, email }) => [personName, email ?? '']),
    });
  } catch (error) {
    if (!(error instanceof NotRead || error instanceof FileMissing)) throw error;
    ctx.log.info({ err: error, fileId: file.id }, 'a manuscript file cannot be read');
    return null;
  }
}

/** Null where reviewers may know the authors: the file is not read then. Errors: NOT_FOUND, RATE_LIMITED. */
export async function readFileAnonymity(ctx: Context, contribution: Contribution, fileId: number): Promise<Anonymity | 'UNREAD' | null> {
  await manuscriptFile(ctx, contribution, fileId);
  const { reviewType } = await contribution.colloquium.loadOrFail();
  if (reviewType !== ReviewType.DOUBLE_BLIND) return null;
  return (await readManuscriptFile(ctx, contribution, fileId, ['docx', 'pdf']))?.anonymity ?? 'UNREAD';
}
