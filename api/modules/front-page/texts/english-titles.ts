// The English title of a Chinese front page: the line above the English names, or above the abstract.
import { isEnglishNames, isPinyin } from '../authors/english-names.ts';
import type { Found } from '../found.ts';
import { isChinese, isLatin, type Segment } from '../page/lines.ts';
import { withoutMarks } from '../page/signs.ts';
import { DASH, isNoise, pairOf, isSetAlike, SUBTITLE_STYLE, tidy, type Pair } from './title-lines.ts';
import { isUnitLine } from '../authors/units.ts';

/** Latin lines right above the English abstract; without one, those under the Chinese title or keywords. */
function titleLines(segments: readonly Segment[], front: readonly Segment[]): Segment[] {
  const isTitleLine = (segment: Segment) =>
    segment.label === null &&
    isLatin(segment.text) &&
    !isNoise(segment.text) &&
    !/@|\[[A-Z](?:\/OL)?\]/u.test(segment.text) &&
    segment.place !== 'footnote';
  const isSummary = ({ label, text }: Segment) =>
    label === 'abstractZh' ? isLatin(text) : (label === 'abstractEn' || label === 'keywordsEn') && !isChinese(text);
  const summary = segments.findIndex(isSummary);
  const back: Segment[] = [];
  for (let at = summary - 1; at >= 0 && back.length < 60; at -= 1) {
    const segment = segments[at];
    if (!segment || segment.place === 'footnote') continue;
    // Lines of the authors and their units, under any label.
    if (['authors', 'unit', 'email', 'corresponding', 'particular'].includes(segment.label ?? '') && !isChinese(segment.text)) continue;
    if (segment.label !== null || isChinese(segment.text) || /^\s*(?:\[\d+\]|［\d+］)/u.test(segment.text)) break;
    if (isTitleLine(segment)) back.unshift(segment);
  }
  const hasTitle = (line: Segment) => !isPinyin(line.text) && !isUnitLine(line.text);
  if (back.some(hasTitle)) return back;
  const under = front.filter(isTitleLine);
  if (under.some(hasTitle)) return under;
  // No English summary: the title may stand alone behind the Chinese one.
  const keywords = summary === -1 ? segments.findIndex(({ label }) => label === 'keywordsZh') : -1;
  const behind = keywords === -1 ? [] : segments.slice(keywords + 1, keywords + 6);
  const first = behind.findIndex(isTitleLine);
  const end = behind.findIndex((segment, index) => index > first && !isTitleLine(segment));
  return first === -1 || behind.slice(0, first).some(({ label }) => label === null)
    ? []
    : behind.slice(first, end === -1 ? undefined : end);
}

/** Where the people stand in the line of the title, behind a gap or a point: the title alone; null: they do not. */
function withoutPeople(text: string): string | null {
  for (const gap of text.slice(0, 600).matchAll(/[\u3000\t]|\s{2,}|\.\s+(?=\p{Lu})/gu)) {
    const behind = text.slice(gap.index + gap[0].length).split(/\.\s|\.$|[(（]/u)[0] ?? '';
    if (gap.index > 10 && isEnglishNames(behind)) return text.slice(0, gap.index);
  }
  return null;
}

/** Not of a title: a postcode, an address, the commas of Chinese, an institution with its place. */
const ODD = /\d{5}|[@，；。、]|(?:University|Hospital|College|Institute|Academy),|\s{2,}\p{Lu}/u;

/** Where the Chinese title has a subtitle, a colon parts one in English. */
export function atColon(title: Found<string>): Pair {
  const colon = /[:：]\s*/.exec(title.value);
  if (!colon) return { title, subtitle: null };
  const piece = (part: string): Found<string> => ({ value: part.trim(), confidence: 'MEDIUM' });
  return { title: piece(title.value.slice(0, colon.index)), subtitle: piece(title.value.slice(colon.index + colon[0].length)) };
}

export function englishTitles(segments: readonly Segment[], front: readonly Segment[], hasSubtitle: boolean): Pair {
  const lines = titleLines(segments, front);
  const start = lines.findIndex((line) => !isUnitLine(line.text) && !isPinyin(line.text));
  const first = lines[start];
  if (!first) return { title: null, subtitle: null };
  const own = withoutPeople(first.text);
  if (own !== null) return pairOf([{ ...first, text: own }], 'MEDIUM', ' ');
  const run = [first];
  for (const line of lines.slice(start + 1, start + 4)) {
    const last = run.at(-1) ?? first;
    const isSubtitle = DASH.test(line.text) || SUBTITLE_STYLE.test(line.style) || /[:—]\s*$/u.test(withoutMarks(last.text));
    if (!isSubtitle && (isUnitLine(line.text) || isEnglishNames(line.text) || !(line.block === first.block || isSetAlike(last, line))))
      break;
    if (/[.!]$/u.test(tidy(line.text))) break;
    run.push(line);
  }
  const next = lines[start + run.length];
  const text = tidy(first.text);
  const words = text.split(' ').length;
  const isEnded = next === undefined || isEnglishNames(next.text) || isUnitLine(next.text);
  const isWhole = run.every((line) => line.block === first.block || DASH.test(line.text));
  const isSound =
    words >= 3 &&
    words <= 45 &&
    start === 0 &&
    !isEnglishNames(first.text) &&
    !ODD.test(withoutMarks(first.text).trim()) &&
    !/[.;,]$/u.test(text);
  const pair = pairOf(run, isSound && isEnded && isWhole ? 'HIGH' : words >= 2 && words <= 45 && isEnded ? 'MEDIUM' : 'LOW', ' ');
  return hasSubtitle && pair.title && !pair.subtitle ? atColon(pair.title) : pair;
}
