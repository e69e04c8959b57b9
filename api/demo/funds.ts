// Funding of the demo's manuscripts: the funds that authors of each periodical would name.
import { type Random, seededRandom } from './random.ts';

const CHANCE = 700_000;
/** One manuscript in five names no fund. */
const COUNTS = [0, 1, 1, 1, 2] as const;
const FIRST_YEAR = 19;
const LAST_YEAR = 24;

/** Format of their numbers: `@@` is the year, `#` a digit. */
type Fund = readonly [name: string, numbers: string];

const postdoctoral: Fund = ['中国博士后科学基金面上项目', '20@@M73####'];
const ofUniversity: Fund = ['中央高校基本科研业务费专项资金', '20@@ZYTS###'];

/** The subject of the National Social Science Fund, and the code of the Ministry of Education. */
const humanities = (subject: string, code: string): Fund[] => [
  ['国家社会科学基金一般项目', `@@B${subject}0##`],
  ['国家社会科学基金青年项目', `@@C${subject}0##`],
  ['教育部人文社会科学研究规划基金项目', `@@YJA${code}0##`],
  ofUniversity,
];

/** The beginning of numbers of the National Natural Science Foundation. */
const sciences = (department: string): Fund[] => [
  ['国家自然科学基金面上项目', `${department}#7####`],
  ['国家自然科学基金青年科学基金项目', `${department}#0####`],
  postdoctoral,
];

const funds: Readonly<Record<string, readonly Fund[]>> = {
  JNWH: [...humanities('ZS', '770'), ['浙江省哲学社会科学规划课题', '@@NDJC1##YB']],
  SJKX: [...sciences('62'), ['国家重点研发计划', '20@@YFB33####'], ofUniversity],
  STPL: [...sciences('42'), ['国家重点研发计划', '20@@YFC32####'], ['甘肃省自然科学基金', '@@JR7RA###']],
  XYJJ: [...humanities('JL', '790'), ...sciences('72'), ['湖南省社会科学成果评审委员会课题', 'XSP@@YBZ0##']],
  KTKC: [
    ['全国教育科学规划教育部重点课题', 'DHA@@0###'],
    ['教育部人文社会科学研究青年基金项目', '@@YJC8800##'],
    ['河北省教育科学规划课题', '@@03###'],
    ofUniversity,
  ],
  FZPT: [...humanities('FX', '820'), ['司法部法治建设与法学理论研究部级科研项目', '@@SFB3###']],
  SQJK: [...sciences('82'), ['福建省自然科学基金', '20@@J01###'], ['四川省医学科研课题', 'S@@0##']],
  FYYH: [...humanities('YY', '740'), ['国家语言文字工作委员会科研项目', 'YB1##.##']],
  SZRW: [...humanities('TQ', '870'), ['全国高等院校古籍整理研究工作委员会项目', '@@##']],
};

/** The same for the same manuscript always; no number twice. */
export function demoFunds(periodical: string, seed: number): { fundNumber: string; fundName: string }[] {
  const random = seededRandom(CHANCE + seed);
  return random
    .some(funds[periodical] ?? [], random.pick(COUNTS))
    .map(([fundName, numbers]) => ({ fundName, fundNumber: numberOf(numbers, random) }));
}

function numberOf(numbers: string, random: Random): string {
  return numbers.replace('@@', String(random.between(FIRST_YEAR, LAST_YEAR))).replaceAll('#', () => String(random.between(0, 9)));
}
