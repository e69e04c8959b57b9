// Reads the front page of a manuscript: title, authors, abstract, keywords and fundings in Chinese and in English, each with how certain it
// is.
import { readAuthors } from './authors/authors.ts';
import { doubted } from './page/doubts.ts';
import type { FrontPage } from './found.ts';
import { readFundings } from './funds/funds.ts';
import { isChinese, segmentsOf, type Segment } from './page/lines.ts';
import { namesIn } from './authors/names.ts';
import { readAbstract, readKeywords } from './texts/summary.ts';
import { withColumns } from './authors/table-columns.ts';
import { isNoise } from './texts/title-lines.ts';
import { readTitles } from './texts/titles.ts';
import type { Block } from '../word/word-document.ts';

/** Unlabelled lines count for title and authors before the first abstract, and not deep in the text where there is none. */
const FRONT_LINES = 40;

/** Lines before the text itself begins. */
function frontOf(segments: readonly Segment[]): Segment[] {
  const summary = segments.findIndex(({ label }) => label === 'abstractZh' || label === 'keywordsZh');
  const heading = segments.findIndex(({ label }) => label === 'heading');
  return segments
    .slice(0, summary !== -1 ? summary : heading > 0 ? Math.min(heading, FRONT_LINES) : FRONT_LINES)
    .filter(({ place }) => place !== 'footnote');
}

/** The lines right before the English abstract or keywords, up to the field before. */
function aroundEnglish(segments: readonly Segment[], front: readonly Segment[]): Segment[] {
  const at = segments.findIndex(({ label }) => label === 'abstractEn' || label === 'keywordsEn');
  const before = segments.slice(Math.max(0, at - 20), Math.max(0, at));
  const last = before.findLastIndex(({ label, text }) => (label !== null && label !== 'authors' && label !== 'unit') || text.length > 600);
  return before.slice(last + 1).filter((line) => line.place !== 'footnote' && !front.includes(line) && !isChinese(line.text));
}

/** 第一作者：张三 on a cover lists an author; with more behind it, it describes them. */
function asListed(segment: Segment): Segment {
  const isListed = segment.label === 'about' && segment.place !== 'footnote' && namesIn(segment.text)?.length === 1;
  return isListed ? { ...segment, label: 'authors' } : segment;
}

/** Pure. Never throws; a text that is no front page has nothing. */
export function readFrontPage(blocks: readonly Block[]): FrontPage {
  const segments = withColumns(segmentsOf(blocks)).map(asListed);
  const front = frontOf(segments);
  const { frontUsed, ...titles } = readTitles(segments, front);
  const page: FrontPage = {
    ...titles,
    authors: readAuthors(segments, front.slice(frontUsed), ({ text }) => isNoise(text)),
    abstractZh: readAbstract(segments, 'zh'),
    abstractEn: readAbstract(segments, 'en'),
    keywordsZh: readKeywords(segments, 'zh'),
    keywordsEn: readKeywords(segments, 'en'),
    fundings: readFundings(segments),
  };
  return doubted(page, front, aroundEnglish(segments, front));
}
