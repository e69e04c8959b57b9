// What Word keeps besides the plain text, and what authors leave out: religion, communication, art, philology.
import {
  AlignmentType, BorderStyle, CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, Footer, Header, InsertedTextRun, LevelFormat, PageNumber, Paragraph, SimpleField, Textbox, TextRun,
} from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from '../page.ts';

const RELIGION_ZH = '水陆法会在近代江南城镇兼具超度、慈善与集会的功能。本文利用三座寺院的法会账簿与碑刻，考察民国时期斋主的构成及其捐资方式。账簿显示，商号与同乡会取代宗族成为主要斋主，捐资由一次性布施转为按年认捐。'
  + '寺院借此获得稳定的收入，也因此被纳入城镇的公共事务。水陆法会的变化说明，近代佛教的世俗参与并非仪式衰落的结果，而是通过仪式本身展开的。';
const RELIGION_EN = 'In the towns of modern Jiangnan the Water and Land ritual combined salvation, charity and assembly. Based on account books and inscriptions of three monasteries, this paper studies its patrons in the Republican period. '
  + 'Firms and native-place associations replaced lineages as the main patrons, and single gifts gave way to yearly subscriptions. The social engagement of modern Buddhism thus unfolded through ritual itself.';

const MEDIA_ZH = '县级融媒体中心的短视频生产依赖一线记者的情感投入，却很少为这种投入命名。通过对四个县级融媒体中心31名记者的深度访谈，研究发现，记者在与乡亲、上级和平台的互动中分别形成了“熟人式”“任务式”与“数据式”三种情感劳动，'
  + '三者时常发生冲突。记者以延迟发布、互换署名和私下回访等策略加以调适。研究认为，考核制度应当承认不可量化的关系劳动，使地方新闻的公共性得以维系。';
const MEDIA_EN = 'Short video production in county-level media centers relies on the emotional input of reporters but seldom gives it a name. In-depth interviews with 31 reporters in four centers show three kinds of emotional labor, '
  + 'shaped by acquaintances, tasks and data, which often conflict with one another. Reporters respond by delaying publication, exchanging bylines and paying private return visits. Assessment should recognize relational labor that cannot be counted.';

const ART_ZH = '清末民初的月份牌画常被视为商业美术的起点，其中的室内陈设却少有人讨论。本文以二百余幅月份牌画为样本，辨认其中的座钟、钢琴、镜台与盆花，并与同时期的家具商目录相比较。'
  + '结果表明，画中陈设多取自外国商店的图录而非实际居室，画师以拼贴方式构造出可供想望的“新家”。这种想象的室内先于实际的住宅改良出现，并反过来影响了家具的设计与陈列。';
const ART_EN = 'Calendar posters of the late Qing and early Republican years are often regarded as the beginning of commercial art, but the interiors they show are rarely discussed. '
  + 'A comparison of more than two hundred posters with furniture catalogs of the time shows that painters pieced together the furnishings from foreign catalogs rather than real rooms, and that this imagined home preceded actual reform of housing.';

const PHILOLOGY_ZH = [
  '《澄观阁书目》是清代中叶浙东藏书家手定的家藏目录，向无刊本。今存稿本与两种抄本，分藏三地，历来著录互有出入。',
  '本文比勘三本异同，考定稿本成于乾隆末年，甲抄本出自稿本的初定本，乙抄本则据增订后的稿本过录，并为后人补入嘉庆以后所得之书。书目中“别藏”一类保存了若干禁毁书籍的线索，可补史志目录之阙。',
];

const change = (id: number) => ({ id, author: '钟离秋', date: A_DAY.toISOString() });
const numbered = { reference: 'units', level: 0 };

export const collectedCPages: FrontPage[] = [

  frontPage({
    name: 'collected-religion-tracked',
    layout: 'The supervisor has gone through the file: changes not yet accepted in title, names, units, keywords and fund, and a comment at the abstract.',
    expected: {
      titleZh: '民国江南水陆法会的斋主与捐资',
      titleEn: 'Patrons and Donations of the Water and Land Ritual in Republican Jiangnan',
      authors: [
        { name: '释妙言', unit: '江左佛学院' },
        { name: '钟离秋', unit: '东海大学宗教研究所', email: 'zhongliq@example.cn' },
        { name: '更登扎西', unit: '东海大学宗教研究所' },
      ],
      abstractZh: RELIGION_ZH,
      abstractEn: RELIGION_EN,
      keywordsZh: ['水陆法会', '斋主', '捐资', '近代佛教'],
      keywordsEn: ['Water and Land ritual', 'patrons', 'donations', 'modern Buddhism'],
      funds: [{ name: '教育部人文社会科学重点研究基地重大项目', number: '22JJD730004' }],
    },
    blind: { comments: true, trackedChanges: true },
    document: () => ({ comments: { children: [{ id: 0, author: '钟离秋', initials: '钟', date: A_DAY, children: lines('摘要里是否要点出三座寺院的名字？请再斟酌。') }] } }),
    children: () => [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        new TextRun({ text: '民国江南水陆法会的', bold: true, size: 36 }),
        new DeletedTextRun({ ...change(11), text: '施主与布施', bold: true, size: 36 }),
        new InsertedTextRun({ ...change(12), text: '斋主与捐资', bold: true, size: 36 }),
      ] }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('释妙言^1^，钟离秋^2^'), new InsertedTextRun({ ...change(13), text: '，更登扎西' }), new InsertedTextRun({ ...change(14), text: '2', superScript: true }),
      ] }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('（1. 江左佛学院，江苏 苏州 215000；2. 东海大学'), new DeletedTextRun({ ...change(15), text: '哲学系' }), new InsertedTextRun({ ...change(16), text: '宗教研究所' }),
        ...runs('，上海 200433）'),
      ] }),
      new Paragraph({ children: [
        ...runs('**摘要：**'), new CommentRangeStart(0), ...runs(RELIGION_ZH), new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      new Paragraph({ children: [
        ...runs('**关键词：**水陆法会；斋主；'), new DeletedTextRun({ ...change(17), text: '江南城镇；' }), ...runs('捐资；近代佛教'),
      ] }),
      new Paragraph({ children: [
        ...runs('**基金项目：**教育部人文社会科学重点研究基地重大项目“近代佛教仪式与城镇社会”（'), new DeletedTextRun({ ...change(18), text: '22JJD730040' }),
        new InsertedTextRun({ ...change(19), text: '22JJD730004' }), ...runs('）'),
      ] }),
      line('**作者简介：**释妙言，江左佛学院讲师；钟离秋，东海大学宗教研究所教授，通讯作者，邮箱zhongliq@example.cn；更登扎西，东海大学宗教研究所博士研究生。'),
      line('Patrons and Donations of the Water and Land Ritual in Republican Jiangnan', { centred: true, bold: true, points: 14 }),
      line(`**Abstract:** ${RELIGION_EN}`),
      line('**Keywords:** Water and Land ritual; patrons; donations; modern Buddhism'),
      ...body('一、引言', '水陆法会是汉传佛教中规模最大的仪式之一，前后历时七昼夜。', '关于其仪轨的渊源，学界已有充分的讨论，出资者的面目则仍然模糊。'),
    ],
  }),

  frontPage({
    name: 'collected-communication-text-box',
    layout: 'A communication journal: title and subtitle in one line with a dash, units as an automatic list whose figures stand raised at the names, funds and biographies in a text box, names in the header.',
    expected: {
      titleZh: '被看见的劳动',
      subtitleZh: '县级融媒体中心记者的情感劳动及其调适',
      titleEn: 'Labor Made Visible',
      subtitleEn: 'Emotional Labor of Reporters in County-level Media Centers and Its Adjustment',
      authors: [
        { name: '罗闻笛', unit: '华岳大学新闻与传播学院', email: 'luowd@example.cn' },
        { name: '叶尔兰·哈德尔', unit: '西北边疆传播研究中心' },
        { name: '苏禾', unit: '青禾县融媒体中心' },
      ],
      abstractZh: MEDIA_ZH,
      abstractEn: MEDIA_EN,
      keywordsZh: ['情感劳动', '县级融媒体中心', '短视频', '地方新闻'],
      keywordsEn: ['emotional labor', 'county-level media center', 'short video', 'local news'],
      funds: [
        { name: '国家社会科学基金西部项目', number: '22XXW008' },
        { name: '陕西省教育厅科研计划项目', number: '23JK0091' },
      ],
    },
    blind: { headers: true },
    document: () => ({ numbering: { config: [{ reference: 'units', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }] }] } }),
    section: () => ({
      headers: { default: new Header({ children: [line('传播学论丛　第九辑　　　　罗闻笛等：被看见的劳动', { points: 9 })] }) },
      footers: { default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] })] }) },
    }),
    children: () => [
      line('·媒介与社会·', { font: '楷体' }),
      line('被看见的劳动——县级融媒体中心记者的情感劳动及其调适', { centred: true, bold: true, points: 16 }),
      line('罗闻笛^1^、叶尔兰·哈德尔^2^、苏　禾^3^', { centred: true, points: 12 }),
      line('华岳大学新闻与传播学院，陕西西安，710127', { points: 10.5, paragraph: { numbering: numbered } }),
      line('西北边疆传播研究中心，新疆伊宁，835000', { points: 10.5, paragraph: { numbering: numbered } }),
      line('青禾县融媒体中心，陕西榆林，719000', { points: 10.5, paragraph: { numbering: numbered } }),
      line(`【摘要】${MEDIA_ZH}`),
      line('【关键词】情感劳动、县级融媒体中心、短视频、地方新闻'),
      new Textbox({ alignment: AlignmentType.LEFT, style: { width: '430pt', height: '90pt' }, children: [
        line('基金项目：国家社会科学基金西部项目“西部县级融媒体中心的公共性研究”（22XXW008）；陕西省教育厅科研计划项目“短视频与乡村公共生活”（23JK0091）。', { points: 9 }),
        line('作者简介：罗闻笛，副教授，硕士生导师，E-mail：luowd@example.cn；叶尔兰·哈德尔，助理研究员；苏禾，主任记者。', { points: 9 }),
      ] }),
      ...body('一、问题的提出', '“拍一条视频要喝三杯茶。”一位受访记者这样形容自己的工作。', '县级融媒体中心自成立以来，逐渐成为基层短视频的主要生产者。'),
      line('Labor Made Visible: Emotional Labor of Reporters in County-level Media Centers and Its Adjustment', { bold: true, centred: true, paragraph: { pageBreakBefore: true } }),
      line('Luo Wendi, Yerlan Khadir, Su He', { centred: true }),
      line(`[Abstract] ${MEDIA_EN}`),
      line('[Keywords] emotional labor; county-level media center; short video; local news'),
    ],
  }),

  frontPage({
    name: 'collected-art-anonymous',
    layout: 'A file made ready for blind review: no authors and no funds in the text, English directly under the Chinese, but a name has stayed in the properties of the document.',
    expected: {
      titleZh: '月份牌画中的室内陈设与“新家”想象',
      titleEn: 'Interior Furnishings and the Imagination of a New Home in Calendar Posters',
      authors: [],
      abstractZh: ART_ZH,
      abstractEn: ART_EN,
      keywordsZh: ['月份牌画', '室内陈设', '商业美术', '图录'],
      keywordsEn: ['calendar poster', 'interior furnishing', 'commercial art', 'catalog'],
      funds: [],
    },
    blind: { properties: true, text: false },
    document: () => ({ creator: '俞清和', lastModifiedBy: '俞清和' }),
    section: () => ({ headers: { default: new Header({ children: [line('《艺术史集刊》匿名评审稿　稿件编号：YS2026-0173', { centred: true, points: 9 })] }) } }),
    children: () => [
      line('月份牌画中的室内陈设与“新家”想象', { heading: 1, centred: true }),
      line('Interior Furnishings and the Imagination of a New Home in Calendar Posters', { centred: true, points: 14, font: 'Times New Roman' }),
      line('内 容 提 要', { centred: true, bold: true }),
      line(ART_ZH, { font: '楷体' }),
      line('关 键 词：月份牌画/室内陈设/商业美术/图录', { font: '楷体' }),
      line('Abstract', { centred: true, bold: true }),
      line(ART_EN, { font: 'Times New Roman' }),
      line('Key words: calendar poster / interior furnishing / commercial art / catalog', { font: 'Times New Roman' }),
      line('引　言', { heading: 2, centred: true }),
      ...lines('月份牌画里的女子大多坐在一间陈设讲究的屋子里，身旁有座钟、盆花和一架从不弹奏的钢琴。', '这些物件从何而来，是本文要回答的第一个问题。'),
    ],
  }),

  frontPage({
    name: 'collected-philology-biography-end',
    layout: 'A volume of philology: name and unit in one right-hand line, an abstract of two paragraphs, only the title in English, funds in a typed note under a rule at the star, biography at the end.',
    expected: {
      titleZh: '《澄观阁书目》版本考',
      titleEn: 'A Textual Study of the Catalog of the Chengguan Pavilion',
      authors: [{ name: '李砚', unit: '江州大学古籍整理研究所', email: 'liyan@example.cn' }],
      abstractZh: PHILOLOGY_ZH.join('\n'),
      keywordsZh: ['《澄观阁书目》', '稿本', '抄本', '私家藏书', '禁毁书'],
      funds: [
        { name: '全国高等院校古籍整理研究工作委员会直接资助项目', number: '' },
        { name: '江州市图书馆委托横向课题', number: 'HX2024-017' },
      ],
    },
    children: () => [
      line('《澄观阁书目》版本考^＊^', { centred: true, points: 18, font: '宋体', bold: true }),
      line('A Textual Study of the Catalog of the Chengguan Pavilion', { centred: true, points: 12, font: 'Times New Roman' }),
      new Paragraph({ alignment: AlignmentType.RIGHT, children: runs('李　砚（江州大学古籍整理研究所）', { size: 24, font: '楷体' }) }),
      line(`**内容摘要：**${PHILOLOGY_ZH[0]}`),
      line(PHILOLOGY_ZH[1] ?? ''),
      line('**关 键 词：**《澄观阁书目》　稿本　抄本　私家藏书　禁毁书'),
      new Paragraph({
        border: { top: { style: BorderStyle.SINGLE, size: 4, color: '000000', space: 4 } },
        children: runs('＊ 本文为全国高等院校古籍整理研究工作委员会直接资助项目“浙东私家书目整理与研究”、江州市图书馆委托横向课题“馆藏稿抄本书目提要”（HX2024-017）的阶段性成果。', { size: 18 }),
      }),
      ...lines('澄观阁主人聚书四十年，所藏逾三万卷，身后散佚殆尽，赖其手定书目略存梗概。', '今就三本之行款、避讳与增补略作考证，以就正于方家。'),
      line('一　稿本', { bold: true }),
      line('稿本四册，半叶十行，无栏格，卷端钤“澄观阁”朱文长印。'),
      new Paragraph({ children: [
        ...runs('【作者简介】李砚，江州大学古籍整理研究所教授，研究方向为版本目录学。E-mail：'), new SimpleField('HYPERLINK "mailto:liyan@example.cn"', 'liyan@example.cn'),
      ] }),
    ],
  }),
];
