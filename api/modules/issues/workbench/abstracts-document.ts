// The English abstracts of an issue as a Word document, in the order of its articles.
import { Paragraph, TextRun } from 'docx';
import { type ArticleRecord, type AuthorRecord, paragraphs } from '../metadata/issue-record.ts';
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
  const names = article.authors.map(romanized).join(', ');
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

/** As GB/T 28039 writes Chinese names: Ouyang Zhiqiu. A name without Latin letters of its own stands as it was typed. */
export function romanized({ name, parts: { latinFamilyName, latinGivenName, suffix } }: Pick<AuthorRecord, 'name' | 'parts'>): string {
  return latinFamilyName === '' ? name : [latinFamilyName, latinGivenName, suffix].filter(Boolean).join(' ');
}
