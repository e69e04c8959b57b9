// Documents of an issue: their readers and times, file names and bytes. An open issue's are made as it stands; a sent one's are those that
// were sent.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { messageText, wordsIn } from '../../../../shared/messages.ts';
import type { ErrorCode } from '../../../../shared/errors.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { begun, safeName, uniqueNames, zipped, type ZipEntry } from '../../files/zip.ts';
import { PUBLISHER_SENDER_ID, PublisherSender } from '../../mail/publisher-sender.entity.ts';
import type { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import { bibtexOf, risOf } from '../metadata/citations.ts';
import { checkedExport, type CheckedExport } from '../metadata/checked-export.ts';
import type { Deposit } from '../metadata/crossref.ts';
import { doisOf } from '../metadata/dois.ts';
import type { IssueRecord } from '../metadata/issue-record.ts';
import { recordOf } from '../metadata/record-of.ts';
import type { SchemaName } from '../metadata/schema-check.ts';
import { IssueFile, IssueFileKind } from '../../press/issue-file.entity.ts';
import { pathOf } from '../package-path.ts';
import { abstractsFile, catalogueFile, DOCX } from './issue-files.ts';
import { articleFileNames, type NumberedFile, placesIn } from './article-files.ts';
import type { IssueDocumentName, IssueLeftOut } from './workbench.types.ts';

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

/**
 * Why a document cannot be had yet (R2-139 to R2-141, D2-108). A DOI must lead to its article, so a journal that names no place for them
 * deposits none.
 */
async function documentRefusal(issue: Issue, document: IssueDocumentName): Promise<ErrorCode | null> {
  if (issue.sentAt) {
    if (document !== 'CROSSREF') return null;
    const { doiPattern, articleUrlPattern } = await issue.colloquium.loadOrFail();
    return doiPattern ? (articleUrlPattern ? null : 'NO_ARTICLE_ADDRESS') : 'NO_DOI_PATTERN';
  }
  if (ENDINGS[document].isOfSent) return 'ISSUE_NOT_SENT';
  if (!issue.savedAt) return document === 'CATALOGUE' ? 'CATALOGUE_NOT_SAVED' : 'CATALOGUE_NOT_EXPORTED';
  return issue.exportedAt ? null : 'CATALOGUE_NOT_EXPORTED';
}

/**
 * Errors: CATALOGUE_NOT_SAVED, CATALOGUE_NOT_EXPORTED, ISSUE_NOT_SENT, NO_DOI_PATTERN, NO_ARTICLE_ADDRESS, and of JATS and Crossref those
 * of checkedExport and NOTHING_TO_EXPORT.
 */
export async function checkDocument(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<void> {
  const refusal = await documentRefusal(issue, document);
  if (refusal !== null) throw new DomainError(refusal);
  if (document !== 'JATS' && document !== 'CROSSREF') return;
  if ((await exportOf(ctx, issue, document)).files.length === 0) throw new DomainError('NOTHING_TO_EXPORT');
}

/** As delivered; for an open issue as it would be, with the DOIs that its order gives. */
async function exportOf(ctx: Context, issue: Issue, document: SchemaName): Promise<CheckedExport> {
  const record = await recordOf(ctx, issue);
  if (!issue.sentAt) {
    const dois = await doisOf(ctx, issue, record.articles);
    record.articles = record.articles.map((article, at) => ({ ...article, doi: dois[at] ?? null }));
  }
  return await checkedExport(ctx, document, record, await depositOf(ctx, record));
}

/** The articles that are not in a file, in their order. */
export async function leftOutOf(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<IssueLeftOut[]> {
  if (document !== 'JATS' && document !== 'CROSSREF') return [];
  const { doiPattern, articleUrlPattern } = await issue.colloquium.loadOrFail();
  if (document === 'CROSSREF' && !(doiPattern && articleUrlPattern)) return [];
  const articles = await composition(ctx, issue.id);
  const { leftOut } = await exportOf(ctx, issue, document);
  return leftOut.flatMap(({ at, field }) => articles.slice(at, at + 1).map((contribution) => ({ contribution, field })));
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
  await checkDocument(ctx, issue, document);
  return { mime: ENDINGS[document].mime, content: await contentOf(ctx, issue, document) };
}

async function contentOf(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<Readable> {
  if (document === 'MANUSCRIPTS' || document === 'PACKAGE') return await asZip(await storedEntries(ctx, issue, document));
  if (issue.sentAt && (document === 'CATALOGUE' || document === 'ABSTRACTS'))
    return await ctx.storage.get((await ctx.em.findOneOrFail(IssueFile, { issue: issue.id, kind: IssueFileKind[document] })).storageKey);
  if (document === 'JATS') return await asZip(entriesOf(await exportOf(ctx, issue, document), issue.sentAt ?? ctx.clock.now()));
  if (document === 'CROSSREF') return whole((await exportOf(ctx, issue, document)).files.map(({ text }) => text).join(''));
  const record = await recordOf(ctx, issue);
  switch (document) {
    case 'CATALOGUE':
      return whole((await catalogueFile(record, issue.contents)).bytes);
    case 'ABSTRACTS':
      return whole((await abstractsFile(record)).bytes);
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

/**
 * Manuscripts in the order of the issue; of a sent one the files that went with it, under the time of its sending, so that two downloads
 * are the same bytes.
 */
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
  const { rows } = await sql<NumberedFile & { storage_key: string; uploaded_at: string }>`
    select c.manuscript_number as number, coalesce(c.title_zh, c.title_en) as title, c.place, f.kind, f.storage_key, f.extension, f.uploaded_at
    from (${placesIn(issue.id)}) c join contribution_file f on f.contribution_id = c.id and f.is_current and f.kind = ${FileKind.MANUSCRIPT}
    order by c.place, f.id`.execute(query(ctx.em));
  const names = uniqueNames(articleFileNames(rows));
  return opened(
    ctx,
    rows.map((row, at) => ({ name: names[at] ?? '', storageKey: row.storage_key, modifiedAt: new Date(row.uploaded_at) })),
  );
}

/** Each is opened when its turn has come. */
async function* opened(ctx: Context, entries: readonly StoredEntry[]): AsyncGenerator<ZipEntry> {
  for (const { name, storageKey, modifiedAt } of entries) yield { name, modifiedAt, content: await ctx.storage.get(storageKey) };
}

async function* entriesOf({ files }: CheckedExport, modifiedAt: Date): AsyncGenerator<ZipEntry> {
  for (const { name, text } of files) yield { name, modifiedAt, content: whole(text) };
}

const asZip = (entries: AsyncIterable<ZipEntry>): Promise<Readable> => begun(zipped(entries));

/** The publisher deposits in its own name. Crossref writes to the address that its letters come from, where it has set one. */
async function depositOf({ clock, em, env }: Context, { journal }: IssueRecord): Promise<Deposit> {
  const sender = await em.findOne(PublisherSender, PUBLISHER_SENDER_ID);
  const email = sender?.address ?? `doi@${new URL(env.PUBLIC_URL).hostname}`;
  return { at: clock.now(), depositor: journal.settings.depositor, registrant: journal.settings.registrant, email };
}
