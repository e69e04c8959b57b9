// Front pages in the house templates of journals of law, economics, archaeology and of a university: few authors, much in notes, English at the end.
import { frontPage, line, lines, body, type FrontPage } from '../page.ts';
import { marked, note, noted, sheet } from './template-marks.ts';

const university: FrontPage = frontPage({
  name: 'template-university',
  layout: 'A university\'s CSSCI journal: column heading between dots, subtitle under a dash, classification in one line, dates, funds and biographies in a block before the text, English at the end.',
  expected: {
    titleZh: '基层数字治理中的“减负悖论”及其破解',
    subtitleZh: '基于江东省 41 个乡镇的考察',
    titleEn: 'The “Paradox of Burden Reduction” in Grassroots Digital Governance and Its Solution',
    subtitleEn: 'A Study of 41 Townships in Jiangdong Province',
    authors: [
      { name: '岳临川', unit: '江州大学公共管理学院' },
      { name: '宇文静姝', unit: '江州大学公共管理学院', email: 'yuwenjs@example.cn' },
    ],
    abstractZh: '数字技术进入基层治理的初衷之一是为基层减负，然而实践中却屡屡出现越减越重的现象。基于江东省41个乡镇的问卷与访谈资料，从技术、组织与制度三个维度分析“减负悖论”的生成机理。'
      + '研究发现，平台重复建设、考核指标层层加码与数据权责不清共同推高了基层干部的工作负荷。破解这一悖论，需要推动平台整合，重塑考核体系，并建立以基层需求为导向的数据共享机制。',
    abstractEn: 'One of the purposes of introducing digital technology into grassroots governance is to reduce burdens, yet in practice the burdens often grow. Based on questionnaires and interviews from 41 townships in '
      + 'Jiangdong Province, this paper analyzes the paradox from the dimensions of technology, organization and institution. Duplicate platforms, escalating indicators and unclear responsibilities for data jointly '
      + 'raise the workload of local officials. Integrating platforms and reshaping evaluation are the way out.',
    keywordsZh: ['数字治理', '基层减负', '减负悖论', '乡镇政府', '数据共享'],
    keywordsEn: ['digital governance', 'burden reduction at the grassroots', 'paradox of burden reduction', 'township government', 'data sharing'],
    funds: [
      { number: '23AZZ099', name: '国家社会科学基金重点项目' }, { number: '22YJA810999', name: '教育部人文社会科学研究规划基金项目' },
      { number: 'JZU2025SK09', name: '江州大学自主科研项目' },
    ],
  },
  children: () => sheet(
    line('第 51 卷第 2 期　　　　　　　　江州大学学报（哲学社会科学版）　　　　　　　　Vol. 51 No. 2\n2026 年 3 月　　　　　　Journal of Jiangzhou University (Philosophy and Social Sciences)　　　　　　Mar. 2026', { points: 9 }),
    line('DOI：10.99999/j.cnki.42-9999/c.2026.02.005', { points: 9 }),
    line('· 数字治理研究 ·', { centred: true, points: 12, font: '楷体' }),
    line('基层数字治理中的“减负悖论”及其破解', { centred: true, points: 22, font: '黑体' }),
    line('——基于江东省 41 个乡镇的考察', { centred: true, points: 16, font: '楷体' }),
    line('岳临川，宇文静姝', { centred: true, points: 14, font: '仿宋' }),
    line('（江州大学 公共管理学院，江州　430070）', { centred: true, points: 10.5 }),
    line('**摘　要：**数字技术进入基层治理的初衷之一是为基层减负，然而实践中却屡屡出现越减越重的现象。基于江东省41个乡镇的问卷与访谈资料，从技术、组织与制度三个维度分析“减负悖论”的生成机理。'
      + '研究发现，平台重复建设、考核指标层层加码与数据权责不清共同推高了基层干部的工作负荷。破解这一悖论，需要推动平台整合，重塑考核体系，并建立以基层需求为导向的数据共享机制。', { points: 10.5, font: '楷体' }),
    line('**关键词：**数字治理；基层减负；减负悖论；乡镇政府；数据共享', { points: 10.5, font: '楷体' }),
    line('**中图分类号：**D630　　**文献标识码：**A　　**文章编号：**1001-9999(2026)02-0033-12', { points: 10.5 }),
    line('**收稿日期：**2025-09-18', { points: 9 }),
    line('**基金项目：**国家社会科学基金重点项目“数字技术赋能基层减负的机制与路径研究”（23AZZ099）；教育部人文社会科学研究规划基金项目“乡镇政府注意力分配研究”（22YJA810999）；'
      + '江州大学自主科研项目（JZU2025SK09）', { points: 9 }),
    line('**作者简介：**岳临川（1978—），男，湖山人，江州大学公共管理学院教授，博士生导师，主要从事基层治理研究；宇文静姝（1996—），女，云川人，江州大学公共管理学院博士研究生，本文通信作者，'
      + '主要从事数字政府研究，E-mail：yuwenjs@example.cn。', { points: 9 }),
    line('一、问题的提出', { heading: 1, centred: true }),
    ...lines('近年来，各地相继推出政务平台与移动应用，基层治理的面貌发生了显著变化。与此同时，基层干部却普遍反映，填报任务不减反增。', '既有研究大致从两个方面讨论了这一现象。'),
    line('The “Paradox of Burden Reduction” in Grassroots Digital Governance and Its Solution:\nA Study of 41 Townships in Jiangdong Province', { centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true } }),
    line('YUE Linchuan, YUWEN Jingshu', { centred: true }),
    line('(School of Public Administration, Jiangzhou University, Jiangzhou 430070, China)', { centred: true }),
    line('**Abstract:** One of the purposes of introducing digital technology into grassroots governance is to reduce burdens, yet in practice the burdens often grow. Based on questionnaires and interviews from 41 '
      + 'townships in Jiangdong Province, this paper analyzes the paradox from the dimensions of technology, organization and institution. Duplicate platforms, escalating indicators and unclear responsibilities for '
      + 'data jointly raise the workload of local officials. Integrating platforms and reshaping evaluation are the way out.'),
    line('**Key words:** digital governance; burden reduction at the grassroots; paradox of burden reduction; township government; data sharing'),
    line('［责任编辑：　　　］', { points: 9 }),
  ),
});

const law: FrontPage = marked(frontPage({
  name: 'template-law',
  layout: 'A law review: one author with a star, whose unit and two funds stand in the footnote only; keywords parted by wide blanks; English at the end.',
  expected: {
    titleZh: '论算法决策中的说明义务',
    titleEn: 'On the Duty to Explain in Algorithmic Decision-Making',
    authors: [{ name: '纪闻笙', unit: '江东政法大学经济法学院' }],
    abstractZh: '算法决策的说明义务在我国个人信息保护法上已有规范基础，但其内容、对象与程度仍存在较大争议。将说明义务等同于公开源代码，既难以实现，也无助于当事人救济。'
      + '说明义务的目的在于保障当事人理解并挑战决定的可能，因而应当以决定的理由为中心展开。在解释论上，应区分事前的一般说明与事后的个别说明，前者以系统逻辑为限，后者须指明影响结果的主要因素。'
      + '商业秘密不构成拒绝说明的一般理由，但可以影响说明的方式。',
    abstractEn: 'The duty to explain algorithmic decisions has a normative basis in Chinese law on personal information, but its content, addressee and degree remain controversial. To equate the duty with disclosure of source '
      + 'code is neither feasible nor helpful to the persons concerned. Since the duty serves the possibility of understanding and challenging a decision, it should center on reasons. General explanation in advance '
      + 'is to be distinguished from individual explanation afterwards. Trade secrets may affect the manner of explanation only.',
    keywordsZh: ['算法决策', '说明义务', '个人信息保护', '商业秘密', '说理'],
    keywordsEn: ['algorithmic decision-making', 'duty to explain', 'protection of personal information', 'trade secrets', 'reason-giving'],
    funds: [{ number: '21&ZD999', name: '国家社科基金重大项目' }, { number: '', name: '中央高校基本科研业务费专项资金' }],
  },
  document: () => ({ footnotes: {
    1: note('江东政法大学经济法学院副教授，法学博士。本文系国家社科基金重大项目“平台社会的私法回应研究”（21&ZD999）的阶段性成果，并受中央高校基本科研业务费专项资金资助。'),
    2: note('参见示例作者：《自动化决定的法律规制》，载《示例法学》2023年第4期，第55页。'),
  } }),
  children: () => sheet(
    line('论算法决策中的说明义务', { centred: true, points: 18, bold: true, font: '宋体' }),
    line(''),
    noted(['纪闻笙', 1], { centred: true, size: 28 }),
    line(''),
    line('　　**内容提要：**算法决策的说明义务在我国个人信息保护法上已有规范基础，但其内容、对象与程度仍存在较大争议。将说明义务等同于公开源代码，既难以实现，也无助于当事人救济。'
      + '说明义务的目的在于保障当事人理解并挑战决定的可能，因而应当以决定的理由为中心展开。在解释论上，应区分事前的一般说明与事后的个别说明，前者以系统逻辑为限，后者须指明影响结果的主要因素。'
      + '商业秘密不构成拒绝说明的一般理由，但可以影响说明的方式。', { font: '楷体' }),
    line('　　**关键词：**算法决策　　说明义务　　个人信息保护　　商业秘密　　说理', { font: '楷体' }),
    line('目　次', { centred: true }),
    ...lines('一、问题的提出', '二、说明义务的规范目的', '三、说明义务的内容与程度', '四、结论'),
    line('一、问题的提出', { heading: 1, centred: true }),
    noted(['　　信贷审批、职位筛选与保险定价日益依赖算法作出决定。', 2, '当事人往往只知结果，不知缘由。法律为此课以处理者说明的义务。']),
    line('　　然而，究竟应当说明什么，说明到何种程度，法律并未言明。'),
    line('On the Duty to Explain in Algorithmic Decision-Making', { centred: true, bold: true, points: 14 }),
    line('Ji Wensheng', { centred: true }),
    line('**Abstract**: The duty to explain algorithmic decisions has a normative basis in Chinese law on personal information, but its content, addressee and degree remain controversial. To equate the duty with '
      + 'disclosure of source code is neither feasible nor helpful to the persons concerned. Since the duty serves the possibility of understanding and challenging a decision, it should center on reasons. General '
      + 'explanation in advance is to be distinguished from individual explanation afterwards. Trade secrets may affect the manner of explanation only.'),
    line('**Key Words**: algorithmic decision-making, duty to explain, protection of personal information, trade secrets, reason-giving'),
  ),
}), { 1: '*' });

const economics: FrontPage = marked(frontPage({
  name: 'template-economics',
  layout: 'An economics quarterly: units of all authors, the correspondence address with the e-mail and the funds run on in one footnote; bold labels without colon; JEL numbers; English at the end.',
  expected: {
    titleZh: '数据要素流动如何影响企业创新？',
    subtitleZh: '来自公共数据开放的证据',
    titleEn: 'How Do Flows of Data Affect Firm Innovation?',
    subtitleEn: 'Evidence from Open Public Data',
    authors: [
      { name: '温书彤', unit: '临江大学经济学院' },
      { name: '冉启航', unit: '临江大学经济学院', email: 'ranqh@example.cn' },
      { name: '夏侯衍', unit: '滨海财经大学数字经济研究院' },
    ],
    abstractZh: '本文以地级市公共数据平台的陆续上线为准自然实验，利用2008—2021年上市公司数据，考察数据要素流动对企业创新的影响。研究发现，公共数据开放使企业发明专利申请量平均增加7.4%，在数据密集型行业中作用更强。'
      + '机制分析表明，数据开放降低了企业的信息搜寻成本，并促进了跨行业的知识组合。本文为完善公共数据授权运营制度提供了经验证据。',
    abstractEn: 'Using the staggered launch of municipal open data platforms as a quasi-natural experiment, we study how flows of data affect innovation of listed firms between 2008 and 2021. Open public data raises invention '
      + 'patent applications by 7.4% on average, and by more in data-intensive industries. Lower search costs and new combinations of knowledge across industries are the main channels.',
    keywordsZh: ['数据要素', '公共数据开放', '企业创新'],
    keywordsEn: ['data as a factor of production', 'open public data', 'firm innovation'],
    funds: [
      { number: '72203999', name: '国家自然科学基金青年科学基金项目' }, { number: '24NDJC999YB', name: '江东省哲学社会科学规划课题' },
    ],
  },
  document: () => ({ footnotes: {
    1: note('温书彤、冉启航，临江大学经济学院；夏侯衍，滨海财经大学数字经济研究院。通信作者及地址：冉启航，江东省临江市学府路66号临江大学经济学院，310018；电话：00000000000；E-mail：ranqh@example.cn。'
      + '本文得到国家自然科学基金青年科学基金项目（72203999）和江东省哲学社会科学规划课题（24NDJC999YB）的资助。感谢主编和两位匿名审稿人的宝贵意见，文责自负。'),
  } }),
  children: () => sheet(
    line('数据要素流动如何影响企业创新？', { centred: true, bold: true, points: 18 }),
    line('——来自公共数据开放的证据', { centred: true, points: 14 }),
    noted(['温书彤　冉启航　夏侯衍', 1], { centred: true, size: 28 }),
    line('　　**摘　要**　本文以地级市公共数据平台的陆续上线为准自然实验，利用2008—2021年上市公司数据，考察数据要素流动对企业创新的影响。研究发现，公共数据开放使企业发明专利申请量平均增加7.4%，在数据密集型行业中作用更强。'
      + '机制分析表明，数据开放降低了企业的信息搜寻成本，并促进了跨行业的知识组合。本文为完善公共数据授权运营制度提供了经验证据。'),
    line('　　**关键词**　数据要素，公共数据开放，企业创新'),
    line('　　**JEL 分类号**　D22，L86，O31'),
    line('　　**DOI**：10.99999/j.cnki.ceq.2026.02.09'),
    ...body('一、引　　言', '数据已经成为与土地、劳动、资本并列的生产要素。与传统要素不同，数据可以被多个主体同时使用，其价值在流动中实现。', '本文可能的贡献体现在以下三个方面。'),
    line('How Do Flows of Data Affect Firm Innovation? \n—Evidence from Open Public Data', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
    line('WEN Shutong　RAN Qihang^*^', { centred: true }),
    line('(Linjiang University)', { centred: true }),
    line('XIAHOU Yan', { centred: true }),
    line('(Binhai University of Finance and Economics)', { centred: true }),
    line('**Abstract**　Using the staggered launch of municipal open data platforms as a quasi-natural experiment, we study how flows of data affect innovation of listed firms between 2008 and 2021. Open public data '
      + 'raises invention patent applications by 7.4% on average, and by more in data-intensive industries. Lower search costs and new combinations of knowledge across industries are the main channels.'),
    line('**Keywords**　data as a factor of production, open public data, firm innovation'),
    line('**JEL Classification**　D22, L86, O31'),
    line('* Corresponding Author: RAN Qihang, School of Economics, Linjiang University, 66 Xuefu Road, Linjiang, Jiangdong 310018, China; E-mail: ranqh@example.cn.', { points: 9 }),
  ),
}), { 1: '*' });

const archaeology: FrontPage = frontPage({
  name: 'template-archaeology',
  layout: 'An archaeology journal: keywords and abstract in both languages in turn, no English title, units after place and postcode in the footnote 作者：…, the fund in the afterword 附记.',
  expected: {
    titleZh: '青源盆地史前彩陶的产地与流通',
    authors: [
      { name: '陶怀远', unit: '江州大学历史学院考古系' },
      { name: '桑吉才让', unit: '青源省文物考古研究院' },
    ],
    abstractZh: '青源盆地是史前彩陶分布的重要区域。本文对盆地内五处遗址出土的132件彩陶进行类型学观察和便携式X射线荧光分析，将其分为三个化学组。第一组为本地生产，数量最多；第二、三组的原料与东部河谷一致，'
      + '当系远距离流通所致。结合聚落规模的变化推测，彩陶的流通在距今约5000年前后由邻近交换转向由中心聚落主导的再分配。',
    abstractEn: 'The Qingyuan Basin is an important area of prehistoric painted pottery. This paper presents a typological observation and a portable X-ray fluorescence analysis of 132 vessels from five sites, which fall into three '
      + 'chemical groups. The first group was made locally; the raw material of the other two agrees with the eastern valleys and indicates circulation over long distances. Around 5000 BP the circulation seems to have '
      + 'turned from exchange among neighbors to redistribution by central settlements.',
    keywordsZh: ['青源盆地', '彩陶', '产地分析', '史前交换'],
    keywordsEn: ['Qingyuan Basin', 'painted pottery', 'provenance analysis', 'prehistoric exchange'],
    funds: [{ number: '22CKG099', name: '国家社会科学基金青年项目' }],
  },
  document: () => ({ footnotes: { 1: note('作者：陶怀远，江州市，430072，江州大学历史学院考古系。', '桑吉才让，雪城市，810007，青源省文物考古研究院。') } }),
  children: () => sheet(
    line('研究与探索', { points: 9, font: '黑体' }),
    line('青源盆地史前彩陶的产地与流通', { centred: true, points: 22, font: '宋体' }),
    noted(['陶怀远　桑吉才让', 1], { centred: true, size: 28 }),
    line('关键词：青源盆地　彩陶　产地分析　史前交换', { points: 9, font: '黑体' }),
    line('KEY WORDS: Qingyuan Basin  painted pottery  provenance analysis  prehistoric exchange', { points: 9 }),
    line('内容提要：青源盆地是史前彩陶分布的重要区域。本文对盆地内五处遗址出土的132件彩陶进行类型学观察和便携式X射线荧光分析，将其分为三个化学组。第一组为本地生产，数量最多；第二、三组的原料与东部河谷一致，'
      + '当系远距离流通所致。结合聚落规模的变化推测，彩陶的流通在距今约5000年前后由邻近交换转向由中心聚落主导的再分配。', { points: 9, font: '楷体' }),
    line('ABSTRACT: The Qingyuan Basin is an important area of prehistoric painted pottery. This paper presents a typological observation and a portable X-ray fluorescence analysis of 132 vessels from five sites, which '
      + 'fall into three chemical groups. The first group was made locally; the raw material of the other two agrees with the eastern valleys and indicates circulation over long distances. Around 5000 BP the '
      + 'circulation seems to have turned from exchange among neighbors to redistribution by central settlements.', { points: 9 }),
    ...lines('　　青源盆地地处高原东缘，河谷宽阔，史前遗址密集。上世纪七十年代以来，盆地内先后发掘了五处出土彩陶的遗址，为讨论彩陶的生产与流通提供了条件。'),
    line('一、彩陶的类型', { heading: 1, centred: true }),
    ...lines('　　五处遗址出土的彩陶以盆、钵、壶为主，纹饰多为旋涡纹与网格纹。'),
    line('　　附记：本文为国家社会科学基金青年项目“青源盆地史前陶器的生产与流通研究”（项目编号：22CKG099）的阶段性成果。写作过程中得到多位师友的帮助，谨致谢忱。', { font: '楷体' }),
  ),
});

export const templateHumanitiesPages: FrontPage[] = [university, law, economics, archaeology];
