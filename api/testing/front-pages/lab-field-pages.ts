// Submissions to journals of geology, agriculture, forestry and fishery.
import { Header, Paragraph, Table, TableCell, TableRow, TextRun, Textbox, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

/** What the notation of `line` shows: without the marks of bold and raised. */
const plain = (text: string) => text.replace(/\*\*|\^/g, '');

const nitrousTitle = 'Effects of drip irrigation frequency and nitrogen rate on yield and N2O emission of greenhouse tomato';

const nitrousAbstract = '为明确滴灌频率与施氮量的交互作用对设施番茄产量和温室气体排放的影响，于2023—2024年开展田间小区试验，设3个滴灌频率（2、4、8 d一次）和4个施氮水平（0、150、225、300 kg/hm^2^），'
  + '采用静态箱-气相色谱法监测土壤N2O排放通量。结果表明：施氮量相同时，每4 d灌溉一次的番茄产量最高，达到98.6 t/hm^2^，较8 d一次提高12.4%；N2O累积排放量随施氮量增加呈指数上升。'
  + '综合考虑产量和排放，推荐当地采用4 d一次的滴灌频率并配施氮肥225 kg/hm^2^。';

const nitrousAbstractEn = 'Greenhouse tomato consumes much water and nitrogen. A two-year field experiment with three drip irrigation frequencies and four nitrogen rates '
  + 'was carried out to find a combination which keeps the yield high and the emission of N2O low. The yield reached 98.6 t/hm^2^ when irrigation was applied every four days. '
  + 'Cumulative N2O emission rose exponentially with the nitrogen rate. Irrigation every four days with 225 kg/hm^2^ of nitrogen is recommended.';

const forestAbstract = '【目的】揭示杉木人工林发育过程中土壤微生物量碳、氮的季节变化规律，为人工林地力维护提供依据。【方法】以福建北部8、18、28和40年生杉木人工林为对象，'
  + '于2023年4个季节采集0~20 cm土层样品，用氯仿熏蒸浸提法测定微生物量碳、氮。【结果】微生物量碳夏季最高、冬季最低，变化范围为186~512 mg/kg；林龄对微生物量氮影响显著（P<0.05），28年生林分最高。'
  + '【结论】适当延长杉木轮伐期至28年以上有利于土壤微生物活性的恢复。';

const forestAbstractEn = '【Objective】This study aims to reveal the seasonal dynamics of soil microbial biomass carbon and nitrogen during stand development. 【Method】Soils of 0-20 cm were sampled in four seasons '
  + 'in stands of 8, 18, 28 and 40 years, and analysed by chloroform fumigation extraction. 【Result】Microbial biomass carbon was highest in summer and lowest in winter. '
  + '【Conclusion】A rotation longer than 28 years favours the recovery of soil microbes.';

const geologyAbstract = '冈底斯南缘广泛出露晚白垩世中酸性侵入岩，其成因对认识新特提斯洋俯冲过程具有重要意义。本文对桑日地区石英闪长岩开展了岩石学、锆石U-Pb年代学、全岩地球化学和锆石Hf同位素研究。'
  + '锆石U-Pb加权平均年龄为（92.4±0.8）Ma，岩石具有高Sr（612×10^-6^～845×10^-6^）、低Y的埃达克质岩特征，εHf(t)值为+8.1～+12.6。研究认为，其源区为俯冲洋壳部分熔融并与地幔楔橄榄岩发生反应，'
  + '形成于洋脊俯冲引起的高热流环境。';

const geologyAbstractEn = 'Late Cretaceous intermediate to acid intrusions are widespread along the southern margin of Gangdese. We report petrography, zircon U-Pb ages, whole-rock geochemistry and zircon Hf isotopes '
  + 'of quartz diorite from the Sangri area. The weighted mean age is 92.4±0.8 Ma. High Sr and low Y contents are typical of adakitic rocks. '
  + 'The magma was formed by partial melting of the subducted slab, followed by reaction with peridotite of the mantle wedge.';

const fishersAbstract = [
  '渔民转产转业是海洋渔业资源养护的重要环节。本文利用2024年在舟山、台州两市对七百二十户渔民家庭的问卷调查数据，运用二元Logistic模型，分析渔民转产转业意愿的影响因素。',
  '研究发现：年龄、捕捞收入占比和渔船马力对转产转业意愿有显著负向影响，受教育程度、子女职业和政策知晓度有显著正向影响。据此提出完善渔民职业培训、分类实施减船补贴、发展休闲渔业等对策建议。',
];

export const fieldPages: FrontPage[] = [
  frontPage({
    name: 'lab-geology',
    layout: 'A subtitle in a paragraph of its own, figures with half a bracket at the names, the funds in a note with all dates and persons, English on the last page.',
    expected: {
      titleZh: '西藏冈底斯南缘晚白垩世埃达克质岩的成因及其地质意义',
      subtitleZh: '来自锆石U-Pb年代学与Hf同位素的制约',
      titleEn: 'Petrogenesis and geological significance of Late Cretaceous adakitic rocks in the southern margin of Gangdese, Xizang',
      subtitleEn: 'constraints from zircon U-Pb geochronology and Hf isotopes',
      authors: [
        { name: '尼玛次仁', unit: '成都理工大学地球与行星科学学院', email: 'nima_cr@example.cn' },
        { name: '高翔', unit: '成都理工大学地球与行星科学学院；中国地质大学（武汉）资源学院', email: 'gaoxiang@example.org' },
        { name: '罗桑旦增', unit: '西藏自治区地质矿产勘查开发局第二地质大队' },
        { name: '孟洁', unit: '中国地质大学（武汉）资源学院' },
      ],
      abstractZh: plain(geologyAbstract),
      abstractEn: geologyAbstractEn,
      keywordsZh: ['埃达克质岩', '锆石U-Pb定年', 'Hf同位素', '晚白垩世', '冈底斯'],
      keywordsEn: ['adakitic rock', 'zircon U-Pb dating', 'Hf isotope', 'Late Cretaceous', 'Gangdese'],
      funds: [
        { name: '国家自然科学基金资助项目', number: '42163008' },
        { name: '国家自然科学基金资助项目', number: '41872071' },
        { name: '中国地质调查局地质调查项目', number: 'DD20230338' },
        { name: '西藏自治区重点研发计划项目', number: 'XZ202201ZY0014G' },
      ],
    },
    children: () => [
      line('西藏冈底斯南缘晚白垩世埃达克质岩的成因及其地质意义', { centred: true, points: 22, font: '黑体' }),
      line('——来自锆石U-Pb年代学与Hf同位素的制约', { centred: true, points: 16, font: '楷体' }),
      line('尼玛次仁^1)^，高　翔^1, 2)^，罗桑旦增^3)^，孟　洁^2)^', { centred: true, points: 14 }),
      ...lines(
        '1) 成都理工大学地球与行星科学学院，成都，610059；', '2) 中国地质大学（武汉）资源学院，武汉，430074；', '3) 西藏自治区地质矿产勘查开发局第二地质大队，拉萨，850007',
      ),
      line(`**内容提要：**${geologyAbstract}`),
      line('**关键词：**埃达克质岩；锆石U-Pb定年；Hf同位素；晚白垩世；冈底斯'),
      line('注：本文为国家自然科学基金资助项目（编号：42163008、41872071）、中国地质调查局地质调查项目（编号：DD20230338）和西藏自治区重点研发计划项目（编号：XZ202201ZY0014G）的成果。', { points: 9 }),
      line('收稿日期：2025-10-08；改回日期：2026-01-20。', { points: 9 }),
      line('作者简介：尼玛次仁，男，1992年生，博士研究生，矿物学、岩石学、矿床学专业；E-mail：nima_cr@example.cn。通讯作者：高翔，男，1975年生，教授，主要从事岩浆岩与成矿作用研究；E-mail：gaoxiang@example.org。', { points: 9 }),
      line('冈底斯岩浆岩带是青藏高原规模最大的岩浆岩带，记录了新特提斯洋从俯冲到闭合的全过程。近年来，其东段陆续报道了一批时代约为90 Ma的侵入岩，但其成因尚有争议。'),
      ...body('1　区域地质背景', '研究区位于冈底斯岩基东段南缘，出露地层以侏罗系和白垩系火山沉积岩为主。'),
      ...body('参考文献', '［1］ 朱某某，潘某某. 冈底斯带岩浆作用的时空格架[J]. 岩石学通报，2019，35(2)：101-118.'),
      line('Petrogenesis and geological significance of Late Cretaceous adakitic rocks in the southern margin of Gangdese, Xizang: constraints from zircon U-Pb geochronology and Hf isotopes', {
        centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true },
      }),
      line('Nyima Tsering^1)^, GAO Xiang^1, 2)^, Lobsang Tenzin^3)^, MENG Jie^2)^', { centred: true }),
      ...lines(
        '1) College of Earth and Planetary Sciences, Chengdu University of Technology, Chengdu, 610059;',
        '2) School of Earth Resources, China University of Geosciences, Wuhan, 430074;', '3) No. 2 Geological Party, Bureau of Geology and Mineral Exploration of Xizang, Lhasa, 850007',
      ),
      line(`**Abstract: **${geologyAbstractEn}`),
      line('**Keywords:** adakitic rock; zircon U-Pb dating; Hf isotope; Late Cretaceous; Gangdese'),
    ],
  }),

  frontPage({
    name: 'lab-agriculture',
    layout: 'The corresponding author by ※, how to cite the article between keywords and text, dates, funds and persons in a text box, a lowered figure in the title.',
    expected: {
      titleZh: '滴灌频率与施氮量对设施番茄产量及N2O排放的影响',
      titleEn: nitrousTitle,
      authors: [
        { name: '欧阳文静', unit: '中国农业大学水利与土木工程学院；西北农林科技大学旱区农业水土工程教育部重点实验室', email: 'ouyangwj@example.cn' },
        { name: '蒋磊', unit: '中国农业大学水利与土木工程学院', email: 'jianglei@example.cn' },
        { name: '田野', unit: '中国农业大学水利与土木工程学院' },
        { name: '黄蓉', unit: '宁夏大学农学院' },
        { name: '司马健', unit: '西北农林科技大学旱区农业水土工程教育部重点实验室' },
      ],
      abstractZh: plain(nitrousAbstract),
      abstractEn: plain(nitrousAbstractEn),
      keywordsZh: ['滴灌', '施氮量', '设施番茄', '产量', 'N2O排放'],
      keywordsEn: ['drip irrigation', 'nitrogen rate', 'greenhouse tomato', 'yield', 'N2O emission'],
      funds: [
        { name: '国家重点研发计划项目', number: '2022YFD1900401' },
        { name: '国家自然科学基金项目', number: '52279046' },
        { name: '国家自然科学基金项目', number: '51979275' },
        { name: '宁夏回族自治区农业科技自主创新资金项目', number: '' },
      ],
    },
    children: () => [
      new Paragraph({ alignment: 'center', children: [...runs('滴灌频率与施氮量对设施番茄产量及N', { bold: true, size: 36 }), new TextRun({ text: '2', bold: true, size: 36, subScript: true }),
        ...runs('O排放的影响', { bold: true, size: 36 })] }),
      line('欧阳文静^1,2^，蒋　磊^1※^，田　野^1^，黄　蓉^3^，司马健^2^', { centred: true, points: 12, font: '仿宋' }),
      line('（1. 中国农业大学水利与土木工程学院，北京 100083；2. 西北农林科技大学旱区农业水土工程教育部重点实验室，杨凌 712100；3. 宁夏大学农学院，银川 750021）', { centred: true, points: 9 }),
      line(`**摘　要：**${nitrousAbstract}`, { points: 9 }),
      line('**关键词：**滴灌；施氮量；设施番茄；产量；N2O排放', { points: 9 }),
      line('doi：10.0000/j.issn.1000-0000.202509188', { points: 9 }),
      line('中图分类号：S275.6　　　文献标志码：A　　　文章编号：1000-0000(2026)-05-0001-10', { points: 9 }),
      line('欧阳文静，蒋磊，田野，等. 滴灌频率与施氮量对设施番茄产量及N2O排放的影响[J]. 农业水土学报，2026，42(5)：1-10.', { points: 9 }),
      new Textbox({
        style: { width: '440pt', height: '90pt' },
        children: [
          line('收稿日期：2025-09-18　　修订日期：2026-02-11', { points: 8 }),
          line('基金项目：国家重点研发计划项目（2022YFD1900401）；国家自然科学基金项目（52279046，51979275）；宁夏回族自治区农业科技自主创新资金项目', { points: 8 }),
          line('作者简介：欧阳文静，博士生，研究方向为节水灌溉理论与技术。Email：ouyangwj@example.cn', { points: 8 }),
          line('※通信作者：蒋磊，教授，博士生导师，研究方向为农业水资源高效利用。Email：jianglei@example.cn', { points: 8 }),
        ],
      }),
      ...body('0　引　言', '中国设施蔬菜面积居世界首位，过量灌溉和施氮导致水氮利用效率低、温室气体排放高等问题。', '已有研究多关注单一因素的作用，对灌溉频率与施氮量交互效应的认识仍然不足。'),
      ...body('1　材料与方法', '试验于2023年3月至2024年7月在银川市贺兰县日光温室内进行。'),
      line(nitrousTitle, { centred: true, bold: true, points: 14 }),
      line('OUYANG Wenjing^1,2^, JIANG Lei^1※^, TIAN Ye^1^, HUANG Rong^3^, SIMA Jian^2^', { centred: true }),
      line('(1. College of Water Resources and Civil Engineering, China Agricultural University, Beijing 100083, China; 2. Key Laboratory of Agricultural Soil and Water Engineering in Arid Areas, '
        + 'Ministry of Education, Northwest A&F University, Yangling 712100, China; 3. School of Agriculture, Ningxia University, Yinchuan 750021, China)', { centred: true, points: 9 }),
      line(`**Abstract:** ${nitrousAbstractEn}`),
      line('**Keywords:** drip irrigation; nitrogen rate; greenhouse tomato; yield; N2O emission'),
    ],
  }),

  frontPage({
    name: 'lab-forestry',
    layout: 'Letters for the departments below the figures of the units, a structured abstract with 【】 in one paragraph, a running head with the first author.',
    expected: {
      titleZh: '不同林龄杉木人工林土壤微生物量碳氮的季节动态',
      titleEn: 'Seasonal dynamics of soil microbial biomass carbon and nitrogen in Chinese fir plantations of different ages',
      authors: [
        { name: '何苗', unit: '南京林业大学林草学院', email: 'hemiao@example.cn' },
        { name: '廖承志', unit: '南京林业大学林草学院；南京林业大学生态与环境学院' },
        { name: '韦凤', unit: '广西国有高峰林场' },
        { name: '蓝天', unit: '南京林业大学生态与环境学院', email: 'lantian@example.cn' },
      ],
      abstractZh: forestAbstract,
      abstractEn: forestAbstractEn,
      keywordsZh: ['杉木人工林', '林龄', '土壤微生物量碳', '土壤微生物量氮', '季节动态'],
      keywordsEn: ['Chinese fir plantation', 'stand age', 'soil microbial biomass carbon', 'soil microbial biomass nitrogen', 'seasonal dynamics'],
      funds: [
        { name: '国家自然科学基金面上项目', number: '32071612' },
        { name: '江苏省林业科技创新与推广项目', number: 'LYKJ〔2022〕15' },
        { name: '江苏高校优势学科建设工程资助项目', number: '' },
      ],
    },
    blind: { headers: true },
    section: () => ({ headers: { default: new Header({ children: [line('第1期\t何　苗，等：不同林龄杉木人工林土壤微生物量碳氮的季节动态', { points: 9 })] }) } }),
    children: () => [
      line('不同林龄杉木人工林土壤微生物量碳氮的季节动态', { heading: 1, centred: true }),
      line('何　苗^1a^，廖承志^1a,1b^，韦　凤^2^，蓝　天^1b*^', { centred: true }),
      line('（1. 南京林业大学 a. 林草学院；b. 生态与环境学院，江苏 南京 210037；2. 广西国有高峰林场，广西 南宁 530001）', { centred: true, points: 9 }),
      line(`**摘要：**${forestAbstract}`),
      line('**关键词：**杉木人工林；林龄；土壤微生物量碳；土壤微生物量氮；季节动态'),
      line('**中图分类号：**S714　　**文献标志码：**A　　**开放科学（资源服务）标识码（OSID）：**'),
      line('Seasonal dynamics of soil microbial biomass carbon and nitrogen in Chinese fir plantations of different ages', { centred: true, bold: true, points: 14 }),
      line('HE Miao^1a^, LIAO Chengzhi^1a,1b^, WEI Feng^2^, LAN Tian^1b*^', { centred: true }),
      line('(1. a. College of Forestry and Grassland; b. College of Ecology and Environment, Nanjing Forestry University, Nanjing 210037, China; '
        + '2. Guangxi State-owned Gaofeng Forest Farm, Nanning 530001, China)', { centred: true, points: 9 }),
      line(`**Abstract:** ${forestAbstractEn}`),
      line('**Keywords:** Chinese fir plantation; stand age; soil microbial biomass carbon; soil microbial biomass nitrogen; seasonal dynamics'),
      line('收稿日期：2025-08-02　　修回日期：2025-12-19', { points: 9 }),
      line('基金项目：国家自然科学基金面上项目（32071612）；江苏省林业科技创新与推广项目（LYKJ〔2022〕15）；江苏高校优势学科建设工程资助项目。', { points: 9 }),
      line('第一作者：何苗（hemiao@example.cn）。*通信作者：蓝天（lantian@example.cn），教授。', { points: 9 }),
      ...lines('土壤微生物量是土壤有机质中最活跃的部分，对环境变化反应敏感，常被用作评价土壤肥力的指标。杉木是我国南方重要的速生用材树种，连栽引起的地力衰退长期受到关注。'),
      ...body('1　材料与方法', '研究区位于福建省北部，属中亚热带季风气候，年均气温18.5 ℃，年均降水量1 700 mm。'),
      new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [['林龄', '密度', '郁闭度'], ['8', '2 450', '0.85']].map((cells) => (
        new TableRow({ children: cells.map((cell) => new TableCell({ children: [line(cell, { centred: true, points: 9 })] })) })
      )) }),
    ],
  }),

  frontPage({
    name: 'lab-fishery-economics',
    layout: 'Typed without any style: title and subtitle in one paragraph, each author on a line with all in brackets, an abstract of two paragraphs under its label, funds in the thanks at the end.',
    expected: {
      titleZh: '沿海渔民转产转业意愿及其影响因素研究',
      subtitleZh: '以舟山、台州两市七百二十户渔民家庭为例',
      authors: [
        { name: '潘海潮', unit: '浙江海洋大学经济与管理学院', email: 'panhc@example.com' },
        { name: '乐佳', unit: '浙江省海洋水产研究所' },
        { name: '诸葛文远', unit: '浙江海洋大学经济与管理学院', email: 'zhugewy@example.cn' },
      ],
      abstractZh: fishersAbstract.join('\n'),
      keywordsZh: ['渔民', '转产转业', '意愿', '影响因素'],
      funds: [{ name: '浙江省哲学社会科学规划课题', number: '23NDJC152YB' }, { name: '浙江海洋大学校级科研项目', number: '' }],
    },
    blind: { properties: true },
    document: () => ({ creator: '潘海潮', lastModifiedBy: '潘海潮' }),
    children: () => [
      line('　　　　　　沿海渔民转产转业意愿及其影响因素研究\n　　　　　　　　——以舟山、台州两市七百二十户渔民家庭为例', { bold: true }),
      ...lines(
        '',
        '　　　　潘海潮（浙江海洋大学经济与管理学院，浙江舟山，316022，panhc@example.com）',
        '　　　　乐　佳（浙江省海洋水产研究所，浙江舟山，316021）',
        '　　　　诸葛文远（浙江海洋大学经济与管理学院，浙江舟山，316022，通讯作者，zhugewy@example.cn）',
        '',
        '摘 要',
        `　　${fishersAbstract[0]}`, `　　${fishersAbstract[1]}`,
        '关键词： 渔民　　转产转业　　意愿　　影响因素',
        '',
        '一、问题的提出',
        '　　近海渔业资源持续衰退，压减捕捞强度、引导渔民上岸已成为沿海地区的重要任务。然而，部分渔民在转产之后又重新下海，政策效果并不稳固。',
        '　　渔民是否愿意转产转业，既取决于捕捞收益，也取决于其家庭和所处的社会环境。',
        '',
        '致谢：本文是浙江省哲学社会科学规划课题“渔业减船转产政策的社会效应研究”（23NDJC152YB）和浙江海洋大学校级科研项目“渔民家庭生计变迁调查”的阶段性成果，感谢参与调查的各位同学。',
      ),
    ],
  }),
];
