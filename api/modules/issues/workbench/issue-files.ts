// The Word documents that are made of an issue, as files.
import type { PublicationKindName } from '../../../../shared/forms/publication.ts';
import { messageText } from '../../../../shared/messages.ts';
import type { IssueRecord } from '../metadata/issue-record.ts';
import { abstractsDocument } from './abstracts-document.ts';
import { catalogueDocument } from './catalogue-document.ts';
import { englishContentsDocument } from './english-contents-document.ts';
import { cipDocument, imprintDocument } from './imprint-document.ts';
import { headingOf } from './issue-heading.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface WrittenFile {
  name: string;
  /** Left out: a Word document. */
  mime?: string;
  bytes: Uint8Array;
}

/** In the order of the package. */
const WORD_DOCUMENTS = ['CATALOGUE', 'ENGLISH_CONTENTS', 'ABSTRACTS', 'IMPRINT', 'CIP_DATA'] as const;
export type WordDocumentName = (typeof WORD_DOCUMENTS)[number];

export const isWordDocument = (document: string): document is WordDocumentName => WORD_DOCUMENTS.some((one) => one === document);

/** Books alone have CIP data. */
export const wordDocumentsOf = (kind: PublicationKindName): WordDocumentName[] =>
  WORD_DOCUMENTS.filter((document) => document !== 'CIP_DATA' || kind !== 'JOURNAL');

/** `contents`: the saved text of the catalogue. */
export async function wordFile(document: WordDocumentName, record: IssueRecord, contents: string): Promise<WrittenFile> {
  return { name: `${messageText('zh-CN', `issue.document.${document}`)}.docx`, bytes: await bytesOf(document, record, contents) };
}

async function bytesOf(document: WordDocumentName, record: IssueRecord, contents: string): Promise<Uint8Array> {
  switch (document) {
    case 'CATALOGUE':
      return await catalogueDocument(headingOf(record, 'issue.contentsHeading', 'zh-CN'), contents);
    case 'ENGLISH_CONTENTS':
      return await englishContentsDocument(headingOf(record, 'issue.englishContentsHeading', 'en-US'), record.articles);
    case 'ABSTRACTS':
      return await abstractsDocument(headingOf(record, 'issue.abstractsHeading', 'en-US'), record.articles);
    case 'IMPRINT':
      return await imprintDocument(headingOf(record, 'issue.imprintHeading', 'zh-CN'), record);
    case 'CIP_DATA':
      return await cipDocument(headingOf(record, 'issue.cipHeading', 'zh-CN'), record);
  }
}
