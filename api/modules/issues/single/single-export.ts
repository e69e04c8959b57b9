// Documents of a manuscript that is published by itself: its readers, file names and bytes, as it stands.
import { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { safeName } from '../../files/zip.ts';
import { bibtexOf, risOf } from '../metadata/citations.ts';
import { checkedArticle } from '../metadata/checked-export.ts';
import type { ExportFieldName } from '../metadata/export-field.ts';
import { singleRecordOf } from '../metadata/record-of.ts';
import type { OpenDocument } from '../workbench/issue-documents.ts';
import type { SingleDocumentName } from './single-export.types.ts';

const ENDINGS: Readonly<Record<SingleDocumentName, { ending: string; mime: string }>> = {
  JATS: { ending: 'xml', mime: 'application/xml' },
  RIS: { ending: 'ris', mime: 'application/x-research-info-systems' },
  BIBTEX: { ending: 'bib', mime: 'application/x-bibtex' },
};

/** `JNWH20260012.xml` */
export const singleName = ({ manuscriptNumber }: Contribution, document: SingleDocumentName): string =>
  safeName(`${manuscriptNumber ?? ''}.${ENDINGS[document].ending}`);

/** The text, or the errors that the schema finds in the article. Errors: EXPORT_NOT_CHECKED. */
export async function writeSingle(
  ctx: Context,
  contribution: Contribution,
  document: SingleDocumentName,
): Promise<{ text: string } | { refused: ExportFieldName }> {
  const record = await singleRecordOf(ctx, contribution);
  switch (document) {
    case 'JATS':
      return await checkedArticle(ctx, record);
    case 'RIS':
      return { text: risOf(record) };
    case 'BIBTEX':
      return { text: bibtexOf(record) };
  }
}

/** Null where the schema refuses it. Errors: EXPORT_NOT_CHECKED. */
export async function openSingle(ctx: Context, contribution: Contribution, document: SingleDocumentName): Promise<OpenDocument | null> {
  const written = await writeSingle(ctx, contribution, document);
  return 'text' in written ? { mime: ENDINGS[document].mime, content: Readable.from([Buffer.from(written.text)]) } : null;
}
