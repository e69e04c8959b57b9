// A document as lines cut at its labels (摘要, Key words …): what the readers of front pages work on.
import { textOf, type Block, type Place } from './word-document.ts';

/** Around what is set as superscript; documents use these signs for nothing that we read. */
export const UP = '\uE000';
export const DOWN = '\uE001';

export type Label =
  | 'titleZh' | 'titleEn' | 'subtitleZh' | 'subtitleEn' | 'authors' | 'unit' | 'email' | 'abstractZh' | 'abstractEn' | 'keywordsZh' | 'keywordsEn'
  | 'funds' | 'about' | 'corresponding' | 'other' | 'heading';

export interface Segment {
  /** Null: a line that no label begins. */
  label: Label | null;
  /** Behind the label; superscripts between UP and DOWN. */
  text: string;
  /** The label was not certain to be one, for nothing sets it off. */
  isLoose: boolean;
  /** Lines of one paragraph have the same. */
  block: number;
  place: Place;
  style: string;
  isCentred: boolean;
  isBold: boolean;
  /** Points; 0 where the document does not say. */
  size: number;
}

/** Chinese words may be set apart. */
const spaced = (words: string) => words.split('|').map((word) => (/^\p{Script=Han}+$/u.test(word) ? [...word].join('\\s*') : word)).join('|');
const LABELS: readonly (readonly [Label, string])[] = [
  ['abstractZh', spaced('中文摘要|内容摘要|内容提要|论文摘要|论文提要|摘要|提要')],
  ['abstractEn', `${spaced('英文摘要')}|abstract|summary`],
  ['keywordsZh', spaced('中文关键词|关键词|关键字|主题词|關鍵詞|關鍵字|主題詞')],
  ['keywordsEn', `${spaced('英文关键词')}|key\\s?-?words?|index terms`],
  ['titleZh', spaced('中文题名|中文题目|中文标题|论文题目|论文标题|文章标题|文章题目|题名|题目|标题|篇名')],
  ['titleEn', `${spaced('英文题名|英文题目|英文标题')}|english title|title`],
  ['subtitleZh', spaced('中文副标题|副标题|副题名|副题')],
  ['subtitleEn', `${spaced('英文副标题')}|subtitle`],
  ['about', `${spaced('第一作者简介|第一作者|作者簡介|作者简介|作者介绍|作者信息|个人简介')}|about the authors?|author biograph(?:y|ies)|author information|biograph(?:y|ies)|author introduction`],
  ['corresponding', `${spaced('通讯作者|通信作者|联系作者|责任作者')}|corresponding authors?|correspondence(?: to)?`],
  ['authors', `${spaced('作者姓名|中文作者|作者|姓名')}|authors?`],
  ['unit', `${spaced('作者单位|工作单位|所在单位|单位|机构')}|affiliations?|author affiliations?`],
  ['email', `${spaced('电子邮箱|电子邮件|电子信箱|联系邮箱|作者邮箱|邮箱')}|e-?mail(?: address)?`],
  ['funds', `${spaced('基金资助项目|基金资助|基金项目|基金項目|资助项目|项目基金|项目资助|资助基金|课题项目|课题来源|课题资助|项目来源|科研项目|课题|基金')}|foundation items?|funded projects?|fund(?:ing)?(?: projects?| items?| information)?|supported by|financial support|project supported by`],
  ['other', `${spaced('收稿日期|修回日期|修订日期|投稿日期|录用日期|接受日期|定稿日期|中图分类号|中图法分类号|分类号|文献标识码|文献标志码|文章编号|引用格式|引用本文|开放科学标识码|责任编辑|责任校对|栏目|卷期|致谢')}|received(?: date)?|revised|accepted|clc(?: number)?|doi|document code|article id|citation|issn|cn|cite this article|acknowledge?ments?|orcid`],
  ['heading', `${spaced('引言|前言|绪论|导论|导言|参考文献|注释|正文')}|introduction|references|notes`],
];
const ALL = LABELS.map(([label, words]) => ({ label, words: new RegExp(`^(?:${words})$`, 'iu') }));
const WORDS = LABELS.map(([, words]) => words).join('|');
const OPEN = '[【\\[［〔〖<〈《(（「]';
const CLOSE = '[】\\]］〕〗>〉》)）」]';
/** What stands before a label without belonging to it. */
const LEAD = `(?:${UP}[^${DOWN}]*${DOWN}|[*＊※★☆●○◎■□◆①†\\s\\u3000])*`;
/** Within brackets, before a colon, alone in its line, or apart by a wide space. */
const FIRM = new RegExp(`^${LEAD}(?:${OPEN}\\s*(${WORDS})\\s*[:：]?\\s*${CLOSE}\\s*[:：]?|(${WORDS})\\s*(?:[:：]|[—–]{1,2}(?=\\s?\\S)|$|\\u3000|\\t|\\s{2,}))`, 'iu');
/** Before a single space, or set off by its weight alone. */
const LOOSE = new RegExp(`^${LEAD}(${spaced('摘要|内容提要|内容摘要|提要|关键词|关键字|基金项目|作者简介')}|abstract|key\\s?words?)(?:\\s+|$)`, 'iu');
/** Within a line, after another field. The words that are common in texts need brackets or a colon right behind them. */
const WITHIN = new RegExp(`(?:${OPEN}\\s*(?:${WORDS})\\s*[:：]?\\s*${CLOSE}|(?<=[\\s;；。.,，\\])）】])(?:${WORDS})\\s*[:：])`, 'giu');
const HEADING = /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、．.]|第[一二三四五六七八九十]{1,3}[章节]|[（(][一二三四五六七八九十]{1,2}[）)]|[0０1１]\s*[.．、]?\s*(?=引言|前言|绪论|导论|导言|问题|introduction)|[ⅠI]\s*[.．、]\s*)/iu;

const labelOf = (words: string): Label => ALL.find((candidate) => candidate.words.test(words.replaceAll(/\s+/g, ' ').trim()))?.label ?? 'other';

/** Labels that have no business in the middle of an abstract. */
const CUTS = new Set<Label>(['abstractEn', 'abstractZh', 'keywordsZh', 'keywordsEn', 'funds', 'about', 'corresponding', 'other', 'email', 'unit', 'authors', 'titleZh', 'titleEn']);

/** The texts of one line, each with its label. */
function cut(text: string, boldHead: string): Pick<Segment, 'label' | 'text' | 'isLoose'>[] {
  const firm = FIRM.exec(text);
  const loose = firm ? null : LOOSE.exec(text);
  const head = firm ?? loose ?? boldLabel(text, boldHead);
  if (!head) return [{ label: HEADING.test(text) ? 'heading' : null, text: text.trim(), isLoose: false }];
  const label = labelOf(head[1] ?? head[2] ?? '');
  const rest = text.slice(head[0].length);
  const first = { label, isLoose: firm === null };
  for (const match of rest.matchAll(WITHIN)) {
    const next = labelOf(match[0].replaceAll(new RegExp(`^${OPEN}|[:：]|${CLOSE}$`, 'gu'), ''));
    // An e-mail belongs to the person who is told about; a name in brackets is no field.
    if (!CUTS.has(next) || next === label || (['about', 'corresponding'].includes(label) && ['email', 'unit', 'titleZh'].includes(next))) continue;
    return [{ ...first, text: rest.slice(0, match.index).trim() }, ...cut(rest.slice(match.index).trimStart(), '')];
  }
  return [{ ...first, text: rest.trim() }];
}

/** A label that its weight alone sets off from what follows. */
function boldLabel(text: string, boldHead: string): RegExpExecArray | null {
  const words = boldHead.trim();
  if (words === '' || words.length === text.trim().length || !text.startsWith(boldHead)) return null;
  return ALL.some((candidate) => candidate.words.test(words)) ? new RegExp(`^${LEAD}(${WORDS})\\s*`, 'iu').exec(text) : null;
}

interface Part { text: string; isBold: boolean; isSuperscript: boolean; size: number }

/** The runs of each line of a paragraph. */
function linesOf(block: Block): Part[][] {
  const lines: Part[][] = [[]];
  for (const { text, isBold, isSuperscript, size } of block.runs) {
    for (const [index, piece] of text.replaceAll(/[\uE000\uE001]/g, '').split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, isBold, isSuperscript, size: size ?? 0 });
    }
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

/** All lines of the document in order. Empty ones are left out. */
export function segmentsOf(blocks: readonly Block[]): Segment[] {
  return blocks.flatMap((block, index) => {
    if (textOf(block).trim() === '') return [];
    return linesOf(block).flatMap((line) => {
      const text = line.map((part) => (part.isSuperscript && part.text.trim() !== '' ? UP + part.text + DOWN : part.text)).join('').trimStart();
      const written = line.filter((part) => !part.isSuperscript && part.text.trim() !== '');
      const boldHead = written[0]?.isBold && written.some((part) => !part.isBold) ? written.slice(0, written.findIndex((part) => !part.isBold)).map((part) => part.text).join('').trimStart() : '';
      const common = {
        block: index, place: block.place, style: block.style, isCentred: block.alignment === 'center',
        isBold: written.length > 0 && written.every((part) => part.isBold), size: Math.max(0, ...written.map((part) => part.size)),
      };
      return cut(text, boldHead).map((piece) => ({ ...piece, ...common }));
    });
  });
}

/** Without superscripts: what a title or a name is. */
export function withoutMarks(text: string): string {
  return text.replaceAll(new RegExp(`${UP}[^${DOWN}]*${DOWN}`, 'g'), '');
}

/** With what stands above the line, as plain text. */
export function plain(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '');
}

export const isChinese = (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) > 0;
/** No Chinese, and words in Latin letters. */
export const isLatin = (text: string) => !isChinese(text) && /\p{Script=Latin}{2}/u.test(text);
