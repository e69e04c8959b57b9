// Names, units and addresses of people as front pages write them.
import { DOWN, isChinese, UP, withoutMarks } from './lines.ts';

/** The commonest family names: a line of two or three characters is taken for a name only with one of them. */
const FAMILY = '柏卞閻陳張劉趙黃吳孫馬羅鄭謝韓馮許鄧蕭葉蔣呂蘇盧鍾譚陸賈鄒龍萬賴賀龔湯顏魯齊關歐紀畢聶蘭莊王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余苏叶吕魏蒋田杜丁沈姜范江傅钟卢汪戴崔任陆廖姚方金邱夏谭韦贾邹石熊孟秦阎薛侯雷白龙段郝孔邵史毛常万顾赖武康贺严尹钱施牛洪龚汤陶黎温莫易樊乔文安殷颜庄章鲁倪庞邢俞翟蓝聂齐向申葛柴伍覃骆关焦柳欧祝纪尚毕耿芦左季管符辛苗詹曲欧靳祁路涂兰甘裴梅童翁霍游阮尤岳柯牟滕谷舒卜成饶宁凌盛查单冉鲍华包屈房喻解蒲卫简时连车项闵邬吉党阳费储屠应宗宣贲郁杭诸嵇荀羊惠甄曲封芮靳汲糜松井巫乌巴弓牧隗山宓蓬全郗班仰仲伊宫栾暴斗厉戎祖景束幸司韶郜蓟薄印宿怀台从鄂索籍蔺蒙池胥苍双闻莘翟谭贡劳逄姬扶堵冉宰郦雍却璩桑桂濮寿通边扈燕冀浦农别晏瞿慕茹习艾鱼容古慎戈庾终暨居衡步都耿满弘匡国寇广禄阙东殴殳沃利蔚越夔隆师巩厍晁勾敖融冷訾辛阚那空毋沙乜养鞠须丰巢蒯相后荆红竺权逯盖益桓公肖闫晋佟仇植漆䶮𠮷';
const LONG_FAMILY = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|长孙|宇文|端木|轩辕|南宫|呼延|独孤)/u;
const NOT_NAMES = /^(?:摘要|引言|前言|目录|正文|提要|关键词|论文|作者|中国|历史|研究|文学|高校|文化|方法|成果|结论|结果|目的|日期|单位|江西|江苏|安徽|陈述|时间|成都|武汉|广东|广西|云南|海南|湖南|湖北|金融|方案|文献|经济|全文|任务|通讯|管理|农业|白皮书|车间|边疆|文史|易学|国学|文字)$/u;
const TITLES = /(?:教授|副教授|讲师|研究员|副研究员|助理研究员|博士生?|硕士生?|著|撰|文|译)$/u;
const ORG = '大学|学院|研究院|研究所|研究中心|中心|医院|公司|集团|出版社|杂志社|编辑部|学校|中学|小学|党校|图书馆|博物馆|博物院|档案馆|文物局|科学院|社科院|实验室|研究室|研究会|教研室|教研部|学部|学系|系|部|局|馆|院|所|厅|社|委员会|基地|协会|学会|站|书院|智库|科|室';
const STRONG_ORG = /大学|学院|研究院|研究所|研究中心|中心|医院|公司|集团|出版社|杂志社|编辑部|学校|中学|党校|图书馆|博物馆|博物院|档案馆|文物局|科学院|社科院|实验室|研究室|委员会|考古所|university|college|institute|school of|academy|department|faculty|hospital|museum|library|laboratory|center|centre/iu;
const UP_TO_ORG = new RegExp(`^.*(?:${ORG})`, 'u');
/** Who is named by a program, not by a person. */
export const NOBODY = /^(?:administrator|admin|user|users|owner|author|guest|test|unknown|un-?named|microsoft(?: office)?(?: user)?|windows(?: 用户| user)?|lenovo|hp|dell|asus|acer|wps(?: office)?|python-docx|apache poi|用户|微软用户|微软|微软中国|作者|匿名)$/iu;
export const EMAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gu;

export interface Named {
  name: string;
  /** What joins them to units: numbers and letters above. */
  marks: string[];
  isCorresponding: boolean;
  hasFamilyName: boolean;
}

/** Whether a text names an institution, with or without its place and post code. */
export function isAffiliation(text: string): boolean {
  const bare = withoutMarks(text);
  return STRONG_ORG.test(bare) && (isChinese(bare) ? bare.length < 160 && !/[。！？]\S/u.test(bare) && (/^[\s（([\d*①-⑩a-e.]|\d{6}|[）)]\s*$/u.test(bare) || new RegExp(`(?:${ORG})[\\s\\d，,、；;]*$`, 'u').test(bare) || /[，,]\s*\p{Script=Han}{2,3}\s*\p{Script=Han}{2,4}[\s）)\d]*$/u.test(bare)) : /^[\s(（\d]|\d{5,6}|china\b|,/iu.test(bare));
}

const isName = (text: string) => (/^\p{Script=Han}{2,6}$/u.test(text) || /^\p{Script=Han}{1,8}[·•・]\p{Script=Han}{1,8}(?:[·•・]\p{Script=Han}{1,8})?$/u.test(text)) && !NOT_NAMES.test(text) && !STRONG_ORG.test(text);
const hasFamilyName = (name: string) => /[·•・]/u.test(name) || LONG_FAMILY.test(name) || ([...name].length <= 3 && FAMILY.includes([...name][0] ?? ' '));

function namedOf(piece: string): Named | null {
  const above = [...piece.matchAll(new RegExp(`${UP}([^${DOWN}]*)${DOWN}`, 'gu'))].map(([, mark = '']) => mark).join(',');
  const bare = withoutMarks(piece);
  const match = /^[\s◎○●□■◆△▲☆★]*([\p{Script=Han}\s·•・]+?)\s*((?:[\d①-⑩a-e,，、*＊†‡#＃✉]|\(\d\)|（\d）|\[\d\])*)\s*$/u.exec(bare);
  const name = match?.[1]?.replaceAll(/\s/g, '') ?? '';
  if (!isName(name)) return null;
  const marks = `${above},${match?.[2] ?? ''}`.normalize('NFKC');
  return { name, marks: marks.match(/\d+|[a-e]/g) ?? [], isCorresponding: /[*†#✉]/u.test(marks), hasFamilyName: hasFamilyName(name) };
}

/** The people that a line lists, and nothing else; null: it is another line. */
export function namesIn(text: string, isLabelled = false): Named[] | null {
  const line = text.replace(/^\s*(?:[文撰]\s*[/／:：]\s*|◎|○|●|□|■)/u, '').trim();
  if (line.length > 1500) return null;
  // Commas within marks above a name part no names.
  const pieces = line.replaceAll(new RegExp(`${UP}[^${DOWN}]*${DOWN}`, 'gu'), (above) => above.replaceAll(/[,，、;；]/g, '.')).replaceAll(/(?<=\d)[,，、](?=\d)/g, '.').split(/[,，、;；/／]|\s+(?:和|与)\s+/u).flatMap(splitAtSpaces);
  const people = pieces.filter((piece) => withoutMarks(piece).trim() !== '' && !/^[\d.*＊\s]+$/.test(piece)).map((piece) => namedOf(piece.replaceAll('.', ',').replace(TITLES, (title) => (isLabelled ? '' : title)).trim()));
  const known = people.filter((person) => person !== null);
  if (known.length === 0 || known.length < people.length || known.length > 500) return null;
  const sure = known.filter((person) => person.hasFamilyName).length;
  return isLabelled || sure * 2 > known.length || (known.length > 1 && sure > 0) ? known : null;
}

/** 张 三 李四: one sign alone belongs to the next. */
function splitAtSpaces(piece: string): string[] {
  const words = piece.trim().split(/[\s\u3000]+/u).filter((word) => word !== '');
  const out: string[] = [];
  for (const word of words) {
    const last = out.at(-1);
    const isAlone = last !== undefined && /^\p{Script=Han}$/u.test(last);
    if (last !== undefined && (isAlone || !/\p{Script=Han}/u.test(withoutMarks(word)))) out[out.length - 1] = last + word;
    else out.push(word);
  }
  return out;
}

/** A line of people in Latin letters: ZHANG San, Li Si. */
export function isEnglishNames(text: string): boolean {
  const bare = withoutMarks(text).replaceAll(/[\d*＊†#①-⑩]+/gu, ' ').replaceAll(/\((?:eds?|corresponding author)\.?\)/giu, '').trim();
  const pieces = bare.split(/[,，;；、&]|\s+and\s+|\s{2,}|\t/iu).map((piece) => piece.trim()).filter((piece) => piece !== '');
  return pieces.length > 0 && bare.length < 300 && pieces.every((piece) => /^(?:[A-Z][\p{L}'’.-]*)(?:\s+[A-Z][\p{L}'’.-]*){0,3}$/u.test(piece)) && pieces.some((piece) => /\s/.test(piece)) && (pieces.length > 1 || bare.split(/\s+/).length <= 3);
}

export interface Unit {
  marks: string[];
  name: string;
}

/** The institution of a text, without its place and what the person is there; empty: none. */
export function unitName(text: string): string {
  const bare = withoutMarks(text).replaceAll(/[（(]\s*(?:邮编|邮政编码)?[:：]?\s*\d{6}\s*[)）]/gu, ' ').replaceAll(/(?:邮编|邮政编码)?[:：]?\s*\b\d{6}\b/gu, ' ').replace(/^[\s（([【]+|[）)\]】。；;，,\s]+$/gu, '');
  if (!isChinese(bare)) return bare.replaceAll(/\s+/g, ' ').trim();
  const words = bare.split(/[，,\s\u3000]+/u).filter((word) => word !== '');
  const isOrg = (word: string) => new RegExp(`(?:${ORG})(?:[（(][^）)]*[）)])?$`, 'u').test(word);
  const first = words.findIndex(isOrg);
  const last = words.findLastIndex(isOrg);
  return first === -1 ? '' : words.slice(/[，,]/u.test(bare) ? first : 0, last + 1).join('');
}

/** Units of a line: one, or several with numbers. */
export function unitsIn(text: string): Unit[] {
  const opened = text.trim().replace(/^[（(](?!\d[)）])(.*)[）)]$/u, '$1');
  const parts = opened.split(new RegExp(`[;；]|(?=${UP}\\s*[\\da-e①-⑩]\\s*${DOWN})|(?<=[\\s，,。）)\\p{Script=Han}])(?=\\d\\s*[.．、]\\s*\\p{Script=Han})|(?<=[\\s院系所心学部室司])(?=\\d\\s*\\p{Script=Han}{3})|(?<=\\d{6}[\\s，,.。]*)(?=\\d\\s*\\.?\\s*\\p{Script=Han})`, 'u'));
  return parts.flatMap((part) => {
    const match = new RegExp(`^\\s*(?:${UP}\\s*([\\da-e①-⑩]+)[^${DOWN}]*${DOWN}|[（(\\[]?([\\d①-⑩]|[a-e](?=[.．、\\s]))[)）\\]]?\\s*[.．、]?)\\s*`, 'u').exec(part);
    const name = unitName(match ? part.slice(match[0].length) : part);
    return name === '' ? [] : [{ marks: [match?.[1] ?? match?.[2] ?? ''].filter((mark) => mark !== '').map((mark) => mark.normalize('NFKC')), name }];
  });
}

const STATION = /(?:教授|讲师|研究员|馆员|编审|编辑|教师|学生|研究生|博士|硕士|院长|主任|所长|工程师|助教|导师|馆长|会计师|医师|副?教授)/u;

/** The institution that a sentence about a person names, and whether it says what they are there. */
export function unitInSentence(text: string): { name: string; isSure: boolean } | null {
  for (const clause of text.split(/[，,；;。\n]/u)) {
    if (!STRONG_ORG.test(clause) || !isChinese(clause) || /毕业|获得?.*学位|兼任|邮编|地址|研究方向/u.test(clause)) continue;
    const said = clause.replace(/^.*?(?:现为|现任|就职于|任职于|供职于|工作于|就读于|系|单位\s*[:：]|[:：])\s*(?=\S{4})/u, (head) => (head.endsWith('系') && head.length > 1 ? head : ''));
    const name = UP_TO_ORG.exec(said.replace(new RegExp(`${STATION.source}.*$`, 'u'), ''))?.[0].replaceAll(/\s/g, '') ?? '';
    if (name.length >= 4 && STRONG_ORG.test(name)) return { name: name.replace(/^[在于为任系]/u, ''), isSure: STATION.test(said) };
  }
  return null;
}
