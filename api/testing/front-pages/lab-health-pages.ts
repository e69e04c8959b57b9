// Submissions to journals of medicine, pharmacy and traditional Chinese medicine.
import { FootnoteReferenceRun, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

/** What the notation of `line` shows: without the marks of bold and raised. */
const plain = (text: string) => text.replace(/\*\*|\^/g, '');

const heartAbstract = '**目的**　分析急性心肌梗死患者经皮冠状动脉介入治疗（PCI）后发生微循环障碍的危险因素。**方法**　回顾性纳入2021年1月至2024年12月接受急诊PCI的急性心肌梗死患者386例，'
  + '根据术后微循环阻力指数分为障碍组（n=142）和正常组（n=244），采用多因素logistic回归分析危险因素。**结果**　糖尿病（OR=2.31，95%CI：1.42~3.76）、症状至球囊扩张时间延长（OR=1.18，95%CI：1.07~1.30）'
  + '是微循环障碍的独立危险因素（均P<0.05）。**结论**　糖尿病和再灌注延迟与急性心肌梗死患者PCI术后微循环障碍密切相关。';

const heartAbstractEn = '**Objective** To analyze the risk factors of microvascular dysfunction after percutaneous coronary intervention (PCI) in patients with acute myocardial infarction. '
  + '**Methods** A total of 386 patients treated with emergency PCI were included retrospectively and divided by the index of microcirculatory resistance. '
  + '**Results** Diabetes mellitus and a longer time from symptom to balloon were independent risk factors (both P<0.05). '
  + '**Conclusion** Diabetes and delayed reperfusion are closely related to microvascular dysfunction after PCI.';

const particlesAbstract = '**目的**　制备丹参酮ⅡA聚乳酸-羟基乙酸纳米粒，并考察其体外抗肝纤维化活性。**方法**　采用乳化溶剂挥发法制备纳米粒，以粒径、包封率为指标，通过Box-Behnken响应面法优化处方；'
  + '采用CCK-8法检测纳米粒对人肝星状细胞LX-2增殖的影响。**结果**　优化处方所得纳米粒的平均粒径为（168.4±3.2）nm，包封率为（82.6±1.5）%；与游离药物比较，纳米粒作用48 h后细胞存活率显著降低（P<0.01）。'
  + '**结论**　所制纳米粒粒径均匀、包封率高，可增强丹参酮ⅡA的体外抗肝纤维化活性。';

const particlesAbstractEn = '**OBJECTIVE** To prepare tanshinone ⅡA PLGA nanoparticles and to investigate their anti-hepatic fibrosis activity in vitro. **METHODS** The nanoparticles were prepared by emulsion-solvent evaporation '
  + 'and optimized by the Box-Behnken response surface method. The proliferation of LX-2 cells was determined by CCK-8 assay. **RESULTS** The average particle size was (168.4±3.2) nm and the encapsulation efficiency was (82.6±1.5)%. '
  + '**CONCLUSIONS** The nanoparticles are uniform in size and enhance the activity of tanshinone ⅡA in vitro.';

const colitisAbstract = [
  '目的：观察健脾化湿方治疗脾虚湿蕴型溃疡性结肠炎的临床疗效及其对肠道菌群的影响。',
  '方法：将120例患者随机分为治疗组和对照组各60例，治疗组口服健脾化湿方，对照组口服美沙拉秦肠溶片，疗程均为8周，观察中医证候积分、Mayo评分及粪便菌群变化。',
  '结果：治疗组总有效率为88.3%，高于对照组的71.7%（P<0.05）；治疗组双歧杆菌属和乳杆菌属相对丰度升高，埃希菌属相对丰度降低。',
  '结论：健脾化湿方能够改善脾虚湿蕴型溃疡性结肠炎患者的临床症状，其机制可能与调节肠道菌群有关。',
];

const colitisAbstractEn = [
  'Objective: To observe the clinical effect of Jianpi Huashi formula on ulcerative colitis with spleen deficiency and dampness and its influence on intestinal flora.',
  'Methods: 120 patients were randomly divided into a treatment group and a control group, 60 in each, and treated for eight weeks.',
  'Results: The total effective rate was 88.3% in the treatment group and 71.7% in the control group (P<0.05).',
  'Conclusion: Jianpi Huashi formula improves the symptoms, possibly by regulating the intestinal flora.',
];

const row = (label: string, ...cells: Paragraph[]) => new TableRow({ children: [
  new TableCell({ width: { size: 20, type: WidthType.PERCENTAGE }, children: [line(label, { bold: true })] }),
  new TableCell({ width: { size: 80, type: WidthType.PERCENTAGE }, children: cells }),
] });

/** Marks that the notes of the pharmacy page have instead of figures, in the order of the notes. */
const PHARMACY_MARKS = ['Δ', '*', '#'];

const pharmacy = frontPage({
  name: 'lab-pharmacy',
  layout: 'One unit for all behind the names; fund, first and corresponding author in real footnotes with marks of their own (Δ * #), the persons there without names.',
  expected: {
    titleZh: '丹参酮ⅡA聚乳酸-羟基乙酸纳米粒的制备及其体外抗肝纤维化活性研究',
    titleEn: 'Preparation of tanshinone ⅡA PLGA nanoparticles and study on their anti-hepatic fibrosis activity in vitro',
    authors: [
      { name: '林若溪', unit: '福建医科大学附属协和医院药学部', email: 'linrx@example.com' },
      { name: '赵一鸣', unit: '福建医科大学附属协和医院药学部' },
      { name: '许可', unit: '福建医科大学附属协和医院药学部', email: 'xuke2010@example.cn' },
    ],
    abstractZh: plain(particlesAbstract),
    abstractEn: plain(particlesAbstractEn),
    keywordsZh: ['丹参酮ⅡA', '聚乳酸-羟基乙酸', '纳米粒', '响应面法', '肝纤维化'],
    keywordsEn: ['tanshinone ⅡA', 'PLGA', 'nanoparticles', 'response surface method', 'hepatic fibrosis'],
    funds: [{ name: '福建省自然科学基金资助项目', number: '2023J01654' }, { name: '福建省卫生健康中青年骨干人才培养项目', number: '2022GGA021' }],
  },
  document: () => ({ footnotes: {
    1: { children: [line(' 基金项目　福建省自然科学基金资助项目（No.2023J01654）；福建省卫生健康中青年骨干人才培养项目（No.2022GGA021）', { points: 8 })] },
    2: { children: [line(' 第一作者　药师，硕士。研究方向：药物新剂型。电话：0591-00000000。E-mail：linrx@example.com', { points: 8 })] },
    3: { children: [line(' 通信作者　主任药师，博士生导师，博士。研究方向：临床药学。E-mail：xuke2010@example.cn', { points: 8 })] },
  } }),
  children: () => [
    new Paragraph({ children: [...runs('丹参酮ⅡA聚乳酸-羟基乙酸纳米粒的制备及其体外抗肝纤维化活性研究', { bold: true, size: 36 }), new FootnoteReferenceRun(1)] }),
    new Paragraph({ children: [...runs('林若溪'), new FootnoteReferenceRun(2), ...runs('，赵一鸣，许　可'), new FootnoteReferenceRun(3), ...runs('（福建医科大学附属协和医院药学部，福州　350001）')] }),
    line('中图分类号　R943　　文献标志码　A　　文章编号　1001-0000（2026）04-0410-06\nDOI　10.0000/j.issn.1001-0000.2026.04.05', { points: 9 }),
    line(`**摘　要**　${particlesAbstract}`, { points: 9 }),
    line('**关键词**　丹参酮ⅡA；聚乳酸-羟基乙酸；纳米粒；响应面法；肝纤维化', { points: 9 }),
    line('Preparation of tanshinone ⅡA PLGA nanoparticles and study on their anti-hepatic fibrosis activity in vitro', { bold: true, points: 12 }),
    line('LIN Ruoxi，ZHAO Yiming，XU Ke（Dept. of Pharmacy, Union Hospital Affiliated to Fujian Medical University, Fuzhou 350001, China）', { points: 9 }),
    line(`**ABSTRACT**　${particlesAbstractEn}`, { points: 9 }),
    line('**KEYWORDS**　tanshinone ⅡA; PLGA; nanoparticles; response surface method; hepatic fibrosis', { points: 9 }),
    line('肝纤维化是多种慢性肝病发展为肝硬化的必经阶段。丹参酮ⅡA具有抗炎、抗氧化等作用，但水溶性差、生物利用度低，限制了其临床应用。'),
    ...body('1　材料', 'HPLC仪、激光粒度分析仪、透射电子显微镜；丹参酮ⅡA原料药（纯度>98%）。'),
  ],
});

const withMarks = (xml: string) => xml.replace(/<w:footnoteReference w:id="([1-3])"\/>/g, (_, id: string) => (
  `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${PHARMACY_MARKS[Number(id) - 1]}</w:t>`
));

const withMarksInNotes = (xml: string) => xml.replace(/(<w:footnote w:id="([1-3])">.*?)<w:footnoteRef\/>/g, (_, before: string, id: string) => (
  `${before}<w:t>${PHARMACY_MARKS[Number(id) - 1]}</w:t>`
));

export const healthPages: FrontPage[] = [
  frontPage({
    name: 'lab-cardiology',
    layout: 'Units with the postcode in front and the names in brackets behind, names parted by blanks, labels in 【】, a column heading.',
    expected: {
      titleZh: '急性心肌梗死患者经皮冠状动脉介入治疗后微循环障碍的危险因素分析',
      titleEn: 'Risk factors of microvascular dysfunction after percutaneous coronary intervention in patients with acute myocardial infarction',
      authors: [
        { name: '阿依古丽·买买提江', unit: '新疆医科大学第一附属医院心脏中心' },
        { name: '王思远', unit: '新疆医科大学第一附属医院心脏中心' },
        { name: '古丽娜尔·哈斯木', unit: '新疆医科大学第一附属医院心脏中心' },
        { name: '马文博', unit: '新疆维吾尔自治区人民医院影像科' },
        { name: '陈立', unit: '新疆医科大学第一附属医院心脏中心', email: 'chenli_xj@example.cn' },
      ],
      abstractZh: plain(heartAbstract),
      abstractEn: plain(heartAbstractEn),
      keywordsZh: ['心肌梗死', '经皮冠状动脉介入治疗', '微循环', '危险因素'],
      keywordsEn: ['Myocardial infarction', 'Percutaneous coronary intervention', 'Microcirculation', 'Risk factors'],
      funds: [
        { name: '新疆维吾尔自治区自然科学基金', number: '2022D01C721' },
        { name: '省部共建中亚高发病成因与防治国家重点实验室开放课题', number: 'SKL-HIDCA-2022-GX3' },
      ],
    },
    children: () => [
      line('·论著·', { points: 12, font: '楷体' }),
      line('急性心肌梗死患者经皮冠状动脉介入治疗后微循环障碍的危险因素分析', { bold: true, points: 18 }),
      line('阿依古丽·买买提江　王思远　古丽娜尔·哈斯木　马文博　陈立', { points: 12, font: '楷体' }),
      line('作者单位：830054　乌鲁木齐，新疆医科大学第一附属医院心脏中心（阿依古丽·买买提江、王思远、古丽娜尔·哈斯木、陈立）；830001　乌鲁木齐，新疆维吾尔自治区人民医院影像科（马文博）', { points: 9 }),
      line('通信作者：陈立，Email：chenli_xj@example.cn，电话：0991-0000000', { points: 9 }),
      line(`**【摘要】**　${heartAbstract}`),
      line('**【关键词】**　心肌梗死；　经皮冠状动脉介入治疗；　微循环；　危险因素'),
      line('**基金项目：**新疆维吾尔自治区自然科学基金（2022D01C721）；省部共建中亚高发病成因与防治国家重点实验室开放课题（SKL-HIDCA-2022-GX3）'),
      line('DOI：10.0000/cma.j.cn000000-20251103-00721'),
      line('Risk factors of microvascular dysfunction after percutaneous coronary intervention in patients with acute myocardial infarction', { bold: true, points: 12 }),
      line('Aygul Mamatjan^1^, Wang Siyuan^1^, Gulnar Hasim^1^, Ma Wenbo^2^, Chen Li^1^'),
      line('^1^Heart Center, the First Affiliated Hospital of Xinjiang Medical University, Urumqi 830054, China; ^2^Department of Imaging, People\'s Hospital of Xinjiang Uygur Autonomous Region, Urumqi 830001, China'),
      line('Corresponding author: Chen Li, Email: chenli_xj@example.cn'),
      line(`**【Abstract】** ${heartAbstractEn}`),
      line('**【Key words】** Myocardial infarction; Percutaneous coronary intervention; Microcirculation; Risk factors'),
      line('急诊PCI可以迅速开通急性心肌梗死患者的梗死相关动脉，但部分患者心外膜血管开通后心肌组织水平的灌注仍未恢复，这一现象与不良预后密切相关[1-2]。'),
      ...body('资料与方法', '1. 研究对象：回顾性纳入2021年1月至2024年12月于本院接受急诊PCI的患者。'),
    ],
  }),

  reworked(reworked(pharmacy, 'word/document.xml', withMarks), 'word/footnotes.xml', withMarksInNotes),

  frontPage({
    name: 'lab-chinese-medicine',
    layout: 'A form of the journal with title, persons, units and funds, then on a new page the manuscript without persons, its abstracts in four paragraphs.',
    expected: {
      titleZh: '健脾化湿方治疗脾虚湿蕴型溃疡性结肠炎的临床研究',
      titleEn: 'Clinical Study on Jianpi Huashi Formula in the Treatment of Ulcerative Colitis with Spleen Deficiency and Dampness',
      authors: [
        { name: '扎西卓玛', unit: '成都中医药大学临床医学院', email: 'zhaxizm@example.cn' },
        { name: '刘若愚', unit: '成都中医药大学临床医学院' },
        { name: '邓辉', unit: '成都中医药大学临床医学院；四川省中医院消化科', email: 'denghui@example.org' },
      ],
      abstractZh: colitisAbstract.join('\n'),
      abstractEn: colitisAbstractEn.join('\n'),
      keywordsZh: ['健脾化湿方', '溃疡性结肠炎', '肠道菌群', '随机对照试验'],
      keywordsEn: ['Jianpi Huashi formula', 'ulcerative colitis', 'intestinal flora', 'randomized controlled trial'],
      funds: [
        { name: '全国名老中医药专家传承工作室建设项目', number: '国中医药人教函〔2022〕75号' },
        { name: '四川省中医药管理局科学技术研究专项课题', number: '2023MS228' },
      ],
    },
    children: () => [
      line('投稿信息表', { centred: true, bold: true, points: 16 }),
      new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [
        row('中文题目', line('健脾化湿方治疗脾虚湿蕴型溃疡性结肠炎的临床研究')),
        row('英文题目', line('Clinical Study on Jianpi Huashi Formula in the Treatment of Ulcerative Colitis with Spleen Deficiency and Dampness')),
        row('作　　者', line('扎西卓玛^1^，刘若愚^1^，邓　辉^1,2*^')),
        row('单　　位', ...lines('1 成都中医药大学临床医学院，四川 成都 611137', '2 四川省中医院消化科，四川 成都 610072')),
        row('第一作者', line('扎西卓玛，女，硕士研究生，研究方向：中医药防治消化系统疾病，E-mail：zhaxizm@example.cn')),
        row('通信作者', line('邓辉，男，主任中医师，硕士研究生导师，E-mail：denghui@example.org')),
        row('基金项目', line('全国名老中医药专家传承工作室建设项目（国中医药人教函〔2022〕75号）；四川省中医药管理局科学技术研究专项课题“健脾化湿方干预溃疡性结肠炎的机制研究”（2023MS228）')),
      ] }),
      line('健脾化湿方治疗脾虚湿蕴型溃疡性结肠炎的临床研究', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
      line('**摘要**'), ...lines(...colitisAbstract),
      line('**关键词：**健脾化湿方，溃疡性结肠炎，肠道菌群，随机对照试验'),
      line('Clinical Study on Jianpi Huashi Formula in the Treatment of Ulcerative Colitis with Spleen Deficiency and Dampness', { centred: true, bold: true, points: 14 }),
      new Paragraph({ children: [new TextRun({ text: 'Abstract', bold: true, font: 'Times New Roman' })] }), ...lines(...colitisAbstractEn),
      line('**Keywords:** Jianpi Huashi formula, ulcerative colitis, intestinal flora, randomized controlled trial'),
      line('溃疡性结肠炎是一种慢性非特异性肠道炎症性疾病，属中医“久痢”“肠澼”范畴，病程长、易复发。近年来，肠道菌群在其发病中的作用受到重视。'),
      ...body('1　资料与方法', '1.1　一般资料　选取2023年3月至2024年9月门诊及住院患者120例。'),
    ],
  }),
];
