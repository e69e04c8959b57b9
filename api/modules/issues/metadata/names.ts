// Names as others want them, in parts. They are one text of the form until their parts are asked for, so marks that authors use are read: a
// comma, capitals, a suffix.

/** `given` is null where there is one word only. */
export interface NameParts {
  family: string;
  given: string | null;
  /** Such as Jr. or III. */
  suffix: string | null;
  isEastern: boolean;
  /** An institution or a team: the whole name is `family`. */
  isGroup: boolean;
}

/** Family names of two signs in use today. */
const DOUBLE_FAMILY = new Set(
  '欧阳 司马 上官 诸葛 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 司空 端木 轩辕 夏侯 东方 南宫 西门 百里 呼延 闻人 淳于 单于 太史 申屠 钟离 独孤 澹台 公冶 濮阳 赫连 拓跋 完颜'.split(
    ' ',
  ),
);

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

/**
 * Chinese names begin with the family; others end with it, unless a comma or capitals say so. Names of other peoples in Chinese signs
 * (阿不都·热合曼) are one word, since their order is not the Chinese one.
 */
export function nameParts(name: string): NameParts {
  const plain = name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (isGroup(plain)) return { family: plain, given: null, suffix: null, isEastern: false, isGroup: true };
  if (HAN.test(plain)) return eastern([...plain.replaceAll(' ', '')]);
  const [family = plain, given = '', ...further] = plain.split(COMMA).filter((part) => part !== '');
  if (given === '') return western(family);
  if (SUFFIX.test(given)) {
    const before = western(family);
    return { ...before, suffix: [before.suffix ?? [], given, further].flat(2).join(', ') };
  }
  return { family, given, suffix: further.join(', ') || null, isEastern: HAN.test(family), isGroup: false };
}

function isGroup(name: string): boolean {
  if (HAN.test(name)) return TEAMS.test(name) || ([...name].length >= SHORTEST_INSTITUTION && INSTITUTIONS.test(name));
  return GROUPS.test(name) || /(?:课题组|编辑部|委员会)$/u.test(name);
}

function eastern(signs: readonly string[]): NameParts {
  const length = signs.length > 2 && DOUBLE_FAMILY.has(signs.slice(0, 2).join('')) ? 2 : 1;
  return {
    family: signs.slice(0, length).join(''),
    given: signs.slice(length).join('') || null,
    suffix: null,
    isEastern: true,
    isGroup: false,
  };
}

function western(name: string): NameParts {
  const words = name.split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? (words.pop() ?? null) : null;
  const isMarked = words.some(isCapitals) && !words.every(isCapitals);
  // By its place, for a word may stand twice: Ford Madox Ford.
  const isFamily = words.map((word, at) => (isMarked ? isCapitals(word) : at === words.length - 1));
  const joined = (ofFamily: boolean) => words.filter((_word, at) => isFamily[at] === ofFamily).join(' ');
  return { family: joined(true), given: joined(false) || null, suffix, isEastern: false, isGroup: false };
}

/** A word in capitals that is no initials: of two letters only those that a family name may have (LI, WU, AN). */
function isCapitals(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length < 2 || word.includes('.') || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false;
  return letters.length > 2 || /^(?:[^AEIOU][AEIOUÜ]|A[INO]|OU|EN)$/u.test(letters);
}
