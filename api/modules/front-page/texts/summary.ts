// Abstracts and keywords of a front page.
import type { Found } from '../found.ts';
import { isChinese, isLatin, type Segment } from '../page/lines.ts';
import type { Label } from '../page/labels.ts';
import { readWords } from './keywords.ts';
import { plain } from '../page/signs.ts';

type Language = 'zh' | 'en';

/** Paragraphs of one abstract, at most: structured ones have four or five. */
const MOST_PARAGRAPHS = 10;
const PROSE = 20;
const LONGEST = 4000;
/** How a part of a structured abstract begins. */
const PART = new RegExp(
  String.raw`^[【[（(〔]?\s*(?:研究)?(?:目的|目标|方法|结果|结论|背景|意义|价值|局限|过程|创新|对象|材料|设计|讨论|引言|前言|introduction|context|setting|participants|objectives?|aims?|` +
    String.raw`purpose|background|methods?|results?|conclusions?|findings|design|limitations|significance|originality)`,
  'iu',
);
const LAST_PART =
  /(?:结论|结语|意义|价值|局限|创新|conclusions?|implications?|significance|originality|value|limitations?|interpretation|discussion)\s*[】\])）〕:：.\s]/iu;
const SENTENCE_END = /[。．.！!？?”"）)’'…\]】；;]\s*(?:\[\d+\])?$/u;
const LABELS = {
  zh: { abstract: ['abstractZh', 'abstractEn'], keywords: ['keywordsZh', 'keywordsEn'] },
  en: { abstract: ['abstractEn', 'abstractZh'], keywords: ['keywordsEn', 'keywordsZh'] },
} as const;

const evened = (text: string) =>
  plain(text)
    .replaceAll(/[\t\u00A0\u200B\uFEFF \u3000]+/gu, ' ')
    .trim();
const speaks = (language: Language) => (language === 'zh' ? isChinese : isLatin);

interface Candidate {
  found: Found<string>;
  at: number;
}

/** The paragraphs that go on with a text, up to the next field; whether one of keywords ends them. */
function following(segments: readonly Segment[], at: number): { lines: Segment[]; end: Segment | undefined } {
  const head = segments[at];
  const rest = segments.slice(at + 1, at + 1 + MOST_PARAGRAPHS);
  // A table names the field in one cell and gives the text in another.
  const ownCell = head && head.cell !== 0 && evened(head.text) === '' ? (rest[0]?.cell ?? 0) : head?.cell;
  const until = rest.findIndex((segment) => segment.label !== null || segment.place !== head?.place || segment.cell !== ownCell);
  return { lines: until === -1 ? rest : rest.slice(0, until), end: until === -1 ? undefined : rest[until] };
}

function abstractAt(segments: readonly Segment[], at: number, language: Language): Found<string> | null {
  const head = segments[at];
  if (!head) return null;
  const isRight = speaks(language);
  const { lines, end } = following(segments, at);
  const isBounded = end !== undefined && ['keywordsZh', 'keywordsEn'].includes(end.label ?? '');
  const isInCell = head.cell !== 0;
  const own = evened(head.text);
  const paragraphs = own === '' ? [] : [own];
  const used = new Set<Segment>();
  let isOdd = false;
  for (const line of lines) {
    const text = evened(line.text);
    const goesOn = isBounded || isInCell || paragraphs.length === 0 || PART.test(text) || (line.block === head.block && own !== '');
    if (!goesOn || !isRight(text)) {
      isOdd ||= isBounded && goesOn;
      break;
    }
    used.add(line);
    if (line.block === head.block && paragraphs.length > 0 && !SENTENCE_END.test(paragraphs.at(-1) ?? ''))
      paragraphs[paragraphs.length - 1] += (language === 'zh' ? '' : ' ') + text;
    else paragraphs.push(text);
    isOdd ||= text.length < PROSE && !PART.test(text);
  }
  const value = paragraphs.join('\n');
  if (value === '' || !isRight(value) || value.length > LONGEST) return null;
  const isPlausible =
    /^[\p{L}\d“"《〈【[(（‘’']/u.test(value) &&
    value.length >= PROSE * 1.5 &&
    paragraphs.every((paragraph) => SENTENCE_END.test(paragraph)) &&
    !isOdd;
  const isUsed = lines.every((line) => used.has(line));
  const isEnded = isBounded || isInCell || (isUsed && end !== undefined && end.label !== null && end.label !== 'heading');
  // 目的, 方法, 结果 and no 结论: the last part is somewhere else.
  const isStructured =
    /^[【[(（〔]?\s*(?:目的|objectives?|aims?|purpose|background|背景)\s*(?:[】\])）〕:：\s\u3000]|$)/iu.test(value) &&
    /(?:方法|methods?)\s*[】\])）〕:：\s]/iu.test(value);
  const isComplete = !isStructured || LAST_PART.test(value);
  return {
    value,
    confidence:
      isPlausible && isEnded && isComplete && (!head.isLoose || isBounded) ? 'HIGH' : isOdd || value.length < PROSE ? 'LOW' : 'MEDIUM',
  };
}

/** Without a label: a long paragraph right before the keywords. */
function unlabelled(segments: readonly Segment[], language: Language): Candidate | null {
  const at = segments.findIndex(({ label, text }) => label === LABELS[language].keywords[0] && speaks(language)(text)) - 1;
  const segment = segments[at];
  if (!segment || segment.label !== null || segment.text.length < 60 || !speaks(language)(segment.text) || !SENTENCE_END.test(segment.text))
    return null;
  return { found: { value: evened(segment.text), confidence: 'MEDIUM' }, at };
}

export function readAbstract(segments: readonly Segment[], language: Language): Found<string> | null {
  for (const label of LABELS[language].abstract) {
    for (const [at, segment] of segments.entries()) {
      if (segment.label !== label) continue;
      const found = abstractAt(segments, at, language);
      // Contents and headings repeat the word.
      if (found && found.value.length >= 10) return found;
    }
  }
  return unlabelled(segments, language)?.found ?? null;
}

const LONGEST_WORD = { zh: 22, en: 70 } as const;
const MOST_KEYWORDS = 12;
/** Limit for a document that repeats its label over and over. */
const MOST_TRIES = 30;

/** As many as journals ask for, and none that may hold two or the beginning of a text. */
function isUsual(words: readonly string[], language: Language): boolean {
  const isWhole = (word: string) =>
    language === 'zh' ? !/\p{Script=Han}\s+\p{Script=Han}/u.test(word) : word.split(/\s+/).length <= 8 && !/[.!?]\s/u.test(word);
  return words.length >= 3 && words.length <= 10 && words.every(isWhole);
}

function keywordsAt(segments: readonly Segment[], at: number, language: Language): Found<string[]> | null {
  const head = segments[at];
  if (!head) return null;
  const lines = [trimmed(head.text)];
  for (const next of following(segments, at).lines) {
    const last = lines.at(-1) ?? '';
    const text = trimmed(next.text);
    // Alone in its line, not finished in it, broken within the paragraph, or one to a line.
    const isShort = [...text].length <= LONGEST_WORD[language] && !/[。！？]$/u.test(text);
    const isLater =
      lines.length > 1 &&
      lines[0] === '' &&
      isShort &&
      lines.slice(1).every((line) => [...line].length <= LONGEST_WORD[language] && !/[;；]/u.test(line));
    if (
      !(last === '' || /[;；,，、]$/u.test(last) || next.block === head.block || (isLater && (head.cell !== 0 || isShort))) ||
      !speaks(language)(text)
    )
      break;
    lines.push(text);
  }
  const given = lines.filter((line) => line !== '');
  const text = given.join(given.length > 2 && given.every((line) => !/[;；,，、]/u.test(line)) ? '；' : language === 'zh' ? '' : ' ');
  if (text === '' || !speaks(language)(text)) return null;
  const { words, isSure } = readWords(text, language);
  if (words.length === 0) return null;
  const isWellJoined = given.slice(0, -1).every((line) => /[;；,，、]$/u.test(line)) || given.every((line) => !/[;；,，、]/u.test(line));
  const isNoWord = (word: string) => [...word].length > LONGEST_WORD[language] || /[。：:？?！]/u.test(word) || !/\p{L}/u.test(word);
  const isOdd = words.length < 2 || words.length > MOST_KEYWORDS || new Set(words).size < words.length || words.some(isNoWord);
  return { value: words, confidence: isOdd ? 'LOW' : isSure && isUsual(words, language) && isWellJoined ? 'HIGH' : 'MEDIUM' };
}

const trimmed = (text: string) =>
  plain(text)
    .replaceAll(/[\u200B\uFEFF]/gu, '')
    .trim();

export function readKeywords(segments: readonly Segment[], language: Language): Found<string[]> | null {
  let best: Found<string[]> | null = null;
  for (const label of LABELS[language].keywords as readonly Label[]) {
    for (const at of segments.flatMap((segment, index) => (segment.label === label ? [index] : [])).slice(0, MOST_TRIES)) {
      const found = keywordsAt(segments, at, language);
      if (found && found.confidence !== 'LOW') return found;
      best ??= found;
    }
  }
  return best;
}
