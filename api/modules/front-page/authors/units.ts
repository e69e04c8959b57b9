// Institutions as front pages write them: one in brackets, several with figures, a university with its schools, with place and post code or
// without.
import { isChinese } from '../page/lines.ts';
import { isCountry, isPlace, withoutPlaces } from './places.ts';
import { DOWN, folded, holderOf, UP, withoutMarks } from '../page/signs.ts';
import { endsAsUnit, isInstitution, isLatinInstitution, isTop } from './unit-words.ts';

/** Longer lines list no units. */
const LONGEST_LINE = 3000;

export interface Unit {
  /** The figure or letter that ties people to it. */
  marks: string[];
  name: string;
  /** People who work there, where the unit is followed by names in brackets. */
  people: string[];
  /** Nothing stood beside it that was not understood. */
  isClear: boolean;
}

const POSTCODE = /(?:邮政编码|邮编|P\.?\s*C\.?)?[:：]?\s*(?<!\d)\d{6}(?!\d)/gu;
const COUNTRY = /^(?:中国|中华人民共和国|P\.?\s*R\.?\s*China|China|USA|美国|英国|德国|日本|法国|俄罗斯|韩国|加拿大|澳大利亚|新加坡)$/iu;

/** Brackets that are part of a name, as in 中国地质大学（武汉）. */
const { held, released } = holderOf('（(）)');

/** The words of a unit's text that say where or what, in order; brackets with a place or post code are removed. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(?<=大学|学院|公司|研究院)([（(])([^（()）\d]{1,10})([）)])/gu, held)
    .replaceAll(/[（(][^（()）]*[）)]/gu, (inside) =>
      /\d{5,6}/.test(inside) || isPlace(inside.slice(1, -1).replaceAll(/[\s,，]/gu, '')) ? ' ' : inside,
    )
    .replaceAll(POSTCODE, ' ')
    .split(/[，,、\s。]+/u)
    .map((word) => released(word.replaceAll(/^[)）\].．:：]+|[（([．:：]+$/gu, '')))
    .filter((word) => word !== '');
}

/** The institutions in the text of one mark, without places; most often one. */
function namesOf(text: string): { names: string[]; isClear: boolean } {
  const groups: string[][] = [];
  let isClear = true;
  for (const word of wordsOf(withoutMarks(text))) {
    const bare = withoutPlaces(word, endsAsUnit);
    if (/^(?=.*\d)[A-Z\d-]{2,8}$|^\d$/u.test(word) || COUNTRY.test(word) || isCountry(word) || (isPlace(word) && !isInstitution(word)))
      continue;
    if (!endsAsUnit(bare) || !isChinese(bare)) {
      // A foreign town may follow; a post, a telephone number or half a name may not.
      if (groups.length === 0 || !/^\p{Script=Han}{2,6}$|^\p{Lu}[\p{L} -]+$/u.test(bare)) isClear = false;
      continue;
    }
    const last = groups.at(-1);
    if (last && !(isTop(bare) && last.some(isTop) && !/^(?:第|附属)/u.test(bare))) last.push(bare);
    else groups.push([bare]);
  }
  return { names: groups.map((words) => words.join('')), isClear };
}

/** 神经内科（张三、李四）: two to four hanzi each, and no place or part of an institution. */
const PEOPLE = /[（(]([\p{Script=Han}·•・、，,;；\s]{2,200})[）)](?=$|[\s，,；;。.])/gu;
function peopleOf(text: string): { rest: string; people: string[] } {
  const people: string[] = [];
  const rest = text.replaceAll(PEOPLE, (all, inside: string) => {
    const names = inside
      .split(/[、，,;；]|\s{2,}|(?<=\p{Script=Han}{2})\s(?=\p{Script=Han}{2})/u)
      .map((name) => name.replaceAll(/\s/g, ''))
      .filter((name) => name !== '');
    if (names.some((name) => endsAsUnit(name) || isPlace(name) || [...name].length < 2 || (!/[·•・]/u.test(name) && [...name].length > 4)))
      return all;
    people.push(...names);
    return ' ';
  });
  return { rest, people };
}

/** Cut behind each bracket with people. */
function atPeople(part: string): string[] {
  const ends = [...part.matchAll(PEOPLE)]
    .filter(({ 0: all }) => peopleOf(all).people.length > 0)
    .map(({ 0: all, index }) => index + all.length);
  return [0, ...ends]
    .map((from, index) => part.slice(from, ends[index]))
    .map((piece, index) => (index === 0 ? piece : piece.replace(/^[，,、；;\s]+/u, '')));
}
const UP_TO_TOP = /^.*(?:大学|医院|科学院|研究院|公司|集团|中心|学院)(?=.)/u;

/** Marks before a unit: raised, in brackets, with a point, or a bare figure before a hanzi. */
const MARK =
  `${UP}\\s*([\\da-hA-H①-⑳*＊†#,，、 ]+)[)）.．、]?\\s*${DOWN}|[（(\\[［](\\d{1,2}|[a-h])[)）\\]］]|([①-⑳⓪])|(\\d{1,2}|[a-h])\\s*[.．、)）]|` +
  `(\\d{1,2})(?=\\s*[\\p{Script=Han}（])|([a-h])(?=\\s+\\p{Script=Han}|\\p{Script=Han})`;
const STARTS = new RegExp(`^[\\s（(]*(?:${MARK})[\\s.．、:：]*`, 'u');
/** Where the next unit begins: behind a semicolon, or with a mark behind an end, a place or a post code. */
const BETWEEN = new RegExp(
  `[;；](?![^（(]{0,30}[）)])|(?=${UP})|(?<=[\\s，,。）)、]|\\d{6}|[院系所心学部室司馆处局校])(?=(?:[①-⑳]|[（(\\[］]?\\d{1,2}\\s*[.．、)）\\]］]\\s*\\p{Script=Han}|` +
    `\\d{1,2}\\s*\\p{Script=Han}{3}|[a-h]\\s*[.．、)）]\\s*\\p{Script=Han}))`,
  'u',
);

const HEAD = /^\p{Script=Han}{0,4}(?:单位|机构|單位)\s*[:：]\s*/u;

/** A line without the bracket around it and the word for units before it. */
function unwrapped(text: string): string {
  // 3. …；4. …）: the bracket is opened in the line before. Those at figures are of the figures.
  const unmarked = withoutMarks(text)
    .replaceAll(/(?<![\d\p{L}])[（(]?(?:\d{1,2}|[a-h])[)）]/gu, '')
    .trim();
  const isClosed = /^[^（(]*[）)][\s。.;；]*$/u.test(unmarked.replaceAll(/[（(][^（()）]*[）)]/gu, ''));
  const whole = isClosed ? text.trim().replace(/[）)][\s。.;；]*$/u, '') : text.trim();
  return whole
    .replace(HEAD, '')
    .replace(/^[（(［[](?!\d{1,2}[)）\]］])(.*)[）)\]］][\s。.]*$/u, '$1')
    .replace(HEAD, '');
}

/** Text between two marks. */
interface Part {
  /** Null: it has none of its own. */
  marks: string[] | null;
  names: string[];
  people: string[];
  isClear: boolean;
}

function partOf(piece: string): Part {
  const match = STARTS.exec(piece);
  const mark = match?.slice(1).find((group) => group !== undefined);
  const marks =
    mark === undefined
      ? null
      : (folded(mark)
          .normalize('NFKC')
          .match(/\d+|[a-h]/giu)
          ?.map((one) => one.toLowerCase()) ?? []);
  const { rest, people } = peopleOf((match ? piece.slice(match[0].length) : piece).trim());
  return { marks, people, ...namesOf(rest.trim().replace(/^[（(](.*)[）)]$/u, '$1')) };
}

/** 附属医院内科（张三），检验科（李四）: the hospital, of both; null: it is not like that. */
function sharedTop({ names, people }: Part, before: Unit | undefined): string | null {
  const [name = '', ...more] = names;
  const isDepartment = name !== '' && more.length === 0 && !isTop(name) && !isInstitution(name);
  return isDepartment && people.length > 0 && before && before.people.length > 0 ? (UP_TO_TOP.exec(before.name)?.[0] ?? null) : null;
}

const isFigure = (mark = '') => /^\d+$/.test(mark);
const isLetter = (mark = '') => /^[a-h]$/.test(mark);
const MARK_NEXT = new RegExp(`^[（(]?${UP}|^[a-h\\d①-⑳]`, 'u');

/** Units of a line: one, or several with marks. */
export function unitsIn(text: string): Unit[] {
  if (text.length > LONGEST_LINE) return [];
  const opened = unwrapped(text);
  const units: Unit[] = [];
  // 武汉大学 a. 法学院；b. 图书馆: printed once, it belongs to all.
  let university = '';
  let marks: string[] = [];
  for (const piece of opened
    .split(BETWEEN)
    .flatMap(atPeople)
    .filter((one) => one.trim() !== '')) {
    const part = partOf(piece);
    const { names, people, isClear } = part;
    if (part.marks) marks = part.marks;
    const before = units.at(-1);
    const shared = sharedTop(part, before);
    if (shared !== null) {
      units.push({ marks, name: shared + (names[0] ?? ''), people, isClear: false });
      continue;
    }
    // 2. begins another one than 1. with its a. and b.
    if (isFigure(marks[0]) && /[a-h]$/.test(before?.marks[0] ?? '')) university = '';
    for (const name of names) {
      const last = units.at(-1);
      // 1.江城大学 a.历史学院; b.图书馆
      if (isLetter(marks[0]) && university === '' && last && isFigure(last.marks[0]) && !isTop(name) && isTop(last.name))
        university = units.pop()?.name ?? '';
      else if (isFigure(marks[0]) && isTop(name)) university = '';
      const isPart = university !== '' && marks.length > 0 && !isTop(name);
      units.push({ marks, name: isPart ? university + name : name, people, isClear });
    }
    const [only] = names;
    const isOfAll =
      part.marks === null &&
      names.length === 1 &&
      units.length === 1 &&
      MARK_NEXT.test(opened.slice(opened.indexOf(piece) + piece.length).trim());
    if (isOfAll && only !== undefined) {
      university = only;
      units.pop();
    }
    if (!part.marks || names.length > 0) marks = [];
  }
  return units;
}

/** Whether the words are a part of an institution and nothing else: 历史学院, behind 江城大学. */
export function isDepartment(text: string): boolean {
  const { names, isClear } = namesOf(text);
  return isClear && names.length === 1 && names[0] === text;
}

/** Whether a line consists of institutions, with place and post code, and little else. */
export function isUnitLine(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const bare = withoutMarks(text).trim();
  if (bare.length > 1500 || /[。！？]\s*\S/u.test(bare.replace(/^.*?\d{6}。/u, ''))) return false;
  if (!isChinese(bare))
    return (
      isLatinInstitution(bare) && (/,|\d{5,6}|china\b/iu.test(bare) || /^[\d(a-e]/u.test(bare)) && !/[.!?]\s+[A-Z]\w+\s\w+\s\w+/u.test(bare)
    );
  if (!isInstitution(bare) || /^[—―─–-]|[《》？]|[\p{Script=Han}]的\p{Script=Han}/u.test(bare)) return false;
  const units = unitsIn(text);
  return units.some(({ name }) => isInstitution(name)) && units.filter(({ isClear }) => isClear).length * 2 >= units.length;
}
