// Uploads become files of a manuscript: when a form or an act that comes later takes them.
import { LockMode } from '@mikro-orm/core';
import { FILE_RULES, FileKind, type FileKindName } from '../../../../shared/limits.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { checkKindAndSize } from '../../files/receive.ts';
import { UploadedFile } from '../../files/uploaded-file.entity.ts';
import type { Review } from '../../reviews/review.entity.ts';
import type { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import { queueCopies } from './file-copy.ts';

interface TakenUpload {
  path: string;
  kind: FileKindName;
  description?: string;
  /** Left out: that of the kind. */
  maxBytes?: number;
}

/**
 * Makes the viewer's own uploads files of the manuscript, each once; with `event`, files of that act, with `review`, of that review. Until
 * then nobody else can have seen them. Errors, at `fieldOf(index)`: INVALID_INPUT for one that is gone, FILE_KIND_REFUSED, FILE_TOO_LARGE.
 */
export async function takeUploads(
  ctx: Context,
  contribution: Contribution,
  taken: readonly TakenUpload[],
  fieldOf: (index: number) => string,
  { event = null, review = null }: { event?: WorkflowEvent | null; review?: Review | null } = {},
): Promise<ContributionFile[]> {
  const { userId } = signedIn(ctx);
  const uploads = await ctx.em.find(
    UploadedFile,
    { path: { $in: taken.map(({ path }) => path) }, user: userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const files = taken.map(({ path, kind, description, maxBytes = FILE_RULES[kind].maxBytes }, index) => {
    const at = uploads.findIndex((upload) => upload.path === path);
    const [upload] = at === -1 ? [] : uploads.splice(at, 1);
    if (!upload) throw invalidInput({ [fieldOf(index)]: { code: 'form.uploadGone' } });
    checkKindAndSize(upload, kind, fieldOf(index), maxBytes);
    const { storageKey, name, extension, mime, size, uploadedAt } = upload;
    ctx.em.remove(upload);
    return ctx.em.create(ContributionFile, {
      contribution,
      kind: FileKind[kind],
      storageKey,
      name,
      extension,
      mime,
      size,
      uploadedAt,
      description: description || null,
      uploadedBy: ctx.em.getReference(User, userId),
      event,
      review,
    });
  });
  await ctx.em.flush();
  await queueCopies(ctx.em, files);
  return files;
}
