// Values that are read and yet not certain: their surroundings are not understood, a repetition disagrees, or something odd is left in
// them.
import { describe, expect, it } from 'vitest';
import type { FrontPage } from '../found.ts';
import { block, readPage } from '../front-page.factory.ts';

const ABSTRACT = '本文考察山区县域养老服务供给的空间差异，并依据三年的田野调查讨论其成因与对策。';
const ENGLISH = 'This article studies spatial differences of elderly care in mountain counties and discusses their causes.';
const TITLE = '山区县域养老服务供给的空间差异';
const ENGLISH_TITLE = 'Spatial Differences of Elderly Care in Mountain Counties';
const PEOPLE = ['沈知秋^{1}，陆明^{2}', '1. 江城大学公共管理学院，武汉 430072；2. 临海市民政局养老服务处，浙江临海 317000'];

interface Parts {
  above?: string[];
  title?: string;
  people?: string[];
  abstract?: string;
  keywords?: string;
  english?: string[];
  keywordsEn?: string;
  behind?: string[];
}

/** A page that is certain in all fields, except the given ones. */
function read({
  above = [],
  title = TITLE,
  people = PEOPLE,
  abstract = `摘要：${ABSTRACT}`,
  keywords = '关键词：养老服务；县域；空间差异',
  english = [],
  keywordsEn = 'Key words: elderly care; county; spatial difference',
  behind = [],
}: Parts = {}): FrontPage {
  const headed = english.length > 0 ? english : ['SHEN Zhiqiu^{1}, LU Ming^{2}'];
  return readPage(
    ...above,
    block(title, { size: 18, isBold: true, alignment: 'center' }),
    ...people,
    abstract,
    keywords,
    block(ENGLISH_TITLE, { size: 14, isBold: true, alignment: 'center' }),
    ...headed,
    `Abstract: ${ENGLISH}`,
    keywordsEn,
    ...behind,
    block('一、引言', { size: 14 }),
    '山区多县，县各有俗。',
  );
}
const of = (page: FrontPage) => ({
  titleZh: page.titleZh?.confidence,
  titleEn: page.titleEn?.confidence,
  names: page.authors.map(({ name }) => name.confidence),
  units: page.authors.map(({ unit }) => unit?.confidence),
  emails: page.authors.map(({ email }) => email?.confidence),
  abstractZh: page.abstractZh?.confidence,
  keywordsZh: page.keywordsZh?.confidence,
  keywordsEn: page.keywordsEn?.confidence,
  funds: page.fundings.map(({ confidence }) => confidence),
});
const FUND = '基金项目：国家社会科学基金一般项目（21BZS086）';

describe('a page that is understood to its last line', () => {
  it('is certain', () => {
    expect(of(read({ behind: [FUND] }))).toEqual({
      titleZh: 'HIGH',
      titleEn: 'HIGH',
      names: ['HIGH', 'HIGH'],
      units: ['HIGH', 'HIGH'],
      emails: [undefined, undefined],
      abstractZh: 'HIGH',
      keywordsZh: 'HIGH',
      keywordsEn: 'HIGH',
      funds: ['HIGH'],
    });
  });
  it.each(['兼论基层治理', '多杰扎西南加', '滨海区域研究的若干话题'])(
    'has no certain title, names and units where a line says what nobody understood: %s',
    (line) => {
      expect(of(read({ people: [...PEOPLE, line] }))).toMatchObject({
        titleZh: 'MEDIUM',
        names: ['MEDIUM', 'MEDIUM'],
        units: ['MEDIUM', 'MEDIUM'],
      });
    },
  );
  it('has none either where the rest of a line was not understood', () => {
    const units = of(read({ people: [PEOPLE[0] ?? '', `${PEOPLE[1] ?? ''}，甲乙丙丁话务班`] })).units;
    expect(units).not.toContain('HIGH');
  });
});

describe('people', () => {
  const names = (parts: Parts) => of(read(parts)).names;
  const units = (parts: Parts) => of(read(parts)).units;
  it('are not certain where the English names are more', () =>
    expect(names({ english: ['SHEN Zhiqiu, LU Ming, WANG Fang'] })).not.toContain('HIGH'));
  it('are not certain where an English name sounds otherwise', () =>
    expect(names({ english: ['SHEN Zhiqiu^{1}, WANG Ming^{2}'] })).not.toContain('HIGH'));
  it('are not certain where a line of people may have gone into the title', () => {
    const page = readPage(
      block(TITLE, { size: 18 }),
      block('——论青石县互助组　430072　王小明', { size: 16 }),
      ...PEOPLE,
      `摘要：${ABSTRACT}`,
      '关键词：养老服务；县域；空间差异',
    );
    expect(page.authors.map(({ name }) => [name.value, name.confidence])).toEqual([
      ['沈知秋', 'MEDIUM'],
      ['陆明', 'MEDIUM'],
    ]);
  });
  it('are not certain where the title names them', () =>
    expect(of(read({ title: '论沈知秋的山区养老服务思想' })).names).toContain('MEDIUM'));
  it.each([
    ['a figure has no unit', ['沈知秋^{1}，陆明^{3}', PEOPLE[1] ?? '']],
    ['a unit has nobody', ['沈知秋^{1}，陆明^{1}', PEOPLE[1] ?? '']],
    ['somebody has no figure', ['沈知秋^{1}，陆明', PEOPLE[1] ?? '']],
    ['schools are parts of one university', ['沈知秋^{a}，陆明^{b}', '江城大学 a. 公共管理学院；b. 法学院，武汉 430072']],
    ['each stands under a name', ['沈知秋', '江城大学公共管理学院', '陆明', '临海市民政局养老服务处']],
  ])('have no certain units where %s', (_why, people) => expect(units({ people })).not.toContain('HIGH'));
  it('have no certain unit where what is told about them names another', () => {
    expect(units({ behind: ['作者简介：沈知秋（1985—），女，滨海师范学院教授。'] })).toEqual(['MEDIUM', 'HIGH']);
  });
  it('have no certain address that sounds like somebody else', () => {
    expect(of(read({ behind: ['作者简介：沈知秋（1985—），女，江城大学公共管理学院教授。E-mail: wangfang@example.org'] })).emails).toEqual([
      'MEDIUM',
      undefined,
    ]);
    expect(of(read({ behind: ['作者简介：沈知秋（1985—），女，江城大学公共管理学院教授。E-mail: shenzq@example.org'] })).emails).toEqual([
      'HIGH',
      undefined,
    ]);
  });
});

describe('texts', () => {
  it.each([
    '关键词：养老服务；县域、空间；差异',
    '关键词：养老服务；县域/乡域；空间差异',
    '关键词：养老服务；县域·乡域；空间差异',
    '关键词：养老服务；县域　乡域；空间差异',
    '关键词：养老服务；县域 乡域；空间差异',
    '关键词：养老服务、县域和乡域、空间差异',
  ])('keywords with a second sign that parts are not certain: %s', (keywords) => {
    expect(of(read({ keywords })).keywordsZh).not.toBe('HIGH');
  });
  it('a keyword with words in brackets at its end is not certain', () =>
    expect(of(read({ keywords: '关键词：养老服务；县域；空间差异（投稿）' })).keywordsZh).not.toBe('HIGH'));
  it('keywords are not certain where the other language has more', () => {
    expect(of(read({ keywordsEn: 'Key words: elderly care; county; space; difference' }))).toMatchObject({
      keywordsZh: 'MEDIUM',
      keywordsEn: 'MEDIUM',
    });
  });
  it('an abstract that no label ends is not certain', () => {
    expect(readPage(`摘要：${ABSTRACT}`, '山区多县，县各有俗，历来学者多有论述，然而考察尚不充分。').abstractZh?.confidence).not.toBe(
      'HIGH',
    );
  });
  it.each([`${TITLE}）`, `${TITLE}〔`, '关键词与山区县域养老服务', `${TITLE}、、差异`, `1. ${TITLE}`, `${TITLE}（投稿）`, `${TITLE}Δ`])(
    'a title in which something is left over is not certain: %s',
    (title) => {
      expect(of(read({ title })).titleZh).not.toBe('HIGH');
    },
  );
  it('a title in English with a colon is not certain where the Chinese has none', () => {
    const page = readPage(
      `题目：${TITLE}`,
      'Title: Elderly Care: Spatial Differences in Mountain Counties',
      `摘要：${ABSTRACT}`,
      '关键词：养老服务；县域；空间差异',
    );
    expect([page.titleZh?.confidence, page.titleEn?.confidence]).toEqual(['HIGH', 'MEDIUM']);
  });
});

describe('an English title', () => {
  it.each([
    'Spatial Differences of Elderly Care SHEN Zhiqiu',
    'Spatial Differences of Elderly Care, School of Public Administration',
    'Spatial Differences. Of Elderly Care in Counties',
  ])('that may go on into people and units is not certain: %s', (line) => {
    const page = readPage(
      block(TITLE, { size: 18, isBold: true, alignment: 'center' }),
      ...PEOPLE,
      `摘要：${ABSTRACT}`,
      '关键词：养老服务；县域；空间差异',
      block(line, { size: 14, isBold: true }),
      'SHEN Zhiqiu^{1}, LU Ming^{2}',
      `Abstract: ${ENGLISH}`,
    );
    expect(page.titleEn?.confidence).not.toBe('HIGH');
  });
});

describe('a fund', () => {
  it.each([
    '基金项目：2021年国家社会科学基金一般项目（21BZS086）',
    '基金项目：国家社会科学基金一般项目山区养老研究（21BZS086）',
    '基金项目：国家社会科学基金一般项目（21BZS086）滚动',
    '基金项目：国家社会科学基金一般项目',
    '基金项目：江城大学养老服务团队（21BZS086）',
    '基金项目：国家社会科学基金一般项目（编号：21BZS086，主持人：王小明）',
    '基金项目：沈知秋主持的国家社会科学基金一般项目（21BZS086）',
    'Funding: National Social Science Fund of China (21BZS086)',
  ])('that is not exactly name and number is not certain: %s', (line) => {
    expect(of(read({ behind: [line] })).funds).not.toContain('HIGH');
  });
  it.each([
    '基金项目：国家社会科学基金一般项目（批准号：21BZS086）',
    '基金项目：国家社会科学基金一般项目“山区养老研究”（21BZS086）',
    '本文系国家社会科学基金一般项目“山区养老研究”（21BZS086）的阶段性成果。',
  ])('that is exactly that is certain: %s', (line) => {
    expect(of(read({ behind: [line] })).funds).toEqual(['HIGH']);
  });
  it('keeps the last sign of a number that is one of a document', () => {
    expect(read({ behind: ['基金项目：名老中医药专家传承工作室建设项目（卫教函〔2022〕75号）'] }).fundings[0]?.value.fundNumber).toBe(
      '卫教函〔2022〕75号',
    );
  });
});

describe('a document that says one thing over and over', () => {
  it.each(['关键词 ', '作者：沈知秋；'])('is read to its ends alone: %s', (text) => {
    const one = block(text.repeat(20_000));
    expect(
      readPage(
        block(TITLE, { size: 18, isBold: true }),
        one,
        ...Array.from({ length: 20_000 }, () => text),
        Array.from({ length: 20_000 }, () => text).join('\n'),
        FUND,
      ).fundings,
    ).toHaveLength(1);
  });
});
