// Front pages of journals of economics, management and public administration, where what tells the authors stands apart: in a footnote, in a table, or nowhere.
import { FootnoteReferenceRun, Header, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const economics = {
  abstract: '税收征管数字化在提高遵从度的同时，也可能改变企业的投资决策。本文利用金税四期分省试点形成的准自然实验，以2016—2023年沪深上市公司为样本，考察征管数字化对企业固定资产投资的影响。'
    + '研究发现：试点后企业投资率平均下降0.9个百分点，这一效应集中于试点前实际税率偏低和现金流紧张的企业；三年之后，由于退税到账加快和寻租支出减少，负向影响逐渐消失。'
    + '上述结果说明，评价征管改革应当区分短期与长期，并为中小企业安排过渡期。',
  abstractEn: 'Digital tax administration improves compliance, but it may also change how firms invest. Using the staggered pilots of the fourth phase of the Golden Tax Project, '
    + 'we find that the investment rate of listed firms falls by 0.9 percentage points on average after the reform. '
    + 'The effect is concentrated in firms with low effective tax rates and tight cash flows, and it disappears after three years.',
};

const economicsPage = frontPage({
  name: 'fields-economics-star-note',
  layout: 'Units, postcodes, e-mails, funds and thanks together in one footnote that hangs with a star of its own at the authors; the English part follows the article.',
  expected: {
    titleZh: '数字化税收征管与企业投资',
    subtitleZh: '来自金税四期试点的证据',
    titleEn: 'Digital Tax Administration and Corporate Investment',
    subtitleEn: 'Evidence from the Pilots of the Golden Tax Project Phase IV',
    authors: [
      { name: '顾怀民', unit: '江夏财经大学财政税务学院', email: 'guhuaimin@example.cn' },
      { name: '邢若兰', unit: '江夏财经大学财政税务学院', email: 'xingrl@example.cn' },
      { name: '罗恒', unit: '北辰大学国民经济研究中心', email: 'luoheng@example.com' },
    ],
    abstractZh: economics.abstract,
    abstractEn: economics.abstractEn,
    keywordsZh: ['税收征管', '数字化转型', '企业投资', '金税四期'],
    keywordsEn: ['Tax Administration', 'Digital Transformation', 'Corporate Investment', 'Golden Tax Project'],
    funds: [
      { number: '72303088', name: '国家自然科学基金青年科学基金项目' },
      { number: '23YJA790017', name: '教育部人文社会科学研究规划基金项目' },
    ],
  },
  document: () => ({ footnotes: { 1: { children: [line(
    ' 顾怀民、邢若兰（通讯作者），江夏财经大学财政税务学院，邮政编码：430073，电子信箱：guhuaimin@example.cn，xingrl@example.cn；'
      + '罗恒，北辰大学国民经济研究中心，邮政编码：100871，电子信箱：luoheng@example.com。'
      + '本文得到国家自然科学基金青年科学基金项目（72303088）和教育部人文社会科学研究规划基金项目“减税降费的微观效应”（23YJA790017）的资助。'
      + '感谢匿名审稿专家的宝贵意见，文责自负。', { points: 9 },
  )] } } }),
  children: () => [
    line('数字化税收征管与企业投资', { centred: true, font: '黑体', points: 22 }),
    line('——来自金税四期试点的证据', { centred: true, font: '楷体', points: 16 }),
    new Paragraph({ alignment: 'center', children: [...runs('顾怀民　邢若兰　罗　恒', { size: 28, font: '仿宋' }), new FootnoteReferenceRun(1)] }),
    line(`　　**内容提要：**${economics.abstract}`, { font: '楷体' }),
    line('　　**关键词：**税收征管　　数字化转型　　企业投资　　金税四期', { font: '楷体' }),
    ...body('一、引 言', '　　税收是国家治理的基础。近十年来，发票电子化、数据共享与风险预警先后进入税务机关的日常工作。', '　　与既有文献相比，本文关心的不是税收少收了多少，而是企业少投了多少。'),
    line('Digital Tax Administration and Corporate Investment:', { centred: true, bold: true, points: 14 }),
    line('Evidence from the Pilots of the Golden Tax Project Phase IV', { centred: true, bold: true, points: 14 }),
    line('GU Huaimin^a^, XING Ruolan^a^ and LUO Heng^b^', { centred: true }),
    line('(a: School of Public Finance and Taxation, Jiangxia University of Finance and Economics; b: Center for National Economic Research, Beichen University)', { centred: true }),
    line(`**Summary:** ${economics.abstractEn}`),
    line('**Keywords:** Tax Administration; Digital Transformation; Corporate Investment; Golden Tax Project'),
    line('**JEL Classification:** H26, D22, G31'),
  ],
});

const management = {
  abstract: '远程办公使团队成员难以看到彼此的努力，由此产生的“可见性焦虑”尚未得到充分研究。基于社会信息加工理论，本文对三家软件企业的四十二个团队开展为期八周的追踪调查，并辅以一项情境实验。'
    + '结果显示，领导者的过程反馈能够降低成员的可见性焦虑，进而提升知识共享意愿；当团队任务互依性较高时，这一间接效应更强。研究丰富了远程领导的理论，并为混合办公制度的设计提供参考。',
  abstractEn: 'Remote work makes it hard for team members to see one another’s efforts. Following forty-two teams of three software firms for eight weeks, we show that process feedback from leaders '
    + 'lowers visibility anxiety and thereby raises the willingness to share knowledge, above all where tasks are interdependent.',
};

const rows = (widths: number[], ...texts: string[][]) => new Table({
  width: { size: 9000, type: WidthType.DXA },
  columnWidths: widths,
  rows: texts.map((cells) => new TableRow({ children: cells.map((text, index) => new TableCell({
    width: { size: widths[index] ?? 0, type: WidthType.DXA }, children: [line(text, { points: 10.5 })],
  })) })),
});

const managementPage = frontPage({
  name: 'fields-management-cover-tables',
  layout: 'A cover with two tables, of the manuscript and of the authors; the article with abstracts begins on the next page and names nobody.',
  expected: {
    titleZh: '远程团队中领导者过程反馈的作用',
    titleEn: 'The Role of Leaders’ Process Feedback in Remote Teams',
    authors: [
      { name: '慕容嘉树', unit: '海岳大学管理学院人力资源管理系', email: 'murong@example.cn' },
      { name: '石磊', unit: '海岳大学管理学院人力资源管理系', email: 'shilei@example.cn' },
      { name: '戴安然', unit: '海岳大学青岛研究院', email: 'dai.anran@example.org' },
      { name: '彭博文', unit: '云帆软件股份有限公司组织发展部', email: 'pengbw@example.com' },
    ],
    abstractZh: management.abstract,
    abstractEn: management.abstractEn,
    keywordsZh: ['远程团队', '过程反馈', '可见性焦虑', '知识共享'],
    keywordsEn: ['remote team', 'process feedback', 'visibility anxiety', 'knowledge sharing'],
    funds: [
      { number: '72172076', name: '国家自然科学基金面上项目' },
      { number: 'ZR2023MG041', name: '山东省自然科学基金面上项目' },
      { number: 'HX20240317', name: '云帆软件股份有限公司委托横向课题' },
    ],
  },
  children: () => [
    line('投稿信息表', { centred: true, bold: true, points: 16 }),
    rows([2000, 7000],
      ['论文题目（中文）', '远程团队中领导者过程反馈的作用'],
      ['论文题目（英文）', 'The Role of Leaders’ Process Feedback in Remote Teams'],
      ['投稿栏目', '组织与人力资源管理'],
      ['基金项目', '国家自然科学基金面上项目（72172076）；山东省自然科学基金面上项目（ZR2023MG041）；云帆软件股份有限公司委托横向课题（HX20240317）'],
      ['字数', '约1.6万字'],
    ),
    line('作者信息（按署名顺序填写，“*”为通讯作者）'),
    rows([800, 1500, 3400, 1000, 2300],
      ['序号', '姓名', '工作单位', '职称', '电子邮箱'],
      ['1', '慕容嘉树', '海岳大学管理学院人力资源管理系', '讲师', 'murong@example.cn'],
      ['2', '石  磊*', '海岳大学管理学院人力资源管理系', '教授', 'shilei@example.cn'],
      ['3', '戴安然', '海岳大学青岛研究院', '助理研究员', 'dai.anran@example.org'],
      ['4', '彭博文', '云帆软件股份有限公司组织发展部', '经济师', 'pengbw@example.com'],
    ),
    line('远程团队中领导者过程反馈的作用', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
    line(`**摘　要：**${management.abstract}`),
    line('**关键词：**远程团队；过程反馈；可见性焦虑；知识共享'),
    line('The Role of Leaders’ Process Feedback in Remote Teams', { centred: true, bold: true, points: 14 }),
    line(`**Abstract：**${management.abstractEn}`),
    line('**Key Words：**remote team；process feedback；visibility anxiety；knowledge sharing'),
    ...body('1 问题提出', '居家办公的一天从打开摄像头开始。成员的努力隐入屏幕背后，谁做了什么往往只能从聊天记录里推测。', '过程反馈是指领导者对工作方式与进展而非结果作出的回应。'),
  ],
});

const administration = {
  abstract: '“接诉即办”把分散的市民诉求转化为可考核的工单，也带来基层应接不暇的新问题。本文以某直辖市三个街道2019—2024年的工单记录与干部访谈为材料，提出“响应负荷”的分析框架，'
    + '说明街道如何在分类、转派和协商中消化超出职权的诉求。研究发现，工单的压力并不必然导致形式主义；当考核允许街道对不合理诉求作出说明时，响应质量明显改善。',
  abstractEn: 'Turning citizens’ complaints into work orders makes street-level governments responsive and overburdened at the same time. Based on work orders and interviews from three subdistricts, '
    + 'this article develops the notion of response load and shows that quality improves where officials may explain why a request cannot be met.',
};

const administrationPage = frontPage({
  name: 'fields-administration-anonymous',
  layout: 'Made anonymous for the reviewers: authors, unit and fund are said to be left out; only the file’s properties still know a name.',
  expected: {
    titleZh: '工单压力下的街道响应机制研究',
    titleEn: 'Street-Level Responsiveness under the Pressure of Work Orders',
    authors: [],
    abstractZh: administration.abstract,
    abstractEn: administration.abstractEn,
    keywordsZh: ['接诉即办', '响应负荷', '街道治理', '绩效考核'],
    keywordsEn: ['Swift Response to Complaints', 'Response Load', 'Subdistrict Governance', 'Performance Appraisal'],
    funds: [],
  },
  blind: { properties: true, text: false },
  document: () => ({ creator: '宋嘉禾', lastModifiedBy: 'Administrator' }),
  section: () => ({ headers: { default: new Header({ children: [line('匿名评审稿，请勿外传', { centred: true, points: 9 })] }) } }),
  children: () => [
    line('工单压力下的街道响应机制研究', { heading: 1, centred: true }),
    line('（作者、单位及基金项目信息因匿名评审略去）', { centred: true, font: '楷体' }),
    line(`**【摘要】**${administration.abstract}`),
    line('**【关键词】**接诉即办    响应负荷    街道治理    绩效考核'),
    line('**【中图分类号】**D630    **【文献标识码】**A'),
    line('Street-Level Responsiveness under the Pressure of Work Orders', { centred: true, bold: true }),
    line(`**[Abstract]** ${administration.abstractEn}`),
    line('**[Keywords]** Swift Response to Complaints, Response Load, Subdistrict Governance, Performance Appraisal'),
    ...body('一、问题的提出：忙而有效何以可能', '街道处在行政体系的末端，却是市民看得见的第一扇门。'),
    ...lines('本文的材料来自一座直辖市的三个街道，文中地名均作了处理。'),
  ],
});

/** A footnote with a mark of its own, as Word writes it. */
const starAtReference = (xml: string) => xml.replace(/<w:footnoteReference w:id="1"\/>/, '<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t>');
const starInNote = (xml: string) => xml.replace(/(<w:footnote w:id="1">.*?)<w:footnoteRef\/>/s, '$1<w:t>*</w:t>');

export const economyPages: FrontPage[] = [
  reworked(reworked(economicsPage, 'word/document.xml', starAtReference), 'word/footnotes.xml', starInNote),
  managementPage,
  administrationPage,
];
