// Front pages of journals of art, music and sport: running heads, changes not yet accepted, and a text box at the foot of the page.
import {
  CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, Header, InsertedTextRun, Paragraph, Tab, TabStopType, Textbox, TextRun,
} from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const art = {
  abstract: '晚明徽州刻工往往被视为画稿的执行者，其图像知识的来源与流动长期未得到正面讨论。本文以《程氏墨苑》与三种同时期的画谱为中心，比对山石、衣纹与云气的刻法，'
    + '指出刻工之间存在可以携带和拼合的“图样库”，并借助家族作坊在徽州、金陵与杭州之间传播。由此看来，版画的风格差异与其说来自画家，不如说来自作坊之间的分工。',
};

const artPage = frontPage({
  name: 'fields-art-column-and-running-head',
  layout: 'A column’s heading above the title, a running head that names the author, a book’s title in the title, the unit in brackets and a biography in square labels; no English.',
  expected: {
    titleZh: '《程氏墨苑》与晚明刻工的图像知识',
    authors: [{ name: '顾南风', unit: '秣陵艺术学院美术史论系', email: 'gunanfeng@example.cn' }],
    abstractZh: art.abstract,
    keywordsZh: ['《程氏墨苑》', '徽州刻工', '版画', '图像知识', '作坊'],
    funds: [
      { number: '23BF091', name: '国家社会科学基金艺术学一般项目' },
      { number: '2024SJZD065', name: '江苏省高校哲学社会科学研究重大项目' },
    ],
  },
  blind: { headers: true },
  section: () => ({ headers: { default: new Header({ children: [line('顾南风：《程氏墨苑》与晚明刻工的图像知识', { centred: true, points: 9 })] }) } }),
  children: () => [
    line('【美术史研究】', { font: '黑体', points: 10.5 }),
    line('《程氏墨苑》与晚明刻工的图像知识', { centred: true, font: '方正小标宋简体', points: 22 }),
    line('顾南风', { centred: true, font: '楷体', points: 14 }),
    line('（秣陵艺术学院　美术史论系，江苏　南京　210013）', { centred: true, points: 9 }),
    line(`**内容摘要：**${art.abstract}`, { font: '楷体' }),
    line('**关 键 词：**《程氏墨苑》；徽州刻工；版画；图像知识；作坊', { font: '楷体' }),
    line('**中图分类号：**J209.2　　**文献标识码：**A　　**文章编号：**1008-0000（2026）01-0033-09', { points: 9 }),
    line('**[基金项目]** 国家社会科学基金艺术学一般项目“明清刻工群体与图像生产研究”（23BF091）、'
      + '江苏省高校哲学社会科学研究重大项目“江南版画谱系整理”（2024SJZD065）阶段性成果。', { points: 9 }),
    line('**[作者简介]** 顾南风（1987—），女，江苏苏州人，秣陵艺术学院美术史论系副教授，博士，研究方向：明清版画史。E-mail：gunanfeng@example.cn', { points: 9 }),
    ...lines('万历三十三年前后，一部墨谱在徽州刊成。它本是墨商的广告，却因图版之精而被后人当作画册翻阅。', '谁刻了这些图？版心与卷末留下的姓名不过寥寥数人。'),
    line('一、墨谱中的刻工', { heading: 2, centred: true }),
    ...lines('卷末题名所见的刻工多出自同一村落。'),
  ],
});

const music = {
  abstractStart: '青海湖周边的“拉伊”歌唱近年来在短视频平台上获得了新的听众。本文依据对九位歌手的访谈和四百余条视频的音乐分析，考察',
  abstractGone: '其传播',
  abstractNew: '歌手如何为镜头调整音域、衬词与歌唱的时长',
  abstractEnd: '。研究发现，六十秒的限制使长腔的尾音被普遍压缩，而对唱的问答结构以“合拍”功能得以保留；歌手在线上与山间使用两套曲目，并清楚地向后辈说明二者的区别。',
  abstractEn: 'La ye singing around Qinghai Lake has found new listeners on platforms of short videos. Based on interviews with nine singers and the analysis of more than four hundred videos, '
    + 'this article asks how singers adapt range, vocables and duration to the camera, and shows that they keep two repertoires, one online and one in the mountains.',
};

const change = (id: number, text: string, bold = false) => ({ id, author: '扎西央金', date: A_DAY.toISOString(), text, bold: bold || undefined });

const musicPage = frontPage({
  name: 'fields-music-changes-and-comment',
  layout: 'Sent in with a co-author’s changes and a comment still in it: in title, abstract and keywords; each author beside the unit; the line of numbers set with tabs.',
  expected: {
    titleZh: '短视频时代青海湖地区“拉伊”的歌唱实践',
    titleEn: 'SINGING LA YE AROUND QINGHAI LAKE IN THE AGE OF SHORT VIDEOS',
    authors: [
      { name: '陈清越', unit: '沪滨音乐学院音乐学系', email: 'chenqy@example.cn' },
      { name: '扎西央金', unit: '湖源师范大学音乐学院' },
    ],
    abstractZh: music.abstractStart + music.abstractNew + music.abstractEnd,
    abstractEn: music.abstractEn,
    keywordsZh: ['拉伊', '短视频', '歌唱实践', '安多民歌'],
    keywordsEn: ['la ye', 'short videos', 'singing practice', 'folk songs of Amdo'],
    funds: [{ number: '24YJC760012', name: '教育部人文社会科学研究青年基金项目' }],
  },
  blind: { trackedChanges: true, comments: true },
  document: () => ({
    features: { trackRevisions: true },
    comments: { children: [{ id: 0, author: '陈清越', initials: '陈', date: A_DAY, children: [line('这里改成“歌唱实践”，和关键词一致。')] }] },
  }),
  children: () => [
    new Paragraph({ alignment: 'center', children: [
      new TextRun({ text: '短视频时代青海湖地区“拉伊”的', bold: true, size: 36 }),
      new CommentRangeStart(0),
      new DeletedTextRun({ ...change(101, '传播研究', true), size: 36 }),
      new InsertedTextRun({ ...change(102, '歌唱实践', true), size: 36 }),
      new CommentRangeEnd(0),
      new TextRun({ children: [new CommentReference(0)] }),
    ] }),
    line('陈清越（沪滨音乐学院音乐学系，上海 200031）\n扎西央金（湖源师范大学音乐学院，青海 西宁 810008）', { centred: true }),
    new Paragraph({ children: [
      ...runs(`**［摘　要］**${music.abstractStart}`),
      new DeletedTextRun(change(103, music.abstractGone)), new InsertedTextRun(change(104, music.abstractNew)), ...runs(music.abstractEnd),
    ] }),
    new Paragraph({ children: [
      ...runs('**［关键词］**拉伊；短视频；'), new DeletedTextRun(change(105, '网络传播')), new InsertedTextRun(change(106, '歌唱实践')), ...runs('；安多民歌'),
    ] }),
    new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: 3000 }, { type: TabStopType.LEFT, position: 6000 }],
      children: [
        ...runs('［中图分类号］J607'), new TextRun({ children: [new Tab(), '［文献标识码］A'] }), new TextRun({ children: [new Tab(), '［文章编号］1003-0000(2026)02-0098-10'] }),
      ],
    }),
    line('［基金项目］教育部人文社会科学研究青年基金项目“短视频平台中的少数民族民歌”（24YJC760012）'),
    line('［作者简介］陈清越，副教授，电子邮箱：chenqy@example.cn；扎西央金，讲师。'),
    ...body('引言', '湖边的歌会一年只有几次，手机里的歌会却每晚都在进行。', '本文所说的“拉伊”，是安多地区以情爱为题材的山歌。'),
    line('SINGING LA YE AROUND QINGHAI LAKE IN THE AGE OF SHORT VIDEOS', { centred: true, bold: true }),
    line('Chen Qingyue, Tashi Yangjin', { centred: true }),
    line(`[Abstract] ${music.abstractEn}`),
    line('[Key words] la ye; short videos; singing practice; folk songs of Amdo'),
  ],
});

const sport = {
  abstract: '目的：探讨八周坡道间歇跑对男子青年中长跑运动员跑步经济性与下肢刚度的影响。方法：将24名二级运动员随机分为坡道组与平地组，每周训练三次，干预前后测定次最大摄氧量、'
    + '腿刚度与3000 m成绩。结果：坡道组在14 km/h下的摄氧量下降4.1%，腿刚度提高9.6%，3000 m成绩提高1.8%，均优于平地组（P<0.05）。结论：坡道间歇跑可作为准备期提高跑步经济性的有效手段，但应控制下坡恢复段的负荷。',
  abstractEn: 'Objective: To examine the effects of eight weeks of uphill interval running on running economy and leg stiffness. '
    + 'Methods: Twenty-four young male runners were randomly assigned to an uphill or a level group and trained three times a week. '
    + 'Results: Oxygen uptake at 14 km/h fell by 4.1% in the uphill group, and leg stiffness rose by 9.6%. Conclusion: Uphill interval running improves running economy in the preparation period.',
};

const sportPage = frontPage({
  name: 'fields-sport-text-box-at-foot',
  layout: 'Seven authors with raised figures; dates, funds, first and corresponding author in a text box at the foot of the first page, as in the journal’s template; English on a page of its own.',
  expected: {
    titleZh: '八周坡道间歇跑对青年中长跑运动员跑步经济性的影响',
    titleEn: 'Effects of Eight-Week Uphill Interval Running on Running Economy of Young Middle- and Long-Distance Runners',
    authors: [
      { name: '慕容川', unit: '东海体育大学运动健康学院', email: 'murongchuan@example.cn' },
      { name: '高翔宇', unit: '东海体育大学运动健康学院；云岭体育科学研究所' },
      { name: '木拉提·哈力克', unit: '天北师范大学体育学院' },
      { name: '杜鹃', unit: '云岭体育科学研究所' },
      { name: '靳一凡', unit: '东海体育大学运动健康学院' },
      { name: '呼延朔', unit: '天北师范大学体育学院' },
      { name: '郑海潮', unit: '东海体育大学运动健康学院；东海体育大学国家队科研保障中心', email: 'zhenghc@example.org' },
    ],
    abstractZh: sport.abstract,
    abstractEn: sport.abstractEn,
    keywordsZh: ['坡道跑', '间歇训练', '跑步经济性', '腿刚度', '中长跑'],
    keywordsEn: ['uphill running', 'interval training', 'running economy', 'leg stiffness', 'middle- and long-distance running'],
    funds: [
      { number: '2022YFC3600203', name: '国家重点研发计划项目' },
      { number: '24KJCX051', name: '国家体育总局科技创新项目' },
    ],
  },
  children: () => [
    line('八周坡道间歇跑对青年中长跑运动员跑步经济性的影响', { centred: true, font: '黑体', points: 18 }),
    line('慕容川^1^，高翔宇^1,2^，木拉提·哈力克^3^，杜　鹃^2^，靳一凡^1^，呼延朔^3^，郑海潮^1,4*^', { centred: true, font: '仿宋', points: 12 }),
    line('1.东海体育大学 运动健康学院，上海 200438；2.云岭体育科学研究所，云南 昆明 650041；', { centred: true, points: 9 }),
    line('3.天北师范大学 体育学院，新疆 乌鲁木齐 830054；4.东海体育大学 国家队科研保障中心，上海 200438', { centred: true, points: 9 }),
    line(`**摘    要：**${sport.abstract}`),
    line('**关键词：**坡道跑；间歇训练；跑步经济性；腿刚度；中长跑'),
    line('**中图分类号：**G822.2    **文献标识码：**A'),
    new Textbox({ style: { width: '450pt', height: '80pt' }, children: lines(
      '收稿日期：2025-11-03；修订日期：2026-01-12',
      '基金项目：国家重点研发计划项目（2022YFC3600203）；国家体育总局科技创新项目（24KJCX051）',
      '第一作者简介：慕容川（1996-），男，在读博士研究生，主要研究方向为运动训练监控，E-mail：murongchuan@example.cn',
      '*通信作者简介：郑海潮（1978-），男，教授，博士，主要研究方向为运动生物力学，E-mail：zhenghc@example.org',
    ) }),
    line('Effects of Eight-Week Uphill Interval Running on Running Economy of Young Middle- and Long-Distance Runners', {
      centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true },
    }),
    line('MURONG Chuan^1^, GAO Xiangyu^1,2^, Murat Halik^3^, DU Juan^2^, JIN Yifan^1^, HUYAN Shuo^3^, ZHENG Haichao^1,4*^', { centred: true }),
    line('1. School of Sport and Health, Donghai Sport University, Shanghai 200438, China; 2. Yunling Institute of Sport Science, Kunming 650041, China;', { centred: true, points: 9 }),
    line('3. School of Physical Education, Tianbei Normal University, Urumqi 830054, China; 4. National Team Research Center, Donghai Sport University, Shanghai 200438, China', {
      centred: true, points: 9,
    }),
    line(`**Abstract: **${sport.abstractEn}`),
    line('**Keywords: **uphill running; interval training; running economy; leg stiffness; middle- and long-distance running'),
    ...body('1 研究对象与方法', '研究对象为某省体校的24名男子中长跑运动员，均签署知情同意书。', '坡道组在坡度为6%的塑胶坡道上完成训练，平地组在标准田径场完成。'),
  ],
});

export const artsPages: FrontPage[] = [artPage, musicPage, sportPage];
