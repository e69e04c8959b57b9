// What stands over the documents of an issue: its publication, its number in the words of its kind, its identifiers and its day.
import { messageText, type LanguageTag } from '../../../../shared/messages.ts';
import { dayParts, isProceedings, isSeries, type IssueRecord } from '../metadata/issue-record.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';
import type { IssueHeading } from './issue-document.ts';

/** Contents are printed in Chinese, English contents and abstracts under the English name of the journal or conference where it has one. */
export function headingOf(record: IssueRecord, key: string, language: LanguageTag): IssueHeading {
  const { journal } = record;
  const name = isProceedings(journal) ? (journal.proceedingsTitle ?? journal.title) : journal.title;
  return {
    journal: language === 'en-US' ? (journal.titleEn ?? name) : name,
    number: language === 'zh-CN' ? chineseNumber(record) : englishNumber(record),
    facts: [...identifiersOf(record), language === 'zh-CN' ? chineseDay(record.issue.publishedOn) : record.issue.publishedOn],
    title: messageText(language, key),
  };
}

/** Such as 2026年第4卷第3期（总第18期）, of a series 第3辑（总第18辑）. */
export function chineseNumber({ journal, issue: { number, volume, totalNumber, publishedOn } }: IssueRecord): string {
  const unit = isSeries(journal) ? '辑' : '期';
  return [
    isSeries(journal) ? '' : `${publishedOn.slice(0, 4)}年`,
    volume === null ? '' : `第${volume}卷`,
    number === null ? '' : `第${number}${unit}`,
    totalNumber === null ? '' : `（总第${totalNumber}${unit}）`,
  ].join('');
}

function englishNumber({ journal, issue: { number, volume, totalNumber, publishedOn } }: IssueRecord): string {
  return [
    ...(volume === null ? [] : [`Vol. ${volume}`]),
    ...(number === null ? [] : [`No. ${number}`]),
    ...(totalNumber === null ? [] : [`Total No. ${totalNumber}`]),
    ...(isSeries(journal) ? [] : [publishedOn.slice(0, 4)]),
  ].join(', ');
}

/** A book goes by its ISBN and by the ISSN of its series; a journal by ISSN and CN. */
const identifiersOf = ({ journal: { kind, issn, cn }, issue: { isbn } }: IssueRecord): string[] => [
  ...(isbn !== null && kind !== 'JOURNAL' ? [`ISBN ${isbnText(isbn)}`] : []),
  ...(issn === null ? [] : [`ISSN ${issn}`]),
  ...(cn === null ? [] : [`CN ${cn}`]),
];

/** 2026年9月1日 */
export function chineseDay(on: string): string {
  const { year, month, day } = dayParts(on);
  return `${year}年${Number(month)}月${Number(day)}日`;
}
