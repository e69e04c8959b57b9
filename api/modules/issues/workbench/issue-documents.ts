// What is written of an issue: by whom it may be had when, under which name, and its bytes. An open issue's are made as it stands; a sent one's are those that were sent.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { messageText, wordsIn } from '../../../../shared/messages.ts';
import type { ErrorCode } from '../../../../shared/errors.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { safeName, uniqueNames, zipped, type ZipEntry } from '../../files/zip.ts';
import type { Issue } from '../issue.entity.ts';
import { bibtexOf, risOf } from '../metadata/citations.ts';
import { crossrefOf } from '../metadata/crossref.ts';
import type { IssueRecord } from '../metadata/issue-record.ts';
import { jatsOf } from '../metadata/jats.ts';
import { recordOf } from '../metadata/record-of.ts';
import { IssueFile, IssueFileKind } from '../press/issue-file.entity.ts';
import { pathOf } from '../press/package-path.ts';
import { abstractsFile, catalogueFile, DOCX, manuscriptName } from './issue-files.ts';
import type { IssueDocumentName } from './workbench.types.ts';

const ENDINGS: Readonly<Record<IssueDocumentName, { ending: string; mime: string; isOfSent: boolean }>> = {
  CATALOGUE: { ending: 'docx', mime: DOCX, isOfSent: false },
  ABSTRACTS: { ending: 'docx', mime: DOCX, isOfSent: false },
  MANUSCRIPTS: { ending: 'zip', mime: 'application/zip', isOfSent: false },
  PACKAGE: { ending: 'zip', mime: 'application/zip', isOfSent: true },
  JATS: { ending: 'zip', mime: 'application/zip', isOfSent: true },
  CROSSREF: { ending: 'xml', mime: 'application/xml', isOfSent: true },
  RIS: { ending: 'ris', mime: 'application/x-research-info-systems', isOfSent: true },
  BIBTEX: { ending: 'bib', mime: 'application/x-bibtex', isOfSent: true },
};

/** Why a document cannot be had yet (R2-139 to R2-141, D2-108). */
function documentRefusal(issue: Issue, document: IssueDocumentName, doiPattern: string | null): ErrorCode | null {
  if (issue.sentAt) return document === 'CROSSREF' && doiPattern === null ? 'NO_DOI_PATTERN' : null;
  if (ENDINGS[document].isOfSent) return 'ISSUE_NOT_SENT';
  if (!issue.savedAt) return document === 'CATALOGUE' ? 'CATALOGUE_NOT_SAVED' : 'CATALOGUE_NOT_EXPORTED';
  return issue.exportedAt ? null : 'CATALOGUE_NOT_EXPORTED';
}

/** Errors: CATALOGUE_NOT_SAVED, CATALOGUE_NOT_EXPORTED, ISSUE_NOT_SENT, NO_DOI_PATTERN. */
export async function checkDocument(issue: Issue, document: IssueDocumentName): Promise<void> {
  const refusal = documentRefusal(issue, document, (await issue.colloquium.loadOrFail()).doiPattern ?? null);
  if (refusal !== null) throw new DomainError(refusal);
}

/** `江南文化研究 第3期 目录.docx`, in the reader's language. */
export async function documentName(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<string> {
  const { name, nameEn } = await issue.colloquium.loadOrFail();
  const journal = wordsIn(ctx.language, name, nameEn);
  const what = messageText(ctx.language, `issue.document.${document}`);
  return safeName(
    `${messageText(ctx.language, 'issue.documentName', { journal, number: issue.number, what })}.${ENDINGS[document].ending}`,
  );
}

export interface OpenDocument {
  mime: string;
  content: Readable;
}

/** Its bytes as they are read. Errors: those of checkDocument. */
export async function openDocument(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<OpenDocument> {
  await checkDocument(issue, document);
  return { mime: ENDINGS[document].mime, content: await contentOf(ctx, issue, document) };
}

async function contentOf(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<Readable> {
  if (document === 'MANUSCRIPTS' || document === 'PACKAGE') return asZip(await storedEntries(ctx, issue, document));
  if (issue.sentAt && (document === 'CATALOGUE' || document === 'ABSTRACTS'))
    return await ctx.storage.get((await ctx.em.findOneOrFail(IssueFile, { issue: issue.id, kind: IssueFileKind[document] })).storageKey);
  const record = await recordOf(ctx, issue);
  switch (document) {
    case 'CATALOGUE':
      return whole((await catalogueFile(record, issue.contents)).bytes);
    case 'ABSTRACTS':
      return whole((await abstractsFile(record)).bytes);
    case 'JATS':
      return asZip(jatsEntries(record, issue.sentAt ?? ctx.clock.now()));
    case 'CROSSREF':
      return whole(crossrefOf(record, depositOf(ctx, record)));
    case 'RIS':
      return whole(risOf(record));
    case 'BIBTEX':
      return whole(bibtexOf(record));
  }
}

const whole = (content: Uint8Array | string): Readable => Readable.from([Buffer.from(content)]);

interface StoredEntry {
  name: string;
  storageKey: string;
  modifiedAt: Date;
}

/** Manuscripts in the order of the issue; of a sent one the files that went with it, under the time of its sending, so that two downloads are the same bytes. */
async function storedEntries(ctx: Context, issue: Issue, document: 'MANUSCRIPTS' | 'PACKAGE'): Promise<AsyncIterable<ZipEntry>> {
  if (issue.sentAt) {
    const modifiedAt = issue.sentAt;
    const where = document === 'MANUSCRIPTS' ? { kind: IssueFileKind.MANUSCRIPT } : {};
    const files = await ctx.em.find(IssueFile, { issue: issue.id, ...where }, { orderBy: { position: 'asc' } });
    const nameOf = (file: IssueFile) => (document === 'MANUSCRIPTS' ? file.name : pathOf(file));
    return opened(
      ctx,
      files.map((file) => ({ name: nameOf(file), storageKey: file.storageKey, modifiedAt })),
    );
  }
  const { rows } = await sql<{ number: string; title: string; storage_key: string; extension: string; uploaded_at: string }>`
    select c.manuscript_number as number, coalesce(c.title_zh, c.title_en) as title, f.storage_key, f.extension, f.uploaded_at
    from contribution c join contribution_file f on f.contribution_id = c.id and f.is_current and f.kind = ${FileKind.MANUSCRIPT}
    where c.issue_id = ${issue.id} order by c.issue_position, f.id`.execute(query(ctx.em));
  const names = uniqueNames(rows.map(({ number, title, extension }, at) => manuscriptName(at + 1, number, title, extension)));
  return opened(
    ctx,
    rows.map((row, at) => ({ name: names[at] ?? '', storageKey: row.storage_key, modifiedAt: new Date(row.uploaded_at) })),
  );
}

/** Each is opened when its turn has come. */
async function* opened(ctx: Context, entries: readonly StoredEntry[]): AsyncGenerator<ZipEntry> {
  for (const { name, storageKey, modifiedAt } of entries) yield { name, modifiedAt, content: await ctx.storage.get(storageKey) };
}

async function* jatsEntries(record: IssueRecord, modifiedAt: Date): AsyncGenerator<ZipEntry> {
  for (const article of record.articles)
    yield { name: safeName(`${article.manuscriptNumber}.xml`), modifiedAt, content: whole(jatsOf(record, article)) };
}

const asZip = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(zipped(entries), { objectMode: false });

/** The publisher deposits in its own name, and is written to at the address of its letters. */
function depositOf({ clock, env }: Context, { journal }: IssueRecord) {
  return { at: clock.now(), depositor: journal.publisher, registrant: journal.publisher, email: `doi@${new URL(env.PUBLIC_URL).hostname}` };
}
