// Common rules of titles in both languages: the lines above them, and the form of a subtitle.
import type { Confidence, Found } from '../found.ts';
import { isChinese, tightened, type Segment } from '../page/lines.ts';
import { withoutMarks } from '../page/signs.ts';

export interface Pair {
  title: Found<string> | null;
  subtitle: Found<string> | null;
}

export const TITLE_STYLE =
  /^(?:title|(?:论文|文章|中文|文)?(?:标题|题目|题名)|大标题|篇名|paper ?title|article ?title|title[ _-]?(?:zh|cn|chinese))$/iu;
export const SUBTITLE_STYLE = /^(?:subtitle|副标题|副题名?|sub ?title)$/iu;
export const DASH = /^\s*(?:[—―─–－]+|-{1,3}|[一]{2})\s*(?=\S)/u;
export const INLINE_DASH = /(?<=\S)\s*(?:[—―─]{2,}|\s[—–―]\s|--+|\s-\s)\s*(?=\S)/u;

/** Lines above a title: the issue, the column, the journal, numbers of the manuscript. */
const NOISE: readonly RegExp[] = [
  /第\s*[\d一二三四五六七八九十]{1,6}\s*[卷期辑集]|总\s*第\s*\d|^\s*\d{4}\s*年\s*(?:$|第|\d{1,2}\s*[月期卷]|[（(]?总)/u,
  /\b(?:vol|no|issue|issn|cn|doi)\b\s*[.:：]?\s*\d|https?:|www\.|\bvol\b/iu,
  /^\s*[【〔［[「<〈·•・●■◆★☆▪]+.{2,14}[】〕］\]」>〉·•・●■◆★☆▪]+\s*$/u,
  /^\s*[·•●■◆★☆▪]\s*\p{Script=Han}{2,12}\s*$/u,
  /^(?:稿件编号|稿件类型|投稿|编号|栏目|专栏|专题|文章类型|论文类型|特稿|特约稿件?|本刊特稿|笔谈|研究论文|综述|论著|论文|原创论文|研究报告|学术论文|投稿信息表?|首页|封面|稿件首页|题名页|标题页)(?:$|[:：\s])/u,
  /^\s*[（(][^（()）]*(?:略去|隐去|省略|匿名)[^（()）]*[）)]\s*$/u,
  /^[\d\s./年月日期卷第号:：—–-]+$/u,
  /^\p{Script=Han}{2,14}(?:学报|学刊|论丛|集刊|通讯|月刊|季刊|双月刊)(?:\s*[（(][^（()）]{2,14}[）)])?\s*$/u,
  /^\s*(?:journal|acta|transactions|chinese journal|proceedings) (?:of\b|[A-Z])[^.]{0,80}$/iu,
  /^(?:research (?:article|paper)|original (?:article|paper)|review|article)$/iu,
];
export const isNoise = (text: string): boolean => NOISE.some((pattern) => pattern.test(withoutMarks(text).trim()));

/** Between blanks, one dash parts as two do. */
const LONE_DASH = /(?<=[\p{Script=Han}”》）？])\s+[—–―]\s+(?=[\p{Script=Han}“《])/u;

/** Stars and raised figures at its end are no part of a title. */
export const tidy = (text: string): string =>
  tightened(withoutMarks(text).replace(LONE_DASH, '——'))
    .replace(/(?:\s*(?:[*＊※①②③†#☆★]|\[\d\]|[（(]\s*[*＊]\s*[）)]))+\s*$/u, '')
    .trim();

/** In the same size, weight, place and style. */
export const isSetAlike = (one: Segment, other: Segment): boolean =>
  one.size === other.size && one.isBold === other.isBold && one.isCentred === other.isCentred && one.style === other.style;

const endsOpen = (line: Segment | undefined) => /(?:[:：]|[—─―]{1,2})\s*$/u.test(tidy(line?.text ?? ''));

/** Title and subtitle from the lines of both. */
export function pairOf(lines: readonly Segment[], confidence: Confidence, glue: string): Pair {
  const [first] = lines;
  const isSmaller = (line: Segment) => first !== undefined && line.block !== first.block && line.size < first.size;
  const from = lines.findIndex(
    (line, index) =>
      index > 0 && (DASH.test(line.text) || SUBTITLE_STYLE.test(line.style) || endsOpen(lines[index - 1]) || isSmaller(line)),
  );
  const whole = (parts: readonly Segment[]) => tidy(parts.map(({ text }) => tidy(text)).join(glue));
  const title = whole(from === -1 ? lines : lines.slice(0, from)).replace(/\s*(?:[:：]|[—─―]{1,2})$/u, '');
  if (from !== -1) {
    const isPlain = DASH.test(lines[from]?.text ?? '') || SUBTITLE_STYLE.test(lines[from]?.style ?? '');
    const value = whole(lines.slice(from))
      .replace(DASH, '')
      .replace(/\s*[—─―]+$/u, '');
    return {
      title: { value: title, confidence },
      subtitle: {
        value,
        confidence: isPlain && confidence === 'HIGH' && value.length >= 3 ? 'HIGH' : confidence === 'LOW' ? 'LOW' : 'MEDIUM',
      },
    };
  }
  const dash = isChinese(title) || /[—―─]/u.test(title) ? INLINE_DASH.exec(title) : null;
  if (!dash) return { title: { value: title, confidence }, subtitle: null };
  // One may have meant it as part of the title.
  const parted = confidence === 'LOW' ? 'LOW' : 'MEDIUM';
  return {
    title: { value: title.slice(0, dash.index).trim(), confidence: parted },
    subtitle: { value: title.slice(dash.index + dash[0].length).trim(), confidence: parted },
  };
}
