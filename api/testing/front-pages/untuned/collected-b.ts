// Pages by their authors' own hand or with a form before them: management, education, linguistics, philosophy.
import { AlignmentType, FootnoteReferenceRun, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from '../page.ts';

const MANAGEMENT_ZH = [
  '目的：中小供应商在账期谈判中处于弱势，供应链金融平台能否改善其处境尚无定论。本文旨在揭示平台信息披露对账期的影响及其条件。',
  '方法：以某制造业平台2019—2024年的12 764笔应收账款为样本，采用断点回归与事件研究相结合的方法进行估计。',
  '结果：披露核心企业付款记录后，供应商的平均账期缩短9.6天，规模较小的供应商缩短幅度更大；当核心企业在当地占据垄断地位时，这一效应消失。',
  '结论：信息披露应与竞争政策配合使用，平台运营方宜按季度公布分行业的付款信用指数。',
];
const MANAGEMENT_EN = [
  'Objective: Small suppliers are weak in bargaining over payment terms. This paper examines how disclosure on a supply chain finance platform affects these terms.',
  'Methods: A sample of 12 764 receivables on a manufacturing platform from 2019 to 2024 is studied by regression discontinuity and event study.',
  'Results: After payment records of core firms are disclosed, the average term is 9.6 days shorter. The effect disappears where the core firm is a local monopolist.',
  'Conclusion: Disclosure should be combined with competition policy.',
];

const EDUCATION_ZH = '农村小规模学校教师普遍承担多门课程的教学任务,“一专多能”由此成为教师队伍建设的现实要求。对桂西六县84所小规模学校的调查发现,教师任教科目平均为3.4门,其中近半数科目与所学专业无关;'
  + '培训内容与教学需要错位、县域教研力量分散、绩效分配忽视兼科劳动是制约教师发展的主要原因。建议建立以学区为单位的兼科教师研修制度,实行兼科课时加权计酬,并由师范院校定向提供跨学科课程资源。';

const LINGUISTICS_ZH = '本文描写晋语吕梁片五个方言点中“动+将+来”结构的形式和意义，并讨论其语法化过程。该结构中的“将”已不能独立表示携带义，而是标记动作朝向说话人的位移。'
  + '在与持续体标记共现时，“将”进一步虚化为韵律填充成分，可以自由省去。比较近代汉语文献可知，吕梁片保留了宋元时期“动+将+趋向”格式的后期面貌，“来”的强制出现是方言自身的创新。';
const LINGUISTICS_EN = 'This paper describes the forms and meanings of the construction verb + jiang + lai in five localities of the Lüliang cluster of Jin Chinese and discusses its grammaticalization. '
  + 'The word jiang no longer expresses carrying but marks movement toward the speaker, and may become a mere prosodic filler. A comparison with early modern texts shows that the cluster keeps a late stage of a Song and Yuan pattern, '
  + 'while the obligatory use of lai is an innovation of its own.';

const PHILOSOPHY_ZH = '静坐在晚明儒者那里不只是收敛心神的手段，也是重新经验身体的方式。以往的研究多从工夫论的立场讨论静坐的正当性，较少留意儒者对呼吸、疼痛与困倦的细致书写。'
  + '本文细读晚明士人的静坐日记，指出身体在其中先后呈现为阻碍、征候与居所三种意义；“身安则心安”的说法并非养生术的移用，而是对心物二分的一次实践性的松动。由此，工夫论可以被理解为一种关于具身的思考。';
const PHILOSOPHY_EN = 'For late Ming Confucians quiet sitting was not only a means of collecting the mind but also a way of experiencing the body anew. A close reading of diaries of quiet sitting shows that the body appears in turn '
  + 'as an obstacle, a symptom and a dwelling. The discourse on self-cultivation can therefore be understood as a way of thinking about embodiment.';

const cell = (text: string, width: number, columnSpan = 1) => new TableCell({
  columnSpan, width: { size: width * columnSpan, type: WidthType.DXA }, children: [line(text, { points: 10.5 })],
});
const wide = (label: string, text: string) => new TableRow({ children: [cell(label, 1800), cell(text, 2400, 3)] });
const fourfold = (a: string, b: string, c: string, d: string) => new TableRow({ children: [cell(a, 1800), cell(b, 2400), cell(c, 2400), cell(d, 2400)] });

export const collectedBPages: FrontPage[] = [

  frontPage({
    name: 'collected-management-form',
    layout: 'A submission form of the journal as a table on the first page holds authors and funds; the manuscript on the next page has the title again and abstracts in four labelled paragraphs.',
    expected: {
      titleZh: '供应链金融平台的信息披露与中小供应商账期',
      titleEn: 'Disclosure on Supply Chain Finance Platforms and Payment Terms of Small Suppliers',
      authors: [
        { name: '蔡闻莺', unit: '海湾工商大学管理学院', email: 'caiwy@example.cn' },
        { name: '诸葛明远', unit: '海湾工商大学管理学院', email: 'zhugemy@example.cn' },
        { name: '田野', unit: '粤东产业经济研究院', email: 'tianye@example.com' },
        { name: '梁思齐', unit: '信泽供应链科技有限公司数据研究部', email: 'siqi.liang@example.com' },
        { name: '乌日娜', unit: '北疆财经学院会计学院', email: 'wurina@example.org' },
      ],
      abstractZh: MANAGEMENT_ZH.join('\n'),
      abstractEn: MANAGEMENT_EN.join('\n'),
      keywordsZh: ['供应链金融', '信息披露', '账期', '中小供应商', '断点回归'],
      keywordsEn: ['supply chain finance', 'disclosure', 'payment term', 'small supplier', 'regression discontinuity'],
      funds: [
        { name: '国家自然科学基金青年科学基金项目', number: '72402067' },
        { name: 'Open Fund of the Riverside Laboratory for Supply Chain Studies', number: 'RSL-2024-08' },
      ],
    },
    children: () => [
      line('《管理论衡》来稿首页', { centred: true, bold: true, points: 16 }),
      new Table({ width: { size: 9000, type: WidthType.DXA }, columnWidths: [1800, 2400, 2400, 2400], rows: [
        wide('论文题目', '供应链金融平台的信息披露与中小供应商账期'),
        wide('英文题目', 'Disclosure on Supply Chain Finance Platforms and Payment Terms of Small Suppliers'),
        fourfold('作者姓名', '工作单位', '职称/学位', '电子邮箱'),
        fourfold('蔡闻莺', '海湾工商大学管理学院', '副教授/博士', 'caiwy@example.cn'),
        fourfold('诸葛明远', '海湾工商大学管理学院', '博士研究生', 'zhugemy@example.cn'),
        fourfold('田　野', '粤东产业经济研究院', '研究员/博士', 'tianye@example.com'),
        fourfold('梁思齐', '信泽供应链科技有限公司数据研究部', '高级工程师', 'siqi.liang@example.com'),
        fourfold('乌日娜', '北疆财经学院会计学院', '讲师/博士', 'wurina@example.org'),
        wide('基金项目', '国家自然科学基金青年科学基金项目“供应链金融平台的治理机制”（72402067）；Open Fund of the Riverside Laboratory for Supply Chain Studies (RSL-2024-08)'),
        wide('通信地址', '广东省汕头市滨海路1号，515000'),
        wide('联系电话', '0754-00000000'),
        wide('作者承诺', '本文未曾公开发表，无一稿多投，署名无争议。'),
      ] }),
      line('供应链金融平台的信息披露与中小供应商账期', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
      line('摘要', { bold: true }),
      ...lines(...MANAGEMENT_ZH),
      line('**关键词**　供应链金融；信息披露；账期；中小供应商；断点回归'),
      line('Disclosure on Supply Chain Finance Platforms and Payment Terms of Small Suppliers', { centred: true, bold: true, points: 14 }),
      line('ABSTRACT', { bold: true }),
      ...lines(...MANAGEMENT_EN),
      line('**KEY WORDS**  supply chain finance; disclosure; payment term; small supplier; regression discontinuity'),
      ...body('1  引言', '账期是供应链上最常见也最容易被忽略的融资方式。核心企业推迟付款，等于向供应商取得了一笔无息贷款。', '近年来，供应链金融平台开始公布核心企业的付款记录。'),
    ],
  }),

  frontPage({
    name: 'collected-education-careless',
    layout: 'A page centred by blanks in plain style: each unit in brackets under its author, half-width punctuation, keywords parted by mixed commas, the fund after the references, no English.',
    expected: {
      titleZh: '农村小规模学校教师“一专多能”的现实困境与支持路径',
      authors: [
        { name: '冯子健', unit: '岭西师范学院教育科学学院', email: 'fengzj@example.com' },
        { name: '覃小满', unit: '河岸县教师发展中心' },
      ],
      abstractZh: EDUCATION_ZH,
      keywordsZh: ['农村小规模学校', '一专多能', '教师支持', '县域教研'],
      funds: [{ name: '广西高等教育本科教学改革工程项目', number: '2023JGB255' }],
    },
    children: () => lines(
      '        农村小规模学校教师“一专多能”的现实困境与支持路径',
      '                              冯 子 健',
      '           (岭西师范学院教育科学学院    广西南宁    530001)',
      '                              覃 小 满',
      '            (河岸县教师发展中心    广西河池    547000)',
      '',
      `    摘要:${EDUCATION_ZH}`,
      '    关键词:农村小规模学校, 一专多能,教师支持，县域教研',
      '',
      '    在桂西的山区里,一所学校往往只有四五名教师,却要开齐国家规定的全部课程。一位受访教师在一个上午里先后教了语文、音乐和科学,午后还要带两个年级的体育课。',
      '    这样的情形并非个例。',
      '    一、小规模学校教师的工作图景',
      '    本次调查采用问卷与访谈相结合的方式,共回收有效问卷517份。',
      '    参考文献:',
      '    [1]农村小规模学校教师工作量研究[J].乡村教育,2021(4):21-27.',
      '    [2]县域教研共同体的组织与运行[M].南宁:岭西教育出版社,2019:55.',
      '',
      '    基金项目:广西高等教育本科教学改革工程项目“面向乡村小规模学校的全科教师培养模式研究”(编号:2023JGB255)',
      '    作者简介:冯子健(1988-),男,广西容县人,讲师,硕士,研究方向:教师教育。覃小满(1983-),女,壮族,高级教师,研究方向:县域教研。',
      '    联系人:冯子健    电话:0771-0000000    E-mail:fengzj@example.com',
    ),
  }),

  reworked(reworked(frontPage({
    name: 'collected-linguistics-star',
    layout: 'A linguistics journal: a Word footnote with a star of its own at the title names the funds, labels without colon, English and addresses with e-mails at the end.',
    expected: {
      titleZh: '晋语吕梁片“动+将+来”结构的语法化',
      titleEn: 'The Grammaticalization of the Construction Verb + jiang + lai in the Lüliang Cluster of Jin Chinese',
      authors: [
        { name: '郝沁', unit: '江州大学文学院', email: 'haoqin@example.cn' },
        { name: '裴广陵', unit: '汾河语言文化研究所', email: 'peigl@example.org' },
      ],
      abstractZh: LINGUISTICS_ZH,
      abstractEn: LINGUISTICS_EN,
      keywordsZh: ['晋语', '吕梁片', '语法化', '趋向补语'],
      keywordsEn: ['Jin Chinese', 'Lüliang cluster', 'grammaticalization', 'directional complement'],
      funds: [{ name: '国家社科基金项目', number: '21BYY031' }, { name: '中央高校基本科研业务费专项资金', number: '2024ZDPY009' }],
    },
    document: () => ({ footnotes: { 1: { children: lines(
      '本研究得到国家社科基金项目“吕梁方言虚词的历时研究”（21BYY031）和中央高校基本科研业务费专项资金（2024ZDPY009）的资助。匿名审稿专家提出了宝贵意见，谨致谢忱。文中错漏由作者负责。',
    ) } } }),
    children: () => [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('晋语吕梁片“动+将+来”结构的语法化', { size: 36, font: '黑体' }), new FootnoteReferenceRun(1)] }),
      line('郝　沁^1^　　裴广陵^2^', { centred: true, points: 14, font: '楷体' }),
      line('^1^江州大学文学院　　^2^汾河语言文化研究所', { centred: true, points: 10.5 }),
      line(`**提　要**　${LINGUISTICS_ZH}`, { points: 10.5, font: '楷体' }),
      line('**关键词**　晋语　吕梁片　语法化　趋向补语', { points: 10.5, font: '楷体' }),
      ...body('一　引言', '晋语吕梁片包括汾阳、离石等十余个县市的方言。“动+将+来”在这些方言里十分常见，例如“拿将来”“跑将来”。', '例句除注明者外均来自作者的调查。'),
      ...body('参考文献', '吕梁方言调查组　2012　《吕梁方言调查报告》，太原：汾河出版社。'),
      line('The Grammaticalization of the Construction Verb + jiang + lai in the Lüliang Cluster of Jin Chinese', { bold: true, centred: true }),
      line('HAO Qin and PEI Guangling', { centred: true }),
      line(`**Abstract**  ${LINGUISTICS_EN}`),
      line('**Key words**  Jin Chinese, Lüliang cluster, grammaticalization, directional complement'),
      line('（郝　沁　030006　太原　江州大学文学院　haoqin@example.cn；', { points: 9 }),
      line('　裴广陵　032200　汾阳　汾河语言文化研究所　peigl@example.org）', { points: 9 }),
    ],
  }), 'word/document.xml', (xml) => xml.replace(/<w:footnoteReference w:id="1"\/>/, '<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t>')),
  'word/footnotes.xml', (xml) => xml.replace(/(<w:footnote w:id="1">.*?)<w:footnoteRef\/>/s, '$1<w:t>*</w:t>')),

  frontPage({
    name: 'collected-philosophy-soft-breaks',
    layout: 'A young author without template: the whole head is one paragraph with soft line breaks, abstract and keywords another, the same in English; the fund stands in the acknowledgement at the end.',
    expected: {
      titleZh: '静坐与晚明儒者的身体经验',
      subtitleZh: '以三部静坐日记为例',
      titleEn: 'Quiet Sitting and the Experience of the Body among Late Ming Confucians',
      subtitleEn: 'The Case of Three Diaries',
      authors: [{ name: '端木清和', unit: '崇文大学哲学系', email: 'duanmuqh@example.org' }],
      abstractZh: PHILOSOPHY_ZH,
      abstractEn: PHILOSOPHY_EN,
      keywordsZh: ['静坐', '身体', '工夫论', '晚明儒学'],
      keywordsEn: ['quiet sitting', 'body', 'self-cultivation', 'late Ming Confucianism'],
      funds: [{ name: '崇文大学研究生学术创新基金', number: 'CWU-PHIL-2025-17' }],
    },
    children: () => [
      line('**静坐与晚明儒者的身体经验**\n——以三部静坐日记为例\n\n端木清和\n（崇文大学哲学系，浙江 杭州 310058；E-mail: duanmuqh@example.org）', { centred: true, points: 14 }),
      line(`**摘　要**：${PHILOSOPHY_ZH}\n**关键词**：静坐；身体；工夫论；晚明儒学`),
      line('**Quiet Sitting and the Experience of the Body among Late Ming Confucians**\n—The Case of Three Diaries\n\nDuanmu Qinghe\n(Department of Philosophy, Chongwen University, Hangzhou 310058, China)',
        { centred: true, points: 12 }),
      line(`**Abstract**: ${PHILOSOPHY_EN}\n**Keywords**: quiet sitting; body; self-cultivation; late Ming Confucianism`),
      line('引　言', { centred: true, bold: true }),
      ...lines('万历年间的一位士人在日记里写道，坐到第三炷香时，膝痛忽然不见了。这样的记录在当时并不少见。', '本文关心的是，儒者为什么要把疼痛写下来。'),
      line('致　谢', { centred: true, bold: true }),
      line('本文的写作得到崇文大学研究生学术创新基金（CWU-PHIL-2025-17）的资助，初稿曾在校内读书会上报告，谨向各位同学致谢。'),
    ],
  }),
];
