// Front pages of journals of education, psychology and ethnology: an author's own careless page, and two with several units and raised figures.
import { ExternalHyperlink, FootnoteReferenceRun, Paragraph, TextRun, type IPropertiesOptions } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const education = {
  abstract: '乡村青年教师“下得去”的问题已大体缓解，“留得住”却仍是难题。本文以粤西两所乡镇中心小学为个案，对十四名入职五年以内的教师作了三轮访谈，'
    + '从教学、生活与关系三个方面考察其专业成长的支持来源。研究发现：同伴互助比行政培训更能稳定新教师的去留打算；校长对住房与通勤的细小照顾具有超出预期的作用；'
    + '跨校教研若没有时间保障，反而成为负担。据此提出以学区为单位重建支持体系的建议。',
};

/** A link of an e-mail gets an id made by chance; Word itself counts on. */
const countedLink = (xml: string) => xml.replace(/"rId[\w-]{10,}"/g, '"rId901"');

const educationPage = frontPage({
  name: 'fields-education-own-labels',
  layout: 'Every line has a label of the author’s own and the plain style; the e-mail is a link with the name behind it; funds of a province and a school; no English.',
  expected: {
    titleZh: '从“下得去”到“留得住”',
    subtitleZh: '乡村青年教师专业成长支持体系的案例考察',
    authors: [
      { name: '欧阳雪莹', unit: '岭东师范学院教育科学学院', email: 'ouyang_xy@example.cn' },
      { name: '李牧', unit: '岭东师范学院教育科学学院' },
    ],
    abstractZh: education.abstract,
    keywordsZh: ['乡村教师', '专业成长', '留任意愿', '个案研究'],
    funds: [
      { number: '2023GXJK412', name: '广东省教育科学规划课题' },
      { number: 'JG2024-17', name: '岭东师范学院校级教学改革项目' },
    ],
  },
  children: () => [
    line('题目：从“下得去”到“留得住”——乡村青年教师专业成长支持体系的案例考察', { points: 14 }),
    ...lines('作者：欧阳雪莹，李　牧', '单位：岭东师范学院 教育科学学院，广东 湛江 524048'),
    new Paragraph({ children: [
      ...runs('联系邮箱: '),
      new ExternalHyperlink({ link: 'mailto:ouyang_xy@example.cn', children: [new TextRun({ text: 'ouyang_xy@example.cn', style: 'Hyperlink' })] }),
      ...runs('（欧阳雪莹）'),
    ] }),
    ...lines(
      '',
      `摘要:${education.abstract}`,
      '关键词：乡村教师、专业成长、留任意愿、个案研究。',
      '基金项目：广东省教育科学规划课题“县域内乡村新教师入职支持研究”(项目编号：2023GXJK412)；'
        + '岭东师范学院校级教学改革项目“小学教育专业见习课程的重构”（编号JG2024-17）',
      '',
    ),
    line('一、问题的提出', { bold: true }),
    ...lines('“特岗计划”实施以来，乡镇学校的编制缺口逐年缩小。但我们在走访中看到，不少学校每年九月迎来新人，第二年七月又要送别。', '所谓支持，不只是文件里的条款，也是办公室里的一杯热水。'),
  ],
});

const psychology = {
  abstract: '为探讨父母手机冷落与初中生学业倦怠的关系及其内在机制，采用问卷法对华东三市1246名初中生进行间隔六个月的两次施测。结果表明：(1)控制性别、年级与家庭社会经济地位后，'
    + '父母手机冷落正向预测半年后的学业倦怠；(2)基本心理需要挫折在二者之间起部分中介作用；(3)同伴支持调节该中介过程的前半段，同伴支持较高者的间接效应不显著。研究结果对家庭媒介使用指导具有启示意义。',
  abstractEn: [
    'Parents who keep looking at their phones while talking with their children may frustrate the children’s basic psychological needs. '
      + 'Little is known, however, about whether such experiences carry over into school life.',
    'A total of 1246 junior high school students from three cities completed questionnaires twice at an interval of six months. '
      + 'Parental phubbing predicted later academic burnout, partly through need frustration, and peer support weakened the first half of this path.',
  ],
};

const templateStyles = (): Partial<IPropertiesOptions> => ({ styles: { paragraphStyles: [
  { id: 'PaperTitle', name: '论文题目', basedOn: 'Normal', next: 'Normal', run: { size: 44, font: '黑体' }, paragraph: { alignment: 'center', spacing: { before: 360, after: 240 } } },
  { id: 'PaperAuthor', name: '作者姓名', basedOn: 'Normal', next: 'Normal', run: { size: 28, font: '仿宋' }, paragraph: { alignment: 'center' } },
  { id: 'PaperUnit', name: '作者单位', basedOn: 'Normal', next: 'Normal', run: { size: 18 }, paragraph: { alignment: 'center' } },
  { id: 'PaperAbstract', name: '摘要关键词', basedOn: 'Normal', next: 'Normal', run: { size: 18 }, paragraph: { indent: { left: 420, right: 420 } } },
] } });

const styled = (style: string, text: string) => new Paragraph({ style, children: runs(text) });

const psychologyPage = frontPage({
  name: 'fields-psychology-house-template',
  layout: 'The journal’s template with paragraph styles of its own; units in brackets; dates, funds and the corresponding author in a footnote; the English part at the very end.',
  expected: {
    titleZh: '父母手机冷落对初中生学业倦怠的影响及其作用机制',
    titleEn: 'Parental phubbing and academic burnout in junior high school students: A moderated mediation model',
    authors: [
      { name: '许念慈', unit: '东海师范大学心理与认知科学学院' },
      { name: '闻人朗', unit: '东海师范大学心理与认知科学学院；云间区学生心理健康服务中心', email: 'wenrenlang@example.cn' },
      { name: '康以宁', unit: '越州学院教师教育学院' },
    ],
    abstractZh: psychology.abstract,
    abstractEn: psychology.abstractEn.join('\n'),
    keywordsZh: ['父母手机冷落', '学业倦怠', '基本心理需要挫折', '同伴支持', '初中生'],
    keywordsEn: ['parental phubbing', 'academic burnout', 'need frustration', 'peer support', 'junior high school students'],
    funds: [
      { number: '32171045', name: '国家自然科学基金面上项目' },
      { number: '2023BSH007', name: '上海市哲学社会科学规划一般课题' },
    ],
  },
  document: () => ({ ...templateStyles(), footnotes: { 1: { children: lines(
    '收稿日期: 2025-09-16',
    '国家自然科学基金面上项目(32171045)、上海市哲学社会科学规划一般课题(2023BSH007)资助。',
    '通信作者: 闻人朗, E-mail: wenrenlang@example.cn',
  ) } } }),
  children: () => [
    new Paragraph({ style: 'PaperTitle', children: [...runs('父母手机冷落对初中生学业倦怠的\n影响及其作用机制'), new FootnoteReferenceRun(1)] }),
    styled('PaperAuthor', '许念慈^1^  闻人朗^1,2^  康以宁^3^'),
    styled('PaperUnit', '(^1^ 东海师范大学心理与认知科学学院, 上海 200062) (^2^ 云间区学生心理健康服务中心, 上海 201600)'),
    styled('PaperUnit', '(^3^ 越州学院教师教育学院, 浙江 绍兴 312000)'),
    styled('PaperAbstract', `**摘  要**  ${psychology.abstract}`),
    styled('PaperAbstract', '**关键词**  父母手机冷落, 学业倦怠, 基本心理需要挫折, 同伴支持, 初中生'),
    styled('PaperAbstract', '**分类号**  B844; G444'),
    ...body('1  引言', '学业倦怠是指学生因长期的学业压力而出现的情绪耗竭与疏离状态。', '家庭是初中生最主要的生活场所，父母低头看手机的片刻往往被孩子看在眼里。'),
    line('参 考 文 献', { centred: true, bold: true }),
    ...lines('何书田, 韦晴. (2021). 青少年倦怠量表的修订. 东部心理学评论, 12(3), 44–52.'),
    line('Parental phubbing and academic burnout in junior high school students: A moderated mediation model', {
      centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true },
    }),
    line('XU Nianci^1^, WENREN Lang^1,2^, KANG Yining^3^', { centred: true }),
    line('(^1^ School of Psychology and Cognitive Science, Donghai Normal University, Shanghai 200062, China)', { centred: true, points: 9 }),
    line('(^2^ Yunjian Mental Health Center for Students, Shanghai 201600, China)', { centred: true, points: 9 }),
    line('(^3^ School of Teacher Education, Yuezhou College, Shaoxing 312000, China)', { centred: true, points: 9 }),
    line('Abstract', { centred: true, bold: true }),
    ...lines(...psychology.abstractEn),
    line('**Keywords**  parental phubbing, academic burnout, need frustration, peer support, junior high school students'),
  ],
});

const ethnology = {
  abstract: '边疆地区的集镇是多民族居民日常往来最频繁的空间。本文依据2021年至2024年间在天山北麓一座集镇的田野调查，描述巴扎、茶馆与社区食堂三类场所中的互动，'
    + '说明居民怎样在买卖、做客和节庆中形成跨族群的熟人关系。研究认为，互嵌并非仅由居住格局决定，反复发生的互惠与对彼此生活节律的了解同样重要；基层治理应当保护这类看似琐碎的公共场所。',
  abstractEn: 'Market towns are where residents of different ethnic groups in the borderlands meet most often. Drawing on fieldwork carried out between 2021 and 2024 north of the Tianshan Mountains, '
    + 'this article describes encounters in the bazaar, the teahouse and the community canteen, and argues that repeated reciprocity matters no less than the pattern of residence.',
};

const ethnologyPage = frontPage({
  name: 'fields-ethnology-minority-names',
  layout: 'The subtitle after a soft break in the title; minority names with raised figures; one fund with two numbers below the keywords; biographies with e-mails at the end.',
  expected: {
    titleZh: '巴扎、茶馆与社区食堂',
    subtitleZh: '天山北麓集镇多民族互嵌的日常实践',
    titleEn: 'Bazaar, Teahouse and Community Canteen',
    subtitleEn: 'Everyday Practices of Inter-Ethnic Embedding in a Market Town North of the Tianshan Mountains',
    authors: [
      { name: '阿依古丽·买买提', unit: '天北民族大学社会学与民族学学院', email: 'ayigul.m@example.cn' },
      { name: '尼玛次仁', unit: '高原民族学院人文学院', email: 'nyima@example.org' },
      { name: '马援', unit: '天北民族大学社会学与民族学学院；河湟文化研究院', email: 'mayuan@example.cn' },
    ],
    abstractZh: ethnology.abstract,
    abstractEn: ethnology.abstractEn,
    keywordsZh: ['多民族互嵌', '集镇', '日常生活', '公共场所', '民族团结'],
    keywordsEn: ['inter-ethnic embedding', 'market town', 'everyday life', 'public places', 'ethnic solidarity'],
    funds: [
      { number: '20&ZD211', name: '国家社会科学基金重大项目' },
      { number: '23&ZD146', name: '国家社会科学基金重大项目' },
    ],
  },
  children: () => [
    line('巴扎、茶馆与社区食堂\n——天山北麓集镇多民族互嵌的日常实践', { heading: 1, centred: true }),
    line('阿依古丽·买买提^1^　　尼玛次仁^2^　　马　援^1,3^', { centred: true, font: '楷体', points: 14 }),
    line('（1. 天北民族大学 社会学与民族学学院，新疆 乌鲁木齐　830017；2. 高原民族学院 人文学院，西藏 拉萨　850000；3. 河湟文化研究院，青海 西宁　810008）', { centred: true, points: 9 }),
    line(`**[内容提要]** ${ethnology.abstract}`, { font: '楷体' }),
    line('**[关键词]** 多民族互嵌　集镇　日常生活　公共场所　民族团结', { font: '楷体' }),
    line('**[中图分类号]** C956　**[文献标识码]** A　**[文章编号]** 1009-0000（2026）02-0071-12', { points: 9 }),
    line('**[基金项目]** 国家社会科学基金重大项目（20&ZD211、23&ZD146）的阶段性成果。', { points: 9 }),
    line('清晨的巴扎最先热闹起来的是卖馕的摊位。揉面的、添煤的、收钱的，来自三个民族的四户人家，共用着一个馕坑。'),
    line('一、集镇及其场所', { heading: 2 }),
    line('集镇沿一条旧驿道展开，常住居民不足九千人。'),
    line('[作者简介] 阿依古丽·买买提，副教授，博士，研究方向为社会人类学，E-mail：ayigul.m@example.cn；尼玛次仁，讲师，E-mail：nyima@example.org；'
      + '马援（通讯作者），教授，博士生导师，E-mail：mayuan@example.cn。', { points: 9 }),
    line('Bazaar, Teahouse and Community Canteen: Everyday Practices of Inter-Ethnic Embedding in a Market Town North of the Tianshan Mountains', { centred: true, bold: true }),
    line('Ayigul Mamat, Nyima Tsering, Ma Yuan', { centred: true }),
    line(`**Abstract:** ${ethnology.abstractEn}`),
    line('**Keywords:** inter-ethnic embedding; market town; everyday life; public places; ethnic solidarity'),
  ],
});

export const socialSciencePages: FrontPage[] = [
  reworked(reworked(educationPage, 'word/document.xml', countedLink), 'word/_rels/document.xml.rels', countedLink),
  psychologyPage,
  ethnologyPage,
];
