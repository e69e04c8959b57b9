// Front pages for collected volumes of sociology, political science, law and journalism.
import {
  AlignmentType, CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, ExternalHyperlink, FootnoteReferenceRun, InsertedTextRun, Paragraph, Table, TableCell, TableRow,
  TextRun, WidthType,
} from 'docx';
import { A_DAY, body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const care = {
  abstractZh: '随迁老人照料孙辈已成为大城市家庭的常见安排。本文基于对东澜市两个街道四十一户家庭的访谈与时间日志，分析随迁老人、成年子女与社区机构之间的照料协商。'
    + '研究发现，照料时间的分配并不取决于家庭收入，而取决于老人在迁入地的社会联系；当老人获得社区组织者的角色时，家庭内部的协商由隐性转为显性。本文据此提出“在地化照料者”的概念，以补充既有的代际交换解释。',
  abstractEn: 'Older migrants who look after their grandchildren have become part of many urban families. Based on interviews and time diaries of forty-one families in two subdistricts of Donglan, we study how care is negotiated '
    + 'among older migrants, adult children and community agencies. Caring time depends on the social ties of the elders rather than on family income.',
};

const petition = {
  abstractZh: '数字平台改变了基层政府接收与处置民众诉求的方式。既有研究关注平台对回应速度的影响，较少追问回应质量的差异从何而来。本文以云岭市“一码通”平台2020—2024年的三万余条诉求记录为样本，'
    + '结合对十六名网格员的访谈，提出“派单权”的分析框架。结果显示，派单权集中于街道时，诉求办结较快而重复投诉较多；派单权下放至社区时则相反。平台治理的成效因而取决于裁量权与信息的匹配。',
  abstractEn: 'Digital platforms have changed how grassroots governments receive and handle the demands of citizens. Using more than thirty thousand records of the Yunling platform from 2020 to 2024 and interviews with sixteen grid workers, '
    + 'this article develops the notion of dispatching power. Where it rests with subdistricts, cases are closed quickly but complaints recur; where it rests with communities, the reverse holds.',
};

const newsroom = {
  abstractZh: '县级融媒体中心普遍把短视频作为主要的内容形态，新闻生产的节奏与标准随之改变。本文对中部三县的融媒体中心进行了累计七个月的参与观察，并访谈记者、编辑与技术人员共二十八人。'
    + '研究发现，平台数据被编入每日的选题会，形成“数据—题材—镜头”的固定转译；记者则以留白、方言与慢镜头维护其职业判断。县域新闻的公共性正是在这种日常的拉锯中得以延续。',
};

const revision = { author: '编辑部', date: A_DAY.toISOString() };
const put = (id: number, text: string, bold = false) => new InsertedTextRun({ ...revision, id, text, bold });
const cut = (id: number, text: string, bold = false) => new DeletedTextRun({ ...revision, id, text, bold });

const grid = (...rows: string[][]) => new Table({
  width: { size: 100, type: WidthType.PERCENTAGE },
  rows: rows.map((row) => new TableRow({ children: row.map((text) => new TableCell({ children: [line(text, { points: 10.5 })] })) })),
});

const mail = (address: string) => new ExternalHyperlink({ link: `mailto:${address}`, children: [new TextRun({ text: address, style: 'Hyperlink' })] });

const carePage = frontPage({
  name: 'humanities-sociology-units-in-lines',
  layout: 'Four authors, each unit in a line of its own, e-mails as links, a numbered footnote at the title with a fund of two numbers, English on its own page.',
  expected: {
    titleZh: '谁的时间',
    subtitleZh: '随迁老人与城市家庭的照料协商',
    titleEn: 'Whose Time',
    subtitleEn: 'Older Migrants and the Negotiation of Care in Urban Families',
    authors: [
      { name: '夏侯宁', unit: '东澜大学社会学系' },
      { name: '罗斯琪', unit: '东澜大学社会学系；江州社会科学院家庭研究中心' },
      { name: '米玛卓玛', unit: '雪域民族大学社会工作学院' },
      { name: '石磊', unit: '江州社会科学院家庭研究中心', email: 'shilei@example.org' },
    ],
    ...care,
    keywordsZh: ['随迁老人', '照料协商', '时间日志', '代际关系'],
    keywordsEn: ['older migrants', 'negotiation of care', 'time diary', 'intergenerational relations'],
    funds: [
      { number: '20BSH045', name: '国家社会科学基金一般项目' },
      { number: '23BSH112', name: '国家社会科学基金一般项目' },
      { number: '72104217', name: '国家自然科学基金青年科学基金项目' },
    ],
  },
  document: () => ({ footnotes: { 1: { children: lines(' 本研究得到国家社会科学基金一般项目（20BSH045、23BSH112）和国家自然科学基金青年科学基金项目（72104217）的资助。文责自负。') } } }),
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: runs('谁的时间', { bold: true, size: 44, font: '黑体' }) }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('——随迁老人与城市家庭的照料协商', { size: 30, font: '黑体' }), new FootnoteReferenceRun(1)] }),
    line('夏侯宁^1^、罗斯琪^1,2^、米玛卓玛^3^、石　磊^2✉^', { centred: true, points: 14, font: '仿宋' }),
    line('1．东澜大学社会学系', { centred: true, points: 10.5 }),
    line('2．江州社会科学院家庭研究中心', { centred: true, points: 10.5 }),
    line('3．雪域民族大学社会工作学院', { centred: true, points: 10.5 }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('✉ 通讯作者，', { size: 21 }), mail('shilei@example.org')] }),
    line(`**提　要：**${care.abstractZh}`, { points: 10.5 }),
    line('**关键词：**随迁老人　照料协商　时间日志　代际关系', { points: 10.5 }),
    line('Whose Time: Older Migrants and the Negotiation of Care in Urban Families', { centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true } }),
    line('XIAHOU Ning, LUO Siqi, MIMA Dolma, SHI Lei', { centred: true }),
    line(`**Abstract:** ${care.abstractEn}`),
    line('**Keywords:** older migrants, negotiation of care, time diary, intergenerational relations'),
    line('一、研究缘起', { heading: 1, centred: true, paragraph: { pageBreakBefore: true } }),
    ...lines('　　早上六点四十分，住在青石街道的一位外祖母开始准备两份早餐。她的一天被切成十四段，其中九段与外孙女有关。', '　　这样的一天由谁安排，又如何更改，是本文的出发点。'),
  ],
});

/** `docx` gives each link an id made by chance, Word counts them. */
const steadyLink = reworked(
  reworked(carePage, 'word/document.xml', (xml) => xml.replace(/(<w:hyperlink [^>]*r:id=")[^"]*/, '$1rId31')),
  'word/_rels/document.xml.rels',
  (xml) => xml.replace(/Id="[^"]*"(?=[^>]*relationships\/hyperlink")/, 'Id="rId31"'),
);

export const peoplePages: FrontPage[] = [
  steadyLink,

  frontPage({
    name: 'humanities-politics-notes-at-page-foot',
    layout: 'A university journal: DOI on top, labels in square brackets, dates, fund and biographies as small print under a rule after the first paragraphs, English at the end.',
    expected: {
      titleZh: '派单权与基层平台治理的回应质量',
      titleEn: 'Dispatching Power and the Quality of Response in Grassroots Platform Governance',
      authors: [{ name: '诸葛晋', unit: '云岭大学政府管理学院' }, { name: '方维', unit: '云岭大学政府管理学院', email: 'fangwei@example.cn' }],
      ...petition,
      keywordsZh: ['基层治理', '数字平台', '派单权', '回应质量', '街头官僚'],
      keywordsEn: ['grassroots governance', 'digital platform', 'dispatching power', 'quality of response', 'street-level bureaucracy'],
      funds: [
        { number: '21&ZD125', name: '国家社会科学基金重大项目' },
        { number: 'YB2023018', name: '云岭省哲学社会科学规划一般项目' },
        { number: '2024J0007', name: '云岭省教育厅科学研究基金项目' },
      ],
    },
    children: () => [
      line('DOI：10.19999/j.example.2026.02.003', { points: 9 }),
      line('派单权与基层平台治理的回应质量', { centred: true, bold: true, points: 22 }),
      line('诸葛晋，方　维', { centred: true, points: 14, font: '楷体' }),
      line('（云岭大学 政府管理学院，云南 昆明 650091）', { centred: true, points: 10.5 }),
      line(`**[摘　要]** ${petition.abstractZh}`, { points: 10.5, font: '楷体' }),
      line('**[关键词]** 基层治理；数字平台；派单权；回应质量；街头官僚', { points: 10.5, font: '楷体' }),
      line('**[中图分类号]** D63　**[文献标识码]** A　**[文章编号]** 1009-0000（2026）02-0031-11', { points: 10.5 }),
      line('一、问题提出', { bold: true, points: 14 }),
      line('　　“一码通”上线之初，云岭市的社区工作者把它称作“不下班的信访窗口”。五年之后，同样的工作者却抱怨它“只认时限，不认事情”。'),
      line('　　同一平台为何得到相反的评价？答案要到派单环节中去寻找。'),
      line('————————————', { points: 9 }),
      line('[收稿日期] 2025-10-12', { points: 9 }),
      line('[基金项目] 国家社会科学基金重大项目“超大城市敏捷治理的理论与实践”（21&ZD125）；云岭省哲学社会科学规划一般项目“平台派单机制研究”（YB2023018）；'
        + '云岭省教育厅科学研究基金项目（2024J0007）', { points: 9 }),
      line('[作者简介] 诸葛晋（1983—），男，云南大理人，教授，博士生导师，主要研究方向为城市治理；方维（1997—），男，湖南湘潭人，博士研究生，主要研究方向为数字政府，通信作者，电子邮箱fangwei@example.cn。', { points: 9 }),
      line('Dispatching Power and the Quality of Response in Grassroots Platform Governance', { centred: true, bold: true, points: 12 }),
      line('ZHUGE Jin, FANG Wei', { centred: true }),
      line('(School of Government, Yunling University, Kunming 650091, Yunnan, China)', { centred: true }),
      line(`**Abstract:** ${petition.abstractEn}`),
      line('**Key words:** grassroots governance; digital platform; dispatching power; quality of response; street-level bureaucracy'),
    ],
  }),

  frontPage({
    name: 'humanities-law-changes-not-accepted',
    layout: 'The editors’ changes to title, abstract, keywords, e-mail and fund are not yet accepted, a comment stands at the title.',
    expected: {
      titleZh: '已公开个人信息再利用的合理范围',
      titleEn: 'The Reasonable Scope of Reusing Disclosed Personal Information',
      authors: [{ name: '唐婉清', unit: '海隅政法大学民商法学院', email: 'tangwanqing@example.com' }, { name: '纪元', unit: '海隅市中级人民法院民事审判第一庭' }],
      abstractZh: '已公开个人信息的再利用以“合理范围”为界，但何谓合理，裁判意见并不统一。本文梳理近五年一百零七份裁判文书，归纳出公开目的、使用场景与影响程度三项考量因素。'
        + '三项因素之间应当形成动态的权衡关系，而非逐项审查的要件。在举证责任上，宜由处理者证明其使用与公开目的相容，由信息主体证明重大影响的存在。',
      abstractEn: 'Disclosed personal information may be reused within a reasonable scope, yet courts differ on what is reasonable. A review of 107 judgments of the last five years yields three factors, namely the purpose of disclosure, '
        + 'the context of use and the degree of impact, which should be weighed against one another.',
      keywordsZh: ['已公开个人信息', '合理范围', '动态权衡', '举证责任'],
      keywordsEn: ['disclosed personal information', 'reasonable scope', 'dynamic balancing', 'burden of proof'],
      funds: [{ number: '22YJC820033', name: '教育部人文社会科学研究青年基金项目' }],
    },
    blind: { trackedChanges: true, comments: true },
    document: () => ({ comments: { children: [{ id: 0, author: '责任编辑', date: A_DAY, children: lines('题目过长，已删减，请作者确认。') }] } }),
    children: () => [
      line('【民商法学】', { font: '黑体' }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        new CommentRangeStart(0), cut(10, '论大数据背景下', true), ...runs('已公开个人信息', { bold: true }), cut(11, '二次使用', true), put(12, '再利用', true), ...runs('的合理范围', { bold: true }),
        new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      line('唐婉清　　纪　元', { centred: true, font: '楷体' }),
      new Paragraph({ children: [
        ...runs('**内容摘要：**已公开个人信息的再利用以“合理范围”为界，但何谓合理，裁判意见并不统一。本文梳理近五年'), cut(13, '九十二'), put(14, '一百零七'),
        ...runs('份裁判文书，归纳出公开目的、使用场景与影响程度三项考量因素。'), put(15, '三项因素之间应当形成动态的权衡关系，而非逐项审查的要件。'),
        ...runs('在举证责任上，宜由处理者证明其使用与公开目的相容，由信息主体证明重大影响的存在。'),
      ] }),
      new Paragraph({ children: [...runs('**关键词：**已公开个人信息；合理范围；'), cut(16, '大数据；'), put(17, '动态权衡；'), ...runs('举证责任')] }),
      new Paragraph({ children: [...runs('**作者单位：**唐婉清，海隅政法大学民商法学院，邮箱'), cut(18, 'tangwq@example.cn'), put(19, 'tangwanqing@example.com'), ...runs('；纪元，海隅市中级人民法院民事审判第一庭。')] }),
      new Paragraph({ children: [...runs('**基金项目：**教育部人文社会科学研究青年基金项目“个人信息处理的目的限制原则研究”（'), cut(20, '21YJC820033'), put(21, '22YJC820033'), ...runs('）。')] }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        cut(22, 'On ', true), cut(23, 'the', true), put(24, 'The', true), ...runs(' Reasonable Scope of Reusing Disclosed Personal Information', { bold: true }), cut(25, ' in the Age of Big Data', true),
      ] }),
      new Paragraph({ children: [
        ...runs('**Abstract:** Disclosed personal information may be reused within a reasonable scope, yet courts differ on what is reasonable. A review of '), cut(26, '92'), put(27, '107'),
        ...runs(' judgments of the last five years yields three factors, namely the purpose of disclosure, the context of use and the degree of impact, which should be weighed against one another.'),
      ] }),
      new Paragraph({ children: [...runs('**Keywords:** disclosed personal information; reasonable scope; '), cut(28, 'big data; '), put(29, 'dynamic balancing; '), ...runs('burden of proof')] }),
      ...body('引言', '信息一经公开，是否任由他人取用？法律给出的回答是“在合理的范围内”，而这五个字的含义要由裁判逐案填充。', '本文尝试为这一填充提供可以检验的尺度。'),
    ],
  }),

  frontPage({
    name: 'humanities-journalism-cover-table',
    layout: 'A cover sheet of two tables with title, fund and authors, and behind it the article without names.',
    expected: {
      titleZh: '镜头里的县城',
      subtitleZh: '短视频时代县域新闻生产的田野考察',
      titleEn: 'The County Town in the Lens',
      subtitleEn: 'Fieldwork on County-Level News Production in the Age of Short Videos',
      authors: [
        { name: '慕容雪', unit: '中原传媒学院新闻与传播学院', email: 'murongxue@example.cn' },
        { name: '丁一', unit: '中原传媒学院新闻与传播学院；江北县融媒体中心', email: 'dingyi@example.com' },
        { name: '巴图尔', unit: '北疆师范大学传媒学院', email: 'batur@example.org' },
      ],
      ...newsroom,
      keywordsZh: ['县级融媒体中心', '短视频', '新闻生产', '职业判断'],
      funds: [
        { number: '22CXW018', name: '国家社会科学基金青年项目' },
        { number: 'SKL-2023-1164', name: '河南省社会科学界联合会调研课题' },
      ],
    },
    children: () => [
      line('《传播田野》集刊投稿信息表', { centred: true, bold: true, points: 16 }),
      grid(
        ['论文题目', '镜头里的县城'],
        ['副 标 题', '短视频时代县域新闻生产的田野考察'],
        ['英文题目', 'The County Town in the Lens: Fieldwork on County-Level News Production in the Age of Short Videos'],
        ['投稿栏目', '新闻实践研究'],
        ['基金项目', '国家社会科学基金青年项目“平台化语境下的县域公共传播”（22CXW018）；河南省社会科学界联合会调研课题（SKL-2023-1164）'],
        ['投稿日期', '2025年12月8日'],
      ),
      line('作者信息', { bold: true }),
      grid(
        ['序号', '姓名', '工作单位', '职称', '电子邮箱'],
        ['1', '慕容雪', '中原传媒学院新闻与传播学院', '副教授', 'murongxue@example.cn'],
        ['2', '丁　一', '中原传媒学院新闻与传播学院；江北县融媒体中心', '讲师', 'dingyi@example.com'],
        ['3', '巴图尔', '北疆师范大学传媒学院', '博士研究生', 'batur@example.org'],
      ),
      line('镜头里的县城', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
      line('——短视频时代县域新闻生产的田野考察', { centred: true, points: 14 }),
      line(`【摘要】${newsroom.abstractZh}`),
      line('【关键词】县级融媒体中心；短视频；新闻生产；职业判断'),
      ...body('一、引言', '每天上午八点半，江北县融媒体中心的选题会从一张表格开始，表上是前一天四十七条短视频的完播率。', '表格之外的判断如何进入会议，是本文要描述的过程。'),
    ],
  }),
];
