// The lines under a title: who is listed there, and with them or below them their institutions and addresses.
import { EMAIL } from './addresses.ts';
import { isEnglishNames, isPinyin } from './english-names.ts';
import { latinUnitsIn } from './latin-units.ts';
import { isChinese, isLatin, type Segment } from '../page/lines.ts';
import { namesIn, nameKind, type Named } from './names.ts';
import { isPlace } from './places.ts';
import { plain, withoutMarks } from '../page/signs.ts';
import { isInstitution, isLatinInstitution } from './unit-words.ts';
import { isDepartment, isUnitLine, unitsIn, type Unit } from './units.ts';

/** A person with the rest of the line. */
export interface Listed {
  named: Named;
  isLabelled: boolean;
  /** Units on the same line. */
  units: Unit[];
}

export interface PlacedUnit extends Unit {
  /** How many people are listed before it. */
  after: number;
}

export interface Listing {
  people: Listed[];
  units: PlacedUnit[];
  /** Addresses in lines of their own or behind units. */
  emails: { email: string; after: number }[];
  /** No line was left that is none of these. */
  isWhole: boolean;
}

const LONE_SIGNS = /(?<!\p{Script=Han})(\p{Script=Han})\s(\p{Script=Han})(?!\p{Script=Han})/gu;

/** 张三 江城大学历史学院, 江城大学 张三 李四, 张三，江城大学，武汉 430072；李四，…: people and units in one line and nothing else; null: another line. */
export function together(text: string, isLabelled = false, isAmongOthers = false): Listed[] | null {
  if (text.length > 3000) return null;
  const bracketed = inBrackets(text, isLabelled, isAmongOthers);
  if (bracketed) return bracketed;
  const groups: { names: Named[]; words: string[] }[] = [];
  let unitsFirst: boolean | null = null;
  let before: 'name' | 'unit' | null = null;
  const words = text
    .replaceAll(EMAIL, ' ')
    .replaceAll(LONE_SIGNS, '$1$2')
    .split(/[，,、;；\s/／|｜:：（()）]+/u)
    .filter((word) => withoutMarks(word).trim() !== '');
  if (words.length > 200) return null;
  for (const word of words) {
    const bare = withoutMarks(word);
    const isUnit = isInstitution(bare) || (before === 'unit' && isDepartment(bare) && nameKind(bare) !== 'SURE');
    const named: Named[] | null = isUnit || (before === 'unit' && isPlace(bare)) ? null : namesIn(word);
    if (named) {
      unitsFirst ??= false;
      if (groups.length === 0 || (before === 'unit' && !unitsFirst)) groups.push({ names: [], words: [] });
      groups.at(-1)?.names.push(...named);
      before = 'name';
    } else if (isUnit) {
      unitsFirst ??= true;
      if (groups.length === 0 || (before === 'name' && unitsFirst)) groups.push({ names: [], words: [] });
      groups.at(-1)?.words.push(bare);
      before = 'unit';
    } else if (!/^[\d\s.*＊-]+$|^邮编$/u.test(bare) && !isPlace(bare)) return null;
  }
  if (groups.length === 0 || groups.some(({ names, words: unit }) => names.length === 0 || unit.length === 0)) return null;
  return groups.flatMap(({ names, words: unit }) => names.map((named) => ({ named, isLabelled, units: unitsIn(unit.join(' ')) })));
}

/** 张三（江城大学 历史学院，湖北 武汉 430072），李四[临江大学]. */
function inBrackets(text: string, isLabelled: boolean, isAmongOthers: boolean): Listed[] | null {
  const pieces = [
    ...text.matchAll(/([^（()）[\]【】]{2,60}?)\s*(?:[（([【]([^（()）[\]【】]*(?:[（(][^（()）]*[）)][^（()）[\]【】]*)?)[）)\]】])/gu),
  ];
  if (pieces.length === 0 || pieces.length > 200) return null;
  const written = pieces.map(([, before = '']) => before.replace(/^[\s，,、；;]+/u, ''));
  // Among others, a name with an unusual family name is one too.
  const isAmong = isAmongOthers || written.some((before) => namesIn(before) !== null);
  const people = pieces.flatMap(([, , inside = ''], index) => {
    const before = written[index] ?? '';
    const named = namesIn(before, isLabelled) ?? (isAmong && nameKind(before) === 'POSSIBLE' ? namesIn(before, true) : null);
    const units = unitsIn(inside.replaceAll(EMAIL, ' '));
    return named && units.length > 0 && isInstitution(inside) ? named.map((one) => ({ named: one, isLabelled, units })) : [null];
  });
  const last = pieces.at(-1);
  const rest = last ? text.slice(last.index + last[0].length).replaceAll(EMAIL, '') : text;
  const known = people.filter((one) => one !== null);
  return known.length === people.length && !/\p{L}/u.test(rest.replaceAll(/\d/g, '')) ? known : null;
}

/** Without addresses, the words for them, and brackets that hold nothing else. */
function withoutEmails(text: string): string {
  return text
    .replaceAll('＠', '@')
    .replaceAll(/[（(][^（()）]*@[^（()）]*[）)]/gu, (inside) => (isInstitution(inside) ? inside : ' '))
    .replaceAll(EMAIL, ' ')
    .replaceAll(/(?:E-?mail|邮箱|电子邮件)\s*[:：]?/giu, ' ')
    .replace(/[\s，,；;]+$/u, '');
}

/** Longer lines of a page in English are text. */
const LONGEST_UNITS = 1000;
const isLatinUnits = (text: string) =>
  text.length <= LONGEST_UNITS && isLatinInstitution(text) && !/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+/u.test(text);

/** Names on an English page: people with marks, behind a label, or right above others, an institution or an address. */
function latinNames(text: string, next: string, isLabelled: boolean): Named[] | null {
  const named = isLatinInstitution(text) ? null : namesIn(text.normalize('NFC'), true);
  if (!named) return null;
  const isMarked = named.every(({ marks, isCorresponding }) => marks.length > 0 || isCorresponding);
  const isAbove = isEnglishNames(text) && (isLatinInstitution(next) || /[@＠]/u.test(next) || isEnglishNames(next));
  return isMarked || isLabelled || isAbove ? named.map((one) => ({ ...one, isSure: true })) : null;
}

/** Reads the lines in order. `isOther`: a line that is known to be something else; `isEnglish`: the page has no word of Chinese. */
export function listingOf(lines: readonly Segment[], isOther: (line: Segment) => boolean, isEnglish = false): Listing {
  const listing: Listing = { people: [], units: [], emails: [], isWhole: true };
  const { people, units, emails } = listing;
  const add = (one: Listed) => {
    const known = people.find(({ named }) => named.name === one.named.name);
    if (!known) people.push(one);
    // Named twice, as on a cover and on the page: each fills the other's gaps.
    else if (known.named.marks.length === 0) {
      known.named = { ...one.named, isCorresponding: one.named.isCorresponding || known.named.isCorresponding };
      known.units = known.units.length > 0 ? known.units : one.units;
    }
  };
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isValueOf = (wanted: Segment['label']) =>
      line.label === wanted || (line.label === null && before?.label === wanted && withoutMarks(before.text).trim() === '');
    const [isAuthors, isUnits, isEmail] = [isValueOf('authors'), isValueOf('unit'), isValueOf('email')];
    if (line.label !== null && !isAuthors && !isUnits && !isEmail) continue;
    const found = /[@＠]/u.test(line.text) ? (plain(line.text).replaceAll('＠', '@').match(EMAIL) ?? []) : [];
    emails.push(...found.map((email) => ({ email, after: people.length })));
    const text = found.length > 0 ? withoutEmails(line.text) : line.text;
    if (isEmail || !/\p{L}/u.test(withoutMarks(text))) continue;
    const next = lines[index + 1]?.text ?? '';
    // Maria Keller, right above an institution in Chinese; SHEN Zhiqiu is said in Chinese too.
    if (isEnglish) {
      const names = isUnits ? null : latinNames(text, next, isAuthors);
      if (names) for (const named of names) add({ named, isLabelled: isAuthors, units: [] });
      else if (isUnits || isLatinUnits(text))
        units.push(
          ...latinUnitsIn(text).map(({ mark, name }) => ({
            marks: mark === null ? [] : [mark],
            name,
            people: [],
            isClear: true,
            after: people.length,
          })),
        );
      else if (line.label === null && !isOther(line)) listing.isWhole = false;
      continue;
    }
    const isFromAbroad =
      isLatin(text) && nameKind(withoutMarks(text).trim()) === 'POSSIBLE' && !isPinyin(text) && isChinese(next) && isUnitLine(next);
    if (!isChinese(text) && !isFromAbroad && !(isAuthors && people.length === 0)) continue;
    const named = isUnits ? null : namesIn(text, isAuthors || isFromAbroad);
    if (named) for (const one of named) add({ named: one, isLabelled: isAuthors, units: [] });
    else {
      const both = isUnits
        ? null
        : together(
            text,
            isAuthors,
            people.some(({ named: { isSure } }) => isSure),
          );
      if (both) both.forEach(add);
      else if (isUnits || isUnitLine(text)) units.push(...unitsIn(text).map((unit) => ({ ...unit, after: people.length })));
      else if (line.label === null && !isOther(line)) listing.isWhole = false;
    }
  }
  return listing;
}
