// The English abstracts of an issue as a Word document, in the order of its articles.
import { Paragraph, TextRun } from 'docx';
import { pinyin } from 'pinyin-pro';
import { type ArticleRecord, paragraphs } from '../metadata/issue-record.ts';
import { nameParts } from '../metadata/names.ts';
import { xmlText } from '../metadata/xml.ts';
import { bold, type IssueHeading, writeDocument } from './issue-document.ts';

/** Articles without an English abstract are named with their other parts: the check before press reports the gap. */
export async function abstractsDocument(heading: IssueHeading, articles: readonly ArticleRecord[]): Promise<Uint8Array> {
  return await writeDocument(heading, articles.flatMap(abstractOf));
}

function abstractOf(article: ArticleRecord): Paragraph[] {
  const title = [article.titleEn ?? article.titleZh ?? '', article.titleEn ? article.subtitleEn : article.subtitleZh]
    .filter(Boolean)
    .join(': ');
  const names = article.authors.map(({ name }) => romanized(name)).join(', ');
  const pages = article.firstPage === null ? '' : ` (${article.firstPage})`;
  const texts = article.abstractEn ? paragraphs(xmlText(article.abstractEn)) : [];
  return [
    new Paragraph({ style: 'ArticleTitle', text: xmlText(title) }),
    new Paragraph({ text: xmlText(`${names}${pages}`), spacing: { after: 120 } }),
    ...texts.map((text, at) => new Paragraph({ children: [...(at === 0 ? [bold('Abstract: ')] : []), new TextRun(text)] })),
    ...(article.keywordsEn.length > 0
      ? [new Paragraph({ children: [bold('Keywords: '), new TextRun(xmlText(article.keywordsEn.join('; ')))], spacing: { before: 80 } })]
      : []),
  ];
}

/** As GB/T 28039 writes Chinese names: Ouyang Zhiqiu. */
export function romanized(name: string): string {
  const { family, given, isEastern } = nameParts(name);
  if (!isEastern) return name;
  const word = (text: string, isFamily: boolean) => {
    const sounds = pinyin(text, { toneType: 'none', type: 'array', v: false, ...(isFamily ? { mode: 'surname' } : {}) }).join('');
    return sounds.charAt(0).toUpperCase() + sounds.slice(1);
  };
  return [word(family, true), given === null ? '' : word(given, false)].filter(Boolean).join(' ');
}
