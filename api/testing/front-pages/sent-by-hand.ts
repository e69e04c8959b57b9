// Pages of people who write by hand what a template would give: students, elderly scholars, teachers at schools.
import { CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, Header, InsertedTextRun, Paragraph, TextRun } from 'docx';
import { A_DAY, body, frontPage, line, lines, type FrontPage } from './page.ts';

const SHORT_VIDEO = [
  '短视频已成为大学生获取公共信息的主要入口之一，算法推荐在提高匹配效率的同时，也引起了人们对信息窄化的担忧。本文以三所高校的1126名本科生为对象，考察推荐强度、使用动机与信息茧房感知之间的关系。',
  '研究发现，推荐强度正向影响信息茧房感知，娱乐动机在其中起部分中介作用；主动搜索习惯能够削弱这一影响。据此，本文从平台标识、课程教学和个人使用三个方面提出建议。',
];

const SHORT_VIDEO_EN = 'Short videos have become one of the main channels through which students obtain public information. Based on a survey of 1126 undergraduates at three '
  + 'universities, this paper examines how the strength of recommendation and the motives of use relate to the perception of information cocoons. Stronger recommendation '
  + 'raises the perception, entertainment motives mediate part of the effect, and the habit of active searching weakens it.';

const CANAL = '明代漕河夫役名目繁多，有闸夫、溜夫、浅夫、泉夫之别，其佥派之法前后屡变。本文据沿河州县志书及河工奏疏，考其佥派所自、役期长短与工食来源，'
  + '以为嘉靖以前多出里甲正役，隆庆以后渐改雇募，而州县之间并不一律。旧说以万历初年为通行折银之始，证以山东、北直诸县所载，恐未尽然。';

const FUNCTIONS = '函数单调性是高中数学的核心概念，学生在解题时常常忽视定义域、混淆“在区间上单调”与“单调区间”。本文结合三道月考试题，分析学生的典型错误及其成因，'
  + '并从概念复述、图象验证、变式训练三个环节谈谈教学中的改进做法，供同行参考。';

const SUPERVISOR = { author: '蒲向东', date: A_DAY.toISOString() };
const put = (id: number, text: string) => new InsertedTextRun({ ...SUPERVISOR, id, text });
const struck = (id: number, text: string) => new DeletedTextRun({ ...SUPERVISOR, id, text });

export const sentByHandPages: FrontPage[] = [
  frontPage({
    name: 'sent-student-thesis',
    layout: 'Cut out of a thesis: the authors in labelled lines, the abstracts under headings on pages of their own, contents typed by hand.',
    expected: {
      titleZh: '短视频平台算法推荐对大学生信息茧房感知的影响',
      subtitleZh: '基于三所高校的问卷调查',
      titleEn: 'The Influence of Algorithmic Recommendation on College Students’ Perception of Information Cocoons',
      subtitleEn: 'A Questionnaire Survey at Three Universities',
      authors: [
        { name: '韩雨桐', unit: '临江师范大学新闻与传播学院', email: 'hanyutong@example.cn' },
        { name: '曹砚秋', unit: '临江师范大学新闻与传播学院', email: 'caoyq@example.org' },
      ],
      abstractZh: SHORT_VIDEO.join('\n'),
      abstractEn: SHORT_VIDEO_EN,
      keywordsZh: ['短视频', '算法推荐', '信息茧房', '大学生'],
      keywordsEn: ['short video', 'algorithmic recommendation', 'information cocoon', 'college students'],
      funds: [{ number: 'YJS2024036', name: '临江师范大学研究生科研创新项目' }],
    },
    children: () => [
      line('短视频平台算法推荐对大学生信息茧房感知的影响', { centred: true, bold: true, points: 18, font: '黑体' }),
      line('——基于三所高校的问卷调查', { centred: true, points: 15, font: '黑体' }),
      line(''),
      ...lines(
        '第一作者：韩雨桐，女，临江师范大学新闻与传播学院2023级硕士研究生，邮箱：hanyutong@example.cn',
        '通讯作者：曹砚秋，女，临江师范大学新闻与传播学院教授，硕士生导师，邮箱：caoyq@example.org',
        '基金项目：临江师范大学研究生科研创新项目“算法推荐环境下大学生媒介素养研究”（项目编号：YJS2024036）',
      ),
      line('摘　要', { heading: 1, centred: true, paragraph: { pageBreakBefore: true } }),
      ...lines(...SHORT_VIDEO),
      line('**关键词：**短视频；算法推荐；信息茧房；大学生'),
      line('The Influence of Algorithmic Recommendation on College Students’ Perception of Information Cocoons: A Questionnaire Survey at Three Universities', {
        centred: true, bold: true, points: 16, font: 'Times New Roman', paragraph: { pageBreakBefore: true },
      }),
      line('ABSTRACT', { heading: 1, centred: true }),
      line(SHORT_VIDEO_EN, { font: 'Times New Roman' }),
      line('**Key Words:** short video; algorithmic recommendation; information cocoon; college students', { font: 'Times New Roman' }),
      line('目　录', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
      ...lines('一、绪论………………………………1', '二、文献综述与研究假设……………3', '三、研究设计………………………6', '参考文献…………………………14'),
      ...body('一、绪论', '随着移动互联网的普及，短视频深度嵌入大学生的日常生活。', '本研究关注的问题是：推荐越精准，使用者是否越觉得自己看到的世界在变小？'),
    ],
  }),

  frontPage({
    name: 'sent-elder-historian',
    layout: 'Typed like on a typewriter: everything moved by wide blanks, in large letters, the address after the article, no English.',
    expected: {
      titleZh: '明代漕河夫役佥派考略',
      authors: [{ name: '周伯庸', unit: '濉河学院历史系', email: 'zhouboyong@example.cn' }],
      abstractZh: CANAL,
      keywordsZh: ['漕河', '夫役', '佥派', '里甲'],
      funds: [],
    },
    children: () => [
      line('　　　　　　　明代漕河夫役佥派考略', { bold: true, points: 22, font: '楷体' }),
      line(''),
      line('　　　　　　　　　　　　周　伯　庸', { points: 16, font: '楷体' }),
      line('　　　　　　　　　（濉河学院历史系　退休教师）', { points: 14, font: '楷体' }),
      line(''),
      line(`　　内　容　提　要：${CANAL}`, { points: 14, font: '楷体' }),
      line('　　关　键　词：漕河　　夫役　　佥派　　里甲', { points: 14, font: '楷体' }),
      line(''),
      line('　　漕河之役，自永乐会通河既浚而后，岁有常额。成化间沿河设浅铺若干，每铺置老人一名、夫十名，皆以附近里甲充之①。', { points: 14, font: '仿宋' }),
      line('　　然则夫役之佥，果尽出于里甲乎？试就方志所见，分述如次。', { points: 14, font: '仿宋' }),
      line('　　注　释：', { points: 14, font: '仿宋' }),
      line('　　①　康熙《沛河县志》卷三，《河渠》。', { points: 12, font: '仿宋' }),
      line(''),
      line('　　作者通讯处：安徽省宿州市濉水东路18号濉河学院家属区3栋　邮政编码：234000', { points: 12, font: '仿宋' }),
      line('　　电子信箱：zhouboyong@example.cn　　电话：0557-0000000', { points: 12, font: '仿宋' }),
    ],
  }),

  frontPage({
    name: 'sent-teacher-mathematics',
    layout: 'Two teachers, each on a line of school, postcode and name; the fund after the keywords, its name with a quoted plan; no English.',
    expected: {
      titleZh: '高一学生函数单调性解题错误的成因与对策',
      authors: [{ name: '李春梅', unit: '青石县第二中学' }, { name: '纳兰志刚', unit: '青石县教学研究室', email: 'nalanzg@example.com' }],
      abstractZh: FUNCTIONS,
      keywordsZh: ['函数单调性', '解题错误', '教学对策'],
      funds: [{ number: 'JK2023-0418', name: '江北省教育科学“十四五”规划课题' }],
    },
    children: () => [
      line('投稿栏目：教学研究'),
      line('高一学生函数单调性解题错误的成因与对策', { centred: true, bold: true, points: 16 }),
      line('青石县第二中学　　276199　　李春梅', { centred: true }),
      line('青石县教学研究室　276100　　纳兰志刚', { centred: true }),
      line(`**摘要**：${FUNCTIONS}`, { points: 10.5 }),
      line('**关键词**：函数单调性、解题错误、教学对策'),
      line('本文系江北省教育科学“十四五”规划课题“县域高中数学学困生错题资源的开发与利用”（课题编号：JK2023-0418）的阶段性研究成果。联系人：纳兰志刚，邮箱nalanzg@example.com'),
      ...lines('一、问题的提出', '在最近一次月考中，我校高一年级有近四成学生在第18题第（2）问失分。', '例1　已知函数在给定区间上单调递增，求参数的取值范围。', '二、错误的类型'),
    ],
  }),

  frontPage({
    name: 'sent-teacher-no-abstract',
    layout: 'A teacher of Chinese sends neither abstract nor keywords; who wrote it stands in the header and in lines after the article.',
    expected: {
      titleZh: '让沉默的文字开口说话',
      subtitleZh: '初中散文朗读教学的三次尝试',
      authors: [{ name: '陆晓棠', unit: '桐溪镇初级中学', email: 'luxiaotang@example.com' }],
      abstractZh: '',
      keywordsZh: [],
      funds: [],
    },
    blind: { properties: true, headers: true },
    document: () => ({ creator: '陆晓棠', lastModifiedBy: '陆晓棠' }),
    section: () => ({ headers: { default: new Header({ children: [line('桐溪镇初级中学　陆晓棠', { points: 9 })] }) } }),
    children: () => [
      line('让沉默的文字开口说话', { centred: true, bold: true, points: 22, font: '华文行楷' }),
      line('——初中散文朗读教学的三次尝试', { centred: true, points: 16, font: '华文行楷' }),
      line(''),
      ...lines(
        '　　开学第三周，我在七年级（4）班上了一节散文朗读课。下课铃响的时候，后排的小杨悄悄对同桌说：“原来这篇课文是可以读出声音来的。”',
        '　　这句话让我想了很久。我们的课堂上，讲得太多，读得太少。这一年里我做了三次尝试，有成功也有失败，写出来请教各位老师。',
        '　　第一次：只读不讲',
        '　　第一次尝试其实是被逼出来的。那天投影仪坏了，准备好的课件一张也放不出来。',
      ),
      line(''),
      ...lines('作者：陆晓棠', '单位：桐溪镇初级中学', '地址：浙江省湖州市桐溪镇学前路6号', '邮编：313000', '手机：13000000000', '邮箱：luxiaotang@example.com'),
    ],
  }),

  frontPage({
    name: 'sent-student-corrected',
    layout: 'The supervisor’s corrections and comment are still in the file: a word of the title, the second author, a keyword and the fund are changes not yet accepted.',
    expected: {
      titleZh: '乡村小规模学校教师工作负担的质性研究',
      titleEn: 'A Qualitative Study on the Workload of Teachers in Small Rural Schools',
      authors: [{ name: '杜若溪', unit: '西陵大学教育学院', email: 'duruoxi@example.cn' }, { name: '蒲向东', unit: '西陵大学教育学院' }],
      abstractZh: '乡村小规模学校教师往往一人多岗。本文对鄂西六所学校的21名教师进行半结构访谈，发现其工作负担主要来自跨年级教学、寄宿管理与填报任务，'
        + '其中填报任务最易引起消极情绪。学校内部的互助与乡镇中心校的统筹能够在一定程度上缓解负担。',
      keywordsZh: ['乡村小规模学校', '教师工作负担', '质性研究'],
      keywordsEn: ['small rural schools', 'workload of teachers', 'qualitative study'],
      funds: [{ number: '22YJA880047', name: '教育部人文社会科学研究规划基金项目' }],
    },
    blind: { comments: true, trackedChanges: true },
    document: () => ({
      comments: { children: [{ id: 0, author: '蒲向东', initials: '蒲', date: A_DAY, children: [new Paragraph('题目不要用“浅谈”。投稿前把我的修改都接受一下。')] }] },
    }),
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        new CommentRangeStart(0), struck(11, '浅谈'), new TextRun({ text: '乡村小规模学校教师工作负担', bold: true, size: 32 }), put(12, '的质性研究'), new CommentRangeEnd(0),
        new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      new Paragraph({ alignment: 'center', children: [new TextRun('杜若溪'), put(13, '　蒲向东')] }),
      line('（西陵大学教育学院，湖北宜昌 443002）', { centred: true }),
      new Paragraph({ children: [
        new TextRun({ text: '摘要：', bold: true }),
        new TextRun('乡村小规模学校教师往往一人多岗。本文对鄂西六所学校的'), struck(14, '20'), put(15, '21'),
        new TextRun('名教师进行半结构访谈，发现其工作负担主要来自跨年级教学、寄宿管理与填报任务，'), put(16, '其中填报任务最易引起消极情绪。'),
        struck(17, '我觉得应该引起大家的重视。'), new TextRun('学校内部的互助与乡镇中心校的统筹能够在一定程度上缓解负担。'),
      ] }),
      new Paragraph({ children: [
        new TextRun({ text: '关键词：', bold: true }), new TextRun('乡村小规模学校；教师工作负担'), struck(18, '；问题；对策'), put(19, '；质性研究'),
      ] }),
      new Paragraph({ children: [put(20, '基金项目：教育部人文社会科学研究规划基金项目“县域义务教育教师配置机制研究”（22YJA880047）')] }),
      line('作者简介：杜若溪（2000—），女，湖北恩施人，硕士研究生，研究方向为农村教育。E-mail：duruoxi@example.cn'),
      new Paragraph({ children: [struck(21, 'Talk about'), put(22, 'A Qualitative Study on'), new TextRun(' the Workload of Teachers in Small Rural Schools')] }),
      line('**Key words:** small rural schools; workload of teachers; qualitative study'),
      ...body('一、问题提出', '乡村小规模学校一般指在校学生不足百人的村小和教学点。', '已有研究多从编制与待遇入手，对教师每天在忙什么关注不多。'),
    ],
  }),
];
