// Findings of a front page, in layouts that Chinese journals use, with their certainty.
import { describe, expect, it } from 'vitest';
import { block, readPage } from './front-page.factory.ts';

const ABSTRACT = '碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写、刻立与传播的过程。';
const ENGLISH = 'Steles were the vouchers of local order. This article studies thirty-seven steles of Wujiang county.';
const high = <Value>(value: Value) => ({ value, confidence: 'HIGH' });

describe('the usual front page', () => {
  const page = readPage(
    '【历史研究】',
    block('清代江南水利碑刻的书写与传播^{*}', { size: 18, isBold: true, alignment: 'center' }),
    block('——以吴江县为中心', { size: 15, alignment: 'center' }),
    block('沈知秋^{1}，陆 明^{2*}', { size: 12, alignment: 'center' }),
    block('（1.江城大学 历史学院，湖北 武汉 430072；2.临江师范大学 图书馆，江苏 南京 210023）', { alignment: 'center' }),
    `**摘  要：**${ABSTRACT}`,
    '**关键词：**水利；碑刻； 吴江县',
    '中图分类号：K249    文献标识码：A    文章编号：1000-1234(2025)01-0001-10',
    block('Writing and Spreading Water Steles in Qing Jiangnan', { size: 14, isBold: true, alignment: 'center' }),
    block('SHEN Zhiqiu^{1}, LU Ming^{2}', { alignment: 'center' }),
    block(
      '(1. School of History, Jiangcheng University, Wuhan 430072, China; 2. Library, Linjiang Normal University, Nanjing 210023, China)',
      { alignment: 'center' },
    ),
    `**Abstract:** ${ENGLISH}`,
    '**Key words:** water control; stele; Wujiang county',
    block('引言', { isBold: true, size: 14 }),
    '江南多水，碑刻亦多。',
    block('* 基金项目：国家社会科学基金一般项目“江南碑刻整理与研究”（21BZS086）；江苏省高校哲学社会科学研究项目（2022SJYB0123）', {
      place: 'footnote',
    }),
    block(
      '作者简介：沈知秋（1985—），女，江苏吴江人，江城大学历史学院副教授，博士，研究方向为水利史。E-mail: shen@example.org；陆明（1990—），男，馆员。',
      { place: 'footnote' },
    ),
  );
  it('says title and subtitle in both languages', () => {
    expect(page).toMatchObject({
      titleZh: high('清代江南水利碑刻的书写与传播'),
      subtitleZh: high('以吴江县为中心'),
      titleEn: high('Writing and Spreading Water Steles in Qing Jiangnan'),
      subtitleEn: null,
    });
  });
  it('says who wrote it, where they work and how they are reached', () => {
    expect(page.authors).toMatchObject([
      { name: high('沈知秋'), unit: high('江城大学历史学院'), email: high('shen@example.org') },
      { name: high('陆明'), unit: high('临江师范大学图书馆'), email: null },
    ]);
  });
  it('says abstract and keywords in both languages', () => {
    expect(page).toMatchObject({
      abstractZh: high(ABSTRACT),
      abstractEn: high(ENGLISH),
      keywordsZh: high(['水利', '碑刻', '吴江县']),
      keywordsEn: high(['water control', 'stele', 'Wujiang county']),
    });
  });
  it('says each fund with its number', () => {
    expect(page.fundings).toEqual([
      high({ fundNumber: '21BZS086', fundName: '国家社会科学基金一般项目' }),
      high({ fundNumber: '2022SJYB0123', fundName: '江苏省高校哲学社会科学研究项目' }),
    ]);
  });
});

it('labels in a table say what stands beside them', () => {
  const cells = `题目|盐场与市镇|作者|方一鸣|单位|海州学院 文学院|电子邮箱|fang@example.org|摘要|${ABSTRACT}|关键词|盐场、市镇、移民`;
  const page = readPage(...cells.split('|').map((text) => block(text, { place: 'table' })));
  expect(page).toMatchObject({ titleZh: high('盐场与市镇'), abstractZh: high(ABSTRACT), keywordsZh: high(['盐场', '市镇', '移民']) });
  expect(page.authors).toMatchObject([{ name: high('方一鸣'), unit: high('海州学院文学院'), email: high('fang@example.org') }]);
});

it('what only looks like a title is not called certain', () => {
  const page = readPage('清代江南水利碑刻的书写', '沈知秋', `摘要：${ABSTRACT}`);
  expect(page.titleZh?.confidence).not.toBe('HIGH');
});

it('a text without a front page has nothing certain', () => {
  const page = readPage('江南多水，碑刻亦多。', '又一段正文，说的是别的事情。');
  expect(page).toMatchObject({ authors: [], abstractZh: null, abstractEn: null, keywordsZh: null, keywordsEn: null, fundings: [] });
  expect(page.titleZh?.confidence ?? 'LOW').toBe('LOW');
});
