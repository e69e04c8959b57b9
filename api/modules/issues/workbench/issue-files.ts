// The documents that are made of an issue, as files.
import { messageText, type LanguageTag } from '../../../../shared/messages.ts';
import { isProceedings, type IssueRecord } from '../metadata/issue-record.ts';
import { abstractsDocument } from './abstracts-document.ts';
import { catalogueDocument } from './catalogue-document.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface WrittenFile {
  name: string;
  /** Left out: a Word document. */
  mime?: string;
  bytes: Uint8Array;
}

/** Contents are printed in Chinese, English abstracts under the English name of the journal where it has one. */
function headingOf({ journal, issue }: IssueRecord, key: string, language: LanguageTag) {
  const name = isProceedings(journal) ? (journal.proceedingsTitle ?? journal.title) : journal.title;
  return {
    journal: language === 'en-US' && !isProceedings(journal) ? (journal.titleEn ?? name) : name,
    number: messageText(language, 'issue.numberOfYear', { year: issue.publishedOn.slice(0, 4), number: issue.number ?? '' }),
    title: messageText(language, key),
  };
}

export async function catalogueFile(record: IssueRecord, contents: string): Promise<WrittenFile> {
  return {
    name: `${messageText('zh-CN', 'issue.document.CATALOGUE')}.docx`,
    bytes: await catalogueDocument(headingOf(record, 'issue.contentsHeading', 'zh-CN'), contents),
  };
}

export async function abstractsFile(record: IssueRecord): Promise<WrittenFile> {
  return {
    name: `${messageText('zh-CN', 'issue.document.ABSTRACTS')}.docx`,
    bytes: await abstractsDocument(headingOf(record, 'issue.abstractsHeading', 'en-US'), record.articles),
  };
}
