// The titles of a front page: under their labels, or the line that size, place and neighbours single out.
import { atColon, englishTitles } from './english-titles.ts';
import type { Found } from '../found.ts';
import { isChinese, isLatin, tightened, type Segment } from '../page/lines.ts';
import type { Label } from '../page/labels.ts';
import { withoutMarks } from '../page/signs.ts';
import { DASH, INLINE_DASH, isNoise, pairOf, SUBTITLE_STYLE, tidy, TITLE_STYLE, type Pair } from './title-lines.ts';
import { authorsAt, candidatesOf, isAlike, isPeople, type Candidate } from './title-scores.ts';
import { isUnitLine } from '../authors/units.ts';

interface Titles {
  titleZh: Found<string> | null;
  subtitleZh: Found<string> | null;
  titleEn: Found<string> | null;
  subtitleEn: Found<string> | null;
  /** How many lines of the front stand before the authors. */
  frontUsed: number;
}

/** A labelled one, or null. Behind a label alone in its line it stands in the next. */
function labelled(
  segments: readonly Segment[],
  label: Label,
  isRight: (text: string) => boolean,
): { found: Found<string>; at: number } | null {
  for (const [at, segment] of segments.entries()) {
    if (segment.label !== label || segment.place === 'footnote') continue;
    const next = segments[at + 1];
    const isOpen = tidy(segment.text) === '';
    const head = isOpen && next?.label === null ? next : segment;
    // It continues in the same cell, or behind a soft break.
    const rest = segments.slice(segments.indexOf(head) + 1, segments.indexOf(head) + 4);
    const end = rest.findIndex(
      (line) => line.label !== null || !isRight(line.text) || (line.block !== head.block && (line.cell === 0 || line.cell !== head.cell)),
    );
    const more = (end === -1 ? rest : rest.slice(0, end)).map((line) => tidy(line.text));
    const text = [tidy(head.text), ...more].filter((line) => line !== '').join(isChinese(head.text) ? '' : ' ');
    if (text === '' || !isRight(text)) continue;
    const isSound = more.length === 0 && text.length >= 4 && text.length <= 200 && !/[。；]$/u.test(text);
    return { found: { value: text.replace(DASH, ''), confidence: isSound ? 'HIGH' : 'MEDIUM' }, at };
  }
  return null;
}

/** The lines of the title and of its subtitle, which go on from the chosen one. */
function runOf(front: readonly Segment[], chosen: Candidate, authors: number): Segment[] {
  const run = [chosen.line];
  for (const [index, line] of front.slice(chosen.at + 1, chosen.at + 5).entries()) {
    const last = run.at(-1);
    if (!last || line.label !== null || !isChinese(line.text) || isNoise(line.text)) break;
    const isOpen = /[:：—]\s*$/u.test(withoutMarks(last.text));
    const isSubtitle =
      DASH.test(line.text) ||
      SUBTITLE_STYLE.test(line.style) ||
      (/^[（(].*[）)]$/u.test(tidy(line.text)) && !isUnitLine(line.text) && line.text.length < 30);
    if (chosen.at + 1 + index === authors || isUnitLine(line.text) || (!isSubtitle && isPeople(line)) || /[。；]$/u.test(tidy(line.text)))
      break;
    const wasSubtitle = run.length > 1 && run.some((one) => DASH.test(one.text));
    if (isSubtitle ? wasSubtitle : wasSubtitle ? !isAlike(last, line) || authors === -1 : !isOpen && !isAlike(last, line)) {
      // A smaller line between title and authors is a subtitle without a dash.
      if (!(run.length === 1 && authors === chosen.at + 2 + index && line.size < last.size && !wasSubtitle)) break;
    }
    run.push(line);
  }
  return run;
}

/** Below it nothing is taken for a title. */
const LEAST_SCORE = -2;
/** Lowest score of the second best, so that a lone line leads by little. */
const LEAST_RIVAL = -3;
/** A title that stands out: as much as size, place and weight give, and far before all others. */
const CERTAIN = { score: 7, lead: 5 };
/** A line in less than this part of the title's size is not its first line. */
const MUCH_SMALLER = 0.8;
/** Before others by more than chance. */
const PROBABLE_LEAD = 2;

function chineseTitles(front: readonly Segment[], hasSummary: boolean): Pair & { used: number } {
  const candidates = candidatesOf(front);
  const [chosen, next] = [...candidates].sort((one, other) => other.score - one.score || one.at - other.at);
  if (!chosen || chosen.score < LEAST_SCORE) return { title: null, subtitle: null, used: 0 };
  const authors = authorsAt(front);
  const run = runOf(front, chosen, authors === -1 ? front.length : authors);
  const rivals = candidates.filter(({ at }) => at < chosen.at || at >= chosen.at + run.length);
  const lead = chosen.score - Math.max(LEAST_RIVAL, ...rivals.map(({ score }) => score));
  const text = tidy(chosen.line.text);
  const isSound =
    text.length >= 5 && text.length <= 60 && !/[。；，、@]$/u.test(text) && !isUnitLine(chosen.line.text) && !isPeople(chosen.line);
  const isWhole = run.every((line) => line.block === chosen.line.block || DASH.test(line.text)) && !/[:：]\s*$/u.test(text);
  // It ends where the authors begin, or where the summary does.
  const isBounded = front
    .slice(chosen.at + run.length)
    .every((line, index) => index > 0 || line.label !== null || !isChinese(line.text) || isPeople(line) || isUnitLine(line.text));
  // A line before it without another known meaning may be its first line.
  const isSmall = (line: Segment) => line.size > 0 && line.size <= chosen.line.size * MUCH_SMALLER;
  const isFirst = front
    .slice(0, chosen.at)
    .every(
      (line) =>
        line.label !== null || !isChinese(line.text) || isNoise(line.text) || isPeople(line) || isUnitLine(line.text) || isSmall(line),
    );
  const isFinal = !/\p{Script=Han}\d$|[（(](?:修改|修订|初|定|终|投)稿[）)]$/u.test(text);
  const stands = TITLE_STYLE.test(chosen.line.style) || (lead >= CERTAIN.lead && chosen.score >= CERTAIN.score);
  const confidence =
    isSound && isWhole && isBounded && isFirst && isFinal && stands && next !== chosen
      ? 'HIGH'
      : isSound && (lead >= PROBABLE_LEAD || (hasSummary && isBounded))
        ? 'MEDIUM'
        : 'LOW';
  return { ...pairOf(run, confidence, ''), used: chosen.at + run.length };
}

/** In one line, under a label: the text after two dashes is the subtitle. */
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
  const read = chineseTitles(
    front,
    segments.some(({ label }) => label === 'abstractZh'),
  );
  const isSame = titleZh && read.title && tightened(titleZh.found.value).startsWith(tightened(read.title.value));
  const chinese: Pair = titleZh ? (isSame && read.subtitle ? read : parted(titleZh.found)) : read;
  const subtitle = subtitleZh?.found ?? chinese.subtitle;
  const labelledAt = titleZh ? front.findLastIndex(({ label }) => label === 'titleZh') + 1 : 0;
  const english: Pair = titleEn
    ? subtitle && !subtitleEn
      ? atColon(titleEn.found)
      : { title: titleEn.found, subtitle: null }
    : englishTitles(segments, front, subtitle !== null);
  return {
    titleZh: chinese.title,
    subtitleZh: subtitle,
    titleEn: english.title,
    subtitleEn: subtitleEn?.found ?? english.subtitle,
    frontUsed: Math.min(titleZh && !isSame ? labelledAt : read.used, front.length),
  };
}
