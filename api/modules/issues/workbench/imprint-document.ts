// The copyright page (版权页) of an issue and its CIP data as Word documents. A book has them in the order of GB/T 12450: rights, CIP data,
// record of the edition; a journal its own record. Each line stands only where somebody has said what is in it.
import { Paragraph, TabStopType, TextRun } from 'docx';
import { type IssueRecord, publicationTitle } from '../metadata/issue-record.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';
import { rightsOf } from '../metadata/licences.ts';
import { xmlText } from '../metadata/xml.ts';
import { cipLines } from './cip-data.ts';
import { bold, type IssueHeading, writeDocument } from './issue-document.ts';
import { chineseDay, chineseNumber } from './issue-heading.ts';

/** Where the text behind a label begins, in twentieths of a point. */
const LABEL_WIDTH = 1260;

export async function imprintDocument(heading: IssueHeading, record: IssueRecord): Promise<Uint8Array> {
  return await writeDocument(heading, [
    ...rightsLines(record).map((text) => new Paragraph({ text: xmlText(text) })),
    ...(record.issue.cipNumber !== null && record.journal.kind !== 'JOURNAL'
      ? [space(), new Paragraph({ children: [bold(CIP)] }), ...cipParagraphs(record)]
      : []),
    space(),
    ...editionRecord(record).map(
      ([label, text]) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.LEFT, position: LABEL_WIDTH }],
          indent: { left: LABEL_WIDTH, hanging: LABEL_WIDTH },
          children: [bold(label), new TextRun(`\t${xmlText(text)}`)],
        }),
    ),
  ]);
}

export async function cipDocument(heading: IssueHeading, record: IssueRecord): Promise<Uint8Array> {
  return await writeDocument(heading, cipParagraphs(record));
}

const CIP = '图书在版编目（CIP）数据';
const space = () => new Paragraph({ text: '' });
const cipParagraphs = (record: IssueRecord) =>
  cipLines(record).map((text) => new Paragraph({ text: xmlText(text), indent: { firstLine: 420 }, spacing: { after: 80 } }));

function rightsLines(record: IssueRecord): string[] {
  const { copyright, licence } = rightsOf(record);
  return [...(copyright === null ? [] : [copyright.statement]), ...(licence === null ? [] : [licence.nameZh, licence.address])];
}

/** Labels as copyright pages print them. */
function editionRecord(record: IssueRecord): [string, string][] {
  const { journal, issue } = record;
  const { imprint } = issue;
  const editors: [string, string] = ['主编', journal.editors.map(({ name }) => name).join('　')];
  const makers: [string, string][] = [
    ['责任编辑', imprint.responsibleEditors],
    ['出版发行', journal.settings.publisher],
    ['印刷', imprint.printer],
  ];
  const carrier: [string, string][] = [
    ['开本', imprint.format],
    ['印张', imprint.sheets],
    ['字数', /^[\d.,]+$/.test(imprint.wordCount) ? `${imprint.wordCount}千字` : imprint.wordCount],
  ];
  const lines: [string, string][] =
    journal.kind === 'JOURNAL'
      ? [
          ['刊名', journal.title],
          ['期号', chineseNumber(record)],
          ['主办单位', journal.hosts.join('　')],
          editors,
          ...makers,
          ...carrier,
          ['出版日期', chineseDay(issue.publishedOn)],
          ['标准刊号', [...(journal.issn ? [`ISSN ${journal.issn}`] : []), ...(journal.cn ? [`CN ${journal.cn}`] : [])].join('　')],
          ['定价', imprint.price],
        ]
      : [
          ['书名', publicationTitle(record)],
          editors,
          ...makers,
          ...carrier,
          ['版次', imprint.edition],
          ['印次', imprint.printing],
          ['书号', issue.isbn === null ? '' : `ISBN ${isbnText(issue.isbn)}`],
          ['定价', imprint.price],
        ];
  return lines.filter(([, text]) => text !== '');
}
