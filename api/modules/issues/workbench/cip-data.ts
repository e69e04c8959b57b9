// Data of cataloguing in publication (图书在版编目数据) of a book, in the form that is printed on the copyright page (GB/T 12451).
import { dayParts, isSeries, type IssueRecord } from '../metadata/issue-record.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';

/**
 * Lines of the block, each only of what somebody said. Description: title, number, who is responsible, publisher, month of publication. Then
 * access by title, by persons, by subjects, by class, numbered as they come; then the number that the national library of versions gave.
 */
export function cipLines(record: IssueRecord): string[] {
  const { isbn, cipNumber } = record.issue;
  const lines = [
    description(record),
    isbn === null ? '' : `ISBN ${isbnText(isbn)}`,
    accessLine(record),
    cipNumber === null ? '' : cipNumberLine(cipNumber),
  ];
  return lines.filter((line) => line !== '');
}

const titleOf = ({ journal }: IssueRecord) =>
  journal.kind === 'PROCEEDINGS' ? (journal.proceedingsTitle ?? journal.title) : journal.title;

function description(record: IssueRecord): string {
  const { journal, issue } = record;
  const { year, month } = dayParts(issue.publishedOn);
  const title = [titleOf(record), ...(isSeries(journal) && issue.number !== null ? [`第${issue.number}辑`] : [])].join('. ');
  const editors = journal.editors.map(({ name }) => name).join('，');
  const { publisher, publisherPlace } = journal.settings;
  const from = [publisherPlace, publisher].filter(Boolean).join(' : ');
  const published = [from, `${year}.${Number(month)}`].filter(Boolean).join(', ');
  return `${title}${editors === '' ? '' : ` / ${editors}主编`}. -- ${published}`;
}

const ROMAN = ['Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ'];
/** ① to ⑳. */
const circled = (at: number) => (at < 20 ? String.fromCodePoint(0x24_60 + at) : `(${at + 1})`);
const numbered = (texts: readonly string[]) => texts.map((text, at) => `${circled(at)}${text}`).join('');
/** Titles and persons are named by their first character. */
const begun = (text: string) => `${[...text][0] ?? ''}…`;
/** The office may have typed the numbers that the block gives. */
const separate = (text: string) =>
  text
    .split(/[；;\n①-⑳]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function accessLine(record: IssueRecord): string {
  const { journal, issue } = record;
  return [
    [begun(titleOf(record))],
    journal.editors.map(({ name }) => begun(name)),
    separate(issue.imprint.subjects),
    separate(issue.imprint.classification),
  ]
    .filter((texts) => texts.length > 0)
    .map((texts, at) => `${ROMAN[at]}. ${numbered(texts)}`)
    .join(' ');
}

/** Kept as (2026)第123456号. */
const cipNumberLine = (number: string) =>
  number.includes('核字') ? number : `中国国家版本馆CIP数据核字${number.replace('(', '（').replace(')', '）')}`;
