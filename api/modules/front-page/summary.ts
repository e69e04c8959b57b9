// Abstracts and keywords of a front page: both have labels in every journal.
import type { Found } from './front-page.ts';
import { isChinese, isLatin, plain, type Label, type Segment } from './lines.ts';

/** Paragraphs of one abstract, at most: structured ones have four. */
const MOST_PARAGRAPHS = 8;
const PROSE = 25;

const tidy = (text: string) => plain(text).replaceAll(/[\t\u00A0 ]+/g, ' ').trim();

/** The label with the most behind it: contents and headings repeat the word. */
function labelled(segments: readonly Segment[], label: Label): number {
  let best = -1;
  for (const [index, segment] of segments.entries()) {
    if (segment.label !== label || (best !== -1 && tidy(segments[best]?.text ?? '') !== '')) continue;
    best = index;
  }
  return best;
}

export function readAbstract(segments: readonly Segment[], label: 'abstractZh' | 'abstractEn'): Found<string> | null {
  // Chinese text under an English word is the Chinese abstract of a journal that sets both words.
  const at = labelled(segments, label);
  const head = segments[at];
  if (!head) return null;
  const isRight = label === 'abstractZh' ? isChinese : isLatin;
  const paragraphs = tidy(head.text) === '' ? [] : [tidy(head.text)];
  const following = segments.slice(at + 1, at + 1 + MOST_PARAGRAPHS);
  const end = following.findIndex((segment) => segment.label !== null || segment.place !== head.place);
  const until = end === -1 ? following.length : end;
  const isBounded = end !== -1 && ['keywordsZh', 'keywordsEn'].includes(following[end]?.label ?? '');
  let isOdd = false;
  for (const segment of following.slice(0, paragraphs.length > 0 && !isBounded ? 0 : until)) {
    const text = tidy(segment.text);
    if (!isRight(text)) isOdd = true;
    else if (paragraphs.length > 0 && !isBounded) break;
    else paragraphs.push(text);
    if (text.length < PROSE) isOdd = true;
  }
  const value = paragraphs.join('\n');
  if (!isRight(value)) return null;
  const isShort = value.length < PROSE;
  return { value, confidence: isOdd || isShort ? 'LOW' : head.isLoose && !isBounded ? 'MEDIUM' : isBounded || head.place === 'table' || following[0]?.label ? 'HIGH' : 'MEDIUM' };
}

const LONGEST_ZH = 20;
const LONGEST_EN = 60;
const MOST_KEYWORDS = 12;

export function readKeywords(segments: readonly Segment[], label: 'keywordsZh' | 'keywordsEn'): Found<string[]> | null {
  const at = labelled(segments, label);
  const head = segments[at];
  if (!head) return null;
  let text = plain(head.text).trim();
  let next = at + 1;
  // Alone in its line, or not finished in it.
  while (next <= at + 3 && (text === '' || /[;；,，、]$/.test(text)) && segments[next]?.label === null) text += plain(segments[next++]?.text ?? '').trim();
  const isZh = label === 'keywordsZh';
  if (text === '' || (isZh ? !isChinese(text) : !isLatin(text))) return null;
  const [words, isSure] = split(text.replace(/[。.;；,，、\s]+$/u, ''), isZh);
  const longest = isZh ? LONGEST_ZH : LONGEST_EN;
  const isOdd = words.length < 2 || words.length > MOST_KEYWORDS || words.some((word) => [...word].length > longest);
  return words.length === 0 ? null : { value: words, confidence: isOdd ? 'LOW' : isSure ? 'HIGH' : 'MEDIUM' };
}

/** The words, and whether it is plain where one ends. */
function split(text: string, isZh: boolean): [string[], boolean] {
  const apart = (pattern: RegExp) => text.split(pattern).map((word) => word.replaceAll(/\s+/g, ' ').trim()).filter((word) => word !== '');
  if (/[;；]/.test(text)) return [apart(/[;；]/), true];
  if (/[,，、]/.test(text)) return [apart(/[,，、]/), true];
  if (/[|｜/／·•]/.test(text)) return [apart(/[|｜/／·•]/), true];
  if (/\s{2,}|[\u3000\t]/.test(text)) return [apart(/\s{2,}|[\u3000\t]/), true];
  // Single spaces part Chinese words; English terms have spaces within.
  return isZh ? [apart(/\s+/), !/[A-Za-z]/.test(text)] : [apart(/\s{2,}/), false];
}
