// Authors, their institutions and addresses, in the ways in which journals print them.
import { describe, expect, it } from 'vitest';
import { block, casesIn, readPage } from '../front-page.factory.ts';

const TITLE = block('山区县域养老服务供给的空间差异', { size: 18, isBold: true, alignment: 'center' });
const SUMMARY = [block('摘要：本文考察山区县域养老服务供给的空间差异，并讨论其成因。'), block('关键词：养老服务；县域；空间差异')];

/** name | unit | address of each author. */
function readFrom(lines: readonly string[], behind: readonly string[]): { said: string[]; doubtful: string[] } {
  const { authors } = readPage(TITLE, ...lines, ...SUMMARY, ...behind);
  const fields = authors.flatMap(({ name, unit, email }) => [name, unit, email]).filter((field) => field !== null);
  return {
    said: authors.map(({ name, unit, email }) => [name.value, unit?.value ?? '', email?.value ?? ''].join('|').replace(/\|+$/, '')),
    doubtful: fields.filter(({ confidence }) => confidence !== 'HIGH').map(({ value }) => value),
  };
}

/** One a line: what the page says under the title ‖ what it says below → what is read of it. Before a colon: why. */
function casesOf(table: string): { why: string; lines: string[]; behind: string[]; says: string[] }[] {
  const parts = (text: string) => text.split(' ⏎ ').filter((part) => part !== '');
  return casesIn(table).map((row) => {
    const [, why = '', lines, behind = '', says] = /^(?:([A-Za-z ’]+): )?(.*?)(?: ‖ (.*))? → (.*)$/u.exec(row) ?? [];
    if (lines === undefined || says === undefined) throw new Error(`No case: ${row}`);
    return { why, lines: parts(lines), behind: parts(behind), says: parts(says) };
  });
}

it.each(
  casesOf(`
沈知秋 ⏎ （江城大学 公共管理学院，湖北 武汉 430072） → 沈知秋|江城大学公共管理学院
沈知秋 ⏎ 江城大学公共管理学院，武汉，430072 → 沈知秋|江城大学公共管理学院
沈知秋^{1}，陆 明^{2} ⏎ 1. 江城大学公共管理学院，武汉 430072；2. 临海市民政局养老服务处，浙江临海 317000 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
沈知秋^{①}　陆　明^{②} ⏎ （①江城大学公共管理学院　湖北武汉　430072） ⏎ （②临海市民政局养老服务处　浙江临海　317000） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
沈知秋[1] 陆明[2] ⏎ [1]江城大学公共管理学院，武汉430072；[2]临海市民政局养老服务处，临海317000 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
沈知秋[1]　陆明[2] ⏎ [1]江城大学公共管理学院，[2]临海市民政局养老服务处 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
沈知秋1,2，陆明2 ⏎ 1江城大学公共管理学院，2临海市民政局养老服务处 → 沈知秋|江城大学公共管理学院；临海市民政局养老服务处 ⏎ 陆明|临海市民政局养老服务处
沈知秋^{a}，陆明^{b,*} ⏎ a. 江城大学公共管理学院，武汉 430072 ⏎ b. 临海市民政局养老服务处，浙江 临海 317000 ⏎ *通信作者，E-mail: luming@example.org → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处|luming@example.org
沈知秋，陆 明 ⏎ （江城大学 公共管理学院，湖北 武汉 430072） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院
沈知秋 陆明 欧阳一凡 ⏎ 江城大学公共管理学院 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院 ⏎ 欧阳一凡|江城大学公共管理学院
沈 知 秋　　陆　明 ⏎ （江城大学公共管理学院，湖北武汉 430072） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院
沈知秋（江城大学公共管理学院）　陆明（临海市民政局养老服务处） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
文/沈知秋 ⏎ （作者单位：江城大学公共管理学院） → 沈知秋|江城大学公共管理学院
沈知秋 ⏎ 江城大学公共管理学院 ⏎ 陆明 ⏎ 临海市民政局养老服务处 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
江城大学公共管理学院　沈知秋 ⏎ 临海市民政局养老服务处　陆明 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
作者：沈知秋；陆明 ⏎ 单位：江城大学公共管理学院 → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院
姓名：沈知秋 ⏎ 单位：江城大学公共管理学院 ⏎ 邮箱：shen@example.org → 沈知秋|江城大学公共管理学院|shen@example.org
第一作者：沈知秋 ⏎ 单位：江城大学公共管理学院 ⏎ 邮箱：shen@example.org ⏎ 第二作者：陆明 ⏎ 单位：江城大学公共管理学院 ⏎ 邮箱：lu@example.org → 沈知秋|江城大学公共管理学院|shen@example.org ⏎ 陆明|江城大学公共管理学院|lu@example.org
阿不都热依木·艾力^{1}，Maria Keller^{2}，沈知秋^{1} ⏎ （1.江城大学 公共管理学院，武汉 430072；2.北岭大学 社会学系，奥斯陆 0313） → 阿不都热依木·艾力|江城大学公共管理学院 ⏎ Maria Keller|北岭大学社会学系 ⏎ 沈知秋|江城大学公共管理学院
Maria Keller^{1}，沈知秋^{2} ⏎ 1. Department of Sociology, North Ridge University, Oslo 0313, Norway ⏎ 2. 江城大学公共管理学院，武汉 430072 → Maria Keller|Department of Sociology, North Ridge University ⏎ 沈知秋|江城大学公共管理学院
沈知秋^{1}，陆明^{2} ⏎ 1 江城大学公共管理学院，武汉 430072（沈知秋：shenzq@example.org） ⏎ 2 临海市民政局养老服务处，临海 317000（陆明：luming@example.org） → 沈知秋|江城大学公共管理学院|shenzq@example.org ⏎ 陆明|临海市民政局养老服务处|luming@example.org
沈知秋 陆明 ‖ 作者单位：江城大学附属医院内科（沈知秋），检验科（陆明） → 沈知秋|江城大学附属医院内科 ⏎ 陆明|江城大学附属医院检验科
沈知秋 陆明 ‖ 作者单位：430072 武汉，江城大学公共管理学院（沈知秋）；317000 临海，临海市民政局养老服务处（陆明） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|临海市民政局养老服务处
沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ 联系方式：沈知秋，E-mail：a1@example.org。通信作者陆明，E-mail：b1@example.org → 沈知秋|江城大学公共管理学院|a1@example.org ⏎ 陆明|江城大学公共管理学院|b1@example.org
沈知秋，陆明^{*} ⏎ （江城大学公共管理学院，武汉 430072） ‖ * Corresponding author: b1@example.org → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院|b1@example.org
沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ 第一作者 沈知秋，硕士研究生。E-mail: a1@example.org → 沈知秋|江城大学公共管理学院|a1@example.org ⏎ 陆明|江城大学公共管理学院
沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ 作者简介：沈知秋（1985—），女，教授，a1@example.org；陆明（1990—），男，馆员。 ⏎ 通讯作者：沈知秋 → 沈知秋|江城大学公共管理学院|a1@example.org ⏎ 陆明|江城大学公共管理学院
沈知秋 ‖ 作者简介：沈知秋（1985—），女，浙江临海人，江城大学公共管理学院副教授，博士，研究方向为养老服务。 → 沈知秋|江城大学公共管理学院
沈知秋 ‖ [作者简介]沈知秋，江城大学公共管理学院硕士研究生（武汉 430072）。 → 沈知秋|江城大学公共管理学院
○ 沈知秋  陆明 ‖ （作者沈知秋系江城大学公共管理学院教授；陆明系江城大学公共管理学院博士生） → 沈知秋|江城大学公共管理学院 ⏎ 陆明|江城大学公共管理学院
沈知秋　讲师 ⏎ 江城大学公共管理学院 → 沈知秋|江城大学公共管理学院
SHEN Zhiqiu 沈知秋 ⏎ 江城大学公共管理学院 → 沈知秋|江城大学公共管理学院
江城大學公共管理學院　430072　沈知秋 ⏎ 临海市民政局养老服務處　317000　陆明 → 沈知秋|江城大學公共管理學院 ⏎ 陆明|临海市民政局养老服務處
沈知秋（江城大学公共管理学院） ⏎ Maria Keller（临海市民政局养老服务处） → 沈知秋|江城大学公共管理学院 ⏎ Maria Keller|临海市民政局养老服务处
沈知秋 ⏎ 江城大学公共管理学院 ⏎ Maria Keller ⏎ 临海市民政局养老服务处 → 沈知秋|江城大学公共管理学院 ⏎ Maria Keller|临海市民政局养老服务处
沈知秋 ‖ 作者简介：沈知秋，江城大学公共管理学院讲师、临海养老研究所研究员。 → 沈知秋|江城大学公共管理学院；临海养老研究所
沈知秋^{1} 陆明^{1,2} ⏎ 1.江城大学，湖北 武汉 430072；2.临海市民政局，浙江 临海 317000 → 沈知秋|江城大学 ⏎ 陆明|江城大学；临海市民政局
沈知秋^{1}，陆明^{3} ⏎ 1. 江城大学公共管理学院，武汉 430072 → 沈知秋|江城大学公共管理学院 ⏎ 陆明
`),
)('$lines says who wrote it', ({ lines, behind, says }) => {
  expect(readFrom(lines, behind).said).toEqual(says);
});

it.each(
  casesOf(`
names set sign by sign: 沈 知 秋 陆 小 明 ⏎ （江城大学公共管理学院，武汉 430072） → 沈知
two posts of one person: 沈知秋 ‖ 作者简介：沈知秋（1985—），女，江城大学公共管理学院副教授，临海养老研究院研究员。 → 江城大学公共管理学院
two posts of one person in one clause: 沈知秋 ‖ 作者简介：沈知秋，江城大学公共管理学院讲师、临海养老研究所研究员。 → 江城大学公共管理学院；临海养老研究所
a line among them that is neither name nor unit: 沈知秋 ⏎ 山区养老问题初探之余论 ⏎ （江城大学公共管理学院，武汉 430072） → 沈知秋
an address that looks like another author’s: 沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ 作者简介：沈知秋（1985—），女，教授。E-mail: luming88@example.org → luming88@example.org
an address behind several people: 沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ 作者简介：沈知秋（1985—），女，教授；陆明（1990—），男，馆员。E-mail: contact@example.org → contact@example.org
fewer names in English than in Chinese: 沈知秋，陆明 ⏎ （江城大学公共管理学院，武汉 430072） ‖ Elderly Care in Mountain Counties ⏎ SHEN Zhiqiu, LU Ming, WANG Wei ⏎ Abstract: This article studies elderly care in mountain counties. → 沈知秋 ⏎ 陆明
`),
)('what is said is not certain with $why', ({ lines, behind, says }) => {
  expect(readFrom(lines, behind).doubtful).toEqual(expect.arrayContaining(says));
});

describe('a page in English alone (B-015)', () => {
  const ENGLISH = block('The Politics of Water Control: A Case Study', { size: 16, isBold: true, alignment: 'center' });
  const REST = [
    'ABSTRACT',
    'We examine water control at the University of Somewhere, Spain, and show how inscriptions recorded costs; R&D is not concerned.',
    'KEYWORDS: water, control, politics',
    '1. Introduction',
    'The body discusses water control and local society in the region.',
  ].map((line) => block(line));
  const readEnglish = (lines: readonly string[]) =>
    readPage(ENGLISH, ...lines, ...REST).authors.map(({ name, unit, email }) =>
      [name.value, unit?.value ?? '', email?.value ?? ''].join('|').replace(/\|+$/, ''),
    );

  it.each(
    casesOf(`
María José de la Cruz-Rodríguez^{a,*}, J. R. R. O'Connor Jr.^{b} and Nguyễn Văn A^{a,b} ⏎ ^{a}Department of History, University of A, Spain; ^{b}Institute B, Vietnam ⏎ * Corresponding author: maria@a.example → María José de la Cruz-Rodríguez|Department of History, University of A|maria@a.example ⏎ J. R. R. O'Connor Jr.|Institute B ⏎ Nguyễn Văn A|Department of History, University of A；Institute B
Anna Lindqvist^{1}, Peter van der Berg^{2*} ⏎ ^{1} School of Law, North Ridge University, Oslo 0313, Norway ⏎ ^{2} National Museum of Natural History, Leiden, The Netherlands ⏎ *Corresponding author. E-mail: p.berg@museum.example → Anna Lindqvist|School of Law, North Ridge University ⏎ Peter van der Berg|National Museum of Natural History|p.berg@museum.example
Anna Lindqvist ⏎ School of Law, North Ridge University, Norway ⏎ anna@ridge.example ⏎ Peter Berg ⏎ National Museum of Natural History, Leiden ⏎ berg@museum.example → Anna Lindqvist|School of Law, North Ridge University|anna@ridge.example ⏎ Peter Berg|National Museum of Natural History|berg@museum.example
Anna Lindqvist, Peter Berg ⏎ School of Law, North Ridge University, Oslo, Norway → Anna Lindqvist|School of Law, North Ridge University ⏎ Peter Berg|School of Law, North Ridge University
Anna Lindqvist ⏎ North Ridge University ⏎ anna@ridge.example → Anna Lindqvist|North Ridge University|anna@ridge.example
Evidence from Three Counties ⏎ Anna Lindqvist ⏎ North Ridge University → Anna Lindqvist|North Ridge University
`),
  )('says who wrote it: $lines', ({ lines, says }) => {
    expect(readEnglish(lines)).toEqual(says);
  });

  it('names nobody where nobody is listed', () => {
    expect(readEnglish([])).toEqual([]);
    expect(readEnglish(['Water Control in Rural Counties'])).toEqual([]);
  });
});

const PAGE = [
  '单 明^{1}，欧阳若兰^{2}，阿不都热合曼·艾山^{1}',
  '（1. 江城大学公共管理学院，武汉 430072；2. 临海市民政局，浙江 临海 317000）',
];
const latinOf = (lines: readonly string[]) =>
  readPage(TITLE, ...PAGE, ...SUMMARY, ...lines).authors.map(({ latin }) =>
    latin ? [latin.value.latinFamilyName, latin.value.latinGivenName, latin.confidence].join('|') : null,
  );

it.each([
  ['SHAN Ming, OUYANG Ruolan, Abdurahman Hasan', ['Shan|Ming|HIGH', 'Ouyang|Ruolan|HIGH', 'Hasan|Abdurahman|HIGH']],
  ['Ming SHAN^{1}, Ruo-lan Ouyang^{2}, Abdurahman Hasan^{1}', ['Shan|Ming|HIGH', 'Ouyang|Ruo-lan|HIGH', 'Hasan|Abdurahman|HIGH']],
  ['SHAN Ming, OUYANG Ruolan', [null, null, null]],
])('the English block writes the names of its authors: %s (B-102)', (line, says) => {
  expect(latinOf(['Elderly Care in Mountain Counties', line, 'Abstract: This article studies elderly care in mountain counties.'])).toEqual(
    says,
  );
});

it('an English block whose names sound otherwise is not believed (B-102)', () => {
  expect(
    latinOf(['Elderly Care in Mountain Counties', 'LI Ming, WANG Ruolan, Abdurahman Hasan', 'Abstract: This article studies it.'])[0],
  ).toMatch(/LOW$/);
});

it.each([
  [
    '作者简介：单明（ORCID：0000-0002-1825-0097），女，教授；欧阳若兰（https://orcid.org/0000-0001-5109-3700），馆员',
    ['0000-0002-1825-0097|HIGH', '0000-0001-5109-3700|HIGH', null],
  ],
  ['作者简介：单明（ORCID：0000-0002-1825-0098），女，教授', [null, null, null]],
  ['作者简介：单明，0000-0002-1825-0097；欧阳若兰，0000-0002-1825-0097', ['0000-0002-1825-0097|LOW', '0000-0002-1825-0097|LOW', null]],
])('an ORCID iD belongs to the name before it, where its check digit is right: %s', (line, says) => {
  const { authors } = readPage(TITLE, ...PAGE, ...SUMMARY, line);
  expect(authors.map(({ orcid }) => orcid && `${orcid.value}|${orcid.confidence}`)).toEqual(says);
});
