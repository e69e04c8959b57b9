// Preprints from outside: a Word file is kept for a day until its form comes, which becomes a preprint once.
import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { preprintSchema, type CheckedPreprint } from '../../../shared/forms/preprint.ts';
import { PREPRINT_RULE } from '../../../shared/limits.ts';
import { daysOff, isProof } from '../../../shared/proof-of-work.ts';
import type { Clock, Context } from '../../context.ts';
import { filesAreKept } from '../../database/backup-lock.ts';
import { invalidInput, parseInput } from '../../errors.ts';
import { signatureOf } from '../../secrets/signed.ts';
import { consume, isWithinLimit, lineOf } from '../accounts/limits/rate-limit.ts';
import { newToken } from '../accounts/sessions/token.ts';
import { checkFile } from '../files/receive.ts';
import type { Storage } from '../../storage/storage.ts';
import { PreprintUpload } from './preprint-upload.entity.ts';
import type { CreatePreprintInput, UploadPreprintFileInput } from './preprint.inputs.ts';
import { makeRoom } from './waiting-files.ts';
import { Preprint } from './preprint.entity.ts';
import { preprintsLimits } from './preprints.doors.ts';

const KEPT_MS = 24 * 3_600_000;

/**
 * Keeps a Word file under a path that nobody can guess. Errors: FILE_KIND_REFUSED, FILE_TOO_LARGE at `file`; RATE_LIMITED when too many
 * come without proof of work.
 */
export async function keepPreprintFile(ctx: Context, { file, stamp, proof }: UploadPreprintFileInput): Promise<PreprintUpload> {
  checkFile(file, PREPRINT_RULE);
  if (!(await isStamped(ctx, stamp ?? '', proof ?? ''))) await countUnprovenFile(ctx);
  const place = signatureOf(ctx.env.SECRET_KEY, 'preprintPlaces', lineOf(ctx.address));
  await makeRoom(ctx, place);
  const { key, name, mime, size } = file;
  const upload = ctx.em.create(PreprintUpload, { path: newToken(), storageKey: key, name, mime, size, place, uploadedAt: ctx.clock.now() });
  await ctx.em.flush();
  return upload;
}

/** Work was done for a stamp of these days that no other file has had. */
async function isStamped(ctx: Context, stamp: string, proof: string): Promise<boolean> {
  const days = daysOff(stamp, ctx.clock.now());
  if (days === null || days > 1 || !(await isProof(stamp, proof))) return false;
  return await ctx.own(async (em) => await isWithinLimit(em, preprintsLimits['preprintStamp:once'], stamp));
}

/**
 * Saves a preprint with the file that was uploaded for it. The same sent again is the same preprint.
 * Errors: INVALID_INPUT at the fields of the form, and at file when it is gone or went with another text; RATE_LIMITED.
 */
export async function createPreprint(ctx: Context, { filePath, website, proof, ...typed }: CreatePreprintInput): Promise<Preprint> {
  const form = parseInput(preprintSchema, { ...typed, file: filePath, website: website ?? '' });
  const isProven = await isProof(form.file, proof ?? '');
  // The second of two simultaneous requests waits here, and finds the preprint of the first.
  const upload = await ctx.em.findOne(PreprintUpload, { path: form.file }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!upload) return await sentBefore(ctx, form);
  // A made-up path does not count against the shared limit.
  if (!isProven) await countUnproven(ctx);
  const { file, hasAgreed: _hasAgreed, website: _website, ...text } = form;
  const preprint = ctx.em.create(Preprint, {
    ...text,
    submittedAt: ctx.clock.now(),
    takenPath: file,
    storageKey: upload.storageKey,
    fileName: upload.name,
    fileMime: upload.mime,
    fileSize: upload.size,
    fileUploadedAt: upload.uploadedAt,
  });
  ctx.em.remove(upload);
  await ctx.em.flush();
  return preprint;
}

/** Old clients and pages without https bring no proof: few from one place, and bearably many from everywhere (decision 46). */
async function countUnproven(ctx: Context): Promise<void> {
  await consume(ctx, preprintsLimits['preprintUnproven:address'], ctx.address);
  await consume(ctx, preprintsLimits['preprintUnproven:strangers'], 'everywhere');
}

/** The same of files. */
async function countUnprovenFile(ctx: Context): Promise<void> {
  await consume(ctx, preprintsLimits['preprintFileUnproven:address'], ctx.address);
  await consume(ctx, preprintsLimits['preprintFileUnproven:strangers'], 'everywhere');
}

/** The preprint that the file went with, if it says the same. Errors: INVALID_INPUT at `file`. */
async function sentBefore({ em }: Context, form: CheckedPreprint): Promise<Preprint> {
  const preprint = await em.findOne(Preprint, { takenPath: form.file });
  if (!preprint) throw invalidInput({ file: { code: 'form.preprintFileGone' } });
  if (said(preprint) !== said(form)) throw invalidInput({ file: { code: 'form.preprintFileUsed' } });
  return preprint;
}

function said({ title, keywords, abstract, authors, email, phone }: Omit<CheckedPreprint, 'file' | 'hasAgreed' | 'website'>): string {
  return JSON.stringify([title, keywords, abstract, authors.map(({ name, unit }) => [name, unit]), email, phone]);
}

/** Hourly: uploads whose form never came, row and file. A file that is left behind goes with those that no row knows (orphans.ts). */
export async function forgetUnusedUploads(em: EntityManager, storage: Storage, clock: Clock): Promise<void> {
  const gone = await em.execute<{ storage_key: string }[]>('delete from preprint_upload where uploaded_at < ? returning storage_key', [
    new Date(clock.now().getTime() - KEPT_MS),
  ]);
  if (await filesAreKept(em)) return;
  for (const { storage_key: key } of gone) await storage.remove(key);
}
