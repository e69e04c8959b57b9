// Files of a manuscript: the author adds and removes them while writing (S1 §5).
import { oneLine } from '../../../../shared/forms/tidied.ts';
import { FileKind, MAX_MANUSCRIPT_FILES, type FileKindId, type FileKindName } from '../../../../shared/limits.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import { checkManuscriptFile, type ReceivedFile } from '../../files/receive.ts';
import { queueRemoval } from '../../files/removal.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { editable } from '../manuscript/contribution.service.ts';
import { queueCopies } from './file-copy.ts';
import { wasHandedIn } from './revision-files.ts';

/**
 * Kinds an author may add in the wizard: the manuscript itself, supplementary material, images, charts and tables (R1-164, D13-157); not
 * the office's report.
 */
const AUTHOR_KINDS: ReadonlyMap<FileKindId, FileKindName> = new Map(
  (['MANUSCRIPT', 'SUPPLEMENT', 'PICTURE', 'CHART', 'TABLE'] as const).map((name) => [FileKind[name], name]),
);
const MAX_DESCRIPTION = 200;

/**
 * Adds a received file to the manuscript. Takes no version: it adds beside others' files and replaces nothing. Errors: those of the kind's
 * rule at `file`, INVALID_INPUT at `kind`, `description`, or at `file` when there are too many; RATE_LIMITED.
 */
export async function addFile(
  ctx: Context,
  input: { contributionId: number; kind: FileKindId; description: string | null; file: ReceivedFile },
): Promise<{ contribution: Contribution; file: ContributionFile }> {
  const { userId } = signedIn(ctx);
  const kind = AUTHOR_KINDS.get(input.kind);
  if (!kind) throw invalidInput({ kind: { code: 'input.invalid' } });
  const description = oneLine(input.description ?? '') || null;
  if (description !== null && [...description].length > MAX_DESCRIPTION) {
    throw invalidInput({ description: { code: 'input.tooLong', params: { maximum: MAX_DESCRIPTION } } });
  }
  checkManuscriptFile(input.file, kind);
  const contribution = await editable(ctx, input.contributionId, null);
  // All of them, because the answer shows the others.
  const files = await contribution.files.loadItems({ populate: ['event'], strategy: 'joined' });
  if (
    files.filter(({ isCurrent, event, review, kind }) => isCurrent && !event && !review && kind !== FileKind.ANONYMOUS).length >=
    MAX_MANUSCRIPT_FILES
  )
    throw invalidInput({ file: { code: 'file.tooMany', params: { maximum: MAX_MANUSCRIPT_FILES } } });
  const { key, name, extension, mime, size } = input.file;
  const file = ctx.em.create(ContributionFile, {
    contribution,
    kind: input.kind,
    storageKey: key,
    name,
    extension,
    mime,
    size,
    description,
    uploadedBy: ctx.em.getReference(User, userId),
    uploadedAt: ctx.clock.now(),
  });
  contribution.files.add(file);
  contribution.savedAt = ctx.clock.now();
  await ctx.em.flush();
  await queueCopies(ctx.em, [file]);
  return { contribution, file };
}

/**
 * Takes one of the author's files away; one that the office has had becomes history. Otherwise its bytes go once the transaction has been
 * committed. Takes no version: it names the one row that goes, which cannot have changed since it was read, only be gone. Errors:
 * NOT_FOUND.
 */
export async function deleteFile(ctx: Context, contributionId: number, fileId: number): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, null);
  // All of them, because the answer shows the others.
  const files = await contribution.files.loadItems({ populate: ['event'], strategy: 'joined' });
  const file = files.find(({ id, isCurrent, event, kind }) => id === fileId && isCurrent && !event && AUTHOR_KINDS.has(kind));
  if (!file) throw notFound();
  if (wasHandedIn(contribution, file)) {
    file.isCurrent = false;
  } else {
    await queueRemoval(ctx, [file.storageKey]);
    contribution.files.remove(file);
    ctx.em.remove(file);
  }
  contribution.savedAt = ctx.clock.now();
  await ctx.em.flush();
  return contribution;
}
