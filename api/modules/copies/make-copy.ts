// The job that makes the copy of a file for blind readers when the file comes, and the record of its result.
import { z } from 'zod';
import type { CopyFailureName } from '../../../shared/file-copies.ts';
import { createContext, type Services } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { inTransaction } from '../../database/transactions.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { copyReaderOf, TELL_WITHHELD } from '../contributions/files/file-copy.ts';
import { CLEANING_VERSION, copyStateOf, ensureCleaned } from '../files/cleaning/cleaned-copy.ts';
import { NotCleaned } from '../files/cleaning/without-properties.ts';
import { FileMissing } from '../../storage/storage.ts';

const payload = z.object({ fileId: z.number() });

/** Done twice it does nothing. Throws where the machine failed rather than the file: the worker tries again. */
export async function makeCopy(services: Services, job: unknown): Promise<void> {
  const { fileId } = payload.parse(job);
  const em = services.orm.em.fork();
  const file = await em.findOne(ContributionFile, fileId, { populate: ['contribution.colloquium', 'event'] });
  if (!file || copyStateOf(file) !== 'MAKING') return;
  if (copyReaderOf(file, file.contribution.$.colloquium.$.reviewType) === null) return;
  const { storageKey, mime, uploadedBy } = file;
  try {
    await ensureCleaned(services, { storageKey, mime, asker: uploadedBy.id, owner: uploadedBy.id });
  } catch (error) {
    if (error instanceof FileMissing) {
      services.log.error({ err: error, fileId }, 'the storage has lost a file');
      return;
    }
    if (!(error instanceof NotCleaned) || error.failure === null) throw error;
    services.log.warn({ err: error, fileId }, 'a file cannot be cleaned for blind readers');
    await noteCopy(services, fileId, error.failure);
    return;
  }
  await noteCopy(services, fileId, null);
}

/**
 * Writes down that the present cleaning has made the copy, or why it cannot; open screens hear of it, and the office of a failure. Done
 * twice it does nothing. `isAsked`: a blind reader has asked for the file.
 */
export async function noteCopy(
  services: Services,
  fileId: number,
  failure: CopyFailureName | null,
  { isAsked = false } = {},
): Promise<void> {
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const noted = await ctx.em.nativeUpdate(
      ContributionFile,
      { id: fileId, $or: [{ copyVersion: null }, { copyVersion: { $ne: CLEANING_VERSION } }] },
      { copyVersion: CLEANING_VERSION, copyFailure: failure },
    );
    if (noted === 0) return;
    const { contribution } = await ctx.em.findOneOrFail(ContributionFile, fileId);
    if (failure !== null) await addJob(ctx.em, TELL_WITHHELD, { fileId, isAsked });
    ctx.publish({ type: 'fileCopiesChanged', contributionId: contribution.id });
  });
}
