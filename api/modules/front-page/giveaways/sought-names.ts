// How the name of a person is found in a paragraph: however it is spaced, set and ordered, and not where its signs or letters are other
// words (docs/decisions/0025).
import { latinForms } from './latin-names.ts';

/** A paragraph evened out; `plain`: its letters without accents. */
interface Paragraph {
  text: string;
  plain: string;
}

/** The found text in a paragraph; null: none. */
type Search = (paragraph: Paragraph) => string | null;

/** Wide letters and figures as narrow ones, and no signs that nobody sees. */
const evened = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const POINT = '[·•・‧∙.．]';

/** Words that stand beside a person's name. */
const ROLE_BEFORE =
  /(?:作者|姓名|署名|导师|指导教师|教授|博士|硕士|院士|老师|同学|学者|师从|感谢|致谢|主编|编者|译者|记者|执笔|撰稿|联系人|负责人|主持人)$/u;
const ROLE_AFTER =
  /^(?:教授|副教授|博士|硕士|院士|研究员|副研究员|讲师|老师|先生|女士|同学|同志|主任|所长|院长|等人|认为|指出|提出|主编|撰文|执笔)/u;
/** Small words that end one and begin another. */
const SMALL_BEFORE = /[由与和及或在对向将从请给让据经以跟同是的了即]$/u;
const SMALL_AFTER = /^[的在是与和及或等于对由从向将曾也都已又则把被让为以所著编译撰组]/u;
/** How far to look for words around a name. */
const AROUND = 16;

/**
 * A name of two signs occurs within many words (王伟 in 国王伟大). It counts if each side has no hanzi, or a word that goes with people, or a
 * small word or one of two signs and more that neither begins nor ends within the name. For a name that is itself a word (高原) the last two
 * do not count.
 */
function standsAlone(text: string, from: number, to: number, isWord: boolean): boolean {
  const [before, after] = [text.slice(Math.max(0, from - AROUND), from), text.slice(to, to + AROUND)];
  const words = [...WORDS.segment(before + text.slice(from, to) + after)];
  const beside = (at: number, isEnd: boolean) =>
    words.some(({ index, segment }) => [...segment].length > 1 && (isEnd ? index : index + segment.length) === at);
  const isOpen = (side: string, sign: RegExp, role: RegExp, small: RegExp, isBeside: () => boolean) =>
    !sign.test(side) || role.test(side) || (!isWord && (small.test(side) || isBeside()));
  const [first, last] = [before.length, before.length + to - from];
  return (
    isOpen(before, /\p{Script=Han}$/u, ROLE_BEFORE, SMALL_BEFORE, () => beside(first, false)) &&
    isOpen(after, /^\p{Script=Han}/u, ROLE_AFTER, SMALL_AFTER, () => beside(last, true))
  );
}

/** Names in signs; those of three and more are hardly found by chance. */
function inSigns(name: string): Search {
  const signs = [...name].filter((sign) => /\p{L}/u.test(sign));
  const pattern = new RegExp(signs.map(escaped).join(`[ \\t]*${POINT}?[ \\t]*`), 'gu');
  if (signs.length > 2) return ({ text }) => (text.search(pattern) === -1 ? null : name);
  const isWord = [...WORDS.segment(signs.join(''))].length === 1;
  return ({ text }) =>
    [...text.matchAll(pattern)].some(({ 0: { length }, index }) => standsAlone(text, index, index + length, isWord)) ? name : null;
}

/** Müller and Muller, O’Neil and O'Neil are one. */
const withoutAccents = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’ʼ]/gu, "'").replaceAll(/[‐–]/gu, '-');
/** One syllable of a Chinese name. */
const SYLLABLE =
  '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|uai|uan|ian|iao|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|ue|ui|uo|er|a|o|e|i|u|v)';
const ONE_SYLLABLE = new RegExp(`^${SYLLABLE}$`, 'iu');
const SYLLABLES = new RegExp(`^(?:${SYLLABLE})+$`, 'iu');
const PARTICLE = /^(?:van|von|de|la|le|el|al|der|den|di|da|dos|du|bin|ibn|ter|ten)$/iu;

/** Smith, John; John SMITH; John Smith; Maria de Vries. */
function partsOf(name: string): { family: string[]; given: string[] } {
  const [before = '', behind] = name.split(',').map((part) => part.trim());
  const words = before.split(/\s+/u);
  if (behind !== undefined && behind !== '') return { family: words, given: behind.split(/\s+/u) };
  const isLarge = (word: string | undefined) => word !== undefined && /^\p{Lu}{2,}$/u.test(word);
  if (isLarge(words[0]) && !words.slice(1).some(isLarge)) return { family: words.slice(0, 1), given: words.slice(1) };
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLE.test(word));
  const at = particle === -1 ? words.length - 1 : particle;
  return { family: words.slice(at), given: words.slice(0, at) };
}

/** With as many letters, words without a capital are taken for the name too. */
const LONG = 8;

/** In letters that have capitals: by family and given name, or its initials. Those of Chinese names stand everywhere. */
function inLetters(name: string): Search {
  const { family, given } = partsOf(withoutAccents(name));
  const [first = '', ...middle] = given;
  const count = [...family, ...given].join('').replaceAll(/\P{L}/gu, '').length;
  const isOne = first === '';
  if (count < (isOne ? 5 : 4)) return () => null;
  const gap = String.raw`[ ]+`;
  const core = family.at(-1) ?? '';
  const surname = family.map(escaped).join(gap);
  const letter = String.raw`\p{L}(?:\.|(?!\p{L}))`;
  const between = `(?:(?:${[...middle.map(escaped), letter].join('|')})[ ]?){0,3}`;
  const behind = `(?:${gap}(?:${[...middle.map(escaped), letter, ...family.slice(0, -1).map(escaped)].join('|')})){0,3}`;
  const whole = isOne
    ? surname
    : `${escaped(first)}${gap}${between}(?<!\\p{L})${surname}|(?:${surname}|${escaped(core)}),?${gap}${escaped(first)}${behind}|${surname},?${gap}${given.map(escaped).join(gap)}`;
  const full = new RegExp(`(?<!\\p{L})(?:${whole})(?!\\p{L})`, 'giu');
  const isWritten = (found: string) =>
    (count >= LONG && !isOne) || found.split(/[ ,.]+/u).every((word) => word === '' || /^\P{Ll}/u.test(word) || PARTICLE.test(word));
  const short = initials(first, core, surname, [...family, ...given]);
  return ({ plain }) => {
    if ([...plain.matchAll(full)].some(([found]) => isWritten(found))) return name;
    return short?.exec(plain)?.[0] ?? null;
  };
}

/** J. Smith, J.A. Smith, Smith J, Smith, J. A. — by a family name of three letters and more; A and I are words without their points. */
function initials(first: string, core: string, surname: string, words: readonly string[]): RegExp | null {
  const isChinese = ONE_SYLLABLE.test(core) || words.every((word) => SYLLABLES.test(word.replaceAll(/[-'’]/gu, '')));
  const initial = first.charAt(0).toUpperCase();
  if (first === '' || core.length < 3 || isChinese || !/^\p{Lu}$/u.test(initial)) return null;
  const usual = surname.replaceAll(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase());
  const cased = `(?:${[surname, usual, surname.toUpperCase()].join('|')})`;
  const point = /[AI]/u.test(initial) ? String.raw`\.` : String.raw`\.?`;
  return new RegExp(
    `(?<![\\p{L}.])${initial}(?:${point}(?:[ -]?\\p{Lu}\\.?){0,2}[ ]+|\\.(?:\\p{Lu}\\.){0,2})${cased}(?!\\p{L})|(?<!\\p{L})${cased},?[ ]+${initial}${point}(?:[ -]?\\p{Lu}\\.?){0,2}(?!\\p{L})`,
    'u',
  );
}

/** An address: in small letters or not, and part of no longer one. */
function address(email: string): Search {
  const pattern = new RegExp(`(?<![\\p{L}\\d._+-])${escaped(email)}(?![\\p{L}\\d])`, 'iu');
  return ({ text }) => (pattern.test(text) ? email : null);
}

/**
 * All searches for a name; empty where too little of it is given. Findings of a Chinese name in Latin letters are shown as written there.
 */
export function searchesFor(given: string): Search[] {
  const name = evened(given).trim();
  if ([...name].length < 2) return [];
  if (name.includes('@')) return [address(name)];
  if (!/\p{Script=Han}/u.test(name) && /[\p{Lu}\p{Ll}]/u.test(name)) return [inLetters(name)];
  const signs = name.replaceAll(/\s/gu, '');
  return [
    inSigns(signs),
    ...latinForms(signs).map(
      (form): Search =>
        ({ text }) =>
          form.exec(text)?.[0].replaceAll(/\s+/gu, ' ') ?? null,
    ),
  ];
}

/** The findings and their texts, each paragraph for itself; repetitions in other cases are left out. */
export function foundIn(paragraphs: readonly string[], searches: readonly Search[]): string[] {
  const even = paragraphs.map(evened).map((text) => ({ text, plain: withoutAccents(text) }));
  const found = searches.flatMap((search) => even.map(search).find((one) => one !== null) ?? []);
  return found.filter((name, index) => found.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);
}
