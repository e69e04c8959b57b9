// Names of people as front pages write them, one by one and in lists.
import { beginsWithFamily, longFamilyOf } from '../../names/family-names.ts';
import { isChinese } from '../page/lines.ts';
import { isCountry, isPlace } from './places.ts';
import { CORRESPONDING, POST_AT_NAME } from './roles.ts';
import { NOTE, RAISED, raisedIn, UP, withoutMarks } from '../page/signs.ts';
import { isInstitution } from './unit-words.ts';

/** Words that look like names where they stand alone. */
const NOT_NAMES = new Set(
  (
    '摘要|引言|前言|目录|正文|提要|关键词|论文|作者|中国|历史|研究|文学|高校|文化|方法|成果|结论|结果|目的|日期|单位|陈述|时间|金融|方案|文献|经济|全文|任务|通讯|管理|农业|白皮书|车间|边疆|文史|易学|国学|文字|水利|水文|花卉|云计算|平台|' +
    '计算机|金属|石油|安全|温度|高等|高教|高原|江河|海洋|广播|国际|国家|国内|公共|公路|都市|党建|时政|时评|强度|成人|程序|能源|能力|通信|通知|明清|元代|明代|秦汉|宋代|唐代|唐宋|金代|夏商|史学|史料|武术|乐府|乐器|康复|应用|应急|关系|管理学|' +
    '文艺|文物|文明|文教|文苑|文摘|安排|项目|项目组|路径|区域|向量|景观|包装|边界|游戏|单元|双语|红楼梦|经典|经验|东方|西方|常识|查询|简介|简报|简论|于此|从此|和谐|和平|全球|步骤|相关|广告|农村|农民|容量|温室|平衡|元素|方程|解析|应对|封面|' +
    '白话|白银|黑龙江|万方|牛奶|马铃薯|金银花|石墨烯|高血压|高分子|张力|危机|强化|甘蔗|水稻|水泥|水资源|山水|荣誉|时代|时空|平均|支付|成本|成绩|严重|华北|华东|华南|江南|江北|关中|边防|连续|连接|申请|申报|姓名|性别|职称|学历|民族|籍贯|电话|' +
    '邮箱|地址|邮编|备注|栏目|致谢|附录|注释|本刊|编者|编辑|记者'
  ).split('|'),
);
/** Words behind a name that do not belong to it. */
const POST_BEHIND = new RegExp(String.raw`(?:\s+|(?<=\S{2}))(?:${POST_AT_NAME}|等)$`, 'u');
const ROLE_BEHIND = new RegExp(
  String.raw`\s*(?:[（(]\s*(?:${CORRESPONDING}|执笔|执笔人|共同第一作者|第一作者|并列第一作者|整理|译|著|[男女](?:[，,][^）)]*)?)\s*[）)]|[著撰编译]|(?<=\s)[文])$`,
  'u',
);
/** Words between names that are none. */
const ROLE = new RegExp(`^(?:${POST_AT_NAME}|[著撰译编文]|等)$`, 'u');
const CORRESPONDING_ASIDE = new RegExp(String.raw`[（(]\s*${CORRESPONDING}\s*[）)]`, 'u');
const IN_FRONT = /^\s*(?:(?:[文撰译图]|作者|撰文|撰稿|记者|执笔)\s*[/／|｜:：∕]|[◎○●□■◆△▲☆★◇▪•※])\s*/u;
const MARK = '(?:[\\d①-⑳⓪❶-❿➀-➓⁰-⁹¹²³a-hA-H,，.、*＊∗⁎†‡§¶#＃☆★※✉✱△▲◎]|[(（\\[［][\\d①-⑳*a-h,，]{1,6}[)）\\]］]|[)）])';
const NAME_AND_MARKS = new RegExp(`^\\s*(.*?[\\p{Script=Han}])\\s*((?:${MARK}\\s*)*)$`, 'u');
/** Small letters are marks behind hanzi only. */
const LATIN_AND_MARKS = new RegExp(`^\\s*(.*?(?:\\s[JS]r\\.|[\\p{L}.)）]))\\s*((?:${MARK.replace('a-hA-H', '')}\\s*)*)$`, 'u');
/** María José de la Cruz-Rodríguez, J. R. R. O'Connor Jr. */
const LATIN_NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:van|von|de|la|las|los|el|al|der|den|del|della|di|da|dos|du|le|ten|ter|bin|ibn|y)\s+){0,3}\p{Lu}[\p{L}.'’-]*){1,3}(?:,?\s+(?:Jr|Sr|I{2,3}|IV)\.?)?$/u;

export interface Named {
  name: string;
  /** Marks that join them to units: numbers and letters. */
  marks: string[];
  /** Footnotes that the name refers to. */
  notes: string[];
  isCorresponding: boolean;
  /** It looks like a name in any context. */
  isSure: boolean;
}

/** SURE: a family name and a given one of one or two hanzi, or a point between parts. POSSIBLE: only among others that are sure. */
export function nameKind(name: string): 'SURE' | 'POSSIBLE' | null {
  const signs = [...name];
  if (/^\p{Script=Han}{1,8}(?:[·•・‧∙.．]\p{Script=Han}{1,8}){1,3}$/u.test(name)) return 'SURE';
  if (!/^[\p{Script=Han}]{2,8}$/u.test(name)) return LATIN_NAME.test(name) ? 'POSSIBLE' : null;
  if (NOT_NAMES.has(name) || isInstitution(name) || isPlace(name)) return null;
  if (longFamilyOf(name) !== null) return signs.length <= 5 ? 'SURE' : null;
  if (beginsWithFamily(name) && signs.length <= 3) return signs.length === 3 && /[论性化率感说]$/u.test(name) ? 'POSSIBLE' : 'SURE';
  return signs.length <= 6 && !/[的与和及在于是之论]/u.test(name) ? 'POSSIBLE' : null;
}

/** ¹² and ①: as plain figures; raised figures one by one are one number only where they were set as one. */
const figures = (marks: string) => marks.replaceAll(/[❶-❿]/gu, (sign) => `${sign.charCodeAt(0) - 0x2775}`).normalize('NFKC');

function namedOf(piece: string, isLabelled: boolean): Named | null {
  const raised = raisedIn(piece);
  const notes = raised.filter((mark) => mark.startsWith(NOTE)).map((mark) => mark.slice(1));
  let bare = withoutMarks(piece).trim();
  const isNoted = CORRESPONDING_ASIDE.test(bare);
  bare = bare.replace(ROLE_BEHIND, '').trim();
  const match = (isChinese(bare) ? NAME_AND_MARKS : LATIN_AND_MARKS).exec(bare);
  if (!match) return null;
  const written = (match[1] ?? '').replace(ROLE_BEHIND, '').trim();
  const joined = isChinese(written) ? written.replaceAll(/\s/g, '') : written.replaceAll(/\s+/g, ' ');
  const name = nameKind(joined) === 'SURE' ? joined : joined.replace(POST_BEHIND, '');
  const kind = nameKind(name);
  if (kind === null && !(isLabelled && /^\p{Script=Han}{2,8}$/u.test(name) && !isInstitution(name))) return null;
  const marks = figures([...raised.filter((mark) => !mark.startsWith(NOTE)), match[2] ?? ''].join(','));
  return {
    name,
    marks: marks.match(/\d+|[a-h]/giu)?.map((mark) => mark.toLowerCase()) ?? [],
    notes,
    isCorresponding: isNoted || /[*∗⁎†#✉✱☆★]/u.test(marks),
    isSure: kind === 'SURE',
  };
}

/** 张 三 李四: parts at gaps, where single signs belong to the next. */
function atGaps(piece: string): string[] {
  if (!isChinese(piece)) return [piece];
  const groups = piece.trim().split(/\s{2,}|\t/u);
  // Where single signs stand alone, the gaps within the names are wide too.
  const isLoose = groups.some((group) => /^\p{Script=Han}$/u.test(withoutMarks(group).replace(/[\d*]+$/u, '')));
  return (isLoose ? [piece.trim().replaceAll(/\s+/gu, ' ')] : groups).flatMap((group) => {
    const words = group.split(/\s/u).filter((word) => word !== '');
    const out: string[] = [];
    const isAlone = (word: string | undefined) => word !== undefined && /^\p{Script=Han}$/u.test(withoutMarks(word)) && !word.includes(UP);
    for (const word of words) {
      const last = out.at(-1);
      const isLatinToo = last !== undefined && /^\p{Lu}[\p{L}.'’-]*$/u.test(withoutMarks(word)) && /^[\p{Lu}][\p{L}.'’\s-]*$/u.test(last);
      if (isLatinToo) {
        out[out.length - 1] = `${last} ${word}`;
        continue;
      }
      // A double family name with a gap behind it.
      const isGiven =
        last !== undefined &&
        longFamilyOf(last) !== null &&
        [...last].length === 2 &&
        words.length === 2 &&
        isAlone(withoutMarks(word).replace(/[\d*]+$/u, ''));
      const isSpread = words.length === 3 && words.every((one) => isAlone(withoutMarks(one)));
      const goesOn =
        last !== undefined && (isGiven || isAlone(last) || !/\p{L}/u.test(withoutMarks(word)) || /^[（(]/u.test(word) || isSpread);
      if (goesOn) out[out.length - 1] = `${last}${word}`;
      else out.push(word);
    }
    // Latin names have spaces within.
    return out.length > 0 && out.every((word) => !isChinese(word)) ? [group] : out;
  });
}

/** 张三和李四: only where both sides are names. */
function atAnd(piece: string): string[] {
  const sides = /^(\p{Script=Han}{2,3})[和与](\p{Script=Han}{2,3})$/u.exec(piece.trim());
  return sides?.[1] !== undefined &&
    sides[2] !== undefined &&
    nameKind(sides[1]) === 'SURE' &&
    nameKind(sides[2]) === 'SURE' &&
    nameKind(piece.trim()) !== 'SURE'
    ? [sides[1], sides[2]]
    : [piece];
}

/** The people that a line lists, and nothing else; null: it is another line. `isLabelled`: a label says that these are names. */
export function namesIn(text: string, isLabelled = false): Named[] | null {
  if (text.length > 3000) return null;
  const line = text
    .replace(IN_FRONT, '')
    .replace(/\s*等?\s*[。.]?\s*$/u, '')
    .trim();
  if (line.length > 1500 || line === '') return null;
  // Commas within marks and brackets part no names.
  const marked = line
    .replaceAll(new RegExp(`${RAISED}|[（(][^（()）]{0,30}[）)]`, 'gu'), (above) => above.replaceAll(/[,，、;；/／]/g, '.'))
    .replaceAll(/(?<=\d)[,，、](?=\s*[\d*＊#])/g, '.')
    .replaceAll(/(?<=[\p{L}\d])\s*[,，、]\s*(?=[*＊#†])/gu, '');
  const pieces = marked
    .split(/[,，、;；/／|｜&＆]|\s+(?:和|与|and)\s+/u)
    .flatMap(atGaps)
    .flatMap(atAnd)
    .filter((piece) => /\p{L}/u.test(withoutMarks(piece)) && !ROLE.test(withoutMarks(piece).trim()));
  const people = pieces.map((piece) => namedOf(piece.trim(), isLabelled));
  const known = people.filter((one) => one !== null);
  if (pieces.some((piece) => isCountry(withoutMarks(piece).trim()))) return null;
  if (known.length === 0 || known.length < people.length || known.length > 500) return null;
  const sure = known.filter((one) => one.isSure).length;
  const isList = known.length > 1 && sure > 0 && sure * 3 >= known.length;
  if (!isLabelled && !isList && !(known.length === 1 && sure === 1) && !(known.length > 1 && known.every(({ marks }) => marks.length > 0)))
    return null;
  // 沈 知 秋 陆 小 明: nobody says where one ends.
  const signs = line.split(/\s+/u);
  const isBlurred =
    known.length > 1 && signs.length > 4 && signs.every((sign) => [...withoutMarks(sign)].length <= 1) && !/\s{2}|\t/u.test(line);
  return isBlurred ? known.map((one) => ({ ...one, isSure: false })) : known;
}
