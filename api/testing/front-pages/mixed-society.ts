// Pages for economics, library science, education and law, by styles, by tables and by labels.
import { CommentRangeEnd, CommentRangeStart, CommentReference, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { A_DAY, body, type FrontPage, frontPage, line, lines, runs } from './page.ts';

const economics = {
  zh: '基于2012—2022年278个地级市的面板数据，将低碳物流试点视为准自然实验，采用交错双重差分方法评估其对制造业企业库存效率的影响。结果表明，试点使企业存货周转率平均提高4.7%，'
    + '该效应在民营企业和远离港口的城市更为明显。机制检验显示，运输时间的不确定性下降与数字化仓储投入的增加是两条主要渠道。研究为完善物流领域的绿色政策提供了微观证据。',
  en: 'Using a panel of 278 prefecture-level cities from 2012 to 2022, this paper treats the low-carbon logistics pilot as a quasi-natural experiment and applies a staggered difference-in-differences design. '
    + 'The pilot raises inventory turnover of manufacturing firms by 4.7% on average, more so for private firms and for cities far from ports.',
};

const library = {
  zh: '［目的/意义］生成式人工智能进入参考咨询服务后，馆员的角色边界亟待厘清。［方法/过程］对7所高校图书馆的23名参考馆员进行半结构化访谈，运用扎根理论进行三级编码。'
    + '［结果/结论］归纳出把关者、翻译者、陪伴者三种角色，并构建角色转换的情境模型；馆员的不安主要来自责任归属不明而非技能不足。图书馆应以服务规程明确人机分工。',
  en: '[Purpose/Significance] As generative artificial intelligence enters reference service, the boundaries of the librarian’s role need to be clarified. [Method/Process] Twenty-three reference librarians of seven universities were interviewed '
    + 'and the transcripts coded in three rounds. [Result/Conclusion] Three roles emerged: gatekeeper, translator and companion. Unease stems from unclear responsibility rather than from a lack of skill.',
};

const education = '乡村小规模学校的复式教学长期被视为权宜之计。本研究以滇西四所不足百人的完小为田野点，经由为期一年的课堂观察与教师口述，描绘复式课堂中时间分配、同伴互教与教材重组的日常图景。'
  + '研究认为，复式教学蕴含着差异化教学的本土智慧，教师在长期实践中形成了以「轮转」为核心的课堂组织知识。教师教育课程应当正视并吸纳此类实践性知识。';

const finance = {
  zh: '本文以2016—2023年发行的绿色债券为样本，考察第三方评估认证对发行利差的影响。研究发现，获得认证的债券发行利差平均降低约12个基点，且评估机构声誉越高，降幅越大。'
    + '进一步分析表明，认证的作用在信息披露质量较低的发行人中更为突出，说明认证主要通过缓解信息不对称发挥作用。本文为规范绿色债券评估认证市场提供了经验依据。',
  en: 'With the green bonds issued between 2016 and 2023 as a sample, this paper examines how third-party certification affects issuance spreads. Certified bonds show spreads about 12 basis points lower, and the reduction grows with '
    + 'the reputation of the certifier. The effect is stronger for issuers with poor disclosure, which points to information asymmetry as the channel.',
};

const mediation = '人民调解在基层社会治理中承担着化解纠纷的基础功能。通过对某市三个街道2019年至2023年的1 246份调解卷宗的统计分析，发现物业纠纷的调解成功率显著低于婚姻家庭纠纷，'
  + '其主要原因在于调解协议缺乏针对性的履行保障。建议完善司法确认的衔接机制，建立物业纠纷专业调解员名册，并将履行情况纳入街道考核。';

/** A row of a form: its label and what was filled in. */
const row = (...cells: string[]) => new TableRow({ children: cells.map((text) => new TableCell({ children: [line(text)] })) });
const table = (...rows: TableRow[]) => new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows });

export const societyPages: FrontPage[] = [
  frontPage({
    name: 'mixed-economics-styles',
    layout: 'The journal’s template: everything set by named styles, three authors with raised figures, JEL codes, one fund with two numbers, English below.',
    document: () => ({ styles: { paragraphStyles: [
      { id: 'a1', name: '论文题目', run: { size: 36, bold: true, font: '黑体' }, paragraph: { spacing: { after: 240 } } },
      { id: 'a2', name: '作者姓名', run: { size: 24, font: '楷体' } },
      { id: 'a3', name: '作者单位', run: { size: 18 } },
      { id: 'a4', name: '摘要', run: { size: 21, font: '仿宋' } },
      { id: 'a5', name: '英文题目', run: { size: 28, bold: true, font: 'Times New Roman' } },
    ] } }),
    children: () => [
      new Paragraph({ style: 'a1', children: runs('低碳物流试点如何提升企业库存效率') }),
      new Paragraph({ style: 'a2', children: runs('蒋立言^1^　温　舒^1,2^　呼延朗^2*^') }),
      new Paragraph({ style: 'a3', children: runs('（1. 浔阳财经大学 经济学院，江西 九江 332005；2. 浔阳财经大学 现代物流研究中心，江西 九江 332005）') }),
      new Paragraph({ style: 'a4', children: runs(`**摘  要**：${economics.zh}`) }),
      new Paragraph({ style: 'a4', children: runs('**关键词**：低碳物流;库存效率;双重差分;制造业企业') }),
      new Paragraph({ style: 'a4', children: runs('**JEL分类号**：Q58；L92；D22　　**中图分类号**：F259.2') }),
      new Paragraph({ style: 'a3', children: runs('**基金项目**：国家自然科学基金面上项目（72273058，71974087）；江西省高校人文社会科学研究规划项目（JJ22108）') }),
      new Paragraph({ style: 'a3', children: runs('*通讯作者：呼延朗，E-mail：huyan_lang@xycj.example.cn') }),
      new Paragraph({ style: 'a5', children: runs('How Low-Carbon Logistics Pilots Improve Firms’ Inventory Efficiency') }),
      new Paragraph({ style: 'a2', children: runs('JIANG Liyan^1^, WEN Shu^1,2^, HUYAN Lang^2^') }),
      new Paragraph({ style: 'a4', children: runs(`**Abstract**: ${economics.en}`) }),
      new Paragraph({ style: 'a4', children: runs('**Key words**: low-carbon logistics; inventory efficiency; difference-in-differences; manufacturing firms') }),
      ...body('一、引言', '物流是连接生产与消费的血脉，也是能源消耗的重要部门。近年来，低碳物流试点在全国分批推开。', '试点的环境效应已有较多讨论，其对企业经营效率的影响却少有人问津。'),
    ],
    expected: {
      titleZh: '低碳物流试点如何提升企业库存效率',
      titleEn: 'How Low-Carbon Logistics Pilots Improve Firms’ Inventory Efficiency',
      authors: [
        { name: '蒋立言', unit: '浔阳财经大学经济学院' },
        { name: '温舒', unit: '浔阳财经大学经济学院；浔阳财经大学现代物流研究中心' },
        { name: '呼延朗', unit: '浔阳财经大学现代物流研究中心', email: 'huyan_lang@xycj.example.cn' },
      ],
      abstractZh: economics.zh,
      abstractEn: economics.en,
      keywordsZh: ['低碳物流', '库存效率', '双重差分', '制造业企业'],
      keywordsEn: ['low-carbon logistics', 'inventory efficiency', 'difference-in-differences', 'manufacturing firms'],
      funds: [
        { name: '国家自然科学基金面上项目', number: '72273058' }, { name: '国家自然科学基金面上项目', number: '71974087' },
        { name: '江西省高校人文社会科学研究规划项目', number: 'JJ22108' },
      ],
    },
  }),

  frontPage({
    name: 'mixed-library-bracketed-abstract',
    layout: 'A library journal: star at the title explained in a line below, units with figures written on the line, parts of the abstract in brackets, biographies with ORCID.',
    children: () => [
      line('生成式人工智能环境下参考馆员的角色重塑^*^', { centred: true, points: 16, font: '黑体' }),
      line('□ 郝知微 1  阿依古丽·买买提 2  麦 嘉 1', { centred: true }),
      line('1.沧浪大学图书馆 苏州 215000   2.天山师范学院信息管理系 乌鲁木齐 830000', { centred: true, points: 9 }),
      line(`摘  要：${library.zh}`, { font: '仿宋' }),
      line('关键词：生成式人工智能　参考咨询　参考馆员　角色转换　扎根理论', { font: '仿宋' }),
      line('分类号：G252.6', { font: '仿宋' }),
      line('DOI：10.99999/j.issn.1002-9999.2026.03.011', { font: '仿宋' }),
      line('* 本文系国家社会科学基金西部项目“人机协同的高校图书馆服务模式研究”（项目编号：22XTQ006）和沧浪大学人文社科青年团队项目“智慧图书馆”（项目编号：SKT2023-09）研究成果之一。', { points: 9 }),
      line('作者简介：郝知微（ORCID：0000-0002-0000-0011），研究馆员，E-mail：haozw@lib.canglang.example.cn；阿依古丽·买买提（ORCID：0000-0002-0000-002X），讲师，E-mail：ayigul@tssy.example.cn；'
        + '麦嘉（ORCID：0000-0002-0000-0038），馆员。', { points: 9 }),
      line('收稿日期：2025-11-20　　修回日期：2026-01-15', { points: 9 }),
      line('Reshaping the Roles of Reference Librarians in the Age of Generative Artificial Intelligence: Evidence from Seven Universities', { bold: true, centred: true }),
      line('Hao Zhiwei, Ayigul Mamat, Mai Jia', { centred: true }),
      line(`Abstract: ${library.en}`),
      line('Keywords: Generative artificial intelligence. Reference service. Reference librarians. Role transition. Grounded theory.'),
      ...body('0 引言', '自对话式人工智能面世以来，图书馆的参考咨询台前多了一位不署名的同事。', '馆员既是其使用者，也是其输出的审校者。'),
    ],
    expected: {
      titleZh: '生成式人工智能环境下参考馆员的角色重塑',
      titleEn: 'Reshaping the Roles of Reference Librarians in the Age of Generative Artificial Intelligence: Evidence from Seven Universities',
      authors: [
        { name: '郝知微', unit: '沧浪大学图书馆', email: 'haozw@lib.canglang.example.cn' },
        { name: '阿依古丽·买买提', unit: '天山师范学院信息管理系', email: 'ayigul@tssy.example.cn' },
        { name: '麦嘉', unit: '沧浪大学图书馆' },
      ],
      abstractZh: library.zh,
      abstractEn: library.en,
      keywordsZh: ['生成式人工智能', '参考咨询', '参考馆员', '角色转换', '扎根理论'],
      keywordsEn: ['Generative artificial intelligence', 'Reference service', 'Reference librarians', 'Role transition', 'Grounded theory'],
      funds: [{ name: '国家社会科学基金西部项目', number: '22XTQ006' }, { name: '沧浪大学人文社科青年团队项目', number: 'SKT2023-09' }],
    },
  }),

  frontPage({
    name: 'mixed-education-cover-table',
    layout: 'A form of submission as a table with the authors in a table of their own; the manuscript behind it repeats the title without names.',
    document: () => ({ creator: '和志刚' }),
    blind: { properties: true },
    children: () => [
      line('投稿信息表', { centred: true, bold: true, points: 16 }),
      table(
        row('论文题目', '复式课堂里的「轮转」'),
        row('副 标 题', '滇西乡村小规模学校的教学组织研究'),
        row('投稿栏目', '乡村教育'),
        row('基金项目', '全国教育科学规划教育部重点课题“乡村小规模学校教学质量提升研究”（DHA230388）；滇西师范学院博士科研启动项目'),
      ),
      line(''),
      table(
        row('作者', '姓名', '单位', '职称', '电子邮箱'),
        row('第一作者', '和志刚', '滇西师范学院教师教育学院', '副教授', 'hezg@dxsy.example.cn'),
        row('第二作者', '段  瑛', '云龙县民族中心小学', '高级教师', 'duanying.yl@mail.example.com'),
      ),
      line('复式课堂里的「轮转」', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
      line('——滇西乡村小规模学校的教学组织研究', { centred: true }),
      line(`[摘  要]  ${education}`),
      line('[关键词]  复式教学；乡村小规模学校；教学组织；实践性知识'),
      ...body('一、研究缘起', '第一次走进石门完小，是在一个雾气未散的早晨。二、四年级的十一名学生坐在同一间教室里，面朝两块黑板。', '教师在两块黑板之间来回，一节课要走上三十多趟。'),
    ],
    expected: {
      titleZh: '复式课堂里的「轮转」',
      subtitleZh: '滇西乡村小规模学校的教学组织研究',
      authors: [
        { name: '和志刚', unit: '滇西师范学院教师教育学院', email: 'hezg@dxsy.example.cn' },
        { name: '段瑛', unit: '云龙县民族中心小学', email: 'duanying.yl@mail.example.com' },
      ],
      abstractZh: education,
      keywordsZh: ['复式教学', '乡村小规模学校', '教学组织', '实践性知识'],
      funds: [{ name: '全国教育科学规划教育部重点课题', number: 'DHA230388' }, { name: '滇西师范学院博士科研启动项目', number: '' }],
    },
  }),

  frontPage({
    name: 'mixed-finance-hidden-comments',
    layout: 'A supervisor’s comment at the title, a hidden line of the template above it, the fund only in the English block.',
    blind: { comments: true },
    document: () => ({ comments: { children: [{ id: 0, author: '裴仲明', initials: 'PZM', date: A_DAY, children: lines('题目是否再精炼一些？') }] } }),
    children: () => [
      new Paragraph({ children: [new TextRun({ text: '论文标题（二号黑体，居中，不超过20字）', vanish: true })] }),
      new Paragraph({ children: [
        new CommentRangeStart(0), new TextRun({ text: '第三方评估认证与绿色债券发行利差', bold: true, size: 44 }), new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      line('罗绮^a^，  裴仲明^b,*^'),
      line('（楚江大学  a. 金融学院；b. 会计学院，武汉  430079）'),
      line(`内容摘要： ${finance.zh}`),
      line('关键词： 绿色债券； 第三方认证； 发行利差； 信息不对称'),
      new Paragraph({ children: [new TextRun({ text: '关键词之间用分号隔开，3—5个', vanish: true })] }),
      line('* 通信作者，Email: pei_zm@cjdx.example.cn'),
      line('Third-Party Certification and the Issuance Spreads of Green Bonds', { bold: true }),
      line('LUO Qi, PEI Zhongming'),
      line(`Abstract: ${finance.en}`),
      line('Keywords: green bonds; third-party certification; issuance spread; information asymmetry'),
      line('Funding: National Natural Science Foundation of China (72303187)'),
      line('JEL Classification: G12, G24, Q56'),
      ...body('1  引言', '绿色债券是引导资金流向低碳领域的重要工具。与普通债券相比，其环境效益难以由投资者直接观察。', '第三方评估认证由此应运而生。'),
    ],
    expected: {
      titleZh: '第三方评估认证与绿色债券发行利差',
      titleEn: 'Third-Party Certification and the Issuance Spreads of Green Bonds',
      authors: [{ name: '罗绮', unit: '楚江大学金融学院' }, { name: '裴仲明', unit: '楚江大学会计学院', email: 'pei_zm@cjdx.example.cn' }],
      abstractZh: finance.zh,
      abstractEn: finance.en,
      keywordsZh: ['绿色债券', '第三方认证', '发行利差', '信息不对称'],
      keywordsEn: ['green bonds', 'third-party certification', 'issuance spread', 'information asymmetry'],
      funds: [{ name: 'National Natural Science Foundation of China', number: '72303187' }],
    },
  }),

  frontPage({
    name: 'mixed-law-labelled-list',
    layout: 'Every line with a label typed by hand, half and full width mixed, a contract fund, no English, a body that begins without a heading.',
    children: () => [
      line('题目: 物业纠纷人民调解的困境与出路'),
      line('副标题: 基于三个街道调解卷宗的实证分析'),
      line('作者: 邹维岳, 霍 然'),
      line('单位: 南湖学院法学院'),
      line('通讯地址: 浙江省嘉兴市南湖区学府路8号 邮编:314000'),
      line('联系人: 邹维岳 电话: 13800000000 E-mail: zouweiyue@nanhu.example.cn'),
      line('基金: 嘉州市司法局委托横向课题“物业纠纷多元化解机制研究”(合同编号:HX2023-017); 南湖学院大学生创新创业训练计划项目(202310354021)'),
      line(`摘要:${mediation}`),
      line('关键词:人民调解，物业纠纷，司法确认，基层治理'),
      line(''),
      line('近年来，随着商品住宅小区的大量交付，物业纠纷已成为基层矛盾中数量增长最快的类型。'),
      line('与诉讼相比，人民调解具有成本低、程序灵活的优势，但在物业领域其作用并未充分发挥。'),
    ],
    expected: {
      titleZh: '物业纠纷人民调解的困境与出路',
      subtitleZh: '基于三个街道调解卷宗的实证分析',
      authors: [{ name: '邹维岳', unit: '南湖学院法学院', email: 'zouweiyue@nanhu.example.cn' }, { name: '霍然', unit: '南湖学院法学院' }],
      abstractZh: mediation,
      keywordsZh: ['人民调解', '物业纠纷', '司法确认', '基层治理'],
      funds: [{ name: '嘉州市司法局委托横向课题', number: 'HX2023-017' }, { name: '南湖学院大学生创新创业训练计划项目', number: '202310354021' }],
    },
  }),
];
