// Institutions as front pages write them: one in brackets, several with figures, a university with its schools, with place and post code or without.
import { isChinese } from './lines.ts';
import { isCountry, isPlace, withoutPlaces } from './places.ts';
import { DOWN, folded, holderOf, UP, withoutMarks } from './signs.ts';

const TRADITIONAL = '學館醫處會廳廠隊庫電業團書單機構實驗協農場區園衛檢測銀務稅圖規劃編輯雜誌報縣軍';
const SIMPLIFIED = '学馆医处会厅厂队库电业团书单机构实验协农场区园卫检测银务税图规划编辑杂志报县军';
/** Traditional signs of institutions as the simplified ones, sign by sign: every place stays where it was. */
const simplified = (text: string) => [...text].map((sign) => [...SIMPLIFIED][[...TRADITIONAL].indexOf(sign)] ?? sign).join('');

/** Words that name an institution wherever they stand. */
const STRONG = /大学|学院|研究院|研究所|研究中心|中心|医院|公司|集团|出版社|杂志社|报社|编辑部|学校|中学|小学|中專|中专|党校|幼儿园|图书馆|博物馆|博物院|美术馆|纪念馆|档案馆|文化馆|文物局|科学院|社科院|设计院|勘察院|规划院|研究总院|实验室|研究室|研究会|研究基地|创新基地|实践基地|教研室|委员会|考古所|法院|检察院|银行|电视台|气象局|气象台|税务局|水利局|林业局|农业局|管理局|管理处|监测站|推广站|实验站|试验站|工作站|事务所|协会|学会|智库|疾控|防治所|保护区|林场|农场|电厂|部队|军区|总队|支队|政府|书院|学部|教研部/u;
/** Offices of a place: 青海省海西州农牧局. */
const LOCAL = /(?:省|市|县|区|州|旗|国家)\p{Script=Han}{2,24}(?:局|厅|委|院|所|馆|站|处|队)(?=$|[\s，,、。（(）)；;\d])/u;
/** How the name of an institution, or of its department, ends. */
const END = '(?:大学|学院|院|校区|分校|系|部|局|馆|所|厅|社|站|科|室|处|中心|组|厂|矿|园|队|台|办|会|库|行|校|小学|中学|高中|公司|集团|基地|智库|平台|联盟|委|府|教研部|流动站|工作站|病区|病房|门诊|部队|军区|林场|农场|保护区|事业部|团队|课题组|项目组|编辑部|期刊|大队|农牧局|社区|乡|镇|街道办|庭)';
const ENDS = new RegExp(`${END}(?:[（(][^（()）]{1,12}[）)])?$`, 'u');
/** What is no part of another institution. */
const TOP = /大学(?!生|城)|科学院|公司|集团|党校|社科院|(?:省|市|县|区|州)[^属]{0,12}(?:医院|局|院|所|中心|馆|中学|小学|学校|厅|委员会)$/u;
const LATIN_ORG = /university|college|institute|school|academy|department|faculty|hospital|museum|library|laborator|center|centre|company|co\.|ltd|bureau|corporation/iu;

/** Whether the words name an institution. */
export function isInstitution(text: string): boolean {
  const words = simplified(text);
  return STRONG.test(words.replaceAll(/[以为為的]中心|中心(?=主义|化|性|论)/gu, '')) || LOCAL.test(words);
}

export interface Unit {
  /** The figure or letter that ties people to it. */
  marks: string[];
  name: string;
  /** Who works there, where the unit is followed by names in brackets. */
  people: string[];
  /** Nothing stood beside it that was not understood. */
  isClear: boolean;
}

const POSTCODE = /(?:邮政编码|邮编|P\.?\s*C\.?)?[:：]?\s*(?<!\d)\d{6}(?!\d)/gu;
const COUNTRY = /^(?:中国|中华人民共和国|P\.?\s*R\.?\s*China|China|USA|美国|英国|德国|日本|法国|俄罗斯|韩国|加拿大|澳大利亚|新加坡)$/iu;

/** Brackets that are part of a name, as in 中国地质大学（武汉）. */
const { held, released } = holderOf('（(）)');

/** The words of a unit's text that say where or what, in order; brackets with a place or post code are taken out. */
function wordsOf(text: string): string[] {
  return text.replaceAll(/(?<=大学|学院|公司|研究院)([（(])([^（()）\d]{1,10})([）)])/gu, held)
    .replaceAll(/[（(][^（()）]*[）)]/gu, (inside) => (/\d{5,6}/.test(inside) || isPlace(inside.slice(1, -1).replaceAll(/[\s,，]/gu, '')) ? ' ' : inside))
    .replaceAll(POSTCODE, ' ').split(/[，,、\s。]+/u)
    .map((word) => released(word.replaceAll(/^[)）\].．:：]+|[（([．:：]+$/gu, ''))).filter((word) => word !== '');
}

/** The institutions in the text of one mark, without places; most often one. */
function namesOf(text: string): { names: string[]; isClear: boolean } {
  const groups: string[][] = [];
  let isClear = true;
  for (const word of wordsOf(withoutMarks(text))) {
    const bare = withoutPlaces(word, (rest) => ENDS.test(simplified(rest)));
    if (/^(?=.*\d)[A-Z\d-]{2,8}$|^\d$/u.test(word) || COUNTRY.test(word) || isCountry(word) || (isPlace(word) && !STRONG.test(word))) continue;
    if (!ENDS.test(simplified(bare)) || !isChinese(bare)) {
      // A foreign town may follow; a post, a telephone number or half a name may not.
      if (groups.length === 0 || !/^\p{Script=Han}{2,6}$|^\p{Lu}[\p{L} -]+$/u.test(bare)) isClear = false;
      continue;
    }
    const last = groups.at(-1);
    if (last && !(TOP.test(simplified(bare)) && last.some((one) => TOP.test(simplified(one))) && !/^(?:第|附属)/u.test(bare))) last.push(bare);
    else groups.push([bare]);
  }
  return { names: groups.map((words) => words.join('')), isClear };
}

/** 神经内科（张三、李四）: two to four hanzi each, and no place or part of an institution. */
const PEOPLE = /[（(]([\p{Script=Han}·•・、，,;；\s]{2,200})[）)](?=$|[\s，,；;。.])/gu;
function peopleOf(text: string): { rest: string; people: string[] } {
  const people: string[] = [];
  const rest = text.replaceAll(PEOPLE, (all, inside: string) => {
    const names = inside.split(/[、，,;；]|\s{2,}|(?<=\p{Script=Han}{2})\s(?=\p{Script=Han}{2})/u).map((name) => name.replaceAll(/\s/g, '')).filter((name) => name !== '');
    if (names.some((name) => ENDS.test(simplified(name)) || isPlace(name) || [...name].length < 2 || (!/[·•・]/u.test(name) && [...name].length > 4))) return all;
    people.push(...names);
    return ' ';
  });
  return { rest, people };
}

/** Cut behind each bracket with people. */
function atPeople(part: string): string[] {
  const ends = [...part.matchAll(PEOPLE)].filter(({ 0: all }) => peopleOf(all).people.length > 0).map(({ 0: all, index }) => index + all.length);
  return [0, ...ends].map((from, index) => part.slice(from, ends[index])).map((piece, index) => (index === 0 ? piece : piece.replace(/^[，,、；;\s]+/u, '')));
}
const UP_TO_TOP = /^.*(?:大学|医院|科学院|研究院|公司|集团|中心|学院)(?=.)/u;

/** Marks before a unit: raised, in brackets, with a point, or a bare figure before a hanzi. */
const MARK = `${UP}\\s*([\\da-hA-H①-⑳*＊†#,，、 ]+)[)）.．、]?\\s*${DOWN}|[（(\\[［](\\d{1,2}|[a-h])[)）\\]］]|([①-⑳⓪])|(\\d{1,2}|[a-h])\\s*[.．、)）]|(\\d{1,2})(?=\\s*[\\p{Script=Han}（])|([a-h])(?=\\s+\\p{Script=Han}|\\p{Script=Han})`;
const STARTS = new RegExp(`^[\\s（(]*(?:${MARK})[\\s.．、:：]*`, 'u');
/** Where the next unit begins: behind a semicolon, or with a mark behind an end, a place or a post code. */
const BETWEEN = new RegExp(`[;；](?![^（(]{0,30}[）)])|(?=${UP})|(?<=[\\s，,。）)、]|\\d{6}|[院系所心学部室司馆处局校])(?=(?:[①-⑳]|[（(\\[］]?\\d{1,2}\\s*[.．、)）\\]］]\\s*\\p{Script=Han}|\\d{1,2}\\s*\\p{Script=Han}{3}|[a-h]\\s*[.．、)）]\\s*\\p{Script=Han}))`, 'u');

/** Units of a line: one, or several with marks. */
export function unitsIn(text: string): Unit[] {
  if (text.length > 3000) return [];
  // 3. …；4. …）: the bracket is opened in the line before. Those at figures are of the figures.
  const unmarked = withoutMarks(text).replaceAll(/(?<![\d\p{L}])[（(]?(?:\d{1,2}|[a-h])[)）]/gu, '').trim();
  const isClosed = /^[^（(]*[）)][\s。.;；]*$/u.test(unmarked.replaceAll(/[（(][^（()）]*[）)]/gu, ''));
  const opened = text.trim().replace(isClosed ? /[）)][\s。.;；]*$/u : /$^/u, '').replace(/^\p{Script=Han}{0,4}(?:单位|机构|單位)\s*[:：]\s*/u, '').replace(/^[（(［[](?!\d{1,2}[)）\]］])(.*)[）)\]］][\s。.]*$/u, '$1').replace(/^\p{Script=Han}{0,4}(?:单位|机构|單位)\s*[:：]\s*/u, '');
  const units: Unit[] = [];
  let university = '';
  let marks: string[] = [];
  for (const part of opened.split(BETWEEN).flatMap(atPeople).filter((piece) => piece.trim() !== '')) {
    const match = STARTS.exec(part);
    const mark = match?.slice(1).find((group) => group !== undefined);
    if (mark !== undefined) marks = folded(mark).normalize('NFKC').match(/\d+|[a-h]/giu)?.map((one) => one.toLowerCase()) ?? [];
    const { rest, people } = peopleOf((match ? part.slice(match[0].length) : part).trim());
    const { names, isClear } = namesOf(rest.trim().replace(/^[（(](.*)[）)]$/u, '$1'));
    const before = units.at(-1);
    // 附属医院内科（张三），检验科（李四）
    const shared = people.length > 0 && before && before.people.length > 0 && names.length === 1 && !TOP.test(simplified(names[0] ?? '')) && !isInstitution(names[0] ?? '') ? UP_TO_TOP.exec(before.name)?.[0] : undefined;
    if (shared !== undefined) {
      units.push({ marks, name: shared + (names[0] ?? ''), people, isClear: false });
      continue;
    }
    // 2. begins another one than 1. with its a. and b.
    if (/^\d+$/.test(marks[0] ?? '') && /[a-h]$/.test(before?.marks[0] ?? '')) university = '';
    for (const name of names) {
      // 武汉大学 a. 法学院；b. 图书馆: printed once, it stands for all.
      const isPart = university !== '' && marks.length > 0 && !TOP.test(simplified(name));
      const last = units.at(-1);
      // 1.江城大学 a.历史学院; b.图书馆
      if (/^[a-h]$/.test(marks[0] ?? '') && university === '' && last && /^\d+$/.test(last.marks[0] ?? '') && !TOP.test(simplified(name)) && TOP.test(simplified(last.name))) {
        units.pop();
        university = last.name;
        units.push({ marks, name: university + name, people, isClear });
        continue;
      }
      if (/^\d+$/.test(marks[0] ?? '') && TOP.test(simplified(name))) university = '';
      units.push({ marks, name: isPart ? university + name : name, people, isClear });
    }
    const only = names.length === 1 ? names[0] : undefined;
    if (mark === undefined && only !== undefined && units.length === 1 && new RegExp(`^[（(]?${UP}|^[a-h\\d①-⑳]`, 'u').test(opened.slice(opened.indexOf(part) + part.length).trim())) {
      university = only;
      units.pop();
    }
    if (mark === undefined || names.length > 0) marks = [];
  }
  return units;
}

/** Whether a line says institutions, with place and post code, and little else. */
export function isUnitLine(text: string): boolean {
  if (text.length > 3000) return false;
  const bare = withoutMarks(text).trim();
  if (bare.length > 1500 || /[。！？]\s*\S/u.test(bare.replace(/^.*?\d{6}。/u, ''))) return false;
  if (!isChinese(bare)) return LATIN_ORG.test(bare) && (/,|\d{5,6}|china\b/iu.test(bare) || /^[\d(a-e]/u.test(bare)) && !/[.!?]\s+[A-Z]\w+\s\w+\s\w+/u.test(bare);
  if (!isInstitution(bare) || /^[—―─–-]|[《》？]|[\p{Script=Han}]的\p{Script=Han}/u.test(bare)) return false;
  const units = unitsIn(text);
  return units.some(({ name }) => isInstitution(name)) && units.filter(({ isClear }) => isClear).length * 2 >= units.length;
}
