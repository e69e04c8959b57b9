// The titles of a front page: under their labels, or the line that size, place and neighbours single out.
import { together } from './author-lines.ts';
import { atColon, englishTitles } from './english-titles.ts';
import type { Found } from './found.ts';
import { isChinese, isLatin, tightened, type Segment } from './lines.ts';
import type { Label } from './labels.ts';
import { namesIn } from './names.ts';
import { withoutMarks } from './signs.ts';
import { DASH, INLINE_DASH, isNoise, pairOf, SUBTITLE_STYLE, tidy, TITLE_STYLE, type Pair } from './title-lines.ts';
import { isUnitLine } from './units.ts';

export interface Titles {
  titleZh: Found<string> | null;
  subtitleZh: Found<string> | null;
  titleEn: Found<string> | null;
  subtitleEn: Found<string> | null;
  /** How many lines of the front stand before the authors. */
  frontUsed: number;
}

/** A labelled one, or null. Behind a label alone in its line it stands in the next. */
function labelled(segments: readonly Segment[], label: Label, isRight: (text: string) => boolean): { found: Found<string>; at: number } | null {
  for (const [at, segment] of segments.entries()) {
    if (segment.label !== label || segment.place === 'footnote') continue;
    const next = segments[at + 1];
    const isOpen = tidy(segment.text) === '';
    const head = isOpen && next?.label === null ? next : segment;
    // It goes on in the same cell, or behind a soft break.
    const rest = segments.slice(segments.indexOf(head) + 1, segments.indexOf(head) + 4);
    const end = rest.findIndex((line) => line.label !== null || !isRight(line.text) || (line.block !== head.block && (line.cell === 0 || line.cell !== head.cell)));
    const more = (end === -1 ? rest : rest.slice(0, end)).map((line) => tidy(line.text));
    const text = [tidy(head.text), ...more].filter((line) => line !== '').join(isChinese(head.text) ? '' : ' ');
    if (text !== '' && isRight(text)) return { found: { value: text.replace(DASH, ''), confidence: more.length === 0 && text.length >= 4 && text.length <= 200 && !/[。；]$/u.test(text) ? 'HIGH' : 'MEDIUM' }, at };
  }
  return null;
}

const isPeople = (line: Segment) => namesIn(line.text) !== null || together(line.text) !== null;

interface Candidate {
  line: Segment;
  at: number;
  score: number;
}

/** Where the first line of names stands that comes under another line. */
function authorsAt(front: readonly Segment[]): number {
  return front.findIndex((line, at) => at > 0 && (line.label === 'authors' || (line.label === null && !isNoise(line.text) && isPeople(line))));
}

function candidatesOf(front: readonly Segment[]): Candidate[] {
  const lines = front.map((line, at) => ({ line, at })).filter(({ line }) => line.label === null && isChinese(withoutMarks(line.text)) && !isNoise(withoutMarks(line.text)) && tidy(line.text).length >= 2);
  const authors = authorsAt(front);
  const largest = Math.max(0, ...lines.map(({ line }) => line.size));
  const isVaried = front.some(({ size }) => size < largest);
  return lines.map(({ line, at }, index) => {
    const text = tidy(line.text);
    const isAbove = authors === -1 ? index === 0 : at < authors && lines.every((other) => other.at <= at || other.at >= authors || DASH.test(other.line.text) || other.line.size < line.size || isAlike(other.line, line));
    const score = (TITLE_STYLE.test(line.style) ? 8 : 0) + (/^(?:heading|标题)\s*1$/iu.test(line.style) ? 4 : 0)
      + (isVaried && line.size === largest ? 4 : 0) + (line.isBold ? 1 : 0) + (line.isCentred ? 1 : 0) + (isAbove ? 3 : 0) + (index === 0 ? 1 : 0)
      - (isUnitLine(line.text) ? 5 : 0) - (at === authors || (isPeople(line) && at > 0) ? 5 : 0) - (authors !== -1 && at > authors ? 4 : 0)
      - (/[。；，]$/u.test(text) || text.length > 80 ? 5 : 0) - (text.length < 5 ? 2 : 0) - (DASH.test(line.text) || SUBTITLE_STYLE.test(line.style) ? 6 : 0);
    return { line, at, score };
  });
}

const isAlike = (one: Segment, other: Segment) => one.block === other.block || (one.size === other.size && one.isBold === other.isBold && one.isCentred === other.isCentred && one.style === other.style);

/** The lines of the title and of its subtitle, which go on from the chosen one. */
function runOf(front: readonly Segment[], chosen: Candidate, authors: number): Segment[] {
  const run = [chosen.line];
  for (const [index, line] of front.slice(chosen.at + 1, chosen.at + 5).entries()) {
    const last = run.at(-1);
    if (!last || line.label !== null || !isChinese(line.text) || isNoise(line.text)) break;
    const isOpen = /[:：—]\s*$/u.test(withoutMarks(last.text));
    const isSubtitle = DASH.test(line.text) || SUBTITLE_STYLE.test(line.style) || /^[（(].*[）)]$/u.test(tidy(line.text)) && !isUnitLine(line.text) && line.text.length < 30;
    if (chosen.at + 1 + index === authors || isUnitLine(line.text) || (!isSubtitle && isPeople(line)) || /[。；]$/u.test(tidy(line.text))) break;
    const wasSubtitle = run.length > 1 && run.some((one) => DASH.test(one.text));
    if (isSubtitle ? wasSubtitle : wasSubtitle ? !isAlike(last, line) || authors === -1 : !isOpen && !isAlike(last, line)) {
      // A smaller line between title and authors is a subtitle without a dash.
      if (!(run.length === 1 && authors === chosen.at + 2 + index && line.size < last.size && !wasSubtitle)) break;
    }
    run.push(line);
  }
  return run;
}

function chineseTitles(front: readonly Segment[], hasSummary: boolean): Pair & { used: number } {
  const candidates = candidatesOf(front);
  const [chosen, next] = [...candidates].sort((one, other) => other.score - one.score || one.at - other.at);
  if (!chosen || chosen.score < -2) return { title: null, subtitle: null, used: 0 };
  const authors = authorsAt(front);
  const run = runOf(front, chosen, authors === -1 ? front.length : authors);
  const rivals = candidates.filter(({ at }) => at < chosen.at || at >= chosen.at + run.length);
  const lead = chosen.score - Math.max(-3, ...rivals.map(({ score }) => score));
  const text = tidy(chosen.line.text);
  const isSound = text.length >= 5 && text.length <= 60 && !/[。；，、@]$/u.test(text) && !isUnitLine(chosen.line.text) && !isPeople(chosen.line);
  const isWhole = run.every((line) => line.block === chosen.line.block || DASH.test(line.text)) && !/[:：]\s*$/u.test(text);
  // It ends where the authors begin, or where the summary does.
  const isBounded = front.slice(chosen.at + run.length).every((line, index) => index > 0 || line.label !== null || !isChinese(line.text) || isPeople(line) || isUnitLine(line.text));
  // What stands before it and is known to be nothing else may be its first line.
  const isFirst = front.slice(0, chosen.at).every((line) => line.label !== null || !isChinese(line.text) || isNoise(line.text) || isPeople(line) || isUnitLine(line.text) || (line.size > 0 && line.size <= chosen.line.size * 0.8));
  const isFinal = !/\p{Script=Han}\d$|[（(](?:修改|修订|初|定|终|投)稿[）)]$/u.test(text);
  const stands = TITLE_STYLE.test(chosen.line.style) || (lead >= 5 && chosen.score >= 7);
  const confidence = isSound && isWhole && isBounded && isFirst && isFinal && stands && next !== chosen ? 'HIGH' : isSound && (lead >= 2 || (hasSummary && isBounded)) ? 'MEDIUM' : 'LOW';
  return { ...pairOf(run, confidence, ''), used: chosen.at + run.length };
}

/** In one line, under a label: what follows two dashes is the subtitle. */
function parted(found: Found<string>): Pair {
  const dash = INLINE_DASH.exec(found.value);
  if (!dash) return { title: found, subtitle: null };
  const piece = (value: string): Found<string> => ({ value: tidy(value), confidence: 'MEDIUM' });
  return { title: piece(found.value.slice(0, dash.index)), subtitle: piece(found.value.slice(dash.index + dash[0].length)) };
}

/** `front`: the lines before the summary. */
export function readTitles(segments: readonly Segment[], front: readonly Segment[]): Titles {
  const [titleZh, subtitleZh] = [labelled(segments, 'titleZh', isChinese), labelled(segments, 'subtitleZh', isChinese)];
  const [titleEn, subtitleEn] = [labelled(segments, 'titleEn', isLatin), labelled(segments, 'subtitleEn', isLatin)];
  const read = chineseTitles(front, segments.some(({ label }) => label === 'abstractZh'));
  const isSame = titleZh && read.title && tightened(titleZh.found.value).startsWith(tightened(read.title.value));
  const chinese: Pair = titleZh ? (isSame && read.subtitle ? read : parted(titleZh.found)) : read;
  const subtitle = subtitleZh?.found ?? chinese.subtitle;
  const labelledAt = titleZh ? front.findLastIndex(({ label }) => label === 'titleZh') + 1 : 0;
  const english: Pair = titleEn ? (subtitle && !subtitleEn ? atColon(titleEn.found) : { title: titleEn.found, subtitle: null }) : englishTitles(segments, front, subtitle !== null);
  return {
    titleZh: chinese.title, subtitleZh: subtitle, titleEn: english.title, subtitleEn: subtitleEn?.found ?? english.subtitle,
    frontUsed: Math.min(titleZh && !isSame ? labelledAt : read.used, front.length),
  };
}
