// Titles, abstracts and keywords, in the ways in which journals print them, and where their ends are doubtful.
import { describe, expect, it } from 'vitest';
import { block, casesIn, readPage, wordDocument } from '../front-page.factory.ts';
import { readFrontPage } from '../front-page.ts';
import { readWord } from '../../word/read-word.ts';

const ABSTRACT = '碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写、刻立与传播的过程。';
const ENGLISH = 'Steles were the vouchers of local order. This article studies thirty-seven steles of Wujiang county.';
const BODY = '江南多水，碑刻亦多，历来学者多有论述，然而对其传播过程的考察尚不充分，仍有深入的必要。';

describe('keywords', () => {
  const water = ['水利', '碑刻', '吴江'];
  it.each<[string, string[]]>([
    ['关键词：水利；碑刻；吴江', water],
    ['关键词 水利;碑刻;吴江', water],
    ['关键词：水利  碑刻  吴江', water],
    ['关键词：水利 碑刻 吴江。', water],
    ['【关键词】水利/碑刻/吴江', water],
    ['关键词：水利|碑刻|吴江', water],
    ['关键词：水利，碑刻，吴江', water],
    ['主题词：水利、碑刻、吴江', water],
    ['关键词：1.水利；2.碑刻；3.吴江', water],
    ['关键词：水利·碑刻·吴江', water],
    ['关 键 词：水利；碑刻；吴江；', water],
    ['关键词（3-8个）：水利；碑刻；吴江', water],
    ['关键词｜水利；碑刻；吴江', water],
    ['关键词：水利；碑刻；吴江  中图分类号：K249', water],
    ['关键词：PI3K/Akt通路　　碑刻　　吴江', ['PI3K/Akt通路', '碑刻', '吴江']],
    ['关键词：“双碳”目标；《诗经》；吴江', ['“双碳”目标', '《诗经》', '吴江']],
    ['关键词：2,4-滴；碑刻；吴江', ['2,4-滴', '碑刻', '吴江']],
  ])('%s', (line, words) => {
    expect(readPage(line).keywordsZh?.value).toEqual(words);
  });
  it.each<[string, string[]]>([
    ['Key words: water control; stele; Wujiang', ['water control', 'stele', 'Wujiang']],
    ['Keywords water control, stele, Wujiang', ['water control', 'stele', 'Wujiang']],
    ['KEY WORDS: Water control. Stone stele. Wujiang county.', ['Water control', 'Stone stele', 'Wujiang county']],
    ['Key words: water control　　stone stele　　Wujiang', ['water control', 'stone stele', 'Wujiang']],
    ['Index Terms—water control, stele, Wujiang', ['water control', 'stele', 'Wujiang']],
    ['[Key words] water control/stone stele/Wujiang', ['water control', 'stone stele', 'Wujiang']],
    ['Keywords: water control | stele | Wujiang', ['water control', 'stele', 'Wujiang']],
  ])('%s', (line, words) => {
    expect(readPage('摘要：' + ABSTRACT, 'Abstract: ' + ENGLISH, line).keywordsEn?.value).toEqual(words);
  });
  it.each([
    ['关键词：水利；碑刻；吴江', ['水利', '碑刻', '吴江']],
    ['[关键词] 水利 碑刻 吴江', ['水利', '碑刻', '吴江']],
    ['关键词　水利、碑刻、吴江。', ['水利', '碑刻', '吴江']],
    ['【关 键 词】水利，碑刻，吴江', ['水利', '碑刻', '吴江']],
    ['关键字: 水利; 碑刻; 吴江　中图分类号：K249', ['水利', '碑刻', '吴江']],
  ])('are certain in %s', (line, words) => {
    expect(readPage(line).keywordsZh).toEqual({ value: words, confidence: 'HIGH' });
  });
  it('are not certain where the other language has more or fewer of them', () => {
    const page = readPage('关键词：水利；碑刻吴江', 'Key words: water control; stele; Wujiang');
    expect([page.keywordsZh?.confidence, page.keywordsEn?.confidence]).not.toContain('HIGH');
  });
});

describe('an abstract', () => {
  it.each(['摘要：', '内容提要：', '[摘 要]', '【摘要】', '〔内容摘要〕', '摘  要　', '**摘要**', '中文摘要：'])(
    'is read behind %s',
    (label) => {
      expect(readPage(label + ABSTRACT, '关键词：水利；碑刻').abstractZh).toEqual({ value: ABSTRACT, confidence: 'HIGH' });
    },
  );
  it('of several paragraphs under a heading is read to the keywords', () => {
    const page = readPage(block('摘 要', { alignment: 'center' }), ABSTRACT, `其次，${ABSTRACT}`, '关键词：水利；碑刻');
    expect(page.abstractZh).toEqual({ value: `${ABSTRACT}\n其次，${ABSTRACT}`, confidence: 'HIGH' });
  });
  it.each([
    ['【目的】考察碑刻的传播。', '【方法】实地踏勘三十七通碑刻。', '【结果】碑刻多立于桥头。', '【结论】碑刻是地方秩序的凭据。'],
    ['目的：考察碑刻的传播。', '方法：实地踏勘三十七通碑刻。', '结果：碑刻多立于桥头。', '结论：碑刻是地方秩序的凭据。'],
    ['目的 考察碑刻的传播。', '方法 实地踏勘三十七通碑刻。', '结果 碑刻多立于桥头。', '结论 碑刻是地方秩序的凭据。'],
  ])('of four parts, %s, is read to its end', (...parts) => {
    expect(readPage('摘要', ...parts, '关键词：水利；碑刻').abstractZh?.value).toBe(parts.join('\n'));
    expect(readPage(`摘要：${parts[0]}`, ...parts.slice(1), '关键词：水利；碑刻').abstractZh?.value).toBe(parts.join('\n'));
    expect(readPage(`摘要：${parts.join('')}`, '关键词：水利；碑刻').abstractZh?.value).toBe(parts.join(''));
  });
  it.each<[string, string[]]>([
    ['nothing follows it', [`摘要：${ABSTRACT}`]],
    ['the text follows at once', [`摘要：${ABSTRACT}`, BODY, '一、碑刻的书写', BODY]],
    ['it breaks off', [`摘要：${ABSTRACT.slice(0, -1)}`, '关键词：水利；碑刻']],
    [
      'one of its parts is missing',
      [
        '摘要：【目的】考察碑刻的传播，说明其地方背景。【方法】实地踏勘三十七通碑刻，抄录碑文。【结果】碑刻多立于桥头。',
        '关键词：水利；碑刻',
      ],
    ],
  ])('is not certain where %s', (_why, lines) => {
    expect(readPage(...lines).abstractZh?.confidence).not.toBe('HIGH');
  });
  it('ends at the keywords within its line', () => {
    expect(readPage(`摘要：${ABSTRACT}关键词：水利；碑刻`).abstractZh?.value).toBe(ABSTRACT);
  });
});

const large = (text: string) => block(text, { size: 18, isBold: true, alignment: 'center' });
const middle = (text: string) => block(text, { size: 14, alignment: 'center' });
const people = [block('沈知秋', { alignment: 'center' }), block('（江城大学 历史学院，湖北 武汉 430072）', { alignment: 'center' })];
const rest = [block(`摘要：${ABSTRACT}`), block('关键词：水利；碑刻')];

describe('a title', () => {
  it.each<{ lines: ReturnType<typeof block>[]; says: [string, string?] }>([
    { lines: [large('清代江南水利碑刻的书写')], says: ['清代江南水利碑刻的书写'] },
    { lines: [block('·历史研究·'), large('清代江南水利碑刻的书写')], says: ['清代江南水利碑刻的书写'] },
    { lines: [large('清代江南水利碑刻的'), large('书写与传播')], says: ['清代江南水利碑刻的书写与传播'] },
    { lines: [large('清代江南水利碑刻的\n书写与传播')], says: ['清代江南水利碑刻的书写与传播'] },
    { lines: [large('清代江南水利碑刻的书写'), middle('——以吴江县为中心')], says: ['清代江南水利碑刻的书写', '以吴江县为中心'] },
    { lines: [large('清代江南水利碑刻的书写——以吴江县为中心')], says: ['清代江南水利碑刻的书写', '以吴江县为中心'] },
    { lines: [large('清代江南水利碑刻的书写\n——以吴江县为中心')], says: ['清代江南水利碑刻的书写', '以吴江县为中心'] },
    { lines: [large('清代江南水利碑刻的书写 — 以吴江县为中心')], says: ['清代江南水利碑刻的书写', '以吴江县为中心'] },
    { lines: [large('清代江南水利碑刻：书写、刻立与传播')], says: ['清代江南水利碑刻：书写、刻立与传播'] },
    { lines: [large('长江—淮河流域碑刻的书写')], says: ['长江—淮河流域碑刻的书写'] },
    { lines: [large('1368-1644年间江南水利碑刻的书写')], says: ['1368-1644年间江南水利碑刻的书写'] },
    { lines: [large('GIS支持下江南水利碑刻分布的COVID-19后变化')], says: ['GIS支持下江南水利碑刻分布的COVID-19后变化'] },
    { lines: [large('清代江南水利碑刻的书写^{*}')], says: ['清代江南水利碑刻的书写'] },
    { lines: [large('清代江南水利碑刻的书写①')], says: ['清代江南水利碑刻的书写'] },
    { lines: [large('论碑刻')], says: ['论碑刻'] },
    { lines: [large('清代江南水利碑刻的书写与传播（一）')], says: ['清代江南水利碑刻的书写与传播（一）'] },
    { lines: [large('谁在书写？清代江南水利碑刻再探')], says: ['谁在书写？清代江南水利碑刻再探'] },
    { lines: [block('题目：清代江南水利碑刻的书写——以吴江县为中心')], says: ['清代江南水利碑刻的书写', '以吴江县为中心'] },
  ])('$says', ({ lines, says: [title, subtitle] }) => {
    const page = readPage(...lines, ...people, ...rest);
    expect([page.titleZh?.value, page.subtitleZh?.value]).toEqual([title, subtitle]);
  });

  it.each(
    casesIn(`
Writing and Spreading Water Steles ⏎ SHEN Zhiqiu → Writing and Spreading Water Steles
Writing and Spreading Water Steles: The Case of Wujiang ⏎ SHEN Zhiqiu, AN He → Writing and Spreading Water Steles: The Case of Wujiang
Writing and Spreading Water Steles: The Case of Wujiang ⏎ Shen Zhiqiu → Writing and Spreading Water Steles — The Case of Wujiang
Writing and Spreading Water Steles ⏎ —The Case of Wujiang ⏎ Zhiqiu SHEN → Writing and Spreading Water Steles — The Case of Wujiang
WRITING AND SPREADING WATER STELES ⏎ Shen Zhi-qiu^{1}, Li An^{2} ⏎ (1. School of History, Jiangcheng University, Wuhan 430072, China) → WRITING AND SPREADING WATER STELES
Writing and Spreading Water Steles ⏎ CHU Ning, MOQI Shan, FANG Zhixia, CHU An → Writing and Spreading Water Steles
Writing and Spreading Water Steles ⏎ Shen Zhiqiu (School of History, Jiangcheng University, Wuhan 430072) → Writing and Spreading Water Steles
Title: Writing and Spreading Water Steles ⏎ Author: SHEN Zhiqiu → Writing and Spreading Water Steles
Writing and Spreading Water Steles ⏎ School of History, Jiangcheng University, Wuhan 430072, China ⏎ SHEN Zhiqiu → Writing and Spreading Water Steles
SHEN Zhiqiu. On Steles[J]. Acta Historica, 2025, 12(3): 1-10. ⏎ Writing and Spreading Water Steles ⏎ SHEN Zhiqiu → Writing and Spreading Water Steles
Writing and Spreading Water Steles ⏎ Abudureyimu Aili^{1}, Gesangzhuoma^{2}, WANG Wei^{1} → Writing and Spreading Water Steles
`),
  )('in English: %s', (given) => {
    const [lines = '', says = ''] = given.split(' → ');
    const [title, subtitle] = says.split(' — ');
    const page = readPage(
      large('清代江南水利碑刻的书写'),
      ...(subtitle ? [middle('——以吴江县为中心')] : []),
      ...people,
      ...rest,
      ...lines.split(' ⏎ '),
      `Abstract: ${ENGLISH}`,
      'Key words: stele; water',
    );
    expect([page.titleEn?.value, page.subtitleEn?.value]).toEqual([title, subtitle]);
  });

  it.each([
    'Writing and Spreading Water Steles　SHEN Zhiqiu，LU Ming. School of History, Jiangcheng University, Wuhan 430072, China',
    'Writing and Spreading Water Steles. SHEN Zhiqiu, LU Ming',
  ])('in English ends where the people begin: %s', (line) => {
    const page = readPage(large('清代江南水利碑刻的书写'), ...people, ...rest, line, `Abstract: ${ENGLISH}`, 'Key words: stele; water');
    expect(page.titleEn).toEqual({ value: 'Writing and Spreading Water Steles', confidence: 'MEDIUM' });
  });

  it('goes on behind a mark of a paragraph that is deleted under tracking', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const { blocks } = await readWord(
      wordDocument(
        `<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>${run('题目：清代江南水利')}</w:p><w:p>${run('碑刻的书写')}</w:p><w:p>${run('沈知秋')}</w:p>`,
      ),
    );
    expect(readFrontPage(blocks).titleZh?.value).toBe('清代江南水利碑刻的书写');
  });

  it.each<[string, ReturnType<typeof block>[]]>([
    [
      'a line of the same size stands before it',
      [large('碑刻与地方社会之关系'), large('清代江南水利碑刻的书写'), block('编者按：碑刻之研究。')],
    ],
    ['it ends in a figure', [large('清代江南水利碑刻的书写1')]],
    ['it ends in what the file is', [large('清代江南水利碑刻的书写（修改稿）')]],
    ['nothing sets it off', [block('清代江南水利碑刻的书写')]],
    ['it stands in two lines', [large('清代江南水利碑刻'), large('的书写')]],
  ])('is not certain where %s', (_why, lines) => {
    expect(readPage(...lines, ...people, ...rest).titleZh?.confidence).not.toBe('HIGH');
  });
});
