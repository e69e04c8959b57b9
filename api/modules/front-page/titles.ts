// The titles of a front page: under their labels, in the style or size that sets a title off, or before the English abstract.
import type { Confidence, Found } from './front-page.ts';
import { isAffiliation, isEnglishNames, namesIn } from './person-text.ts';
import { isChinese, isLatin, withoutMarks, type Label, type Segment } from './lines.ts';

export interface Titles {
  titleZh: Found<string> | null;
  subtitleZh: Found<string> | null;
  titleEn: Found<string> | null;
  subtitleEn: Found<string> | null;
  /** How many lines of the front stand before the authors. */
  frontUsed: number;
}

const TITLE_STYLE = /^(?:title|(?:论文|文章|中文)?(?:标题|题目|题名)|篇名|papertitle|title[ _-]?(?:zh|cn))$/iu;
const SUBTITLE_STYLE = /^(?:subtitle|副标题|副题名?)$/iu;
/** What stands above a title: the issue, the column, the journal. */
const NOISE = /第\s*\S{1,6}\s*[卷期辑]|总第|\b(?:vol|no|issue|issn|doi)\b\s*[.:：]?\s*\d|^\s*\d{4}\s*年|^\s*[【〔［[「《·●■◆].{2,14}[】〕］\]」》·●■◆]\s*$|https?:|^(?:稿件编号|投稿|编号|栏目)|^\s*[\d\s./年月日—-]+$|^\s*journal of\b.*\d|\bvol\b/iu;
const DASH = /^\s*(?:[—―─–]{1,2}|-{1,2}|－{1,2})\s*(?=\S)/u;
const INLINE_DASH = /(?<=\S)\s*(?:——|――|──|—{1,2}\s|--)\s*(?=\S)/u;

const tidyZh = (text: string) => withoutMarks(text).replaceAll(/\s+/g, ' ').replaceAll(/(?<=[\p{Script=Han}“”《》：，、]) (?=[\p{Script=Han}“”《》：，、])/gu, '').replace(/(?:[*＊※①†]|\[\d\])+\s*$/u, '').trim();
const tidyEn = (text: string) => withoutMarks(text).replaceAll(/\s+/g, ' ').replace(/(?:[*＊※①†]|\[\d\])+\s*$/u, '').trim();
type Tidy = (text: string) => string;

interface Pair {
  title: Found<string> | null;
  subtitle: Found<string> | null;
}

/** A labelled one, or null. Behind a label alone in its line it stands in the next. */
function labelled(segments: readonly Segment[], label: Label, tidy: Tidy): { found: Found<string>; at: number } | null {
  for (const [at, segment] of segments.entries()) {
    if (segment.label !== label) continue;
    const text = tidy(segment.text) || (segments[at + 1]?.label === null ? tidy(segments[at + 1]?.text ?? '') : '');
    if (text !== '') return { found: { value: text.replace(DASH, ''), confidence: 'HIGH' }, at };
  }
  return null;
}

/** Title and subtitle from the lines of both, joined. */
function pairOf(lines: readonly Segment[], confidence: Confidence, tidy: Tidy, glue: string): Pair {
  const from = lines.findIndex((line, index) => index > 0 && (DASH.test(line.text) || SUBTITLE_STYLE.test(line.style) || endsOpen(lines[index - 1])));
  const own = from === -1 ? lines : lines.slice(0, from);
  const title = tidy(own.map(({ text }) => tidy(text)).join(glue)).replace(/\s*[:：]$/u, '');
  if (from !== -1) return { title: { value: title, confidence }, subtitle: { value: tidy(lines.slice(from).map(({ text }) => tidy(text)).join(glue)).replace(DASH, ''), confidence } };
  const dash = INLINE_DASH.exec(title);
  if (!dash) return { title: { value: title, confidence }, subtitle: null };
  // One may have meant it as part of the title.
  return { title: { value: title.slice(0, dash.index).trim(), confidence: 'MEDIUM' }, subtitle: { value: title.slice(dash.index + dash[0].length).trim(), confidence: 'MEDIUM' } };
}

/** A colon at its end: the subtitle follows. */
const endsOpen = (line: Segment | undefined) => /[:：]\s*$/u.test(withoutMarks(line?.text ?? ''));

/** Lines that go on with the title that begins at `at`. */
function runOf(lines: readonly Segment[], at: number, isOther: (line: Segment, index: number) => boolean): Segment[] {
  const first = lines[at];
  if (!first) return [];
  const run = [first];
  for (const [offset, line] of lines.slice(at + 1, at + 4).entries()) {
    const isSubtitle = DASH.test(line.text) || SUBTITLE_STYLE.test(line.style);
    if (line.label !== null || (!isSubtitle && isOther(line, at + 1 + offset))) break;
    const wasSubtitle = run.length > 1 && DASH.test(run.at(-1)?.text ?? '');
    if (wasSubtitle && line.block !== run.at(-1)?.block) break;
    if (isSubtitle ? wasSubtitle : !wasSubtitle && !endsOpen(run.at(-1)) && !(line.block === first.block || (line.size === first.size && line.isBold === first.isBold && line.style === first.style && first.size > 0))) break;
    run.push(line);
  }
  return run;
}

function readChinese(front: readonly Segment[], hasSummary: boolean): Pair & { used: number } {
  const isPerson = (line: Segment) => namesIn(line.text) !== null || isAffiliation(line.text);
  const candidates = front.map((line, at) => ({ line, at })).filter(({ line }) => line.label === null && isChinese(line.text) && !NOISE.test(withoutMarks(line.text)) && tidyZh(line.text).length >= 2);
  const styled = candidates.find(({ line }) => TITLE_STYLE.test(line.style));
  const largest = Math.max(0, ...candidates.map(({ line }) => line.size));
  const chosen = styled ?? candidates.find(({ line }) => line.size === largest && !isAffiliation(line.text) && (largest > 0 || !DASH.test(line.text)) && !DASH.test(line.text));
  if (!chosen) return { title: null, subtitle: null, used: 0 };
  const run = runOf(front, chosen.at, (line) => !isChinese(line.text) || isAffiliation(line.text) || (isPerson(line) && line.size !== chosen.line.size) || (isPerson(line) && largest === 0));
  const others = candidates.filter(({ at }) => at < chosen.at || at >= chosen.at + run.length);
  const standsOut = others.every(({ line }) => line.size < chosen.line.size) && (others.length > 0 || chosen.line.isCentred || chosen.line.isBold);
  const isWhole = !run.some(endsOpen) && run.filter((line) => !DASH.test(line.text) && line.block !== chosen.line.block && !SUBTITLE_STYLE.test(line.style)).length === 0;
  const isFirst = candidates[0]?.at === chosen.at;
  const isLong = tidyZh(chosen.line.text).length >= 5;
  const confidence = isLong && isWhole && (styled || (standsOut && chosen.line.size > 0)) ? 'HIGH' : isLong && (standsOut || (isFirst && hasSummary)) ? 'MEDIUM' : 'LOW';
  return { ...pairOf(run, confidence, tidyZh, ''), used: chosen.at + run.length };
}

/** Latin lines before the English abstract; without one, those of the front. */
function englishLines(segments: readonly Segment[], front: readonly Segment[]): Segment[] {
  const summary = segments.findIndex(({ label, text }) => label === 'abstractEn' && !isChinese(text));
  const back: Segment[] = [];
  for (let at = summary - 1; at >= 0 && back.length < 12; at -= 1) {
    const segment = segments[at];
    if (!segment || segment.place === 'footnote') continue;
    if (segment.label === 'authors' || segment.label === 'unit' || segment.label === 'email') continue;
    if (segment.label !== null || isChinese(segment.text)) break;
    if (isLatin(segment.text) && !NOISE.test(segment.text)) back.unshift(segment);
  }
  return back.length > 0 ? back : front.filter(({ label, text }) => label === null && isLatin(text) && !NOISE.test(text) && !text.includes('@'));
}

function readEnglish(lines: readonly Segment[], hasSubtitle: boolean): Pair {
  const [first] = lines;
  if (!first || isAffiliation(first.text)) return { title: null, subtitle: null };
  const run = runOf(lines, 0, (line, index) => isAffiliation(line.text) || (isEnglishNames(line.text) && (index > 1 || line.size !== first.size || !line.isBold)));
  const next = lines[run.length];
  const words = tidyEn(first.text).split(' ').length;
  const isEnded = next === undefined || isEnglishNames(next.text) || isAffiliation(next.text);
  const isWhole = run.every((line) => line.block === first.block || DASH.test(line.text) || SUBTITLE_STYLE.test(line.style));
  const pair = pairOf(run, words >= 3 && isEnded && isWhole && !isEnglishNames(first.text) ? 'HIGH' : words >= 2 && isEnded ? 'MEDIUM' : 'LOW', tidyEn, ' ');
  const colon = hasSubtitle && pair.title && !pair.subtitle ? /[:：]\s*/.exec(pair.title.value) : null;
  if (!colon || !pair.title) return pair;
  const { value } = pair.title;
  return { title: { value: value.slice(0, colon.index).trim(), confidence: 'MEDIUM' }, subtitle: { value: value.slice(colon.index + colon[0].length).trim(), confidence: 'MEDIUM' } };
}

export function readTitles(segments: readonly Segment[], front: readonly Segment[]): Titles {
  const [titleZh, subtitleZh] = [labelled(segments, 'titleZh', tidyZh), labelled(segments, 'subtitleZh', tidyZh)];
  const [titleEn, subtitleEn] = [labelled(segments, 'titleEn', tidyEn), labelled(segments, 'subtitleEn', tidyEn)];
  const chinese = titleZh && isChinese(titleZh.found.value) ? { ...split(titleZh.found, tidyZh), used: titleZh.at + 1 } : readChinese(front, segments.some(({ label }) => label === 'abstractZh'));
  const subtitle = subtitleZh?.found ?? chinese.subtitle;
  const english = titleEn && isLatin(titleEn.found.value) ? { title: titleEn.found, subtitle: null } : readEnglish(englishLines(segments, front), subtitle !== null);
  return { titleZh: chinese.title, subtitleZh: subtitle, titleEn: english.title, subtitleEn: subtitleEn?.found ?? english.subtitle, frontUsed: Math.min(chinese.used, front.length) };
}

function split(found: Found<string>, tidy: Tidy): Pair {
  const dash = INLINE_DASH.exec(found.value);
  if (!dash) return { title: found, subtitle: null };
  return { title: { value: tidy(found.value.slice(0, dash.index)), confidence: 'MEDIUM' }, subtitle: { value: tidy(found.value.slice(dash.index + dash[0].length)), confidence: 'MEDIUM' } };
}
