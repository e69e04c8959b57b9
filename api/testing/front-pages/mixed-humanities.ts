// Pages for collected volumes and humanities journals: history, literature, philosophy, and a law review with the same habits (notes, biographies, sub-titles).
import { AlignmentType, FootnoteReferenceRun, Header, Paragraph, TextRun } from 'docx';
import { body, type FrontPage, frontPage, line, lines, reworked, runs } from './page.ts';

const history = {
  zh: '乾隆中期以后，漕粮改折范围渐广，临津镇赖以维系的转运、仓储与牙行诸业随之变动。本文利用新见地方账簿、碑刻与奏折，考察改折前后该镇的行业构成与人口流动。研究发现，改折并未立即造成市镇萧条，'
    + '商人以豫东杂粮贸易填补了漕船携带土宜的空缺，镇中会馆反而在嘉庆年间达到极盛；真正的转折出现在道光四年运道淤塞之后。市镇的命运既系于国家财政，也系于商人应变之能力。',
  en: 'From the middle of the Qianlong reign the grain tribute was increasingly commuted into silver. Drawing on newly found account books, inscriptions and memorials, this article follows the trades and the population of Linjin, '
    + 'a town on the canal. Commutation did not bring immediate decline: merchants turned to coarse grain from eastern Henan, and the guild halls flourished until the waterway silted up in 1824.',
};

const literature = '新世纪以来的乡土小说中，鸡鸣、磨盘、广播喇叭与推土机共同构成了一部变动的声音史。本文从听觉叙事的角度出发，分析作家如何以声音标记时间、划定社群边界，又如何借声音的消逝书写乡村的离散。'
  + '声音在这些文本中不是景物的附庸，而是记忆得以发生的条件；叙述者通过重听旧声，完成对故乡的想象性重建。';

const philosophy = {
  zh: '「诚」在宋代理学中兼具本体与工夫两重意义，二者如何贯通，历来聚讼纷纭。本文以《通书》的早期注释为中心，梳理注家处理「诚」「几」关系的三种思路，指出以「几」为发动之端的解释将工夫的着力点前移至意念未形之际，'
    + '从而使本体不再是工夫的彼岸，而是工夫得以展开的场域。这一理解有助于重新审视理学修养论的内在张力。',
  en: 'Sincerity (cheng) names both the substance and the practice of self-cultivation in Song learning. Reading the early commentaries on the Tongshu, this paper distinguishes three ways of relating sincerity to incipience, and argues '
    + 'that the view of incipience as the very start of movement makes substance the field in which practice unfolds rather than its far shore.',
};

const law = {
  zh: '公共数据授权运营的实践先于规范展开，授权行为的性质由此成为争论焦点。行政许可说难以解释运营收益的分配，民事合同说则无法安顿公共利益的优先地位。授权运营宜定性为行政协议，'
    + '以竞争性程序保障运营主体的遴选公正，以分类定价约束收益，并以收回权确保公共目的之实现。司法审查应同时覆盖协议的缔结、履行与终止三个阶段。',
  en: 'The authorised operation of public data has run ahead of its rules. Neither the theory of administrative licence nor that of civil contract explains it fully. It is better understood as an administrative agreement, with '
    + 'competitive selection, classified pricing and a right of withdrawal, and judicial review should reach its conclusion, its performance and its end.',
};

/** The first two notes marked by stars instead of numbers, as Word writes marks of one's own. */
function starred(page: FrontPage): FrontPage {
  const marks = ['*', '**'];
  const text = reworked(page, 'word/document.xml', (xml) => xml.replace(
    /<w:footnoteReference w:id="([12])"\/>/g, (_, id: string) => `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${marks[Number(id) - 1]}</w:t>`,
  ));
  return reworked(text, 'word/footnotes.xml', (xml) => xml.replace(
    /(<w:footnote w:id="([12])">.*?)<w:footnoteRef\/>/gs, (_, before: string, id: string) => `${before}<w:t>${marks[Number(id) - 1]}</w:t>`,
  ));
}

export const humanitiesPages: FrontPage[] = [
  starred(frontPage({
    name: 'mixed-history-starred-notes',
    layout: 'A collected volume: column heading, notes with marks of their own (* at the title for the fund, ** at the author), English after the article.',
    document: () => ({ footnotes: {
      1: { children: lines(' 本文系国家社会科学基金一般项目“清代运河市镇社会变迁研究”（项目编号：21BZS078）的阶段性成果。匿名审稿专家提出了宝贵意见，谨致谢忱。') },
      2: { children: lines(' 沈砚秋，历史学博士，临川大学历史文化学院副教授，主要从事明清社会经济史研究。电子邮箱：shenyq@linchuan.example.cn。') },
    } }),
    children: () => [
      line('·明清社会史·', { points: 10.5, font: '楷体' }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('漕粮改折与运河市镇的兴衰', { size: 36, font: '黑体' }), new FootnoteReferenceRun(1)] }),
      line('——以乾隆至道光年间的临津镇为中心', { centred: true, points: 14, font: '楷体' }),
      line(''),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('沈　砚　秋', { font: '仿宋' }), new FootnoteReferenceRun(2)] }),
      line(''),
      line(`**【内容提要】**　${history.zh}`, { font: '楷体' }),
      line('**【关键词】**　漕粮改折　运河市镇　临津　商人会馆', { font: '楷体' }),
      ...body('一　改折之前的临津', '临津镇在山东西南，漕河穿镇而过，旧有仓廒十二座。康熙年间所修镇志称其地“舳舻相接，夜不闭市”。', '镇中之业，以转运为大宗，牙行次之。'),
      line(''),
      line('The Commutation of Grain Tribute and the Rise and Fall of Canal Towns: Linjin from the Qianlong to the Daoguang Reign', { bold: true, paragraph: { pageBreakBefore: true } }),
      line('Shen Yanqiu', { centred: true }),
      line(`**Abstract:** ${history.en}`),
      line('**Keywords:** commutation of grain tribute; canal towns; Linjin; guild halls'),
    ],
    expected: {
      titleZh: '漕粮改折与运河市镇的兴衰',
      subtitleZh: '以乾隆至道光年间的临津镇为中心',
      titleEn: 'The Commutation of Grain Tribute and the Rise and Fall of Canal Towns',
      subtitleEn: 'Linjin from the Qianlong to the Daoguang Reign',
      authors: [{ name: '沈砚秋', unit: '临川大学历史文化学院', email: 'shenyq@linchuan.example.cn' }],
      abstractZh: history.zh,
      abstractEn: history.en,
      keywordsZh: ['漕粮改折', '运河市镇', '临津', '商人会馆'],
      keywordsEn: ['commutation of grain tribute', 'canal towns', 'Linjin', 'guild halls'],
      funds: [{ name: '国家社会科学基金一般项目', number: '21BZS078' }],
    },
  })),

  frontPage({
    name: 'mixed-literature-careless',
    layout: 'An author’s own page without styles: title broken by a soft line break, unit in brackets beside the name, keywords with 、, fund and biography after the article.',
    document: () => ({ creator: 'Administrator' }),
    children: () => [
      line('乡土书写中的声音景观\n与乡村记忆的重构', { centred: true, bold: true, points: 18, font: '宋体' }),
      line('柳青禾（海州师范大学 文学院）', { centred: true, points: 12 }),
      line(''),
      line(`摘    要：${literature}`, { points: 12 }),
      line('关键词： 声音景观、听觉叙事、乡土小说、乡村记忆、新世纪文学', { points: 12 }),
      line(''),
      line('声音进入小说研究的视野，是晚近二十年的事。此前论者谈论乡土，多从风景、方言与民俗入手，听觉经验往往被当作气氛的点缀。', { points: 12 }),
      line('一、钟声、喇叭与时间的秩序', { bold: true, points: 12 }),
      line('在集体劳动的年代，出工的钟声把分散的农户编入同一种时间。', { points: 12 }),
      line(''),
      line('基金项目：教育部人文社会科学研究青年基金项目“新世纪小说的听觉叙事研究”（23YJC751019）', { points: 10.5 }),
      line('作者简介：柳青禾（1991—），女，江苏连云港人，海州师范大学文学院讲师，文学博士。邮箱：liuqinghe2012@mail.example.com 电话：13900000000', { points: 10.5 }),
    ],
    expected: {
      titleZh: '乡土书写中的声音景观与乡村记忆的重构',
      authors: [{ name: '柳青禾', unit: '海州师范大学文学院', email: 'liuqinghe2012@mail.example.com' }],
      abstractZh: literature,
      keywordsZh: ['声音景观', '听觉叙事', '乡土小说', '乡村记忆', '新世纪文学'],
      funds: [{ name: '教育部人文社会科学研究青年基金项目', number: '23YJC751019' }],
    },
  }),

  frontPage({
    name: 'mixed-philosophy-own-english-page',
    layout: 'Names in the page header, subtitle after a soft line break, fund under the keywords, biographies as a line, English on a page of its own in capitals.',
    blind: { headers: true },
    section: () => ({ headers: { default: new Header({ children: [line('欧阳静　尼玛次仁：宋代理学中「诚」的工夫论意蕴', { centred: true, points: 9 })] }) } }),
    children: () => [
      line('宋代理学中「诚」的工夫论意蕴\n——从《通书》的早期注释谈起', { heading: 1, centred: true }),
      line('欧阳静^1^　尼玛次仁^2^', { centred: true, font: '楷体', points: 14 }),
      line('（1.青岚大学 哲学系，陕西 西安 710100；2.雪域民族学院 马克思主义学院，西藏 拉萨 850000）', { centred: true, points: 9 }),
      line(`**摘　要**　${philosophy.zh}`),
      line('**关键词**　诚；几；《通书》；工夫论；宋代理学'),
      line('**基金项目**　国家社会科学基金青年项目“宋代理学工夫论的注释史研究”（22CZX033）；陕西省社会科学基金项目“关学文献整理与研究”（2021C007）'),
      line('**作者简介**　欧阳静，女，哲学博士，青岚大学哲学系讲师；尼玛次仁，男，藏族，雪域民族学院马克思主义学院副教授。'),
      ...body('一、问题的提出', '「诚」之一字，先秦已具多义，至濂溪而成为贯通天人的枢纽。', '然而本体之诚何以能够成为工夫，注家之间并无共识。'),
      line('THE PRACTICE OF SINCERITY IN SONG LEARNING: STARTING FROM THE EARLY COMMENTARIES ON THE TONGSHU', { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
      line('OUYANG Jing^1^, Nyima Tsering^2^', { centred: true }),
      line('(1. Department of Philosophy, Qinglan University, Xi’an 710100, China; 2. School of Marxism, Xueyu Minzu College, Lhasa 850000, China)', { centred: true }),
      line(`**ABSTRACT** ${philosophy.en}`),
      line('**KEY WORDS** sincerity; incipience; Tongshu; theory of practice; Song learning'),
    ],
    expected: {
      titleZh: '宋代理学中「诚」的工夫论意蕴',
      subtitleZh: '从《通书》的早期注释谈起',
      titleEn: 'THE PRACTICE OF SINCERITY IN SONG LEARNING',
      subtitleEn: 'STARTING FROM THE EARLY COMMENTARIES ON THE TONGSHU',
      authors: [{ name: '欧阳静', unit: '青岚大学哲学系' }, { name: '尼玛次仁', unit: '雪域民族学院马克思主义学院' }],
      abstractZh: philosophy.zh,
      abstractEn: philosophy.en,
      keywordsZh: ['诚', '几', '《通书》', '工夫论', '宋代理学'],
      keywordsEn: ['sincerity', 'incipience', 'Tongshu', 'theory of practice', 'Song learning'],
      funds: [{ name: '国家社会科学基金青年项目', number: '22CZX033' }, { name: '陕西省社会科学基金项目', number: '2021C007' }],
    },
  }),

  frontPage({
    name: 'mixed-law-footnotes',
    layout: 'A law review: DOI and column heading above the title, units and e-mail only in numbered notes at the names, fund in the note at the title, English below.',
    document: () => ({ footnotes: {
      1: { children: lines('基金项目：国家社会科学基金重大项目“数据要素市场的法治保障研究”（23ZDA081）；中央高校基本科研业务费专项资金资助项目（2722024BQ015）。') },
      2: { children: lines('韩越，楚江政法大学法学院教授、博士生导师，法学博士。') },
      3: { children: lines('司徒敏仪，楚江政法大学数字法治研究院助理研究员，本文通讯作者，E-mail: situ.my@cjlaw.example.cn。') },
    } }),
    children: () => [
      line('【法学研究】　　　　　　　　　　　　DOI：10.99999/j.cnki.cjfx.2026.02.004', { points: 9 }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('公共数据授权运营的行政协议定性及其展开', { bold: true, size: 32 }), new FootnoteReferenceRun(1)] }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        new TextRun('韩　越'), new FootnoteReferenceRun(2), new TextRun('　　司徒敏仪'), new FootnoteReferenceRun(3),
      ] }),
      line(`**摘要：**${law.zh}`, { font: '楷体' }),
      line('**关键词：**公共数据　授权运营　行政协议　收益分配　司法审查', { font: '楷体' }),
      line('**中图分类号：**D922.1　**文献标识码：**A　**文章编号：**1009-9999(2026)02-0041-14', { points: 9 }),
      line('Characterising the Authorised Operation of Public Data as Administrative Agreement', { centred: true, bold: true }),
      line('Han Yue, Situ Minyi', { centred: true }),
      line(`**Abstract:** ${law.en}`),
      line('**Keywords:** public data, authorised operation, administrative agreement, distribution of proceeds, judicial review'),
      ...body('引言', '公共数据的开发利用已成为数字政府建设的重要议题。自首个地方试点以来，授权运营在各地次第展开。', '规范供给的不足，使授权双方的权利义务处于不确定状态。'),
    ],
    expected: {
      titleZh: '公共数据授权运营的行政协议定性及其展开',
      titleEn: 'Characterising the Authorised Operation of Public Data as Administrative Agreement',
      authors: [{ name: '韩越', unit: '楚江政法大学法学院' }, { name: '司徒敏仪', unit: '楚江政法大学数字法治研究院', email: 'situ.my@cjlaw.example.cn' }],
      abstractZh: law.zh,
      abstractEn: law.en,
      keywordsZh: ['公共数据', '授权运营', '行政协议', '收益分配', '司法审查'],
      keywordsEn: ['public data', 'authorised operation', 'administrative agreement', 'distribution of proceeds', 'judicial review'],
      funds: [{ name: '国家社会科学基金重大项目', number: '23ZDA081' }, { name: '中央高校基本科研业务费专项资金资助项目', number: '2722024BQ015' }],
    },
  }),
];
