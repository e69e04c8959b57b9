// The package of an issue for the press, as files: its Word documents, manuscripts, authorizations, the editor-in-chief's additions, and
// a list of checksums.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { FileKind, TRANSFER_FILE_KINDS } from '../../../shared/limits.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { newStorageKey } from '../../storage/storage.ts';
import type { UploadedFile } from '../files/uploaded-file.entity.ts';
import { safeName, uniqueNames } from '../files/zip.ts';
import type { Issue } from '../issues/issue.entity.ts';
import { recordOf } from '../issues/metadata/record-of.ts';
import { articleFileNames, type NumberedFile, placesIn } from '../issues/workbench/article-files.ts';
import { DOCX, wordDocumentsOf, wordFile, type WrittenFile } from '../issues/workbench/issue-files.ts';
import { pathOf } from '../issues/package-path.ts';
import { IssueFile, IssueFileKind, type IssueFileKindId } from './issue-file.entity.ts';

interface Packed {
  kind: IssueFileKindId;
  name: string;
  storageKey: string;
  mime: string;
  size: number;
  sha256: string;
}

interface StoredFile extends NumberedFile {
  storage_key: string;
  mime: string;
  size: number;
}

/** The folder of an article's file. */
const folderOf = (kind: number) => (kind === FileKind.MANUSCRIPT ? IssueFileKind.MANUSCRIPT : IssueFileKind.AUTHORIZATION);

/**
 * Writes the documents, reads every file once for its checksum, and keeps the list of all of them with the issue. Errors: FileMissing where
 * the storage has lost one.
 */
export async function packIssue(ctx: Context, issue: Issue, uploads: readonly UploadedFile[]): Promise<void> {
  const record = await recordOf(ctx, issue);
  const packed: Packed[] = [];
  for (const upload of uploads) packed.push(await stored(ctx, IssueFileKind.SUBMITTED, { ...upload, name: safeName(upload.name) }));
  for (const document of wordDocumentsOf(record.journal.kind))
    packed.push(await written(ctx, IssueFileKind[document], await wordFile(document, record, issue.contents)));
  const { rows } = await sql<StoredFile>`select c.manuscript_number as number, coalesce(c.title_zh, c.title_en) as title, c.place,
      f.kind, f.storage_key, f.extension, f.mime, f.size
    from (${placesIn(issue.id)}) c join contribution_file f on f.contribution_id = c.id
    left join workflow_event e on e.id = f.event_id
    where f.is_current and f.kind = ${FileKind.MANUSCRIPT}
      or f.kind = any(${TRANSFER_FILE_KINDS.map((kind) => FileKind[kind])}) and e.operation = ${EditorialAct.AUTHORIZE} and e.log_group = c.log_group
    order by c.place, f.id`.execute(query(ctx.em));
  const names = articleFileNames(rows, folderOf);
  for (const [at, { kind, storage_key: storageKey, mime, size }] of rows.entries())
    packed.push(await stored(ctx, folderOf(kind), { name: names[at] ?? '', storageKey, mime, size }));
  const paths = uniqueNames(packed.map(pathOf));
  const named = packed.map((file, at) => ({ ...file, name: (paths[at] ?? '').slice((paths[at] ?? '').lastIndexOf('/') + 1) }));
  const sums = named.map((file) => `${file.sha256}  ${pathOf(file)}`).join('\n');
  named.push(await written(ctx, IssueFileKind.MANIFEST, { name: 'SHA256SUMS.txt', mime: 'text/plain', bytes: Buffer.from(`${sums}\n`) }));
  const uploadedAt = ctx.clock.now();
  await ctx.em.insertMany(
    IssueFile,
    named.map((file, at) => ({ ...file, issue: issue.id, position: at + 1, uploadedAt })),
  );
}

async function written(ctx: Context, kind: IssueFileKindId, { name, mime = DOCX, bytes }: WrittenFile): Promise<Packed> {
  const storageKey = newStorageKey();
  await ctx.storage.put(storageKey, Readable.from([bytes]));
  return { kind, name, storageKey, mime, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function stored(
  ctx: Context,
  kind: IssueFileKindId,
  { name, storageKey, mime, size }: Omit<Packed, 'kind' | 'sha256'>,
): Promise<Packed> {
  const hash = createHash('sha256');
  for await (const piece of await ctx.storage.get(storageKey)) hash.update(piece as Uint8Array);
  return { kind, name, storageKey, mime, size, sha256: hash.digest('hex') };
}
