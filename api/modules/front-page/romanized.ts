// How names sound in Latin letters: what the English block writes of an author, what a family name is read as, and whose address an e-mail looks like.
import { isEnglishNames } from './english-titles.ts';
import type { Segment } from './lines.ts';
import { withoutMarks } from './signs.ts';

/** Family names by their reading, the more usual of several. */
const READINGS = 'ai艾 an安 ao敖 ba巴 bai白柏 ban班 bao包鲍 bei贝 bi毕 bian卞边 bo薄 bu卜步 cai蔡 cao曹 cen岑 chai柴 chang常昌 che车 chen陈谌晨陳 cheng程成 chi池迟 chu储褚楚 cong丛 cui崔 dai戴代 dang党 deng邓鄧 di狄翟 diao刁 ding丁 dong董东 dou窦 du杜 duan段 e鄂 fan范樊 fang方房 fei费 feng冯丰封酆馮 fu付傅符富伏 gan甘干 gao高 ge葛 geng耿 gong龚宫弓巩 gou勾 gu顾古谷 guan关管 gui桂 guo郭 han韩 hang杭 hao郝 he何贺和 heng衡 hong洪 hou侯 hu胡扈 hua华花 huai怀 huang黄黃 huo霍 ji季纪吉姬计 jia贾家 jian简 jiang江姜蒋蔣 jiao焦 jin金靳晋 jing荆景井 ju鞠 kan阚 kang康 ke柯 kong孔 kou寇 kuang匡 lai赖 lan兰蓝 lang郎 lao劳 lei雷 leng冷 li李黎厉郦利 lian连廉练 liang梁 liao廖 lin林蔺 ling凌 liu刘柳劉 long龙龍 lou娄 lu陆卢鲁路逯陸盧 luo罗骆羅 lv吕呂 ma马麻馬 mai麦 man满 mao毛茅 mei梅 meng孟蒙 mi米 miao苗缪 min闵 ming明 mo莫 mou牟 mu穆慕牧 na那 ni倪 nie聂 ning宁甯 niu牛 nong农 ou欧 pan潘 pang庞 pei裴 peng彭 pi皮 ping平 pu蒲濮浦 qi齐戚祁 qian钱錢 qiang强 qiao乔 qin秦覃 qiu邱仇丘秋裘 qu曲屈瞿 quan全 que阙 ran冉 rao饶 ren任 rong荣容戎 ruan阮 rui芮 sang桑 sha沙 shan单 shang尚 shao邵 she佘 shen沈申 sheng盛 shi石史施师时 shu舒 shui水 si司 song宋 su苏宿蘇 sui隋 sun孙孫 suo索 tai邰 tan谭谈檀 tang唐汤 tao陶 teng滕 tian田 tong童佟仝 tu涂屠 wan万 wang王汪 wei魏韦卫 wen文温闻 weng翁 wu吴武伍邬巫吳 xi习席奚郗 xia夏 xian冼 xiang向项 xiao肖萧 xie谢解 xin辛 xing邢 xiong熊 xu徐许胥須许 xuan宣 xue薛 xun荀 yan严颜闫燕阎晏 yang杨羊阳楊 yao姚 ye叶葉 yi易伊 yin尹殷印 ying应 you尤游 yu于余俞虞喻郁禹庾鱼 yuan袁元原苑 yue岳乐 yun云 zang臧 zeng曾 zha查 zhai翟 zhan詹湛占 zhang张章張 zhao赵趙 zhen甄 zheng郑鄭 zhi支 zhong钟仲鍾 zhou周 zhu朱祝诸竺 zhuang庄莊 zhuo卓 zi訾 zong宗 zou邹 zu祖 zuo左';
const DOUBLE_READINGS = 'ouyang欧阳 sima司马 shangguan上官 zhuge诸葛 huangfu皇甫 weichi尉迟 yuchi尉迟 gongsun公孙 murong慕容 linghu令狐 situ司徒 xiahou夏侯 duanmu端木 nangong南宫 dugu独孤 zhongli钟离 moqi万俟 dongfang东方 wanyan完颜';
const READING = new Map<string, string[]>();
for (const [entries, isDouble] of [[READINGS, false], [DOUBLE_READINGS, true]] as const) {
  for (const entry of entries.split(' ')) {
    const [, reading = '', signs = ''] = /^([a-z]+)(.*)$/u.exec(entry) ?? [];
    for (const name of isDouble ? [signs] : signs) READING.set(name, [...(READING.get(name) ?? []), reading]);
  }
}

/** In small letters. `family`: what the family name may be read as; `given`: one piece for each syllable, empty where nobody says it. */
export interface Sound {
  family: readonly string[];
  given: readonly string[];
}

const letters = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z]/g, '');
const syllables = (text: string) => letters(text).match(/(?:zh|ch|sh|[b-df-hj-np-tw-z])?[aeiouv]+(?:ng(?![aeiouv])|n(?![aeiouv])|r(?![aeiouv]))?|[a-z]+/g) ?? [];

/** What a family name may be read as; empty: nobody says. */
export function readingsOf(name: string): readonly string[] {
  return READING.get(name.slice(0, 2)) ?? READING.get([...name][0] ?? '') ?? [];
}

/** The people of an English line of names, one by one. */
function piecesOf(line: string): string[] {
  return withoutMarks(line).replaceAll(/[（(][^（()）]*[）)]|[\d*＊†‡#]+/gu, ',').split(/[,，;；、&\t\u3000]|\s{2,}|\band\b/u).map((piece) => piece.replaceAll(/[^\p{L}\s.'’-]/gu, '').trim()).filter((piece) => /\p{L}{2}/u.test(piece));
}

/** Lines of the page that list people in Latin letters, as many as there are authors or not. */
export function englishNames(segments: readonly Segment[]): string[][] {
  return segments.filter(({ label, text }) => (label === null || label === 'authors') && text.length < 1500 && isEnglishNames(text)).map(({ text }) => piecesOf(text));
}

/** How each of the names sounds: by the English block where it lists as many, and by their family names. */
export function soundsOf(names: readonly string[], english: readonly string[][]): Sound[] {
  const listed = english.find((pieces) => pieces.length === names.length);
  return names.map((name, index) => {
    if (!/^\p{Script=Han}/u.test(name)) {
      const words = name.split(/\s+/);
      return { family: [letters(words.at(-1) ?? '')], given: words.slice(0, -1).map(letters) };
    }
    const known = readingsOf(name);
    const words = (listed?.[index] ?? '').split(/\s+/).filter((word) => word !== '');
    const at = words.findIndex((word) => known.includes(letters(word)));
    if (at === -1) return { family: known, given: [] };
    return { family: [letters(words[at] ?? '')], given: words.filter((_, place) => place !== at).flatMap((word) => word.split(/[-’']|(?<=\p{Ll})(?=\p{Lu})/u).flatMap(syllables)) };
  });
}

/** The English block lists as many people, and one of them sounds otherwise: one of both is wrong. */
export function sayOthers(names: readonly string[], english: readonly string[][]): boolean {
  const listed = english.find((pieces) => pieces.length === names.length);
  if (!listed) return false;
  return names.some((name, index) => {
    const known = readingsOf(name);
    const said = letters(listed[index] ?? '');
    return /^\p{Script=Han}{2,4}$/u.test(name) && known.length > 0 && !known.some((reading) => said.startsWith(reading) || said.endsWith(reading));
  });
}

/** Whether an address begins with a family name, whosever: then it should be that of its owner. */
export function beginsAsName(email: string): boolean {
  const local = letters(email.split('@')[0] ?? '');
  return [...READING.values()].flat().some((reading) => local.startsWith(reading));
}

/** STRONG: family and given name, or its first letters; WEAK: the family name alone. */
export function fits(email: string, { family, given }: Sound): 'STRONG' | 'WEAK' | null {
  const local = letters(email.split('@')[0] ?? '');
  const initials = given.map((part) => part.charAt(0)).join('');
  for (const reading of family) {
    if (reading === '') continue;
    const whole = given.join('');
    if (given.length > 0 && [reading + whole, whole + reading, reading + initials, initials + reading].some((one) => (one.length >= 5 ? local.includes(one) : local === one))) return 'STRONG';
    if (local.startsWith(reading) || (local.endsWith(reading) && reading.length >= 3)) return 'WEAK';
  }
  return given.length > 1 && local === (family[0]?.charAt(0) ?? '') + initials ? 'WEAK' : null;
}
