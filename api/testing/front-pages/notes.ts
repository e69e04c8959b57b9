// Front pages that keep fund and authors in footnotes, and such with a cover page or a journal’s lines before the title.
import { AlignmentType, FootnoteReferenceRun, Paragraph } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

/** A centred paragraph that ends in the references of footnotes. */
const noted = (text: string, footnotes: number[], points?: number): Paragraph => new Paragraph({
  alignment: AlignmentType.CENTER,
  children: [...runs(text, { size: points && points * 2, bold: points !== undefined }), ...footnotes.map((id) => new FootnoteReferenceRun(id))],
});

const footnotes = (...texts: string[]) => Object.fromEntries(texts.map((text, index) => [String(index + 1), { children: [line(text)] }]));

const GRAIN_EN = 'Granaries of the late Qing were inspected every spring. Comparing the inspection reports of Shaanxi with private diaries, the article finds that shortages were known to everyone and written down by no one until a famine made them useful.';

export const notedPages: FrontPage[] = [
  frontPage({
    name: 'title-star-footnote',
    layout: 'A star after the title refers to a real footnote with three funds; a second footnote after the name gives the author’s particulars and unit.',
    expected: {
      titleZh: '晚清陕西仓储盘查中的知情与缄默', titleEn: 'Knowing and Keeping Silent in the Granary Inspections of Late Qing Shaanxi',
      authors: [{ name: '晏清河', unit: '陕西师范大学历史文化学院', email: 'yanqh@snnu.example.cn' }],
      abstractZh: '晚清仓储逢春必查。以陕西各县的盘查禀报与私人日记对读，可知亏空人人皆知而无人形诸文字，直至灾荒来临，亏空成为可用之事。盘查制度由此得以照常运转。',
      abstractEn: GRAIN_EN,
      keywordsZh: ['晚清', '陕西', '仓储', '盘查'],
      keywordsEn: ['late Qing', 'Shaanxi', 'granaries', 'inspection'],
      funds: [
        { number: '19ZDA196', name: '国家社会科学基金重大项目' },
        { number: '21YJA770042', name: '教育部人文社会科学研究规划基金项目' },
        { number: '2022G015', name: '陕西省社会科学基金项目' },
      ],
    },
    document: () => ({ footnotes: footnotes(
      ' 本文为国家社会科学基金重大项目“西北灾荒史料整理与研究”（19ZDA196）、教育部人文社会科学研究规划基金项目（21YJA770042）、陕西省社会科学基金项目（2022G015）的阶段性成果。',
      ' 晏清河（1979—），男，陕西师范大学历史文化学院教授，邮箱：yanqh@snnu.example.cn。',
    ) }),
    children: () => [
      noted('晚清陕西仓储盘查中的知情与缄默^*^', [1], 18),
      noted('晏清河', [2]),
      line('摘\u3000要：晚清仓储逢春必查。以陕西各县的盘查禀报与私人日记对读，可知亏空人人皆知而无人形诸文字，直至灾荒来临，亏空成为可用之事。盘查制度由此得以照常运转。'),
      line('关键词：晚清；陕西；仓储；盘查'),
      line('Knowing and Keeping Silent in the Granary Inspections of Late Qing Shaanxi', { centred: true, bold: true }),
      line('Yan Qinghe', { centred: true }),
      line(`Abstract: ${GRAIN_EN}`),
      line('Keywords: late Qing; Shaanxi; granaries; inspection'),
      ...body('一、春查', '光绪二十三年二月，朝邑知县亲往义仓。'),
    ],
  }),
  frontPage({
    name: 'units-in-footnotes',
    layout: 'Three names in a line, each with a footnote that gives only unit and email; fund in the line before the abstract.',
    expected: {
      titleZh: '家庭医生签约对慢性病患者就诊流向的影响',
      authors: [
        { name: '甄妮', unit: '首都医科大学公共卫生学院', email: 'zhenni@ccmu.example.cn' },
        { name: '束卫国', unit: '北京市丰台区方庄社区卫生服务中心', email: 'shuwg@fz.example.cn' },
        { name: '库尔班江', unit: '新疆医科大学公共卫生学院', email: 'kurban@xjmu.example.cn' },
      ],
      abstractZh: '利用某区2018—2023年医保结算数据，以双重差分法估计家庭医生签约对高血压、糖尿病患者就诊流向的影响。签约后一年内，患者在社区首诊的比例提高8.1个百分点，三级医院门诊次数减少0.9次，总费用变化不大。',
      keywordsZh: ['家庭医生', '慢性病', '就诊流向', '双重差分'],
      funds: [{ number: '9232004', name: '北京市自然科学基金面上项目' }],
    },
    document: () => ({ footnotes: footnotes(
      ' 首都医科大学公共卫生学院，北京 100069，zhenni@ccmu.example.cn',
      ' 北京市丰台区方庄社区卫生服务中心，北京 100078，shuwg@fz.example.cn',
      ' 新疆医科大学公共卫生学院，乌鲁木齐 830017，kurban@xjmu.example.cn',
    ) }),
    children: () => [
      line('家庭医生签约对慢性病患者就诊流向的影响', { heading: 1, centred: true }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('甄妮'), new FootnoteReferenceRun(1), ...runs('，束卫国'), new FootnoteReferenceRun(2), ...runs('，库尔班江'), new FootnoteReferenceRun(3),
      ] }),
      line('基金项目：北京市自然科学基金面上项目（编号：9232004）', { centred: true, points: 9 }),
      line('**摘要** 利用某区2018—2023年医保结算数据，以双重差分法估计家庭医生签约对高血压、糖尿病患者就诊流向的影响。签约后一年内，患者在社区首诊的比例提高8.1个百分点，三级医院门诊次数减少0.9次，总费用变化不大。'),
      line('**关键词** 家庭医生；慢性病；就诊流向；双重差分'),
      ...body('1 资料来源与方法', '资料来自某区医疗保障局。'),
    ],
  }),
  frontPage({
    name: 'cover-page',
    layout: 'A cover page with journal column, title, name, telephone and date, then a page break and the front page with the same title.',
    expected: {
      titleZh: '城市内涝预警信息的公众响应',
      authors: [{ name: '汤海波', unit: '河海大学公共管理学院', email: 'tanghb@hhu.example.cn' }, { name: '夏侯婷', unit: '河海大学水文水资源学院' }],
      abstractZh: '预警发出之后，公众如何行动，是减灾的最后一环。对郑州、武汉、南京三地1 846份问卷的分析表明，收到短信的人有六成会转告他人，但只有两成改变出行计划；标明街道名称的预警使后者翻倍。',
      keywordsZh: ['城市内涝', '预警信息', '公众响应', '风险沟通'],
      funds: [{ number: 'B240207036', name: '中央高校基本科研业务费专项资金' }],
    },
    children: () => [
      line('投稿栏目：应急管理', { points: 14 }),
      line('城市内涝预警信息的公众响应', { centred: true, bold: true, points: 26 }),
      ...lines('作者姓名：汤海波、夏侯婷', '联系人：汤海波', '手\u3000\u3000机：000-0000-0000', '电子邮箱：tanghb@hhu.example.cn', '投稿日期：2026年2月8日', '声明：本文未一稿多投。'),
      line('城市内涝预警信息的公众响应', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
      line('汤海波^1^，夏侯婷^2^', { centred: true }),
      line('（1.河海大学公共管理学院，江苏 南京 211100；2.河海大学水文水资源学院，江苏 南京 210098）', { centred: true }),
      line('摘要：预警发出之后，公众如何行动，是减灾的最后一环。对郑州、武汉、南京三地1 846份问卷的分析表明，收到短信的人有六成会转告他人，但只有两成改变出行计划；标明街道名称的预警使后者翻倍。'),
      line('关键词：城市内涝；预警信息；公众响应；风险沟通'),
      line('基金项目：中央高校基本科研业务费专项资金（B240207036）'),
      ...body('一、引言', '一条短信抵达时，雨往往已经下了。'),
    ],
  }),
  frontPage({
    name: 'journal-lines-first',
    layout: 'The journal’s volume line, column name, doi and dates stand above the title, everything centred; a clear 摘要 with a space after it.',
    expected: {
      titleZh: '西藏那曲冻土区输电塔基的长期变形',
      titleEn: 'Long-Term Deformation of Transmission Tower Foundations in the Permafrost of Nagqu, Tibet',
      authors: [{ name: '扎西次仁', unit: '西藏大学工学院' }, { name: '卞卡', unit: '中国电力科学研究院有限公司' }],
      abstractZh: '汇总那曲地区27基输电塔自2012年以来的水准测量资料，分析塔基沉降与活动层厚度的关系。年均沉降3.4 mm，阳坡为阴坡的1.8倍；装设热棒的塔基五年后趋于稳定。',
      abstractEn: 'Levelling data of 27 transmission towers in Nagqu since 2012 are compiled to relate settlement to the thickness of the active layer. The mean settlement is 3.4 mm a year, on sunny slopes 1.8 times that of shady ones.',
      keywordsZh: ['多年冻土', '输电塔', '沉降', '热棒'],
      keywordsEn: ['permafrost', 'transmission tower', 'settlement', 'thermosyphon'],
      funds: [{ number: 'XZ202301ZR0041G', name: '西藏自治区自然科学基金' }, { number: '521104230012', name: '国家电网有限公司科技项目' }],
    },
    children: () => [
      line('第48卷\u3000第2期\u3000\u3000\u3000\u3000\u3000\u3000高原工程学报\u3000\u3000\u3000\u3000\u3000\u3000Vol.48 No.2', { points: 9 }),
      line('2026年4月\u3000\u3000\u3000\u3000\u3000\u3000Journal of Plateau Engineering\u3000\u3000\u3000\u3000\u3000\u3000Apr. 2026', { points: 9 }),
      line('·岩土与地下工程·', { points: 10.5 }),
      line('DOI：10.99999/j.cnki.0000-0000.2026.02.013', { points: 9 }),
      line('西藏那曲冻土区输电塔基的长期变形', { centred: true, points: 22 }),
      line('扎西次仁^1^\u3000卞\u3000卡^2^', { centred: true }),
      line('（1 西藏大学工学院，拉萨 850000；2 中国电力科学研究院有限公司，北京 100192）', { centred: true, points: 9 }),
      line('摘 要 汇总那曲地区27基输电塔自2012年以来的水准测量资料，分析塔基沉降与活动层厚度的关系。年均沉降3.4 mm，阳坡为阴坡的1.8倍；装设热棒的塔基五年后趋于稳定。'),
      line('关键词 多年冻土；输电塔；沉降；热棒'),
      line('中图分类号 TU475 文献标识码 A 文章编号 0000-0000(2026)02-0101-08'),
      line('Long-Term Deformation of Transmission Tower Foundations in the Permafrost of Nagqu, Tibet', { centred: true, bold: true }),
      line('Tashi Tsering^1^  BIAN Ka^2^', { centred: true }),
      line('(1 School of Engineering, Tibet University, Lhasa 850000; 2 China Electric Power Research Institute, Beijing 100192)', { centred: true, points: 9 }),
      line('Abstract  Levelling data of 27 transmission towers in Nagqu since 2012 are compiled to relate settlement to the thickness of the active layer. The mean settlement is 3.4 mm a year, on sunny slopes 1.8 times that of shady ones.'),
      line('Key words  permafrost; transmission tower; settlement; thermosyphon'),
      line('收稿日期：2025-09-30；修订日期：2026-01-15。基金项目：西藏自治区自然科学基金（XZ202301ZR0041G）；国家电网有限公司科技项目（521104230012）。', { points: 9 }),
      ...body('0 引 言', '青藏联网工程穿越多年冻土。'),
    ],
  }),
];
