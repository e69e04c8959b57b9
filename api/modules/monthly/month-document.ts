// How the month of a journal is written: in the house style of its catalogues, without a table that has nothing to say.
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { daysBetween, formalDay, monthsBefore } from '../../../shared/day.ts';
import { messageText, wordsIn, type LanguageTag } from '../../../shared/messages.ts';
import { contributionStateName } from '../../../shared/workflow.ts';
import { RIGHT_EDGE, writeDocument } from '../issues/workbench/issue-document.ts';
import { xmlText } from '../issues/metadata/xml.ts';
import { COUNTS, lastDay, STAGES, type JournalMonth, type MonthFigures } from './journal-month.ts';

type Child = Paragraph | Table;

const inLanguages = (month: 'long' | 'short'): Readonly<Record<LanguageTag, Intl.DateTimeFormat>> => ({
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { timeZone: 'UTC', year: 'numeric', month }),
  'en-US': new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month }),
});
const months = inLanguages('long');
/** For heads of columns: Oct 2026. */
const shortMonths = inLanguages('short');

/** 2026年10月, October 2026. */
export const monthName = (language: LanguageTag, month: string, names = months): string =>
  names[language].format(new Date(`${month}-01T00:00:00Z`));

export async function monthDocument(language: LanguageTag, journal: string, told: JournalMonth): Promise<Uint8Array> {
  const text = (key: string, params: Record<string, string | number> = {}) => messageText(language, `monthly.${key}`, params);
  const said = (key: string, params: Record<string, string | number> = {}) =>
    new Paragraph({ text: xmlText(text(key, params)), spacing: { after: 80 } });
  const head = (key: string) => new Paragraph({ style: 'Column', text: text(key) });
  const { month, today, figures } = told;
  const columns = [
    monthName(language, month, shortMonths),
    monthName(language, monthsBefore(month, 1), shortMonths),
    monthName(language, monthsBefore(month, 12), shortMonths),
  ];
  const inEach = <Name extends keyof MonthFigures>(name: Name) => [
    figures.month[name],
    figures.monthBefore[name],
    figures.yearBefore[name],
  ];

  /** Rows in which all three months have something; a month without anything says so instead. */
  const comparison = (title: string, names: readonly (keyof MonthFigures)[], nothing: string): Child[] => {
    const rows = names
      .map((name) => ({ name, values: inEach(name) }))
      .filter(({ values }) => values.some((value) => value !== null && value !== 0));
    const isQuiet = rows.every(({ values: [value] }) => value === null || value === 0);
    return [
      head(title),
      ...(isQuiet ? [said(nothing)] : []),
      ...(rows.length === 0
        ? []
        : [
            table(
              ['', ...columns],
              rows.map(({ name, values }) => [text(`figure.${name}`), ...values.map((value) => (value === null ? '—' : String(value)))]),
              [40, 20, 20, 20],
            ),
          ]),
    ];
  };

  const titled = ({ number, titleZh, titleEn }: { number: string; titleZh: string | null; titleEn: string | null }) =>
    `${number} ${wordsIn(language, titleZh ?? titleEn ?? '', titleEn)}`;

  const underWay: Child[] = [
    head('underWay'),
    ...(told.underWay.length === 0
      ? [said('underWay.nothing')]
      : [
          table(
            [text('underWay.stage'), text('underWay.count'), text('underWay.oldest'), text('underWay.days')],
            told.underWay.map((row) => [
              messageText(language, `state.${contributionStateName(row.state)}`),
              String(row.count),
              titled(row),
              String(row.days),
            ]),
            [24, 12, 50, 14],
          ),
        ]),
  ];

  const { next, reviewers } = told;
  const appears = next.plannedOn === null ? null : lastDay(next.plannedOn.slice(0, 7));
  const nextIssue: Child[] = [
    head('next'),
    next.number === null ? said('next.none') : said('next.filled', { number: next.number, compiled: next.compiled, waiting: next.waiting }),
    ...(next.number === null && next.waiting > 0 ? [said('next.waiting', { waiting: next.waiting })] : []),
    ...(next.number === null || next.pages === null || next.compiled === 0
      ? []
      : [said(next.withoutPages > 0 ? 'next.pagesKnown' : 'next.pages', { pages: next.pages, without: next.withoutPages })]),
    ...(next.number === null
      ? []
      : [
          next.plannedOn === null || appears === null
            ? said('next.unplanned')
            : said(appears < today ? 'next.late' : 'next.daysLeft', {
                month: monthName(language, next.plannedOn.slice(0, 7)),
                days: Math.abs(daysBetween(today, appears)),
              }),
        ]),
  ];

  const reviewing: Child[] = [
    head('reviewers'),
    ...(reviewers.people + reviewers.handedIn === 0
      ? [said('reviewers.nothing')]
      : [
          said('reviewers.load', {
            people: reviewers.people,
            asked: reviewers.asked,
            atWork: reviewers.atWork,
            late: reviewers.late,
            handedIn: reviewers.handedIn,
          }),
        ]),
    ...(!reviewers.named || reviewers.named.length === 0
      ? []
      : [
          table(
            [text('reviewers.name'), text('reviewers.asked'), text('reviewers.atWork'), text('reviewers.late')],
            reviewers.named.map(({ name, asked, atWork, late }) => [name, String(asked), String(atWork), String(late)]),
            [46, 18, 18, 18],
          ),
        ]),
  ];

  const acceptances: Child[] = [
    head('acceptances'),
    ...(told.acceptances.length === 0
      ? [said('acceptances.nothing')]
      : told.acceptances.map((one) => new Paragraph({ style: 'Entry', text: xmlText(titled(one)) }))),
  ];

  return await writeDocument(
    { journal, number: monthName(language, month), facts: [text('asOf', { day: formalDay(language, today) })], title: text('title') },
    [
      ...comparison('decided', COUNTS, 'decided.nothing'),
      ...comparison('stages', STAGES, 'stages.nothing'),
      ...underWay,
      ...nextIssue,
      ...reviewing,
      ...acceptances,
      new Paragraph({ text: text('own'), spacing: { before: 360 } }),
    ],
  );
}

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Thin lines between rows alone; numbers at the right. `widths`: of the columns, in hundredths of the text. */
function table(header: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): Table {
  const isNumber = (at: number) => rows.every((row) => /^(?:\d+|—)$/u.test(row[at] ?? ''));
  const cell = (content: string, at: number, bold: boolean) =>
    new TableCell({
      width: { size: Math.round(((widths[at] ?? 0) * RIGHT_EDGE) / 100), type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
      children: [
        new Paragraph({
          alignment: isNumber(at) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [new TextRun({ text: xmlText(content), bold })],
        }),
      ],
    });
  const line = (cells: readonly string[], isHead: boolean) =>
    new TableRow({ tableHeader: isHead, cantSplit: true, children: cells.map((content, at) => cell(content, at, isHead)) });
  return new Table({
    width: { size: RIGHT_EDGE, type: WidthType.DXA },
    columnWidths: widths.map((width) => Math.round((width * RIGHT_EDGE) / 100)),
    borders: { top: LINE, bottom: LINE, left: NO_LINE, right: NO_LINE, insideHorizontal: LINE, insideVertical: NO_LINE },
    rows: [line(header, true), ...rows.map((row) => line(row, false))],
  });
}
