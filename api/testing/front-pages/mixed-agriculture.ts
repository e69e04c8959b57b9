// Pages for agriculture and ecology: parts of the abstract in 【】, an edited file with changes not accepted, funds in the acknowledgement.
import { DeletedTextRun, InsertedTextRun, Paragraph, TextRun } from 'docx';
import { A_DAY, body, type FrontPage, frontPage, line } from './page.ts';

const rice = {
  zh: '【目的】探明侧深施肥条件下缓控释氮肥配比对机插粳稻产量与氮素利用的影响。【方法】2022—2023年以两个粳稻品种为材料，设置5种缓控释氮肥与速效氮肥的配比，测定产量构成、植株氮素积累和稻田氨挥发。'
    + '【结果】缓控释氮占比60%的处理产量最高，较常规分次施肥增产6.8%，氮肥偏生产力提高21.3%，氨挥发减少34.5%。【结论】侧深施用缓控释氮占比60%的配方肥可兼顾高产与减排。',
  en: '【Objective】The effects of the ratio of controlled-release nitrogen under side-deep placement on yield and nitrogen use of machine-transplanted japonica rice were clarified. 【Method】Five ratios were tested with two cultivars in 2022 and 2023. '
    + '【Result】The ratio of 60% gave the highest yield, 6.8% above split application, and reduced ammonia volatilisation by 34.5%. 【Conclusion】Side-deep placement with 60% controlled-release nitrogen combines high yield with low emission.',
};

const pear = '为明确不同袋型对砂梨果皮褐变的影响，以8年生‘云香’砂梨为试材，设置白蜡袋、双层纸袋和不套袋三个处理，测定果实发育期果皮酚类物质含量及多酚氧化酶活性。'
  + '结果表明，双层纸袋处理的果皮褐变指数最低，贮藏60 d时仅为不套袋处理的41%，其果皮绿原酸含量与多酚氧化酶活性均显著降低。因此，云岭产区宜在盛花后40 d套双层纸袋。';

const wetland = {
  zh: '高原湖滨湿地的退耕还湿效果缺乏长期评估。本研究以滇中某湖泊北岸12个样地为对象，连续五年监测退耕后植物群落与土壤有机碳的变化。结果显示，退耕第三年起物种丰富度趋于稳定，'
    + '外来草本的盖度由37%降至9%；0～20 cm土层有机碳储量年均增加0.42 t/hm²，但仍低于天然湿地。微地形整理显著加快了挺水植物的恢复，建议将其纳入退耕还湿的技术规程。',
  en: 'The outcome of returning farmland to wetland on plateau lakeshores lacks long-term assessment. Plant communities and soil organic carbon were monitored for five years in twelve plots on the northern shore of a lake in central Yunnan. '
    + 'Species richness stabilised from the third year, and the cover of alien herbs fell from 37% to 9%. Micro-topographic shaping markedly accelerated the recovery of emergent plants.',
};

const change = (id: number) => ({ id, author: '乔一苇', date: A_DAY.toISOString() });

export const agriculturePages: FrontPage[] = [
  frontPage({
    name: 'mixed-agronomy-lenticular',
    layout: 'An agronomy journal: eight names, three units with raised figures, parts of the abstract in 【】, fund numbers with brackets inside, contact lines under the dates.',
    children: () => [
      line('侧深施用缓控释氮肥配比对机插粳稻产量和氮素利用的影响', { centred: true, bold: true, points: 18, font: '黑体' }),
      line('祁连山^1,2^，苏　禾^1^，潘秋水^1^，巴特尔^3^，荀　默^1^，白雨霏^2^，姬长风^1^，谷满仓^1,2*^', { centred: true, font: '楷体' }),
      line('^1^里下河农业大学农学院，江苏扬州 225000；^2^里下河农业大学作物栽培重点实验室，江苏扬州 225000；^3^兴安盟水稻研究所，内蒙古乌兰浩特 137400', { points: 9 }),
      line(`**摘要：**${rice.zh}`),
      line('**关键词：**粳稻；侧深施肥；缓控释氮肥；产量；氨挥发'),
      line('Effects of Controlled-Release Nitrogen Ratio under Side-Deep Placement on Yield and Nitrogen Use of Machine-Transplanted Japonica Rice', { centred: true, bold: true }),
      line('QI LianShan^1,2^, SU He^1^, PAN QiuShui^1^, Bater^3^, XUN Mo^1^, BAI YuFei^2^, JI ChangFeng^1^, GU ManCang^1,2*^', { centred: true }),
      line(`**Abstract:** ${rice.en}`),
      line('**Key words:** japonica rice; side-deep placement; controlled-release nitrogen; yield; ammonia volatilisation'),
      line('收稿日期：2025-07-02；接受日期：2025-11-19', { points: 9 }),
      line('基金项目：国家重点研发计划（2022YFD1500404）、江苏省农业科技自主创新资金（CX(22)1001）、现代农业产业技术体系建设专项资金（CARS-01-27）', { points: 9 }),
      line('联系方式：祁连山，E-mail：qils@lxh.example.cn。通信作者谷满仓，E-mail：gumc@lxh.example.cn', { points: 9 }),
      ...body('0 引言', '【研究意义】侧深施肥将肥料集中施于秧苗侧下方，是机插稻节肥增效的重要途径。', '【前人研究进展】已有研究多集中于单一肥料类型。'),
    ],
    expected: {
      titleZh: '侧深施用缓控释氮肥配比对机插粳稻产量和氮素利用的影响',
      titleEn: 'Effects of Controlled-Release Nitrogen Ratio under Side-Deep Placement on Yield and Nitrogen Use of Machine-Transplanted Japonica Rice',
      authors: [
        { name: '祁连山', unit: '里下河农业大学农学院；里下河农业大学作物栽培重点实验室', email: 'qils@lxh.example.cn' },
        { name: '苏禾', unit: '里下河农业大学农学院' },
        { name: '潘秋水', unit: '里下河农业大学农学院' },
        { name: '巴特尔', unit: '兴安盟水稻研究所' },
        { name: '荀默', unit: '里下河农业大学农学院' },
        { name: '白雨霏', unit: '里下河农业大学作物栽培重点实验室' },
        { name: '姬长风', unit: '里下河农业大学农学院' },
        { name: '谷满仓', unit: '里下河农业大学农学院；里下河农业大学作物栽培重点实验室', email: 'gumc@lxh.example.cn' },
      ],
      abstractZh: rice.zh,
      abstractEn: rice.en,
      keywordsZh: ['粳稻', '侧深施肥', '缓控释氮肥', '产量', '氨挥发'],
      keywordsEn: ['japonica rice', 'side-deep placement', 'controlled-release nitrogen', 'yield', 'ammonia volatilisation'],
      funds: [
        { name: '国家重点研发计划', number: '2022YFD1500404' }, { name: '江苏省农业科技自主创新资金', number: 'CX(22)1001' },
        { name: '现代农业产业技术体系建设专项资金', number: 'CARS-01-27' },
      ],
    },
  }),

  frontPage({
    name: 'mixed-horticulture-tracked',
    layout: 'A file sent back with changes not accepted: in the title, at an author, in the keywords and in the number of the fund; no English.',
    blind: { trackedChanges: true },
    children: () => [
      new Paragraph({ children: [
        new TextRun({ text: '不同袋型对砂梨果皮褐变', bold: true, size: 32 }),
        new DeletedTextRun({ ...change(1), text: '的影响研究', bold: true, size: 32 }),
        new InsertedTextRun({ ...change(2), text: '及酚类代谢的影响', bold: true, size: 32 }),
      ] }),
      new Paragraph({ children: [
        new TextRun('乔一苇 罗桑旦增'), new InsertedTextRun({ ...change(3), text: ' 尤  冬' }),
      ] }),
      line('(云岭农业大学园林园艺学院, 昆明 650201)'),
      line(`摘要 ${pear}`),
      new Paragraph({ children: [
        new TextRun('关键词 砂梨; 套袋; '), new DeletedTextRun({ ...change(4), text: '褐变; 酶' }), new InsertedTextRun({ ...change(5), text: '果皮褐变; 多酚氧化酶' }), new TextRun('; 绿原酸'),
      ] }),
      new Paragraph({ children: [
        new TextRun('基金项目 云南省科技厅农业联合专项(202'), new DeletedTextRun({ ...change(6), text: '1' }), new InsertedTextRun({ ...change(7), text: '3' }), new TextRun('01BD070001-118)'),
      ] }),
      line('第一作者 乔一苇, 硕士研究生。E-mail: qiaoyiwei@ylnd.example.cn'),
      line('砂梨是云岭产区的主栽果树，近年来果皮褐变问题突出，严重影响商品价值。套袋是生产中普遍采用的技术，但袋型选择多凭经验。'),
      ...body('1 材料与方法', '1.1 试验材料 试验于2023年在云岭农业大学果园进行。'),
    ],
    expected: {
      titleZh: '不同袋型对砂梨果皮褐变及酚类代谢的影响',
      authors: [
        { name: '乔一苇', unit: '云岭农业大学园林园艺学院', email: 'qiaoyiwei@ylnd.example.cn' },
        { name: '罗桑旦增', unit: '云岭农业大学园林园艺学院' },
        { name: '尤冬', unit: '云岭农业大学园林园艺学院' },
      ],
      abstractZh: pear,
      keywordsZh: ['砂梨', '套袋', '果皮褐变', '多酚氧化酶', '绿原酸'],
      funds: [{ name: '云南省科技厅农业联合专项', number: '202301BD070001-118' }],
    },
  }),

  frontPage({
    name: 'mixed-ecology-acknowledgement',
    layout: 'A foreign co-author with a unit in English, e-mails in brackets behind the units, keywords with ，, subtitle by a dash in both languages, funds in the acknowledgement at the end.',
    children: () => [
      line('退耕还湿五年间植物群落与土壤碳的变化——以滇中高原湖滨为例', { centred: true, bold: true, points: 16 }),
      line('杜若溪^1^，Thomas E. Brandell^2^，盛　野^1,*^', { centred: true }),
      line('1 滇池流域生态研究所，昆明 650228（杜若溪：duruoxi@dcst.example.org；盛野：shengye@dcst.example.org）'),
      line('2 Department of Wetland Ecology, University of Norrhaven, Norrhaven 8000, Denmark (t.brandell@norrhaven.example.com)'),
      line('* 通讯作者'),
      line('摘  要', { bold: true, centred: true }),
      line(wetland.zh),
      line('关键词 退耕还湿，湖滨湿地，植物群落，土壤有机碳，微地形', { bold: true }),
      line('Plant communities and soil carbon in five years after returning farmland to wetland — A case of plateau lakeshores in central Yunnan', { bold: true, centred: true }),
      line('Ruoxi Du^1^, Thomas E. Brandell^2^, Ye Sheng^1,*^', { centred: true }),
      line('Abstract', { bold: true, centred: true }),
      line(wetland.en),
      line('Keywords farmland to wetland, lakeshore wetland, plant community, soil organic carbon, micro-topography', { bold: true }),
      ...body('引言', '湖滨湿地是陆地与湖泊之间的过渡带，具有截留污染、维持生物多样性的功能。', '二十世纪后期，大面积的湖滨湿地被围垦为农田。'),
      line('致谢', { heading: 1 }),
      line('本研究得到国家自然科学基金青年科学基金项目（32301987）和云南省基础研究计划项目（202301AT070123）资助。野外工作得到当地村民的帮助，谨致谢意。'),
    ],
    expected: {
      titleZh: '退耕还湿五年间植物群落与土壤碳的变化',
      subtitleZh: '以滇中高原湖滨为例',
      titleEn: 'Plant communities and soil carbon in five years after returning farmland to wetland',
      subtitleEn: 'A case of plateau lakeshores in central Yunnan',
      authors: [
        { name: '杜若溪', unit: '滇池流域生态研究所', email: 'duruoxi@dcst.example.org' },
        { name: 'Thomas E. Brandell', unit: 'Department of Wetland Ecology, University of Norrhaven', email: 't.brandell@norrhaven.example.com' },
        { name: '盛野', unit: '滇池流域生态研究所', email: 'shengye@dcst.example.org' },
      ],
      abstractZh: wetland.zh,
      abstractEn: wetland.en,
      keywordsZh: ['退耕还湿', '湖滨湿地', '植物群落', '土壤有机碳', '微地形'],
      keywordsEn: ['farmland to wetland', 'lakeshore wetland', 'plant community', 'soil organic carbon', 'micro-topography'],
      funds: [{ name: '国家自然科学基金青年科学基金项目', number: '32301987' }, { name: '云南省基础研究计划项目', number: '202301AT070123' }],
    },
  }),
];
