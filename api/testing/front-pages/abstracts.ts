// Front pages whose abstract is unusual: under a heading of its own, in parts, called 内容提要 or 提要, or not there at all.
import { body, frontPage, line, lines, type FrontPage } from './page.ts';

const PARTS = [
  '目的 比较早期下床活动与常规护理对腹腔镜结直肠术后肠功能恢复的影响。',
  '方法 将2023年1月至2024年6月收治的148例患者按随机数字表法分为两组，每组74例，记录首次排气、排便时间和术后疼痛评分。',
  '结果 早期活动组首次排气时间为(38.2±9.6) h，短于对照组的(51.7±12.4) h（P＜0.01）；两组并发症发生率的差异无统计学意义。',
  '结论 早期下床活动可加快肠功能恢复，且不增加并发症。',
];
const PARTS_EN = [
  'Objective To compare early ambulation with routine care in the recovery of bowel function after laparoscopic colorectal surgery.',
  'Methods A total of 148 patients were randomly divided into two groups of 74. First flatus, first defecation and pain scores were recorded.',
  'Results First flatus came after (38.2±9.6) h in the early group and (51.7±12.4) h in the control group (P<0.01).',
  'Conclusion Early ambulation speeds the recovery of bowel function without more complications.',
];

export const abstractPages: FrontPage[] = [
  frontPage({
    name: 'abstract-in-parts',
    layout: 'Medicine: 摘要 and Abstract as headings on lines of their own, four paragraphs each; the unit in a line of its own with the postcode first.',
    expected: {
      titleZh: '早期下床活动对腹腔镜结直肠术后肠功能恢复的影响',
      titleEn: 'Effect of early ambulation on the recovery of bowel function after laparoscopic colorectal surgery',
      authors: [
        { name: '沈佩玲', unit: '苏州市中心医院普外科' },
        { name: '殷月', unit: '苏州市中心医院普外科' },
        { name: '陆文涛', unit: '苏州市中心医院普外科', email: 'luwentao@hospital.example.cn' },
      ],
      abstractZh: PARTS.join('\n'),
      abstractEn: PARTS_EN.join('\n'),
      keywordsZh: ['早期活动', '腹腔镜', '结直肠手术', '肠功能', '护理'],
      keywordsEn: ['early ambulation', 'laparoscopy', 'colorectal surgery', 'bowel function', 'nursing'],
      funds: [{ number: 'SKY2023117', name: '苏州市科技发展计划项目' }],
    },
    children: () => [
      line('早期下床活动对腹腔镜结直肠术后肠功能恢复的影响', { heading: 1 }),
      line('沈佩玲\u3000殷月\u3000陆文涛', { centred: true }),
      line('作者单位：215000 江苏苏州，苏州市中心医院普外科', { points: 9 }),
      line('通信作者：陆文涛，Email：luwentao@hospital.example.cn', { points: 9 }),
      line('基金项目：苏州市科技发展计划项目（SKY2023117）', { points: 9 }),
      line('摘要', { heading: 2 }), ...lines(...PARTS),
      line('**关键词** 早期活动；腹腔镜；结直肠手术；肠功能；护理'),
      line('Effect of early ambulation on the recovery of bowel function after laparoscopic colorectal surgery', { bold: true }),
      line('Shen Peiling, Yin Yue, Lu Wentao. Department of General Surgery, Suzhou Central Hospital, Suzhou 215000, China'),
      line('Abstract', { heading: 2 }), ...lines(...PARTS_EN),
      line('**Key words** early ambulation; laparoscopy; colorectal surgery; bowel function; nursing'),
      ...body('1 资料与方法', '纳入标准：①年龄18～75岁；②择期手术；③签署知情同意书。'),
    ],
  }),
  frontPage({
    name: 'neirong-tiyao',
    layout: 'Law: 内容提要 and keywords parted by wide blanks; the author’s unit and the project stand in a footnote at the starred name.',
    expected: {
      titleZh: '论居住权合同的解除',
      authors: [{ name: '万俟川', unit: '吉林大学法学院' }],
      abstractZh: '居住权合同兼有债权与物权两面，其解除应受登记的牵制。当事人约定的解除事由未经登记者，不得对抗善意的受让人。居住权人严重毁损房屋时，所有权人可以请求注销登记，但应当给予合理的腾退期限。',
      keywordsZh: ['居住权', '合同解除', '登记对抗', '腾退期限'],
      funds: [{ number: '21AFX016', name: '国家社会科学基金重点项目' }],
    },
    children: () => [
      line('论居住权合同的解除', { centred: true, bold: true, points: 18 }),
      line('万俟川^*^', { centred: true }),
      line('**内容提要：**居住权合同兼有债权与物权两面，其解除应受登记的牵制。当事人约定的解除事由未经登记者，不得对抗善意的受让人。居住权人严重毁损房屋时，所有权人可以请求注销登记，但应当给予合理的腾退期限。'),
      line('**关键词：**居住权\u3000合同解除\u3000登记对抗\u3000腾退期限'),
      ...body('一、问题的由来', '民法典设居住权一章，于解除未置一词。'),
      line('* 吉林大学法学院教授、博士生导师。本文系国家社会科学基金重点项目“居住权制度的司法适用”（21AFX016）的阶段性成果。', { points: 9 }),
    ],
  }),
  frontPage({
    name: 'tiyao',
    layout: 'History: 提要 as label, 关键词 without a colon, author and unit on one line parted by blanks, the fund in a sentence at the end.',
    expected: {
      titleZh: '清前期运河闸夫的日常与生计',
      authors: [{ name: '钟离远', unit: '聊城大学运河学研究院' }],
      abstractZh: '闸夫是运河上人数最多而记载最少的一群人。本文利用东昌府所存的工食册与词讼，复原其轮值、口粮与副业：每班十日，领米一斗八升，余日以捕鱼和搬运自给。闸夫的去留取决于副业而非工食。',
      keywordsZh: ['清代', '大运河', '闸夫', '生计'],
      funds: [{ number: '20BZS062', name: '国家社会科学基金项目' }],
    },
    children: () => [
      line('清前期运河闸夫的日常与生计', { centred: true, points: 20, font: 'SimSun' }),
      line('钟离远\u3000\u3000聊城大学运河学研究院', { centred: true }),
      line('提要\u3000闸夫是运河上人数最多而记载最少的一群人。本文利用东昌府所存的工食册与词讼，复原其轮值、口粮与副业：每班十日，领米一斗八升，余日以捕鱼和搬运自给。闸夫的去留取决于副业而非工食。'),
      line('关键词\u3000清代\u3000大运河\u3000闸夫\u3000生计'),
      ...body('一、闸与闸夫', '会通河南北高差数十丈，全赖诸闸节制。'),
      line('（本文为国家社会科学基金项目“明清运河基层役夫研究”（项目编号：20BZS062）的阶段性成果。）'),
    ],
  }),
  frontPage({
    name: 'no-abstract',
    layout: 'An essay of a literary journal: title, one author, keywords but no abstract; the unit in brackets at the very end.',
    expected: {
      titleZh: '雨声中的声部', subtitleZh: '谈几首无名氏的船歌',
      authors: [{ name: '柏舟', unit: '云南民族大学文学与传媒学院' }],
      abstractZh: '',
      keywordsZh: ['船歌', '声部', '口头传统'],
      funds: [],
    },
    children: () => [
      line('雨声中的声部', { heading: 1, centred: true }),
      line('——谈几首无名氏的船歌', { centred: true }),
      line('柏\u3000舟', { centred: true }),
      line('关键词：船歌；声部；口头传统'),
      ...lines('去年秋天，我在澜沧江边的一个小镇住了四十天。镇上的老人唱船歌，从来不是一个人唱。', '领的人起一句，应的人并不等他唱完。'),
      line('（云南民族大学文学与传媒学院）'),
    ],
  }),
  frontPage({
    name: 'book-review',
    layout: 'A book review: the book’s title in the article’s title, no abstract, no keywords, the reviewer and the unit under the title.',
    expected: {
      titleZh: '在档案的缝隙里读出人声', subtitleZh: '评《驿路上的信差》',
      authors: [{ name: '简知秋', unit: '贵州大学历史与民族文化学院' }],
      abstractZh: '',
      keywordsZh: [],
      funds: [],
    },
    children: () => [
      line('在档案的缝隙里读出人声', { centred: true, bold: true, points: 18 }),
      line('——评《驿路上的信差》', { centred: true }),
      line('简知秋', { centred: true }),
      line('（贵州大学 历史与民族文化学院，贵州 贵阳 550025）', { centred: true }),
      ...lines('写信差的书不多，写得耐看的更少。作者用了十一年时间，走完黔中的七条旧驿路，又在县档案馆里抄回两百多份差票。', '全书分为四章。第一章从一张被水浸过的差票写起，写到信差的脚程与饭食。'),
    ],
  }),
];
