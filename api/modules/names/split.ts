// A name that was typed as one text, taken apart by the marks that authors use. It is an offer: where the marks leave a doubt it says so, and
// the person or the office corrects it.
import type { PersonName } from '../../../shared/forms/person-name.ts';
import { beginsWithDoubleFamily, beginsWithFamily, japaneseFamilyOf, KOREAN_DOUBLES, VIETNAMESE } from './family-names.ts';
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
const GROUPS =
  /\b(?:Ministry|University|Institute|Institution|Group|Committee|Department|Association|Society|Consortium|Council|Commission|Centre|Center|Academy|Foundation|Team|Collaboration|Laboratory|Government|Organization|Organisation|Federation|Editorial Office|Editorial Board)\b/u;

const SUFFIX = /^(?:Jr|Sr)\.?$|^(?:II|III|IV)$/iu;
const COMMA = /\s*[,，]\s*/u;
const HAN = /^[\p{Script=Han} ]+$/u;
const HAN_PART = /^\p{Script=Han}+/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /^[\p{Script=Hangul} ]+$/u;
/** Between the parts of a name that Chinese signs transliterate: 阿不都热合曼·艾山, 约翰·史密斯. */
const DOT = /[·•・‧]/u;
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
  if (HAN.test(plain)) return chinese(plain);
  if (HANGUL.test(plain)) return korean(plain);
  if (KANA.test(plain) && !DOT.test(plain)) return japanese(plain);
  // Peoples who write several names in Chinese signs order them differently: nobody can tell from the signs.
  if (DOT.test(plain)) return name(plain, '', false);
  const [family = plain, given = '', ...further] = plain.split(COMMA).filter((part) => part !== '');
  if (given === '') return western(family);
  if (SUFFIX.test(given)) {
    const before = western(family);
    return { ...before, suffix: [before.suffix || [], given, further].flat(2).join(', ') };
  }
  return name(
    family,
    given,
    further.every((part) => SUFFIX.test(part)),
    further.join(', '),
  );
}

function isGroup(text: string): boolean {
  if (HAN.test(text)) return TEAMS.test(text) || ([...text].length >= SHORTEST_INSTITUTION && INSTITUTIONS.test(text));
  return GROUPS.test(text) || /(?:课题组|编辑部|委员会)$/u.test(text);
}

function chinese(text: string): SplitName {
  const parts = text.split(' ');
  const signs = [...parts.join('')];
  const cut = (length: number, isCertain: boolean) => name(signs.slice(0, length).join(''), signs.slice(length).join(''), isCertain);
  const isDouble = beginsWithDoubleFamily(signs.join('')) && signs.length > 2;
  // Of three signs 高田军 is Chinese, of four 高田健三 is Japanese.
  const isChinese = isDouble || (signs.length < 4 && beginsWithFamily(signs.join('')));
  const japaneseFamily = isChinese ? null : japaneseFamilyOf(signs.join(''));
  if (japaneseFamily !== null) return cut([...japaneseFamily].length, false);
  if (signs.length > 3 && !isDouble) {
    // 陈方安生 has two family names, 拉斯洛普 none: more than four signs are taken for one name.
    return cut(signs.length === 4 && beginsWithFamily(signs.join('')) ? 1 : signs.length, false);
  }
  if (signs.length === 1) return cut(1, false);
  // A blank says where the family name ends: 范 仲淹.
  const [first = ''] = parts;
  const isParted = parts.length === 2 && [...first].length <= 2 && (isDouble ? [...first].length === 2 : true);
  const split = isDouble ? cut(2, true) : cut(isParted ? [...first].length : 1, beginsWithFamily(signs.join('')));
  return { ...split, ...inLatin(split) };
}

function korean(text: string): SplitName {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length > 0) return name(first, rest.join(''), true);
  const length = text.length > 3 || (text.length === 3 && KOREAN_DOUBLES.has(text.slice(0, 2))) ? 2 : 1;
  const isDouble = KOREAN_DOUBLES.has(text.slice(0, 2));
  return name(text.slice(0, isDouble ? length : 1), text.slice(isDouble ? length : 1), text.length > 1 && text.length < 5);
}

function japanese(text: string): SplitName {
  const [first = '', ...rest] = text.split(' ');
  if (rest.length > 0) return name(first, rest.join(''), rest.length === 1);
  const family = japaneseFamilyOf(text) ?? HAN_PART.exec(text)?.[0] ?? '';
  if (family === '' || family === text) return name(text, '', false);
  return name(family, text.slice(family.length), japaneseFamilyOf(text) !== null);
}

function western(text: string): SplitName {
  const words = text.split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  // Vietnamese names begin with one of few family names and are written with their own marks.
  if (words.length > 1 && VIETNAMESE.has((words[0] ?? '').toLowerCase()))
    return name(words[0] ?? '', words.slice(1).join(' '), /[ăâđêôơư\u1EA0-\u1EF9]/iu.test(text), suffix);
  const isMarked = words.some(isCapitals) && !words.every(isCapitals);
  // By its place, for a word may stand twice: Ford Madox Ford.
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.test(word));
  const begin = particle === -1 ? words.length - 1 : particle;
  const isFamily = words.map((word, at) => (isMarked ? isCapitals(word) : at >= begin));
  const joined = (ofFamily: boolean) => words.filter((_word, at) => isFamily[at] === ofFamily).join(' ');
  const isCertain = isMarked || particle !== -1 || (words.length === 2 && !isPinyinPair(words)) || isInitialed(words);
  return name(joined(true), joined(false), isCertain && words.length > 1, suffix);
}

/** All but the last are initials: J. K. Rowling. */
const isInitialed = (words: readonly string[]) =>
  words.length > 1 && words.slice(0, -1).every((word) => /^(?:\p{Lu}\.?-?){1,3}$/u.test(word));

const SYLLABLE = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?[aeiouüv]{1,3}(?:ng|n|r)?';
const PINYIN = new RegExp(`^${SYLLABLE}(?:${SYLLABLE})?$`, 'iu');
/** Two words that both may be a Chinese family name or given name: Zhang Wei, Wei Zhang. */
const isPinyinPair = (words: readonly string[]) => words.every((word) => PINYIN.test(word));

/** A word in capitals that is no initials: of two letters only those that a family name may have (LI, WU, AN). */
function isCapitals(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length < 2 || word.includes('.') || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false;
  return letters.length > 2 || /^(?:[^AEIOU][AEIOUÜ]|A[INO]|OU|EN)$/u.test(letters);
}
