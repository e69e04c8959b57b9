// Preprints and their uploads as tests want them.
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLAnswer, TestApp } from '../../testing/app.ts';
import { newToken } from '../accounts/sessions/token.ts';
import { officeDocument } from '../files/file.factory.ts';
import { newStorageKey, type Storage } from '../../storage/storage.ts';
import { Preprint } from './preprint.entity.ts';

/** A Word file as somebody chooses it. */
export function wordOf(name = '预印本.docx'): File {
  return new File([new Uint8Array(officeDocument('word/document.xml'))], name);
}

/** Contents of the filled-in public form. */
export const FILLED = {
  title: '湖区水利碑刻的整理与数字化',
  keywords: '水利；碑刻',
  abstract: '本文整理湖区水利碑刻。',
  authors: [
    { name: '沈知远', unit: '临江大学' },
    { name: '顾清禾', unit: '东湖大学' },
  ],
  email: 'shen@example.org',
  phone: '13800001234',
  hasAgreed: true,
};

export const UPLOAD =
  'mutation Upload($input: UploadPreprintFileInput!) { uploadPreprintFile(input: $input) { upload { path name size } } }';
const CREATE = 'mutation Create($input: CreatePreprintInput!) { createPreprint(input: $input) { ok } }';

interface Uploaded {
  uploadPreprintFile: { upload: { path: string; name: string; size: number } };
}

/** As a visitor does. */
export async function uploadFile(
  app: TestApp,
  file = wordOf(),
  token?: string,
  work: { stamp?: string; proof?: string | null } = {},
): Promise<GraphQLAnswer<Uploaded>> {
  return await app.request<Uploaded>(
    UPLOAD,
    { input: { ...work, file: null } },
    { files: { 'input.file': file }, ...(token === undefined ? {} : { token }) },
  );
}

/** An upload that waits for its form. */
export async function waitingPath(app: TestApp): Promise<string> {
  return (await uploadFile(app)).data?.uploadPreprintFile.upload.path ?? '';
}

export async function create(app: TestApp, input: Record<string, unknown>): Promise<GraphQLAnswer<{ createPreprint: { ok: boolean } }>> {
  return await app.request(CREATE, { input: { ...FILLED, ...input } });
}

/** A preprint that was sent in; with `storage` its file is there. */
export async function buildPreprint(em: EntityManager, own: Partial<Preprint> = {}, storage?: Storage): Promise<Preprint> {
  const storageKey = newStorageKey();
  await storage?.put(storageKey, Readable.from(['x']));
  const at = own.submittedAt ?? new Date('2026-03-02T02:00:00Z');
  const { hasAgreed: _hasAgreed, ...text } = FILLED;
  const preprint = em.create(Preprint, {
    ...text,
    submittedAt: at,
    takenPath: newToken(),
    storageKey,
    fileName: '预印本.docx',
    fileMime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fileSize: 1,
    fileUploadedAt: at,
    ...own,
  });
  await em.flush();
  return preprint;
}
