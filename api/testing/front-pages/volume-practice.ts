// Pages of social work, demography, teaching practice and interpreting studies: units in numbered lines, beside the names, below them, and an English page before the Chinese one.
import { ExternalHyperlink, FootnoteReferenceRun, Header, Paragraph, TextRun, UnderlineType } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

/** `docx` makes the id of a link by chance: the same file must come out every time. */
const linked = (page: FrontPage): FrontPage => reworked(
  reworked(page, 'word/document.xml', (xml) => xml.replace(/(<w:hyperlink [^>]*r:id=")[^"]*/, '$1rIdMail')),
  'word/_rels/document.xml.rels',
  (xml) => xml.replace(/Id="[^"]*"( Type="[^"]*\/hyperlink")/, 'Id="rIdMail"$1'),
);

/** Tabs as Word writes them. */
const tabbed = (page: FrontPage): FrontPage => reworked(page, 'word/document.xml', (xml) => xml.replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">'));

export const practicePages: FrontPage[] = [
  frontPage({
    name: 'volume-social-work',
    layout: 'Raised figures and one line of units in brackets, labels in square brackets with blanks, biographies and a commissioned project under the keywords, English with its subtitle after a colon.',
    expected: {
      titleZh: '从“送服务”到“共同做”',
      subtitleZh: '一个老旧小区互助养老项目的行动研究',
      titleEn: 'From Delivering Services to Doing Together',
      subtitleEn: 'An Action Research on Mutual Elderly Care in an Old Neighbourhood',
      authors: [
        { name: '柏晓岚', unit: '东陵大学社会学院', email: 'baixiaolan@example.cn' },
        { name: '尉迟明', unit: '临江区和邻社会工作服务中心' },
        { name: '覃玉凤', unit: '东陵大学社会学院；南屏民族大学社会工作系' },
      ],
      abstractZh: '互助养老常常止步于节日慰问和兴趣小组，居民是受益者而不是行动者。本研究以一个老旧小区为现场，社会工作者与居民用十八个月共同完成需求排序、规则商定和时间账户试行三轮行动。'
        + '结果表明，互助关系的持续依赖于小额、可逆、可见的交换，社会工作者的角色由供给者转为见证者与仲裁者。文章最后讨论了行动研究在项目制购买服务中的限度。',
      abstractEn: 'Mutual elderly care often stops at festival visits, with residents as recipients rather than actors. In eighteen months of action research, social workers and residents completed three rounds of action. '
        + 'The findings show that lasting reciprocity depends on small, reversible and visible exchanges.',
      keywordsZh: ['互助养老', '行动研究', '时间账户', '社区社会工作'],
      keywordsEn: ['mutual elderly care', 'action research', 'time account', 'community social work'],
      funds: [
        { number: '24CSH068', name: '国家社会科学基金青年项目' },
        { number: 'HX2024-031', name: '临江区民政局委托项目' },
      ],
    },
    children: () => [
      line('[社会工作研究]', { points: 10.5 }),
      line('从“送服务”到“共同做”：\n一个老旧小区互助养老项目的行动研究', { centred: true, bold: true, points: 18 }),
      line('柏晓岚^1^   尉迟明^2^   覃玉凤^1，3^', { centred: true }),
      line('（1. 东陵大学 社会学院，湖东 东陵 250100；2. 临江区和邻社会工作服务中心，湖东 临江 251000；3. 南屏民族大学 社会工作系，广南 南屏 530006）', { centred: true, points: 9 }),
      ...lines(
        '[摘   要]  互助养老常常止步于节日慰问和兴趣小组，居民是受益者而不是行动者。本研究以一个老旧小区为现场，社会工作者与居民用十八个月共同完成需求排序、规则商定和时间账户试行三轮行动。'
        + '结果表明，互助关系的持续依赖于小额、可逆、可见的交换，社会工作者的角色由供给者转为见证者与仲裁者。文章最后讨论了行动研究在项目制购买服务中的限度。',
        '[关键词]  互助养老; 行动研究; 时间账户; 社区社会工作',
        '[中图分类号] C916     [文献标识码] A     [文章编号] 1670-0000（2026）01-0052-13',
        '[基金项目]  国家社会科学基金青年项目“社区互助养老的信任机制研究”（批准号：24CSH068）；临江区民政局委托项目“老旧小区为老服务评估”（合同编号：HX2024-031）。',
        '[作者简介]  柏晓岚（1988-），女，东陵大学社会学院副教授，博士，E-mail：baixiaolan@example.cn；尉迟明（1993-），男，临江区和邻社会工作服务中心社会工作师；'
        + '覃玉凤（1975-），女，壮族，教授，博士。',
      ),
      line('From Delivering Services to Doing Together: An Action Research on Mutual Elderly Care in an Old Neighbourhood', { centred: true, bold: true }),
      line('BAI Xiaolan^1^, YUCHI Ming^2^, QIN Yufeng^1,3^', { centred: true }),
      line('(1. School of Sociology, Dongling University; 2. Helin Social Work Service Center; 3. Department of Social Work, Nanping Minzu University)', { centred: true, points: 9 }),
      ...lines(
        '[Abstract] Mutual elderly care often stops at festival visits, with residents as recipients rather than actors. In eighteen months of action research, social workers and residents completed three rounds of action. '
        + 'The findings show that lasting reciprocity depends on small, reversible and visible exchanges.',
        '[Key words] mutual elderly care; action research; time account; community social work',
      ),
      ...body('一、问题与现场', '小区建于1986年，六十岁以上的居民占到四成。', '项目开始之前，这里每年有两次慰问和十余次讲座。'),
    ],
  }),
  linked(frontPage({
    name: 'volume-demography',
    layout: 'The unit stands in brackets beside each name, an author’s name in the page header; funds are thanked for after the text, one of them in English only.',
    blind: { headers: true },
    expected: {
      titleZh: '生育间隔延长对完成生育水平的影响',
      titleEn: 'Longer Birth Intervals and Completed Fertility: Evidence from Linked Registers',
      authors: [
        { name: '贺兰舟', unit: '湖西大学人口与社会学院' },
        { name: '韦东', unit: '兰台大学人口研究所', email: 'weidong@example.org' },
        { name: '麦尔丹·吐尔逊', unit: '湖西大学人口与社会学院' },
        { name: 'Ingrid Solheim', unit: '北海人口与健康研究中心' },
      ],
      abstractZh: '生育间隔的延长究竟只是推迟生育，还是减少终身生育，直接关系到对低生育率的判断。本文利用三个地区2005—2023年的出生登记与户籍链接数据，以风险模型和间隔别递进比估计一孩至二孩间隔对完成生育水平的作用。'
        + '结果显示，间隔每延长12个月，35岁前生育二孩的概率下降4.7个百分点；其中约三分之二不能在35岁之后得到补偿。女性就业的稳定程度是最重要的调节因素。',
      abstractEn: 'Whether longer birth intervals merely postpone births or reduce completed fertility is essential to the interpretation of low fertility. Using linked registers of three regions from 2005 to 2023, '
        + 'we find that each additional 12 months lowers the probability of a second birth before age 35 by 4.7 percentage points.',
      keywordsZh: ['生育间隔', '完成生育水平', '递进比', '低生育率'],
      keywordsEn: ['birth interval', 'completed fertility', 'parity progression ratio', 'low fertility'],
      funds: [
        { number: '72374105', name: '国家自然科学基金面上项目' },
        { number: '2023SRK15', name: '湖西省软科学研究计划项目' },
        { number: 'NRF-318842', name: 'Nordsee Research Foundation' },
      ],
    },
    section: () => ({ headers: { default: new Header({ children: [line('贺兰舟等：生育间隔延长对完成生育水平的影响', { centred: true, points: 9 })] }) } }),
    children: () => [
      line('生育间隔延长对完成生育水平的影响', { heading: 1, centred: true }),
      line('贺兰舟（湖西大学人口与社会学院）', { centred: true }),
      line('韦  东（兰台大学人口研究所）', { centred: true }),
      line('麦尔丹·吐尔逊（湖西大学人口与社会学院）', { centred: true }),
      line('Ingrid Solheim（北海人口与健康研究中心）', { centred: true }),
      new Paragraph({ alignment: 'center', children: [
        ...runs('通讯作者：韦东，邮箱：'),
        new ExternalHyperlink({ link: 'mailto:weidong@example.org', children: [new TextRun({ text: 'weidong@example.org', color: '0563C1', underline: { type: UnderlineType.SINGLE } })] }),
      ] }),
      line(''),
      ...lines(
        '摘要：生育间隔的延长究竟只是推迟生育，还是减少终身生育，直接关系到对低生育率的判断。本文利用三个地区2005—2023年的出生登记与户籍链接数据，以风险模型和间隔别递进比估计一孩至二孩间隔对完成生育水平的作用。'
        + '结果显示，间隔每延长12个月，35岁前生育二孩的概率下降4.7个百分点；其中约三分之二不能在35岁之后得到补偿。女性就业的稳定程度是最重要的调节因素。',
        '关键词：生育间隔；完成生育水平；递进比；低生育率',
        '',
      ),
      line('Longer Birth Intervals and Completed Fertility: Evidence from Linked Registers', { centred: true, bold: true }),
      ...lines(
        'Abstract: Whether longer birth intervals merely postpone births or reduce completed fertility is essential to the interpretation of low fertility. Using linked registers of three regions from 2005 to 2023, '
        + 'we find that each additional 12 months lowers the probability of a second birth before age 35 by 4.7 percentage points.',
        'Keywords: birth interval; completed fertility; parity progression ratio; low fertility',
      ),
      ...body('1 引言', '时期生育率受到进度效应的干扰，这一点早已为人熟知。', '间隔的作用却少有人单独加以考察。'),
      ...body('2 数据与方法', '链接数据包含约41万名育龄妇女。'),
      line('致谢：', { bold: true }),
      line('本研究得到国家自然科学基金面上项目（72374105）、湖西省软科学研究计划项目（2023SRK15）和Nordsee Research Foundation（Grant No. NRF-318842）的资助，特此致谢。'),
    ],
  })),
  tabbed(frontPage({
    name: 'volume-teaching',
    layout: 'A schoolteacher’s careless page: unit, place and postcode in brackets below each name, half-width colons and commas, the project in a line with a star at the foot of the page, no English.',
    expected: {
      titleZh: '小学高段习作讲评课的支架设计',
      authors: [
        { name: '顾小禾', unit: '临江市实验小学', email: 'guxiaohe88@example.com' },
        { name: '于洋', unit: '临江市教师发展中心' },
      ],
      abstractZh: '习作讲评课容易变成优秀作文朗读课,多数学生听完仍不知道怎样改。笔者在五年级两个班连续一年试用三类支架:对照单帮助学生发现问题,修改卡提示修改的步骤,同伴问答促使学生说出写作的意图。'
        + '实践说明,支架要少而具体,并随学生能力的增长逐步撤去。文章结合三个课例介绍支架的设计与使用,供一线教师参考。',
      keywordsZh: ['小学语文', '习作讲评', '学习支架', '同伴互评'],
      funds: [{ number: '2024ZB118', name: '湖西省教育科学“十四五”规划重点课题' }],
    },
    children: () => [
      line('小学高段习作讲评课的支架设计*', { centred: true, bold: true, points: 16 }),
      line('顾 小 禾', { centred: true }),
      line('(临江市实验小学  湖西临江  432000)', { centred: true }),
      line('于    洋', { centred: true }),
      line('(临江市教师发展中心  湖西临江  432000)', { centred: true }),
      ...lines(
        '**摘要:** 习作讲评课容易变成优秀作文朗读课,多数学生听完仍不知道怎样改。笔者在五年级两个班连续一年试用三类支架:对照单帮助学生发现问题,修改卡提示修改的步骤,同伴问答促使学生说出写作的意图。'
        + '实践说明,支架要少而具体,并随学生能力的增长逐步撤去。文章结合三个课例介绍支架的设计与使用,供一线教师参考。',
        '**关键词:** 小学语文,习作讲评,学习支架,同伴互评',
        '',
        '\t每到讲评课,我总是先挑三篇好作文读给大家听。有一次下课后,一个孩子问我:“老师,我的到底哪里不好?”',
      ),
      line('一、支架从哪里来', { bold: true }),
      ...lines(
        '\t教材每个单元的习作要求,就是最可靠的支架来源。',
        '———————————————',
        '*本文系湖西省教育科学“十四五”规划重点课题“小学习作教学评一致性的实践研究”(课题编号:2024ZB118)的研究成果。',
        '顾小禾,女,一级教师。联系电话:13900000000    电子邮箱:guxiaohe88@example.com',
      ),
    ],
  })),
  tabbed(frontPage({
    name: 'volume-interpreting',
    layout: 'The English page with its own funding line comes first, the Chinese one after it; a single unit for all authors, keywords parted by full-width commas.',
    expected: {
      titleZh: '线上会议口译中的视觉输入与译员认知负荷',
      titleEn: 'Visual Input and Cognitive Load in Remote Conference Interpreting',
      authors: [
        { name: '黎若昕', unit: '北岭外国语大学高级翻译学院' },
        { name: '公孙悦', unit: '北岭外国语大学高级翻译学院', email: 'gongsunyue@example.cn' },
        { name: '谭笑', unit: '北岭外国语大学高级翻译学院' },
      ],
      abstractZh: '线上会议使译员面对多个窗口，视觉信息既可补足听觉，也可分散注意。本文对24名学生译员与12名职业译员进行眼动实验，设置仅有声音、讲者画面、讲者画面加幻灯片三种条件。'
        + '结果发现，幻灯片降低了数字与专名的漏译，但在语速超过每分钟160词时，两组译员的瞳孔直径均显著增大；职业译员更早放弃画面，转而依靠笔记。研究可为远程口译的平台设计与教学提供参考。',
      abstractEn: 'Remote conferences confront interpreters with several windows at once. In an eye-tracking experiment with 24 trainees and 12 professionals, we compared audio only, speaker video, and speaker video with slides. '
        + 'Slides reduced omissions of numbers and names, but pupil diameter rose in both groups once the rate of speech exceeded 160 words per minute.',
      keywordsZh: ['远程口译', '视觉输入', '认知负荷', '眼动实验', '口译教学'],
      keywordsEn: ['remote interpreting', 'visual input', 'cognitive load', 'eye tracking', 'interpreter training'],
      funds: [
        { number: '22BYY015', name: 'National Social Science Fund of China' },
        { number: '2023XK04', name: 'Research Program of Beiling University of Foreign Studies' },
      ],
    },
    children: () => [
      line('Visual Input and Cognitive Load in Remote Conference Interpreting', { centred: true, bold: true, points: 16, font: 'Times New Roman' }),
      new Paragraph({ alignment: 'center', children: [
        ...runs('LI Ruoxin   GONGSUN Yue'),
        new FootnoteReferenceRun({ children: lines('Corresponding author. E-mail: gongsunyue@example.cn') }),
        ...runs('   TAN Xiao'),
      ] }),
      line('Graduate School of Translation and Interpreting, Beiling University of Foreign Studies', { centred: true }),
      ...lines(
        '**Abstract**\tRemote conferences confront interpreters with several windows at once. In an eye-tracking experiment with 24 trainees and 12 professionals, we compared audio only, speaker video, '
        + 'and speaker video with slides. Slides reduced omissions of numbers and names, but pupil diameter rose in both groups once the rate of speech exceeded 160 words per minute.',
        '**Keywords**\tremote interpreting, visual input, cognitive load, eye tracking, interpreter training',
        '**Funding**\tThis work was supported by the National Social Science Fund of China (Grant No. 22BYY015) and the Research Program of Beiling University of Foreign Studies (Grant No. 2023XK04).',
      ),
      line('线上会议口译中的视觉输入与译员认知负荷', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
      line('黎若昕　公孙悦　谭　笑', { centred: true }),
      line('北岭外国语大学 高级翻译学院', { centred: true }),
      ...lines(
        '**提要**\t线上会议使译员面对多个窗口，视觉信息既可补足听觉，也可分散注意。本文对24名学生译员与12名职业译员进行眼动实验，设置仅有声音、讲者画面、讲者画面加幻灯片三种条件。'
        + '结果发现，幻灯片降低了数字与专名的漏译，但在语速超过每分钟160词时，两组译员的瞳孔直径均显著增大；职业译员更早放弃画面，转而依靠笔记。研究可为远程口译的平台设计与教学提供参考。',
        '**关键词**\t远程口译，视觉输入，认知负荷，眼动实验，口译教学',
      ),
      ...body('1. 引言', '疫情之后，相当一部分国际会议保留了线上形式。', '译员面前的屏幕从一块变成三块，视线的去向成了新的问题。'),
    ],
  })),
];
