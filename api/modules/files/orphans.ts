// Uploads that were stored but never got a row (their process was killed before the commit) are removed after a day, as are cleaned copies of what is
// no longer there, and those of an earlier cleaning.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../context.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { IssueFile } from '../issues/press/issue-file.entity.ts';
import { LetterImage } from '../letters/letter-image.entity.ts';
import { PreprintUpload } from '../preprints/preprint-upload.entity.ts';
import { Preprint } from '../preprints/preprint.entity.ts';
import { cleanedKey } from './cleaning/cleaned-copy.ts';
import type { Storage } from './storage.ts';
import { UploadedFile } from './uploaded-file.entity.ts';

/** No mutation is in hand that long. */
const AGE_MS = 24 * 3_600_000;
const BATCH = 500;

/** Answers how many were removed. */
export async function removeOrphans(em: EntityManager, storage: Storage, clock: Clock): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    const candidates = [...batch, ...batch.map(cleanedKey)];
    const known = await em.fork().find(ContributionFile, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const waiting = await em.fork().find(UploadedFile, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const images = await em.fork().find(LetterImage, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const preprints = await em.fork().find(Preprint, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const outside = await em.fork().find(PreprintUpload, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const sent = await em.fork().find(IssueFile, { storageKey: { $in: candidates } }, { fields: ['storageKey'] });
    const kept = new Set([...known, ...waiting, ...images, ...preprints, ...outside, ...sent].map((file) => file.storageKey));
    for (const key of batch.filter((candidate) => !kept.has(candidate) && !kept.has(cleanedKey(candidate)))) {
      await storage.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const key of storage.olderThan(new Date(clock.now().getTime() - AGE_MS))) {
    if (batch.push(key) === BATCH) await removeBatch();
  }
  if (batch.length > 0) await removeBatch();
  return removed;
}
