// Front pages of files that passed through many hands: tracked changes, comments, running heads, hidden text, properties; and such made for blind review.
import {
  CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, Footer, Header, InsertedTextRun, Paragraph, TextRun,
} from 'docx';
import { A_DAY, body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const by = (author: string, id: number) => ({ id, author, date: A_DAY.toISOString() });

/** A remark of `author` on a text. */
const remark = (id: number, author: string, text: string) => ({ id, author, initials: author.slice(0, 1), date: A_DAY, children: [new Paragraph(text)] });

const remarked = (id: number, text: string): Paragraph => new Paragraph({ children: [
  new CommentRangeStart(id), ...runs(text), new CommentRangeEnd(id), new TextRun({ children: [new CommentReference(id)] }),
] });

/** The file with a manager and a firm in its extended properties. */
const withManager = (page: FrontPage, manager: string, company: string): FrontPage => reworked(page, 'docProps/app.xml', (xml) => xml
  .replace(/\/>\s*$/, '></Properties>').replace('</Properties>', `<Manager>${manager}</Manager><Company>${company}</Company></Properties>`));

const TEA_ZH = '采摘机器人须在风中辨认嫩芽。提出一种以时间窗叠加的识别方法，在福鼎白茶的三个品种上，三级风下的漏采率由23.5%降至9.8%，单芽平均耗时1.7 s。';

export const reviewPages: FrontPage[] = [
  frontPage({
    name: 'tracked-changes',
    layout: 'The title, a keyword and a name carry tracked changes: words put in and words deleted by two people whose names stand at the changes.',
    expected: {
      titleZh: '风扰条件下茶叶嫩芽的快速识别方法',
      authors: [{ name: '游子衿', unit: '福建农林大学机电工程学院' }, { name: '邱凌', unit: '福建农林大学机电工程学院' }],
      abstractZh: TEA_ZH,
      keywordsZh: ['采茶机器人', '嫩芽识别', '风扰', '时间窗'],
      funds: [{ number: '2024N0021', name: '福建省科技计划项目' }],
    },
    blind: { trackedChanges: true },
    children: () => [
      new Paragraph({ children: [
        new TextRun({ text: '风扰条件下茶叶', bold: true, size: 44 }),
        new DeletedTextRun({ ...by('邱凌', 1), text: '新梢嫩芽叶', bold: true, size: 44 }),
        new InsertedTextRun({ ...by('邱凌', 2), text: '嫩芽的快速', bold: true, size: 44 }),
        new TextRun({ text: '识别方法', bold: true, size: 44 }),
        new DeletedTextRun({ ...by('游子衿', 3), text: '研究', bold: true, size: 44 }),
      ] }),
      new Paragraph({ children: [...runs('游子衿，邱凌'), new DeletedTextRun({ ...by('游子衿', 4), text: '，佚某' })] }),
      line('（福建农林大学机电工程学院，福州 350002）'),
      line(`摘要：${TEA_ZH}`),
      new Paragraph({ children: [...runs('关键词：采茶机器人；嫩芽识别；'), new InsertedTextRun({ ...by('邱凌', 5), text: '风扰；' }), ...runs('时间窗')] }),
      line('基金项目：福建省科技计划项目（2024N0021）'),
      ...body('0 引言', '嫩芽只有指甲大小，风一吹便换了位置。'),
    ],
  }),
  frontPage({
    name: 'comments',
    layout: 'Three comments by named people, one of them on the title, one naming an author within its text; the page itself is ordinary.',
    expected: {
      titleZh: '区块链存证的证明力',
      authors: [{ name: '窦文博', unit: '西北政法大学民商法学院' }],
      abstractZh: '区块链存证解决的是入链之后，而不是入链之前。法院对存证的审查应分为来源、入链、保全三段，各段的证明责任不同。把哈希一致等同于真实，是实务中最常见的误解。',
      keywordsZh: ['区块链存证', '电子证据', '证明力'],
      funds: [{ number: '2023F012', name: '陕西省社会科学基金年度项目' }],
    },
    blind: { comments: true },
    document: () => ({ comments: { children: [
      remark(0, '窦文博', '题目是否太短？'), remark(1, '薛老师', '文博，这一句请再核对。'), remark(2, '薛老师', '基金号已改。'),
    ] } }),
    children: () => [
      remarked(0, '**区块链存证的证明力**'),
      line('窦文博'), line('（西北政法大学民商法学院，陕西西安 710063）'),
      remarked(1, '内容摘要：区块链存证解决的是入链之后，而不是入链之前。法院对存证的审查应分为来源、入链、保全三段，各段的证明责任不同。把哈希一致等同于真实，是实务中最常见的误解。'),
      line('关键词：区块链存证；电子证据；证明力'),
      remarked(2, '基金项目：陕西省社会科学基金年度项目（2023F012）'),
      ...body('一、引言', '哈希值相同，只说明没有再改。'),
    ],
  }),
  frontPage({
    name: 'running-heads',
    layout: 'A running head with the first author and a shortened title, a footer with unit and telephone; three dates in a line before the text.',
    expected: {
      titleZh: '高校实验室废液分类的扫码管理',
      titleEn: 'QR-Code Management of Waste Liquids in University Laboratories',
      authors: [{ name: '蒲小帆', unit: '重庆大学实验室及设备管理处' }, { name: '谭静', unit: '重庆大学化学化工学院' }],
      abstractZh: '为每只废液桶配一张二维码，投放者扫码登记种类与体积，不相容者即时提醒。试行十个月，混装事件由每月6.4起降为0.7起，回收费用减少18%。',
      abstractEn: 'Each waste container bears a QR code; whoever fills it scans the code and is warned of incompatible liquids. In ten months, cases of mixing fell from 6.4 to 0.7 a month.',
      keywordsZh: ['实验室安全', '废液分类', '二维码'],
      keywordsEn: ['laboratory safety', 'waste liquid', 'QR code'],
      funds: [],
    },
    blind: { headers: true },
    section: () => ({
      headers: { default: new Header({ children: [line('蒲小帆，等：高校实验室废液分类的扫码管理', { centred: true, points: 9 })] }) },
      footers: { default: new Footer({ children: [line('重庆大学实验室及设备管理处\u3000023-5550166', { points: 9 })] }) },
    }),
    children: () => [
      line('高校实验室废液分类的扫码管理', { heading: 1, centred: true }),
      line('蒲小帆^1^，谭 静^2^', { centred: true }),
      line('（重庆大学 1. 实验室及设备管理处；2. 化学化工学院，重庆 400044）', { centred: true }),
      line('摘 要：为每只废液桶配一张二维码，投放者扫码登记种类与体积，不相容者即时提醒。试行十个月，混装事件由每月6.4起降为0.7起，回收费用减少18%。'),
      line('关键词：实验室安全；废液分类；二维码'),
      line('QR-Code Management of Waste Liquids in University Laboratories', { centred: true, bold: true }),
      line('PU Xiaofan^1^, TAN Jing^2^', { centred: true }),
      line('(1. Office of Laboratory and Equipment Management; 2. School of Chemistry and Chemical Engineering, Chongqing University, Chongqing 400044, China)', { centred: true }),
      line('Abstract: Each waste container bears a QR code; whoever fills it scans the code and is warned of incompatible liquids. In ten months, cases of mixing fell from 6.4 to 0.7 a month.'),
      line('Key words: laboratory safety; waste liquid; QR code'),
      line('收稿日期：2026-02-01\u3000修回日期：2026-03-01\u3000录用日期：2026-03-20'),
      ...body('1 现状', '废液桶上原有的标签，多半被腐蚀得看不清。'),
    ],
  }),
  frontPage({
    name: 'journal-running-head',
    layout: 'A running head with only the journal’s name and issue; hidden text in the title and after the keywords left over from a template.',
    expected: {
      titleZh: '短视频方言配音的地域认同',
      authors: [{ name: '佟岩', unit: '辽宁大学新闻与传播学院' }],
      abstractZh: '方言配音的短视频既逗笑外乡人，也让本乡人辨认彼此。对沈阳、铁岭两地账号的1 200条评论编码后发现，评论者最常做的事不是评价内容，而是报出自己的县名。',
      keywordsZh: ['短视频', '方言', '地域认同'],
      funds: [],
    },
    section: () => ({ headers: { default: new Header({ children: [line('北方传播研究\u30002026年第1期', { centred: true })] }) } }),
    children: () => [
      new Paragraph({ children: [new TextRun({ text: '（此处填写中文题名，不超过20字）', vanish: true }), new TextRun({ text: '短视频方言配音的地域认同', bold: true, size: 36 })] }),
      line('佟岩（辽宁大学新闻与传播学院，辽宁 沈阳 110036）'),
      line('【内容提要】方言配音的短视频既逗笑外乡人，也让本乡人辨认彼此。对沈阳、铁岭两地账号的1 200条评论编码后发现，评论者最常做的事不是评价内容，而是报出自己的县名。'),
      new Paragraph({ children: [...runs('【关键词】短视频；方言；地域认同'), new TextRun({ text: '；关键词四；关键词五', vanish: true })] }),
      ...body('一、引言', '“你哪旮旯的”是评论区的第一句话。'),
    ],
  }),
  withManager(frontPage({
    name: 'named-properties',
    layout: 'The author and the last editor stand in the properties, with the supervisor as manager; the text begins with the classification lines and the title follows.',
    expected: {
      titleZh: '湖泊沉积物微塑料的季节变化',
      authors: [{ name: '滕月白', unit: '南昌大学鄱阳湖环境与资源利用教育部重点实验室' }, { name: '章远', unit: '江西省生态环境科学研究与规划院' }],
      abstractZh: '逐月采集鄱阳湖三个断面的表层沉积物，测定微塑料的丰度与粒径。枯水期丰度为丰水期的2.6倍，小于0.5 mm的颗粒占七成；退水是微塑料沉积的主要时段。',
      keywordsZh: ['微塑料', '沉积物', '季节变化', '鄱阳湖'],
      funds: [{ number: '42167058', name: '国家自然科学基金' }, { number: '20232BAB203075', name: '江西省自然科学基金' }],
    },
    blind: { properties: true },
    document: () => ({ creator: '滕月白', lastModifiedBy: '章远', title: '论文终稿5' }),
    children: () => [
      line('中图分类号：X524\u3000\u3000文献标识码：A'),
      line('湖泊沉积物微塑料的季节变化', { centred: true, bold: true, points: 22 }),
      line('滕月白^1^；章 远^2^', { centred: true }),
      ...lines('1. 南昌大学鄱阳湖环境与资源利用教育部重点实验室，江西南昌 330031', '2. 江西省生态环境科学研究与规划院，江西南昌 330039'),
      line('[摘要] 逐月采集鄱阳湖三个断面的表层沉积物，测定微塑料的丰度与粒径。枯水期丰度为丰水期的2.6倍，小于0.5 mm的颗粒占七成；退水是微塑料沉积的主要时段。'),
      line('[关键词] 微塑料；沉积物；季节变化；鄱阳湖'),
      line('[基金项目] 国家自然科学基金 (No. 42167058)，江西省自然科学基金 (No. 20232BAB203075)'),
      ...body('1 材料与方法', '采样断面位于星子、都昌、棠荫。'),
    ],
  }), '章远', '南昌大学'),
  frontPage({
    name: 'blinded-clean',
    layout: 'Made for blind review: no names, no units, no fund, nothing in the properties but the program’s own word, abstract and keywords in both languages.',
    expected: {
      titleZh: '非遗工坊中的师徒契约', titleEn: 'Contracts between Masters and Apprentices in Heritage Workshops',
      authors: [],
      abstractZh: '非遗工坊的师徒关系近年多以书面契约固定下来。本文收集了四省七十三份契约，归纳其中关于学期、作品归属与出师后竞业的条款，指出口头惯例仍在契约之外起作用。',
      abstractEn: 'Relations between masters and apprentices in heritage workshops are increasingly fixed in writing. From 73 contracts of four provinces, the article gathers the clauses on terms, ownership and competition, and shows where custom still rules.',
      keywordsZh: ['非遗工坊', '师徒关系', '契约'],
      keywordsEn: ['heritage workshop', 'apprenticeship', 'contract'],
      funds: [],
    },
    blind: { text: false },
    document: () => ({ creator: 'Administrator' }),
    children: () => [
      line('非遗工坊中的师徒契约', { heading: 1, centred: true }),
      line('摘要：非遗工坊的师徒关系近年多以书面契约固定下来。本文收集了四省七十三份契约，归纳其中关于学期、作品归属与出师后竞业的条款，指出口头惯例仍在契约之外起作用。'),
      line('关键词：非遗工坊；师徒关系；契约'),
      line('Contracts between Masters and Apprentices in Heritage Workshops', { centred: true, bold: true }),
      line('Abstract: Relations between masters and apprentices in heritage workshops are increasingly fixed in writing. From 73 contracts of four provinces, the article gathers the clauses on terms, ownership and competition, and shows where custom still rules.'),
      line('Keywords: heritage workshop; apprenticeship; contract'),
      ...body('一、引言', '拜师帖与劳动合同常常压在同一块玻璃板下。'),
    ],
  }),
  frontPage({
    name: 'blinded-but-leaking',
    layout: 'Names are gone from the text, but stay in properties, at a tracked change, at a comment and in the footer.',
    expected: {
      titleZh: '农村老年人数字支付的代办网络',
      authors: [],
      abstractZh: '不会用手机付钱的老人并非不用手机付钱，他们有人代办。对豫南三村的调查画出了代办者的网络：小卖部店主居中，子女在外，信用由赊账转为代付。',
      keywordsZh: ['数字支付', '农村老年人', '代办网络'],
      funds: [],
    },
    blind: { properties: true, comments: true, trackedChanges: true, headers: true, text: false },
    document: () => ({ creator: '樊素心', lastModifiedBy: '樊素心', comments: { children: [remark(0, '樊素心', '补一张图。')] } }),
    section: () => ({ footers: { default: new Footer({ children: [line('樊素心\u3000初稿')] }) } }),
    children: () => [
      line('农村老年人数字支付的代办网络', { centred: true, bold: true, points: 22 }),
      remarked(0, '摘要：不会用手机付钱的老人并非不用手机付钱，他们有人代办。对豫南三村的调查画出了代办者的网络：小卖部店主居中，子女在外，信用由赊账转为代付。'),
      line('关键词：数字支付；农村老年人；代办网络'),
      new Paragraph({ children: [...runs('赶集那天，小卖部的门口要排队。'), new InsertedTextRun({ ...by('樊素心', 1), text: '队伍里多半是老人。' })] }),
    ],
  }),
];
