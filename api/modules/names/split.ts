// A name that was typed as one text, taken apart by the marks that authors use. It is an offer: where the marks leave a doubt it says so, and
// the person or the office corrects it.
import type { PersonName } from '../../../shared/forms/person-name.ts';
import {
  allReadings,
  beginsWithFamily,
  isOfOtherPeoples,
  isReadTwice,
  japaneseFamilyOf,
  KOREAN_DOUBLES,
  longFamilyOf,
  oftenStandsFirst,
  VIETNAMESE,
} from './family-names.ts';
import { inLatin } from './latin.ts';

/** `isCertain`: no other reading is likely, so nobody has to be asked. */
interface SplitName extends PersonName {
  isCertain: boolean;
}

/** Words with which names of teams end, and those of institutions, which a person's short name may end with by chance. */
const TEAMS = /(?:课题组|项目组|研究组|调研组|工作组|编写组|写作组|整理组|考古队|小组|团队|编辑部|编委会|委员会|本刊)$|^本刊/u;
const INSTITUTIONS =
  /(?:大学|学院|研究院|研究所|研究中心|中心|协会|学会|出版社|博物馆|图书馆|档案馆|实验室|办公室|基金会|公司|集团|部|局|厅)$/u;
const SHORTEST_INSTITUTION = 4;
/** Signs of a Chinese given name. */
const LONGEST_GIVEN = 2;
const GROUPS =
  /\b(?:Ministry|University|Institute|Institution|Group|Committee|Department|Association|Society|Consortium|Council|Commission|Centre|Center|Academy|Foundation|Team|Collaboration|Laboratory|Government|Organization|Organisation|Federation|Editorial Office|Editorial Board)\b/u;

const SUFFIX = /^(?:Jr|Sr)\.?$|^(?:II|III|IV)$/iu;
/** Degrees and titles, which are no part of a name. */
const DEGREE = /^(?:Ph\.?D|M\.?D|MBA|MPH|D\.?Phil|M\.?Sc|B\.?Sc|LL\.?[BM]|FRS|Esq)\.?$/iu;
const TITLE = /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Dame|Rev)\.?$/iu;
/** Of several people in one line, or of a note behind a name. */
const NOTES = /[;；、/&\d*†‡§]|\b(?:and|et al)\b|等$/u;
const COMMA = /\s*[,，]\s*/u;
const HAN = /^[\p{Script=Han} ]+$/u;
const HAN_PART = /^\p{Script=Han}+/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /^[\p{Script=Hangul} ]+$/u;
/** Between the parts of a name that Chinese signs transliterate: 阿不都热合曼·艾山, 约翰·史密斯. */
const DOT = /[·•・‧]/u;
/** Son of: the name behind it may be the father’s alone. */
const SON = /^(?:bin|ibn)$/u;
/** Small words that belong to the family name behind them. */
const PARTICLES = /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|ter|ten|zu|zur|zum|af|av|bin|ibn|al|el|st\.?)$/u;

const name = (familyName: string, givenName: string, isCertain: boolean, suffix = ''): SplitName => ({
  familyName,
  givenName,
  suffix,
  latinFamilyName: '',
  latinGivenName: '',
  isGroup: false,
  isCertain,
});

/** The parts of a name as it was typed; no letter of it is lost. */
export function splitName(typed: string): SplitName {
  const plain = typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (isGroup(plain)) return { ...name(plain, '', true), isGroup: true };
  const split = ofPerson(plain);
  return { ...split, isCertain: split.isCertain && !NOTES.test(plain) };
}

function ofPerson(plain: string): SplitName {
  if (HAN.test(plain)) return chinese(plain);
  if (HANGUL.test(plain)) return korean(plain);
  if (KANA.test(plain) && !DOT.test(plain)) return japanese(plain);
  // Peoples who write several names in Chinese signs order them differently: nobody can tell from the signs.
  if (DOT.test(plain)) return name(plain, '', false);
  const [family = plain, given = '', ...further] = plain.split(COMMA).filter((part) => part !== '');
  if (given === '') return western(family);
  if (SUFFIX.test(given) || DEGREE.test(given)) {
    const before = western(family);
    return {
      ...before,
      suffix: [before.suffix || [], given, further].flat(2).join(', '),
      isCertain: before.isCertain && !DEGREE.test(given),
    };
  }
  return name(family, given, !areTwoPeople(family, given) && further.every((part) => SUFFIX.test(part)), further.join(', '));
}

/** 王小明，李小红; John Smith, Mary Jones: what stands before the comma may be a whole name. */
function areTwoPeople(first: string, second: string): boolean {
  if (HAN.test(first)) return !([...first].length === 1 ? beginsWithFamily(first) : longFamilyOf(first) === first);
  const words = first.split(' ');
  return words.length > 1 && !words.some((word) => PARTICLES.test(word)) && second.includes(' ');
}

function isGroup(text: string): boolean {
  if (HAN.test(text)) return TEAMS.test(text) || ([...text].length >= SHORTEST_INSTITUTION && INSTITUTIONS.test(text));
  return GROUPS.test(text) || /(?:课题组|编辑部|委员会)$/u.test(text);
}

function chinese(text: string): SplitName {
  const parts = text.split(' ');
  const signs = [...parts.join('')];
  const whole = signs.join('');
  const cut = (length: number, isCertain: boolean) => name(signs.slice(0, length).join(''), signs.slice(length).join(''), isCertain);
  if (isOfOtherPeoples(whole)) return cut(signs.length, false);
  const long = longFamilyOf(whole);
  const isLong = long !== null && long !== whole;
  // Of three signs 高田军 is Chinese, of four 高田健三 is Japanese.
  const isChinese = isLong || (signs.length < 4 && beginsWithFamily(whole));
  const japaneseFamily = isChinese ? null : japaneseFamilyOf(whole);
  if (japaneseFamily !== null) return cut([...japaneseFamily].length, false);
  if (signs.length > 3 && !isLong) {
    // 陈方安生 has two family names, 拉斯洛普 none: more than four signs are taken for one name.
    return cut(signs.length === 4 && beginsWithFamily(whole) ? 1 : signs.length, false);
  }
  if (signs.length === 1) return cut(1, false);
  // A blank says where the family name ends: 范 仲淹.
  const said = parts.length === 2 ? [...(parts[0] ?? '')].length : 0;
  const length = said === 1 || said === 2 ? said : isLong ? [...long].length : 1;
  const isUsual = isLong
    ? length === [...long].length && signs.length <= length + LONGEST_GIVEN
    : length === 1 && long === null && beginsWithFamily(whole);
  const split = cut(length, isUsual && !isReadTwice(signs[0] ?? ''));
  const latin = inLatin(split);
  return { ...split, ...latin, isCertain: split.isCertain && latin.latinFamilyName !== '' };
}

function korean(text: string): SplitName {
  const [first = '', ...rest] = text.split(' ');
  const last = rest.at(-1) ?? '';
  const isFamily = (word: string) => word.length === 1 || KOREAN_DOUBLES.has(word);
  // 민수 김: in the order of other peoples.
  if (rest.length === 1 && !isFamily(first) && isFamily(last)) return name(last, first, false);
  if (rest.length > 0) return name(first, rest.join(''), isFamily(first));
  const isDouble = text.length > 2 && KOREAN_DOUBLES.has(text.slice(0, 2));
  const length = isDouble ? 2 : 1;
  return name(text.slice(0, length), text.slice(length), text.length > 1 && text.length < 5 && !KOREAN_DOUBLES.has(text));
}

function japanese(text: string): SplitName {
  const [first = '', ...rest] = text.split(' ');
  const last = rest.at(-1) ?? '';
  if (rest.length === 1 && !HAN_PART.test(first) && HAN_PART.test(last)) return name(last, first, false);
  // ジョン スミス comes from elsewhere, where the given name goes first.
  if (rest.length > 0) return name(first, rest.join(''), rest.length === 1 && !/^\p{Script=Katakana}/u.test(first));
  const family = japaneseFamilyOf(text) ?? HAN_PART.exec(text)?.[0] ?? '';
  if (family === '' || family === text) return name(text, '', false);
  return name(family, text.slice(family.length), japaneseFamilyOf(text) !== null);
}

function western(text: string): SplitName {
  const words = text.split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const [first = ''] = words;
  // Vietnamese names begin with one of few family names and are written with their own marks.
  if (words.length > 1 && VIETNAMESE.has(first.toLowerCase()))
    return name(first, words.slice(1).join(' '), /[ăâđêôơư\u1EA0-\u1EF9]/iu.test(text), suffix);
  const isMarked = words.some(isCapitals) && /\p{Ll}/u.test(text);
  const initials = words.findIndex((_word, at) => at > 0 && words.slice(at).every(isInitials));
  if (!isMarked && initials > 0) return name(words.slice(0, initials).join(' '), words.slice(initials).join(' '), false, suffix);
  if (!isMarked && PARTICLES.test(first)) return name(words.join(' '), '', false, suffix);
  // By its place, for a word may stand twice: Ford Madox Ford.
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.test(word));
  const begin = particle === -1 ? words.length - 1 : particle;
  // Small words go with the capitals behind them: van BEETHOVEN.
  const isFamily = isMarked
    ? words.map((_word, at) => isCapitals(words.slice(at).find((word) => !PARTICLES.test(word)) ?? ''))
    : words.map((_word, at) => at >= begin);
  const joined = (ofFamily: boolean) => words.filter((_word, at) => isFamily[at] === ofFamily).join(' ');
  return name(joined(true), joined(false), words.length > 1 && isClear(words, { isMarked, particle }), suffix);
}

function isClear(words: readonly string[], { isMarked, particle }: { isMarked: boolean; particle: number }): boolean {
  if (words.some((word) => DEGREE.test(word)) || TITLE.test(words[0] ?? '')) return false;
  // A short word in capitals may be initials, unless the whole name is Chinese: LI Na.
  if (isMarked) return isPinyinPair(words) || words.some((word) => isCapitals(word) && word.length > 2);
  if (isInitialed(words)) return true;
  if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{M}]+$/u.test(words.join(''))) return false;
  // João dos Santos Silva has two family names, or one.
  if (particle !== -1) {
    const behind = words.slice(particle);
    return !behind.some((word) => SON.test(word)) && behind.filter((word) => !PARTICLES.test(word)).length === 1;
  }
  const [first = '', last = ''] = words;
  return words.length === 2 && !SUFFIX.test(last) && !oftenStandsFirst(first) && !EASTERN_GIVEN.test(last) && !isPinyinPair(words);
}

/** J., J. K., JK. */
const isInitials = (word: string) => /^(?:\p{Lu}\.?-?){1,3}$/u.test(word) && !isCapitals(word);
/** All but the last are initials: J. K. Rowling. */
const isInitialed = (words: readonly string[]) => words.slice(0, -1).every(isInitials);

const SYLLABLE = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?[aeiouüv]{1,3}(?:ng|n|r)?';
const PINYIN = new RegExp(`^${SYLLABLE}(?:${SYLLABLE})?$`, 'iu');
/** Two syllables and a hyphen, as given names of East Asia are written behind the family name: Min-su, Xiao-Ming, Kai-shek. */
const EASTERN_SYLLABLE = '[bcdfghjklmnpqrstwxyz]{0,2}[aeiouyü]{1,3}(?:ng|[hklmnprt])?';
const EASTERN_GIVEN = new RegExp(`^${EASTERN_SYLLABLE}-${EASTERN_SYLLABLE}$`, 'iu');
/** Two words that both may be a Chinese family name or given name: Zhang Wei, Wei Zhang. */
const isPinyinPair = (words: readonly string[]) => words.every((word) => PINYIN.test(word));

/** A word in capitals that is no initials: of two letters only those that are a family name (LI, WU, AN), of more those that have a vowel. */
function isCapitals(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length < 2 || word.includes('.') || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false;
  return letters.length > 2 ? !/^[B-DF-HJ-NP-TV-XZ]{3}$/u.test(letters) : allReadings.includes(letters.toLowerCase());
}
