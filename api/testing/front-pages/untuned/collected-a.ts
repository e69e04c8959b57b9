// Collected volumes and journals as their house templates want them: history, law, economics, ethnology.
import { AlignmentType, FootnoteReferenceRun, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from '../page.ts';

const HISTORY_ZH = '漕运余米是清代江北州县在正额之外长期支用的一项隐性财源。《淮阴屯政录》保存了乾隆至道光年间余米征收、变价与支销的逐年记录，为观察州县财政的实际运作提供了连续的材料。'
  + '余米名义上归于漕项，实际由州县与卫所分掌，支用范围从河工夫役扩展至书院膏火。嘉庆以后漕限屡误，余米的折价权上收至粮道，州县失去调剂余地，转而倚重摊捐。余米的兴废由此折射出清代地方财政由弹性走向僵化的过程。';
const HISTORY_EN = 'Surplus grain was a hidden source of revenue on which the counties of northern Jiangsu relied beyond their regular quota. The Huaiyin Garrison Records '
  + 'preserve yearly accounts of its collection, conversion and spending from the Qianlong to the Daoguang reign. After the Jiaqing reign the right of conversion passed to the grain intendant, '
  + 'and the counties turned to apportioned contributions instead. The rise and fall of surplus grain thus shows how local finance lost its flexibility.';

const LAW_ZH = '删除权是个人对人脸信息保持控制的最后手段，但其行使常与公共安全、合同履行和算法训练的利益相冲突。现行法以列举方式规定删除事由，未就衍生特征值是否属于删除对象作出回答。'
  + '应当区分原始图像、特征模板与训练参数三个层次：前两者原则上应予删除，后者仅在可识别性未被切断时纳入删除范围。法院审查时宜采用“目的—必要—成本”的递进标准，由处理者就技术上难以删除承担举证责任。';
const LAW_EN = 'The right to erasure is the last means by which individuals keep control of their facial information, yet its exercise often conflicts with public security, performance of contracts and '
  + 'the training of algorithms. Original images, feature templates and trained parameters should be distinguished. The first two should in principle be erased, while the last falls within the scope of erasure only as long as '
  + 'a person remains identifiable. Courts should proceed from purpose to necessity and then to cost, and the processor should bear the burden of proof.';

const ECONOMICS_ZH = '县域企业是绿色转型的薄弱环节，融资约束是其中的关键障碍。本文利用2012—2022年1 468个县（市）的企业微观数据，考察数字普惠金融对县域企业绿色转型的影响。'
  + '研究发现：数字普惠金融指数每提高一个标准差，企业单位产值能耗下降约4.7%，该结论在更换指标和使用工具变量后依然成立；其作用主要通过缓解信贷错配和促进绿色技术引进实现；对民营企业和距离省会较远的县域影响更大。';
const ECONOMICS_EN = 'County enterprises are the weak link of green transformation, and financing constraints are a key obstacle. Using firm-level data from 1 468 counties between 2012 and 2022, this paper examines the '
  + 'effect of digital inclusive finance on the green transformation of county enterprises. An increase of one standard deviation in the index lowers energy use per unit of output by about 4.7%. '
  + 'The effect works mainly through less credit misallocation and the adoption of green technology, and is stronger for private firms and remote counties.';

const ETHNOLOGY_ZH = '牧区定居点的婚礼既是家庭事件，也是多民族居民相互往来的公共场合。基于2021年至2024年在天山北麓三个定居点的田野调查，文章考察了礼单、座次与歌唱三个环节中的互动方式。'
  + '研究认为，邻里之间的礼物往来延续了游牧时期的互助传统，座次安排则体现出社区协商的新规则，而不同语言歌曲的轮唱使婚礼成为共享情感的空间。日常生活中的交往交流交融正是在这类细微的实践中逐步加深的。';
const ETHNOLOGY_EN = 'Weddings in pastoral settlements are family events as well as public occasions on which residents of several ethnic groups meet. Based on fieldwork in three settlements north of the Tianshan Mountains, '
  + 'the paper looks at gift lists, seating and singing. Gift exchange among neighbors continues the mutual aid of nomadic times, seating follows newly negotiated rules, and singing by turns creates a space of shared feeling.';

export const collectedAPages: FrontPage[] = [

  frontPage({
    name: 'collected-history-footnotes',
    layout: 'A collected volume: fund and author stand in numbered Word footnotes at title and name, the English summary on a page of its own at the end.',
    expected: {
      titleZh: '漕运余米与清代江北州县财政',
      subtitleZh: '以《淮阴屯政录》为中心的考察',
      titleEn: 'Surplus Grain of the Canal Transport and County Finance in Northern Jiangsu during the Qing Dynasty',
      subtitleEn: 'A Study of the Huaiyin Garrison Records',
      authors: [{ name: '沈怀瑾', unit: '江州大学历史文化学院', email: 'shenhj@example.cn' }],
      abstractZh: HISTORY_ZH,
      abstractEn: HISTORY_EN,
      keywordsZh: ['漕运', '余米', '州县财政', '《淮阴屯政录》'],
      keywordsEn: ['canal transport', 'surplus grain', 'county finance', 'Huaiyin Garrison Records'],
      funds: [
        { name: '国家社会科学基金重大项目', number: '22&ZD197' },
        { name: '江苏省社会科学基金青年项目', number: '21LSC006' },
      ],
    },
    document: () => ({ footnotes: {
      1: { children: lines('本文系国家社会科学基金重大项目“清代漕运文献整理与地方财政研究”（项目编号：22&ZD197）、江苏省社会科学基金青年项目“运河沿线州县仓储制度研究”（项目编号：21LSC006）的阶段性成果。') },
      2: { children: lines('沈怀瑾，江州大学历史文化学院副教授，主要研究方向为明清社会经济史。电子邮箱：shenhj@example.cn。') },
      3: { children: lines('《清会典则例》卷四二，户部，漕运二。') },
    } }),
    children: () => [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('漕运余米与清代江北州县财政', { bold: true, size: 36, font: '黑体' }), new FootnoteReferenceRun(1)] }),
      line('——以《淮阴屯政录》为中心的考察', { centred: true, points: 15, font: '楷体' }),
      line(''),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('沈怀瑾', { size: 28, font: '仿宋' }), new FootnoteReferenceRun(2)] }),
      line(''),
      line(`**内容提要：**${HISTORY_ZH}`, { font: '楷体', points: 10.5 }),
      line('**关键词：**漕运　余米　州县财政　《淮阴屯政录》', { font: '楷体', points: 10.5 }),
      line(''),
      line('一、问题的提出', { centred: true, bold: true, points: 14 }),
      new Paragraph({ children: [...runs('清代漕粮的正额与耗米历来为学者所重，余米则因账目零散而少有专论。按照则例，兑运之后所剩的米石应当随帮回缴'), new FootnoteReferenceRun(3),
        ...runs('，然而州县很少照此办理。')] }),
      line('本文以新近整理的《淮阴屯政录》为主要材料，讨论余米如何进入州县的日常支用，以及这一财源何以在道光年间走向枯竭。'),
      line('二、余米的来源与名目', { centred: true, bold: true, points: 14 }),
      line('余米的第一个来源是兑运时的斛面之差，第二个来源是卫所屯丁的津贴折色。'),
      line('Surplus Grain of the Canal Transport and County Finance in Northern Jiangsu during the Qing Dynasty: A Study of the Huaiyin Garrison Records',
        { centred: true, bold: true, points: 14, font: 'Times New Roman', paragraph: { pageBreakBefore: true } }),
      line('Shen Huaijin', { centred: true, font: 'Times New Roman' }),
      line(`**Abstract:** ${HISTORY_EN}`, { font: 'Times New Roman' }),
      line('**Keywords:** canal transport; surplus grain; county finance; Huaiyin Garrison Records', { font: 'Times New Roman' }),
    ],
  }),

  frontPage({
    name: 'collected-law-house-styles',
    layout: 'A law journal with named paragraph styles: column heading, labels in tortoise-shell brackets, one unit for both authors, fund and biographies as lines under the CLC number.',
    expected: {
      titleZh: '人脸信息删除权的行使边界与司法审查',
      titleEn: 'The Limits of the Right to Erasure of Facial Information and Its Judicial Review',
      authors: [{ name: '欧阳叙白', unit: '南方政法大学民商法学院' }, { name: '孟可', unit: '南方政法大学民商法学院' }],
      abstractZh: LAW_ZH,
      abstractEn: LAW_EN,
      keywordsZh: ['人脸信息', '删除权', '特征模板', '举证责任', '比例原则'],
      keywordsEn: ['facial information', 'right to erasure', 'feature template', 'burden of proof', 'principle of proportionality'],
      funds: [
        { name: '国家社会科学基金一般项目', number: '23BFX081' },
        { name: '最高人民法院司法研究重大课题', number: 'ZGFYZDKT202317-02' },
      ],
    },
    document: () => ({ styles: { paragraphStyles: [
      { id: 'JTitle', name: '论文标题', basedOn: 'Normal', run: { size: 36, bold: true, font: '宋体' }, paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 240 } } },
      { id: 'JAuthor', name: '作者', basedOn: 'Normal', run: { size: 28, font: '楷体' }, paragraph: { alignment: AlignmentType.CENTER } },
      { id: 'JUnit', name: '作者单位', basedOn: 'Normal', run: { size: 18 }, paragraph: { alignment: AlignmentType.CENTER } },
      { id: 'JFront', name: '摘要关键词', basedOn: 'Normal', run: { size: 20, font: '楷体' }, paragraph: { indent: { left: 420, right: 420 } } },
    ] } }),
    children: () => [
      line('【民商法研究】', { bold: true, font: '黑体' }),
      new Paragraph({ style: 'JTitle', children: runs('人脸信息删除权的行使边界与司法审查') }),
      new Paragraph({ style: 'JAuthor', children: runs('欧阳叙白，孟　可') }),
      new Paragraph({ style: 'JUnit', children: runs('（南方政法大学 民商法学院，广东 广州 510420）') }),
      new Paragraph({ style: 'JFront', children: runs(`**〔摘　要〕**${LAW_ZH}`) }),
      new Paragraph({ style: 'JFront', children: runs('**〔关键词〕**人脸信息；删除权；特征模板；举证责任；比例原则') }),
      new Paragraph({ style: 'JFront', children: runs('**〔中图分类号〕**D923.7　**〔文献标识码〕**A　**〔文章编号〕**1000-0000（2026）02-0041-12') }),
      new Paragraph({ style: 'JFront', children: runs('**〔基金项目〕**国家社会科学基金一般项目“生物识别信息的私法保护研究”（23BFX081）；最高人民法院司法研究重大课题“个人信息侵权案件审理规则研究”（ZGFYZDKT202317-02）') }),
      new Paragraph({ style: 'JFront', children: runs('**〔作者简介〕**欧阳叙白（1979—），男，湖北荆州人，教授，博士生导师，主要从事民法学研究；孟可（1997—），女，河南开封人，博士研究生，主要从事个人信息保护法研究。') }),
      new Paragraph({ style: 'JTitle', children: runs('The Limits of the Right to Erasure of Facial Information and Its Judicial Review', { size: 28 }) }),
      new Paragraph({ style: 'JUnit', children: runs('OUYANG Xubai, MENG Ke') }),
      new Paragraph({ style: 'JUnit', children: runs('(School of Civil and Commercial Law, Southern University of Political Science and Law, Guangzhou 510420, China)') }),
      new Paragraph({ style: 'JFront', children: runs(`**Abstract:** ${LAW_EN}`) }),
      new Paragraph({ style: 'JFront', children: runs('**Key words:** facial information; right to erasure; feature template; burden of proof; principle of proportionality') }),
      ...body('一、问题的提出', '刷脸门禁、刷脸支付和刷脸取件已经进入日常生活，随之而来的是“录入容易、退出困难”的普遍抱怨。', '本文从三起要求删除人脸信息的案件出发，讨论删除权的对象与限度。'),
    ],
  }),

  frontPage({
    name: 'collected-economics-raised-figures',
    layout: 'An economics journal: raised figures at four names, one of them foreign, units in one bracket, dates and funds in a block of notes after the English part.',
    expected: {
      titleZh: '数字普惠金融如何影响县域企业的绿色转型',
      titleEn: 'Digital Inclusive Finance and the Green Transformation of County Enterprises: Evidence from 1 468 Counties',
      authors: [
        { name: '林婧', unit: '滨江财经大学金融学院', email: 'linjing@example.cn' },
        { name: '赵启航', unit: '滨江财经大学金融学院；长江中游数字经济协同创新中心' },
        { name: 'Daniel Whitmore', unit: 'School of Economics, University of Northbridge' },
        { name: '司徒文远', unit: '长江中游数字经济协同创新中心', email: 'situwy@example.org' },
      ],
      abstractZh: ECONOMICS_ZH,
      abstractEn: ECONOMICS_EN,
      keywordsZh: ['数字普惠金融', '绿色转型', '县域企业', '信贷错配'],
      keywordsEn: ['digital inclusive finance', 'green transformation', 'county enterprises', 'credit misallocation'],
      funds: [
        { name: '国家自然科学基金面上项目', number: '72173118' },
        { name: '国家自然科学基金面上项目', number: '72373052' },
        { name: '教育部人文社会科学研究青年基金项目', number: '22YJC790077' },
        { name: '滨江财经大学研究生科研创新项目', number: '2024XB031' },
      ],
    },
    children: () => [
      line('DOI：10.00000/j.cnki.1000-0000.2026.01.007', { points: 9 }),
      line('数字普惠金融如何影响县域企业的绿色转型', { heading: 1, centred: true, points: 18 }),
      line('林　婧^1^，赵启航^1,2^，Daniel Whitmore^3^，司徒文远^2*^', { centred: true, points: 14, font: '仿宋' }),
      line('（1. 滨江财经大学 金融学院，湖北 武汉 430073；2. 长江中游数字经济协同创新中心，湖北 武汉 430073；3. School of Economics, University of Northbridge, Leeds LS2 9JT, UK）', { centred: true, points: 9 }),
      line(`**摘　要：**${ECONOMICS_ZH}`, { points: 10.5 }),
      line('**关键词：**数字普惠金融；绿色转型；县域企业；信贷错配', { points: 10.5 }),
      line('**中图分类号：**F832.4　　**文献标志码：**A　　**JEL分类号：**G21；Q56', { points: 10.5 }),
      line('Digital Inclusive Finance and the Green Transformation of County Enterprises: Evidence from 1 468 Counties', { centred: true, bold: true, points: 14 }),
      line('LIN Jing^1^, ZHAO Qihang^1,2^, Daniel Whitmore^3^, SITU Wenyuan^2*^', { centred: true }),
      line('(1. School of Finance, Binjiang University of Finance and Economics, Wuhan 430073, China; 2. Collaborative Innovation Center of Digital Economy in the Middle Yangtze, Wuhan 430073, China; '
        + '3. School of Economics, University of Northbridge, Leeds LS2 9JT, UK)', { centred: true, points: 9 }),
      line(`**Abstract:** ${ECONOMICS_EN}`),
      line('**Key words:** digital inclusive finance; green transformation; county enterprises; credit misallocation'),
      line('**收稿日期：**2025-11-20　　**修回日期：**2026-01-15', { points: 9 }),
      line('**基金项目：**国家自然科学基金面上项目（72173118，72373052）；教育部人文社会科学研究青年基金项目（22YJC790077）；滨江财经大学研究生科研创新项目（2024XB031）', { points: 9 }),
      line('**作者简介：**林婧（1985—），女，副教授，博士，研究方向为数字金融，E-mail：linjing@example.cn；赵启航（1996—），男，博士研究生，研究方向为绿色金融。', { points: 9 }),
      line('***通信作者：**司徒文远（1974—），男，教授，博士生导师，研究方向为区域经济，E-mail：situwy@example.org。', { points: 9 }),
      ...body('0 引言', '县域经济容纳了全国半数以上的人口，也集中了大量高能耗的中小企业。传统信贷难以覆盖这些企业的转型需求。', '与已有研究多以城市或上市公司为对象不同，本文把目光投向县域。'),
    ],
  }),

  frontPage({
    name: 'collected-ethnology-tabs',
    layout: 'An ethnology journal: each author has a line with the unit after a tab, labels in square brackets, keywords parted by wide blanks, funds in a line of their own.',
    expected: {
      titleZh: '牧区定居点婚礼中的邻里互动与情感共享',
      titleEn: 'Neighborly Interaction and Shared Feeling at Weddings in Pastoral Settlements',
      authors: [
        { name: '阿依古丽·买买提', unit: '天山民族大学民族学与社会学学院', email: 'ayigul@example.org' },
        { name: '尼玛次仁', unit: '雪域高原文化研究所' },
        { name: '吴桐', unit: '天山民族大学马克思主义学院' },
      ],
      abstractZh: ETHNOLOGY_ZH,
      abstractEn: ETHNOLOGY_EN,
      keywordsZh: ['牧区定居', '婚礼', '礼物交换', '邻里互动', '交往交流交融'],
      keywordsEn: ['pastoral settlement', 'wedding', 'gift exchange', 'neighborly interaction', 'ethnic contact and exchange'],
      funds: [
        { name: '国家民委民族研究项目', number: '2023-GMB-032' },
        { name: '新疆维吾尔自治区社会科学基金项目', number: '22BMZ018' },
        { name: '天山民族大学校级科研创新团队项目', number: 'TSMZ2022T04' },
      ],
    },
    children: () => {
      const author = (name: string, unit: string) => new Paragraph({
        tabStops: [{ type: TabStopType.LEFT, position: 3000 }], indent: { left: 900 },
        children: [new TextRun({ text: name, font: '楷体', size: 24 }), new TextRun({ children: [new Tab(), unit], size: 21 })],
      });
      return [
        line('牧区定居点婚礼中的邻里互动与情感共享', { centred: true, bold: true, points: 18, font: '黑体' }),
        line(''),
        author('阿依古丽·买买提', '天山民族大学民族学与社会学学院'),
        author('尼玛次仁', '雪域高原文化研究所'),
        author('吴　桐', '天山民族大学马克思主义学院'),
        line(''),
        line(`**[摘  要]** ${ETHNOLOGY_ZH}`),
        line('**[关键词]** 牧区定居　　婚礼　　礼物交换　　邻里互动　　交往交流交融'),
        line('**[中图分类号]** C954　　**[文献标识码]** A　　**[文章编号]** 1000-0000（2026）01-0088-09'),
        line('**[基金项目]** 国家民委民族研究项目“牧区定居点的社区共建机制研究”（2023-GMB-032）；新疆维吾尔自治区社会科学基金项目“天山北麓多民族社区的日常礼俗研究”（22BMZ018）；天山民族大学校级科研创新团队项目（TSMZ2022T04）'),
        line('**[作者简介]** 阿依古丽·买买提（1981—），女，维吾尔族，新疆喀什人，教授，研究方向：文化人类学，E-mail：ayigul@example.org；'
          + '尼玛次仁（1976—），男，藏族，西藏日喀则人，研究员，研究方向：民间礼俗；吴桐（1990—），男，讲师，研究方向：民族理论。'),
        line('定居点的第一场婚礼在秋天举行。那一年搬迁刚刚结束，三个村子的牧民第一次在同一条街上做了邻居。'),
        line('本文从这场婚礼的礼单写起，继而讨论座次与歌唱。'),
        line('Neighborly Interaction and Shared Feeling at Weddings in Pastoral Settlements', { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
        line(`**[Abstract]** ${ETHNOLOGY_EN}`),
        line('**[Key Words]** pastoral settlement; wedding; gift exchange; neighborly interaction; ethnic contact and exchange'),
      ];
    },
  }),
];
