// Paragraphs and small Word files for the tests of the front page.
import { zipOf } from '../files/file.factory.ts';
import type { Block, Run } from '../word/word-document.ts';
import type { FrontPage } from './found.ts';
import { readFrontPage } from './front-page.ts';

/** `^{…}` is set as superscript, `**…**` in bold. */
export function block(text: string, look: Partial<Omit<Block, 'runs'>> & { size?: number; isBold?: boolean } = {}): Block {
  const { size = 10.5, isBold = false, ...rest } = look;
  const runs = text
    .split(/(\^\{[^}]*\}|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Run => {
      const isSuperscript = part.startsWith('^{');
      const isStrong = part.startsWith('**');
      return {
        text: isSuperscript ? part.slice(2, -1) : isStrong ? part.slice(2, -2) : part,
        isBold: isBold || isStrong,
        isSuperscript,
        size,
      };
    });
  return { place: 'body', style: 'Normal', alignment: 'left', cell: 0, row: 0, column: 0, ...rest, runs };
}

/** The findings of a page of these paragraphs; a text alone is set as usual. */
export const readPage = (...lines: (string | Block)[]): FrontPage =>
  readFrontPage(lines.map((line) => (typeof line === 'string' ? block(line) : line)));

/** One case a line. */
export const casesIn = (table: string): string[] => table.trim().split('\n');

export const WORD_XMLNS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A .docx with this inside its body, and these other parts. */
export function wordDocument(body: string, more: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document ${WORD_XMLNS}><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** A paragraph of WordprocessingML. */
export function wordParagraph(text: string, look: { size?: number; isBold?: boolean; isCentred?: boolean } = {}): string {
  const { size = 10.5, isBold = false, isCentred = false } = look;
  return `<w:p>${isCentred ? '<w:pPr><w:jc w:val="center"/></w:pPr>' : ''}<w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A front page as most journals have it. */
export const FRONT_PAGE = [
  wordParagraph('清代江南水利碑刻的书写与传播', { size: 18, isBold: true, isCentred: true }),
  wordParagraph('——以吴江县为中心', { size: 14, isCentred: true }),
  wordParagraph('沈知秋', { size: 12, isCentred: true }),
  wordParagraph('（江城大学 历史学院，湖北 武汉 430072）', { isCentred: true }),
  wordParagraph('摘要：碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写、刻立与传播的过程。'),
  wordParagraph('关键词：水利；碑刻；吴江县'),
  wordParagraph('基金项目：国家社会科学基金一般项目“江南碑刻整理与研究”（21BZS086）'),
  wordParagraph('作者简介：沈知秋（1985—），女，江苏吴江人，江城大学历史学院副教授。E-mail: shen@example.org'),
  wordParagraph('一、引言', { size: 14 }),
  wordParagraph('江南多水，碑刻亦多。'),
].join('');
