// Pages of law, international studies, area studies and a party school: authors in footnotes or lines of their own, funds with the quoted title of a project.
import { CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, FootnoteReferenceRun, Header, InsertedTextRun, Paragraph, TextRun } from 'docx';
import { A_DAY, body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const note = (...texts: string[]) => new FootnoteReferenceRun({ children: lines(...texts) });

/** The first footnote of a page with a star in place of its figure, as Word writes a mark of the author's own. */
const starred = (page: FrontPage): FrontPage => reworked(
  reworked(page, 'word/document.xml', (xml) => xml.replace('<w:footnoteReference w:id="1"/>', '<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t>')),
  'word/footnotes.xml',
  (xml) => xml.replace(/(<w:footnote w:id="1">.*?)<w:footnoteRef\/>/s, '$1<w:t xml:space="preserve">* </w:t>'),
);

const change = { author: '罗瑾瑜', date: A_DAY.toISOString() };
const added = (id: number, text: string) => new InsertedTextRun({ ...change, id, text });
const removed = (id: number, text: string) => new DeletedTextRun({ ...change, id, text });

export const socialPracticePages: FrontPage[] = [
  starred(frontPage({
    name: 'volume-law',
    layout: 'A starred footnote at the title holds author and funds; title and subtitle parted by a soft break, keywords by wide blanks, English at the very end.',
    expected: {
      titleZh: '算法管理下劳动者解释权的构造',
      subtitleZh: '以骑手派单规则为中心',
      titleEn: 'Constructing Workers’ Right to Explanation under Algorithmic Management',
      subtitleEn: 'Centering on the Dispatch Rules for Riders',
      authors: [{ name: '沈恪', unit: '清源大学法学院' }],
      abstractZh: '平台企业以算法分配订单、核定时限并作出处罚，劳动者却难以知晓决定的理由。既有的信息公开义务针对消费者而设，无法回应从属关系中的信息落差。'
        + '劳动者解释权应当以个别决定为对象，以可争议性为目标，由事前说明、事后释明与集体协商三个层次构成。平台以商业秘密抗辩时，应当由其承担证明责任，并可采用分级披露的方式平衡双方利益。',
      abstractEn: 'Platforms allocate orders, set time limits and impose penalties by algorithm, while workers hardly learn the reasons. '
        + 'This article argues that a right to explanation should address individual decisions, aim at contestability and consist of three layers: prior notice, later clarification and collective bargaining.',
      keywordsZh: ['算法管理', '解释权', '劳动者知情权', '平台用工'],
      keywordsEn: ['Algorithmic Management', 'Right to Explanation', 'Workers’ Right to Know', 'Platform Work'],
      funds: [
        { number: '22BFX071', name: '国家社会科学基金一般项目' },
        { number: '2023JD06', name: '湖西省高校人文社会科学重点研究基地项目' },
      ],
    },
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        ...runs('算法管理下劳动者解释权的构造', { bold: true, size: 36 }),
        note('沈恪，清源大学法学院副教授，法学博士。本文系国家社会科学基金一般项目“平台用工中的算法管理与劳动者知情权研究”（项目批准号：22BFX071）、'
          + '湖西省高校人文社会科学重点研究基地项目“数字劳动法治评估”（2023JD06）的阶段性成果。'),
        ...runs('\n——以骑手派单规则为中心', { size: 28, font: '楷体' }),
      ] }),
      line('沈　恪', { centred: true, font: '楷体', points: 14 }),
      ...lines(
        '**内容提要：**平台企业以算法分配订单、核定时限并作出处罚，劳动者却难以知晓决定的理由。既有的信息公开义务针对消费者而设，无法回应从属关系中的信息落差。'
        + '劳动者解释权应当以个别决定为对象，以可争议性为目标，由事前说明、事后释明与集体协商三个层次构成。平台以商业秘密抗辩时，应当由其承担证明责任，并可采用分级披露的方式平衡双方利益。',
        '**关键词：**算法管理　　解释权　　劳动者知情权　　平台用工',
        '',
      ),
      ...body('一、问题的提出', '一名骑手因“超时”被扣罚，平台客服只回答“系统判定”。这样的回答在裁判文书中反复出现。', '本文从这一回答出发，追问劳动者能够要求平台说明什么。'),
      ...body('二、解释权的规范基础', '劳动关系中的指示权从来负有说明的义务。'),
      line('Constructing Workers’ Right to Explanation under Algorithmic Management:\nCentering on the Dispatch Rules for Riders', { bold: true, centred: true }),
      line('Shen Ke', { centred: true }),
      ...lines(
        '**Abstract:** Platforms allocate orders, set time limits and impose penalties by algorithm, while workers hardly learn the reasons. '
        + 'This article argues that a right to explanation should address individual decisions, aim at contestability and consist of three layers: prior notice, later clarification and collective bargaining.',
        '**Keywords:** Algorithmic Management; Right to Explanation; Workers’ Right to Know; Platform Work',
      ),
    ],
  })),
  frontPage({
    name: 'volume-international',
    layout: 'The supervisor’s tracked changes and a comment are still in the title, the line of authors and the number of the fund; the abstract has two paragraphs.',
    blind: { properties: true, comments: true, trackedChanges: true },
    expected: {
      titleZh: '中等强国参与全球数字治理的策略选择与制度约束',
      titleEn: 'Between Autonomy and Alignment: Strategic Choices and Institutional Constraints of Middle Powers in Global Digital Governance',
      authors: [{ name: '罗瑾瑜', unit: '东陵大学国际关系学院' }, { name: '宋岚', unit: '东陵大学全球治理研究中心', email: 'songlan@example.org' }],
      abstractZh: '数字规则的竞争正在从双边谈判转入多边平台。中等强国既缺少设定议程的能力，又不愿意被动接受既有方案，因而在加入、观望与另起炉灶之间反复权衡。\n'
        + '本文以四个中等强国在跨境数据流动谈判中的表现为例，提出产业依赖与国内授权两个解释变量。研究发现，产业依赖决定合作对象，国内授权决定承诺的深度，二者的组合形成四种策略。',
      abstractEn: 'Competition over digital rules is moving from bilateral talks to multilateral platforms. Drawing on four cases of negotiation on cross-border data flows, '
        + 'this article shows how industrial dependence and domestic authorization together shape the strategies of middle powers.',
      keywordsZh: ['中等强国', '数字治理', '跨境数据流动', '国内授权'],
      keywordsEn: ['middle powers', 'digital governance', 'cross-border data flows', 'domestic authorization'],
      funds: [{ number: '21CGJ013', name: '国家社科基金青年项目' }],
    },
    document: () => ({
      creator: '罗瑾瑜',
      lastModifiedBy: '罗瑾瑜',
      comments: { children: [{ id: 0, author: '罗瑾瑜', initials: 'L', date: A_DAY, children: lines('题目再收一收，与第三节的说法一致。') }] },
    }),
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        new CommentRangeStart(0), ...runs('中等强国参与全球数字治理的', { bold: true, size: 36 }), removed(11, '路径'), added(12, '策略选择'),
        ...runs('与', { bold: true, size: 36 }), removed(13, '困境'), added(14, '制度约束'), new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      new Paragraph({ alignment: 'center', children: [...runs('罗瑾瑜', { size: 28 }), added(15, '　宋　岚')] }),
      new Paragraph({ children: [
        ...runs('【内容提要】 数字规则的竞争正在从双边谈判转入多边平台。中等强国既缺少设定议程的能力，又不愿意'), removed(16, '完全'), added(17, '被动'),
        ...runs('接受既有方案，因而在加入、观望与另起炉灶之间反复权衡。'),
      ] }),
      line('本文以四个中等强国在跨境数据流动谈判中的表现为例，提出产业依赖与国内授权两个解释变量。研究发现，产业依赖决定合作对象，国内授权决定承诺的深度，二者的组合形成四种策略。'),
      line('【关键词】 中等强国；数字治理；跨境数据流动；国内授权'),
      new Paragraph({ children: [
        ...runs('【作者简介】 罗瑾瑜，东陵大学国际关系学院教授、博士生导师'), added(18, '；宋岚，东陵大学全球治理研究中心助理研究员，电子邮箱：songlan@example.org'), ...runs('。（东陵　邮编：102600）'),
      ] }),
      new Paragraph({ children: [
        ...runs('【基金项目】 本文为国家社科基金青年项目“中等强国的数字外交研究”（编号：'), removed(19, '20CGJ031'), added(20, '21CGJ013'), ...runs('）的阶段性成果。'),
      ] }),
      line('Between Autonomy and Alignment: Strategic Choices and Institutional Constraints of Middle Powers in Global Digital Governance', { bold: true }),
      ...lines(
        '[Abstract] Competition over digital rules is moving from bilateral talks to multilateral platforms. Drawing on four cases of negotiation on cross-border data flows, '
        + 'this article shows how industrial dependence and domestic authorization together shape the strategies of middle powers.',
        '[Key Words] middle powers; digital governance; cross-border data flows; domestic authorization',
        '[Authors] LUO Jinyu, Professor, School of International Relations, Dongling University; SONG Lan, Assistant Researcher, Center for Global Governance, Dongling University.',
        '',
        '跨境数据流动在过去十年中由技术议题变成外交议题。起初，参加谈判的多是通信主管部门的官员，如今外交、商务与安全部门都在桌旁。',
      ),
      ...body('一、既有研究及其不足', '关于中等强国的研究大多以传统安全为背景。'),
    ],
  }),
  starred(frontPage({
    name: 'volume-area-studies',
    layout: 'A starred footnote with the fund at the title, a numbered one with the biography at each author, one of them from abroad; column and header of the volume; English on a page of its own.',
    expected: {
      titleZh: '草原边市的复兴',
      subtitleZh: '里海东岸跨境集市的田野考察',
      titleEn: 'The Revival of Steppe Border Markets',
      subtitleEn: 'A Field Study of Cross-border Bazaars on the Eastern Caspian Shore',
      authors: [
        { name: '古丽娜尔·艾山', unit: '天河大学中亚研究院', email: 'gulnar.a@example.cn' },
        { name: 'Marek Dorski', unit: '维斯瓦大学东方研究所', email: 'm.dorski@example.com' },
        { name: '邬乐', unit: '天河大学历史与民族学院' },
      ],
      abstractZh: '里海东岸的边境集市曾在铁路改道后衰落，近年来又随口岸便利化而复兴。基于2023年至2025年在三处集市的访谈与账簿，本文描述商贩如何以亲属网络取得信用、以多语能力取得客源，'
        + '又如何在两国税制的缝隙中安排货物的行程。集市的复兴并非旧日商路的简单延续，而是边民对新制度的一种日常利用。',
      abstractEn: 'Border bazaars on the eastern Caspian shore declined after the railway was rerouted and have revived with easier crossings. Based on interviews and account books from three markets, '
        + 'the article describes how traders gain credit through kinship and customers through languages.',
      keywordsZh: ['边境集市', '里海', '跨境贸易', '亲属网络', '田野考察'],
      keywordsEn: ['border bazaar', 'Caspian Sea', 'cross-border trade', 'kinship network', 'fieldwork'],
      funds: [{ number: '22JJD810021', name: '教育部人文社会科学重点研究基地重大项目' }],
    },
    section: () => ({ headers: { default: new Header({ children: lines('《区域国别学集刊》第十二辑') }) } }),
    children: () => [
      line('【边疆与周边】', { font: '黑体' }),
      new Paragraph({ heading: 'Heading1', alignment: 'center', children: [
        ...runs('草原边市的复兴'),
        note('本文为教育部人文社会科学重点研究基地重大项目“里海周边的社会变迁与口岸治理”（项目编号：22JJD810021）的阶段性成果。感谢匿名审稿人的意见，文责自负。'),
      ] }),
      line('——里海东岸跨境集市的田野考察', { centred: true, points: 15 }),
      new Paragraph({ alignment: 'center', children: [
        ...runs('古丽娜尔·艾山'), note('古丽娜尔·艾山，天河大学中亚研究院副研究员，主要研究方向为中亚社会史，电子邮箱：gulnar.a@example.cn。'),
        ...runs('　　Marek Dorski'), note('Marek Dorski，维斯瓦大学东方研究所研究员，电子邮箱：m.dorski@example.com。'),
        ...runs('　　邬　乐'), note('邬乐，天河大学历史与民族学院博士研究生。'),
      ] }),
      ...lines(
        '**摘　要**　里海东岸的边境集市曾在铁路改道后衰落，近年来又随口岸便利化而复兴。基于2023年至2025年在三处集市的访谈与账簿，本文描述商贩如何以亲属网络取得信用、以多语能力取得客源，'
        + '又如何在两国税制的缝隙中安排货物的行程。集市的复兴并非旧日商路的简单延续，而是边民对新制度的一种日常利用。',
        '**关键词**　边境集市　里海　跨境贸易　亲属网络　田野考察',
      ),
      line('The Revival of Steppe Border Markets', { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
      line('——A Field Study of Cross-border Bazaars on the Eastern Caspian Shore', { centred: true }),
      line('Gulnar Aysan, Marek Dorski & Wu Le', { centred: true }),
      ...lines(
        '**Abstract**  Border bazaars on the eastern Caspian shore declined after the railway was rerouted and have revived with easier crossings. Based on interviews and account books from three markets, '
        + 'the article describes how traders gain credit through kinship and customers through languages.',
        '**Keywords**  border bazaar; Caspian Sea; cross-border trade; kinship network; fieldwork',
      ),
      line('一　引言', { heading: 1, paragraph: { pageBreakBefore: true } }),
      ...lines('清晨六点，口岸的铁门尚未打开，等候的货车已经排到三公里之外。', '本文所说的边市，是指边民以步行或小型车辆往返、当日成交的集市。'),
    ],
  })),
  frontPage({
    name: 'volume-party-school',
    layout: 'Labels in square brackets, units with department after a blank and with place and postcode, one fund without a number, no English at all.',
    expected: {
      titleZh: '新时代党员干部“赶考”意识的生成逻辑与涵养路径',
      authors: [{ name: '段启明', unit: '中共滨江市委党校党建教研部' }, { name: '令狐雪', unit: '清源大学马克思主义学院' }],
      abstractZh: '“赶考”意识是党员干部面对执政考验时的自觉、清醒与担当。从生成逻辑看，它以对历史周期率的思考为思想起点，以人民的评判为价值尺度，以长期执政的实践为现实根基。'
        + '当前，部分干部存在考题意识淡薄、答卷能力不足、阅卷标准错位等问题。涵养“赶考”意识，需要在理论武装中明确方向，在实践锻炼中增长本领，在制度约束中形成常态。',
      keywordsZh: ['“赶考”意识', '党员干部', '自我革命', '长期执政'],
      funds: [
        { number: '23VSZ112', name: '国家社会科学基金高校思政课研究专项' },
        { number: '2024DXZD07', name: '湖西省党校系统重点课题' },
        { number: '', name: '中共滨江市委党校校级课题' },
      ],
    },
    children: () => [
      line('党的建设', { font: '楷体', points: 12 }),
      line('新时代党员干部“赶考”意识的\n生成逻辑与涵养路径', { centred: true, points: 22, font: '方正小标宋简体' }),
      line('段启明^1^，令狐雪^2^', { centred: true, points: 14, font: '仿宋' }),
      line('（1.中共滨江市委党校 党建教研部，湖西 滨江 430070；2.清源大学 马克思主义学院，湖西 清源 430079）', { centred: true, points: 10.5 }),
      ...lines(
        '[摘  要]“赶考”意识是党员干部面对执政考验时的自觉、清醒与担当。从生成逻辑看，它以对历史周期率的思考为思想起点，以人民的评判为价值尺度，以长期执政的实践为现实根基。'
        + '当前，部分干部存在考题意识淡薄、答卷能力不足、阅卷标准错位等问题。涵养“赶考”意识，需要在理论武装中明确方向，在实践锻炼中增长本领，在制度约束中形成常态。',
        '[关键词]“赶考”意识；党员干部；自我革命；长期执政',
        '[中图分类号]D261    [文献标识码]A    [文章编号]1009-0000（2026）02-0011-09',
        '[收稿日期]2026-01-08',
        '[基金项目]国家社会科学基金高校思政课研究专项“伟大建党精神融入思政课的叙事研究”（23VSZ112）；湖西省党校系统重点课题“基层干部考核激励研究”（2024DXZD07）；'
        + '中共滨江市委党校校级课题“‘赶考’精神的当代阐释”',
        '[作者简介]段启明（1979—），男，湖西滨江人，副教授，研究方向：党的建设；令狐雪（1990—），女，湖西清源人，讲师，博士，研究方向：马克思主义中国化。',
        '',
        '从西柏坡出发时的一句话，七十多年来一再被提起。它之所以有力量，是因为考试从未结束。',
      ),
      ...body('一、“赶考”意识的生成逻辑', '任何意识都有其产生的条件。“赶考”意识的产生，离不开特定的思想资源和历史情境。'),
    ],
  }),
];
