// The catalogue (目录) of an issue as a Word document: columns as headings, titles with dots to authors and page.
import { Paragraph, TabStopType, TextRun, LeaderType } from 'docx';
import { xmlText } from '../metadata/issue-record.ts';
import { readContents } from './contents-text.ts';
import { type IssueHeading, RIGHT_EDGE, writeDocument } from './issue-document.ts';

export async function catalogueDocument(heading: IssueHeading, contents: string): Promise<Uint8Array> {
  const lines = readContents(xmlText(contents)).map((line) => {
    if (line.kind === 'column') return new Paragraph({ style: 'Column', text: line.text });
    if (line.kind === 'text') return new Paragraph({ text: line.text });
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE, leader: LeaderType.DOT }],
      children: [new TextRun(line.text), new TextRun({ text: `\t${line.right}` })],
    });
  });
  return await writeDocument(heading, lines);
}
