// Pages of the humanities, museums, heritage, dance and film: a form before the text, a text box, a house template by styles, the author's card at the end.
import { FootnoteReferenceRun, Paragraph, Table, TableCell, TableRow, Textbox, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const cell = (text: string, columnSpan = 1) => new TableCell({ columnSpan, children: text.split('\n').map((row) => line(row)) });
const row = (...cells: TableCell[]) => new TableRow({ children: cells });

const styled = (style: string, text: string) => new Paragraph({ style, children: runs(text) });

export const culturePages: FrontPage[] = [
  frontPage({
    name: 'volume-classics',
    layout: 'The heads of the abstracts stand in paragraphs of their own; the fund is in a footnote at the title; the author’s card with unit and e-mail comes after the references.',
    expected: {
      titleZh: '南宋书坊与类书的刊刻',
      subtitleZh: '兼论“纂图互注”之名的由来',
      titleEn: 'Commercial Publishers and the Printing of Encyclopedias in the Southern Song',
      subtitleEn: 'With a Note on the Origin of the Term Zuantu Huzhu',
      authors: [{ name: '欧阳静姝', unit: '兰台大学古籍整理研究所', email: 'ouyang_js@example.cn' }],
      abstractZh: '南宋中后期，建阳书坊大量刊刻供科举之用的类书。本文比对现存十一种刻本的牌记、目录与版式，指出书坊在编纂上多取旧本增删，在营销上则以“纂图”“互注”“重言”等名目相标榜。'
        + '“纂图互注”四字连称，最初见于经部书的题名，其后方为子部书所袭用。书坊之间的相互翻刻，造成了今日版本著录上的若干混乱。',
      abstractEn: 'In the middle and late Southern Song, commercial publishers in Jianyang printed many encyclopedias for examination candidates. '
        + 'Comparing the colophons, tables of contents and page layouts of eleven extant editions, this paper shows how publishers recycled older compilations and advertised them under new labels.',
      keywordsZh: ['南宋', '建阳书坊', '类书', '纂图互注', '版本'],
      keywordsEn: ['Southern Song', 'Jianyang publishers', 'encyclopedias', 'Zuantu Huzhu', 'editions'],
      funds: [{ number: '23YJA870018', name: '教育部人文社会科学研究规划基金项目' }],
    },
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        ...runs('南宋书坊与类书的刊刻', { bold: true, size: 36, font: '宋体' }),
        new FootnoteReferenceRun({ children: lines('基金项目：教育部人文社会科学研究规划基金项目“宋元建本类书综录与研究”（23YJA870018）。') }),
      ] }),
      line('——兼论“纂图互注”之名的由来', { centred: true, points: 14, font: '楷体' }),
      line('欧阳静姝', { centred: true, points: 14 }),
      line('摘  要', { centred: true, bold: true }),
      line('南宋中后期，建阳书坊大量刊刻供科举之用的类书。本文比对现存十一种刻本的牌记、目录与版式，指出书坊在编纂上多取旧本增删，在营销上则以“纂图”“互注”“重言”等名目相标榜。'
        + '“纂图互注”四字连称，最初见于经部书的题名，其后方为子部书所袭用。书坊之间的相互翻刻，造成了今日版本著录上的若干混乱。'),
      line('关键词：南宋  建阳书坊  类书  纂图互注  版本'),
      line('Commercial Publishers and the Printing of Encyclopedias in the Southern Song', { centred: true, bold: true, font: 'Times New Roman' }),
      line('—With a Note on the Origin of the Term Zuantu Huzhu', { centred: true, font: 'Times New Roman' }),
      line('Ouyang Jingshu', { centred: true, font: 'Times New Roman' }),
      line('Abstract', { centred: true, bold: true, font: 'Times New Roman' }),
      line('In the middle and late Southern Song, commercial publishers in Jianyang printed many encyclopedias for examination candidates. '
        + 'Comparing the colophons, tables of contents and page layouts of eleven extant editions, this paper shows how publishers recycled older compilations and advertised them under new labels.'),
      line('Keywords: Southern Song, Jianyang publishers, encyclopedias, Zuantu Huzhu, editions'),
      ...body('一、现存刻本的清理', '类书之刻，本不始于南宋。然而以一坊之力、数年之间而刻至数百卷者，前此未有。', '今所见诸本，多经后人拆配，牌记亦有剜改。'),
      ...body('参考文献', '[1] 柳原：《建本书录》，兰台：兰台书社，2015年。', '[2] 纪棠：《坊刻与科举》，兰台：兰台书社，2019年。'),
      line('作者信息', { bold: true }),
      ...lines(
        '姓    名：欧阳静姝',
        '单    位：兰台大学古籍整理研究所',
        '职    称：副研究员',
        '通讯地址：湖西省兰台市文渊路8号（430062）',
        '电    话：13800000000',
        'E-mail：ouyang_js@example.cn',
      ),
    ],
  }),
  frontPage({
    name: 'volume-museum',
    layout: 'A form of the journal with titles, authors, e-mails and funds in a table comes first; the title stands again above the abstract.',
    expected: {
      titleZh: '博物馆社区展览的共同策展机制',
      titleEn: 'Co-curation Mechanisms of Community Exhibitions in Museums',
      authors: [
        { name: '简宁', unit: '临江市博物馆展览部', email: 'jianning@example.org' },
        { name: '巴图', unit: '北岭大学考古文博学院', email: 'batu@example.cn' },
        { name: '杜若溪', unit: '北岭大学考古文博学院', email: 'duruoxi@example.cn' },
      ],
      abstractZh: '社区展览要求博物馆与居民分享阐释的权力，但分享到何种程度、由谁承担后果，实践中少有明文。本文追踪一座地方博物馆三年间的五个社区展览，比较选题、征集、文本与撤展四个环节中双方的分工。'
        + '研究认为，共同策展的关键不在参与人数，而在争议出现时的议事规则；博物馆应当以书面约定保留居民的署名权与撤回权。',
      abstractEn: 'Community exhibitions ask museums to share interpretive authority with residents. Following five exhibitions of a local museum over three years, '
        + 'this paper compares the division of labour in four stages and argues that rules for handling disputes matter more than the number of participants.',
      keywordsZh: ['社区展览', '共同策展', '公众参与', '博物馆伦理'],
      keywordsEn: ['community exhibition', 'co-curation', 'public participation', 'museum ethics'],
      funds: [
        { number: '2023WB-017', name: '湖西省文物局科研项目' },
        { number: '', name: '临江市博物馆委托课题' },
      ],
    },
    children: () => [
      line('《博物馆研究辑刊》稿件首页信息表', { centred: true, bold: true, points: 15 }),
      new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [
        row(cell('中文题名'), cell('博物馆社区展览的共同策展机制', 3)),
        row(cell('英文题名'), cell('Co-curation Mechanisms of Community Exhibitions in Museums', 3)),
        row(cell('姓名'), cell('工作单位'), cell('职称'), cell('电子邮箱')),
        row(cell('简　宁'), cell('临江市博物馆展览部'), cell('馆员'), cell('jianning@example.org')),
        row(cell('巴　图'), cell('北岭大学考古文博学院'), cell('教授'), cell('batu@example.cn')),
        row(cell('杜若溪'), cell('北岭大学考古文博学院'), cell('硕士生'), cell('duruoxi@example.cn')),
        row(cell('基金项目'), cell('湖西省文物局科研项目“社区博物馆的评估指标”（2023WB-017）\n临江市博物馆委托课题“老城记忆展览的居民参与”', 3)),
        row(cell('投稿日期'), cell('2026年2月20日', 3)),
      ] }),
      line('博物馆社区展览的共同策展机制', { heading: 1, centred: true }),
      ...lines(
        '内容摘要：社区展览要求博物馆与居民分享阐释的权力，但分享到何种程度、由谁承担后果，实践中少有明文。本文追踪一座地方博物馆三年间的五个社区展览，比较选题、征集、文本与撤展四个环节中双方的分工。'
        + '研究认为，共同策展的关键不在参与人数，而在争议出现时的议事规则；博物馆应当以书面约定保留居民的署名权与撤回权。',
        '关 键 词：社区展览　共同策展　公众参与　博物馆伦理',
        'Abstract: Community exhibitions ask museums to share interpretive authority with residents. Following five exhibitions of a local museum over three years, '
        + 'this paper compares the division of labour in four stages and argues that rules for handling disputes matter more than the number of participants.',
        'Key words: community exhibition; co-curation; public participation; museum ethics',
        '',
        '2022年春，临江老城的居民把三百余件旧物送进了博物馆的大厅。此后三年，这样的场面又出现了四次。',
      ),
      line('一、社区展览的四个环节', { heading: 2 }),
      line('一个展览从选题到撤展，通常经过四个环节。'),
    ],
  }),
  frontPage({
    name: 'volume-heritage',
    layout: 'Six authors with raised figures, two of them in two units, an abstract in four labelled paragraphs; dates, funds and correspondence are in a text box.',
    expected: {
      titleZh: '干旱区土遗址表面盐结皮的形成机制与清除试验',
      titleEn: 'Formation Mechanism and Removal Tests of Salt Crusts on Earthen Sites in Arid Regions',
      authors: [
        { name: '陶砚秋', unit: '西陵大学文化遗产学院' },
        { name: '阿依努尔·热合曼', unit: '西域文物考古研究院' },
        { name: '尼玛次仁', unit: '西域文物考古研究院；土遗址保护重点实验室' },
        { name: '冯越', unit: '西陵大学文化遗产学院' },
        { name: '单志远', unit: '土遗址保护重点实验室' },
        { name: '葛思齐', unit: '西陵大学文化遗产学院；土遗址保护重点实验室', email: 'gesiqi@example.org' },
      ],
      abstractZh: '目的：查明干旱区土遗址表面盐结皮的成因，比较不同清除方法的效果与副作用。\n'
        + '方法：在某古城遗址选取三处墙体，采用离子色谱、X射线衍射与微钻阻力法测定盐分分布，并以纸浆贴敷、干法剥离和控湿脱盐开展现场试验。\n'
        + '结果：盐分以硫酸钠和氯化钠为主，集中于表层0～15 mm；控湿脱盐使表层含盐量下降61%，且墙体强度未见明显变化。\n'
        + '结论：结皮由毛细上升与昼夜湿度循环共同造成，控湿脱盐适用于强度较低的墙体。',
      abstractEn: 'Objective: To clarify the origin of salt crusts on earthen sites in arid regions and to compare removal methods.\n'
        + 'Methods: Ion chromatography, X-ray diffraction and micro-drilling were used on three walls, and three methods were tested on site.\n'
        + 'Results: Sodium sulfate and sodium chloride gather within 15 mm of the surface; humidity-controlled desalination removed 61% of the salts.\n'
        + 'Conclusion: The method suits walls of low strength.',
      keywordsZh: ['土遗址', '盐结皮', '硫酸钠', '控湿脱盐', '现场试验'],
      keywordsEn: ['earthen site', 'salt crust', 'sodium sulfate', 'humidity-controlled desalination', 'field test'],
      funds: [
        { number: '2022YFF0904300', name: '国家重点研发计划' },
        { number: '52208041', name: '国家自然科学基金' },
        { number: '42277105', name: '国家自然科学基金' },
      ],
    },
    children: () => [
      line('DOI：10.00000/j.example.2026.02.005', { points: 9 }),
      line('干旱区土遗址表面盐结皮的形成机制与清除试验', { centred: true, points: 18, font: '黑体' }),
      line('陶砚秋^1^，阿依努尔·热合曼^2^，尼玛次仁^2,3^，冯  越^1^，单志远^3^，葛思齐^1,3*^', { centred: true, points: 12 }),
      line('1. 西陵大学文化遗产学院，湖西 西陵 710069', { centred: true, points: 9 }),
      line('2. 西域文物考古研究院，新湖 天河 830011', { centred: true, points: 9 }),
      line('3. 土遗址保护重点实验室，湖西 西陵 710075', { centred: true, points: 9 }),
      new Textbox({
        style: { width: '430pt', height: '90pt', positionVertical: 'absolute', positionVerticalRelative: 'page', marginTop: '680pt' },
        children: lines(
          '收稿日期：2025-11-17；修回日期：2026-01-30',
          '基金项目：国家重点研发计划（2022YFF0904300）；国家自然科学基金（52208041，42277105）',
          '第一作者：陶砚秋（1996—），女，博士研究生，研究方向为土遗址保护',
          '*通信作者：葛思齐，教授，E-mail：gesiqi@example.org',
        ),
      }),
      ...lines(
        '**摘  要：**目的：查明干旱区土遗址表面盐结皮的成因，比较不同清除方法的效果与副作用。',
        '方法：在某古城遗址选取三处墙体，采用离子色谱、X射线衍射与微钻阻力法测定盐分分布，并以纸浆贴敷、干法剥离和控湿脱盐开展现场试验。',
        '结果：盐分以硫酸钠和氯化钠为主，集中于表层0～15 mm；控湿脱盐使表层含盐量下降61%，且墙体强度未见明显变化。',
        '结论：结皮由毛细上升与昼夜湿度循环共同造成，控湿脱盐适用于强度较低的墙体。',
        '**关键词：**土遗址；盐结皮；硫酸钠；控湿脱盐；现场试验',
        '**中图分类号：**K878.3　　**文献标志码：**A',
      ),
      line('Formation Mechanism and Removal Tests of Salt Crusts on Earthen Sites in Arid Regions', { centred: true, bold: true, points: 14 }),
      line('TAO Yanqiu^1^, Aynur Rahman^2^, Nyima Tsering^2,3^, FENG Yue^1^, SHAN Zhiyuan^3^, GE Siqi^1,3*^', { centred: true }),
      line('1. School of Cultural Heritage, Xiling University, Xiling 710069, China\n2. Western Regions Institute of Archaeology, Tianhe 830011, China\n'
        + '3. Key Laboratory for Conservation of Earthen Sites, Xiling 710075, China', { centred: true, points: 9 }),
      ...lines(
        '**Abstract:** Objective: To clarify the origin of salt crusts on earthen sites in arid regions and to compare removal methods.',
        'Methods: Ion chromatography, X-ray diffraction and micro-drilling were used on three walls, and three methods were tested on site.',
        'Results: Sodium sulfate and sodium chloride gather within 15 mm of the surface; humidity-controlled desalination removed 61% of the salts.',
        'Conclusion: The method suits walls of low strength.',
        '**Key words:** earthen site; salt crust; sodium sulfate; humidity-controlled desalination; field test',
      ),
      ...body('0  引言', '土遗址是以土为主要建筑材料的遗存。在干旱区，盐分的反复结晶使其表层逐年粉化。'),
      ...body('1  材料与方法', '试验墙体位于遗址东北角，残高2.4 m。'),
    ],
  }),
  frontPage({
    name: 'volume-dance-film',
    layout: 'A house template by named styles: authors with “文 / ”, biographies of both in one line under the keywords, keywords parted by 、, only an English title and English keywords.',
    expected: {
      titleZh: '镜头之内的舞者',
      subtitleZh: '当代舞蹈影像中身体与剪辑的关系',
      titleEn: 'The Dancer inside the Frame',
      subtitleEn: 'Body and Editing in Contemporary Screendance',
      authors: [
        { name: '司徒婉', unit: '南屏艺术学院舞蹈学院' },
        { name: '裴野', unit: '南屏艺术学院电影学院；北岭影视研究所', email: 'peiye@example.com' },
      ],
      abstractZh: '舞蹈影像既不是演出的记录，也不是以舞蹈为题材的故事片。它把动作的起止交给剪辑，把空间的取舍交给景框。本文细读近十年的六部短片，从动作接点、重复与停顿三个方面说明剪辑如何参与编舞，'
        + '并讨论舞者在拍摄现场的身体经验怎样保留于成片之中。舞蹈影像提示我们，身体的在场并不以完整的呈现为前提。',
      keywordsZh: ['舞蹈影像', '编舞', '剪辑', '身体在场'],
      keywordsEn: ['Screendance', 'Choreography', 'Editing', 'Bodily Presence'],
      funds: [
        { number: '22BE056', name: '国家社会科学基金艺术学一般项目' },
        { number: 'NYKY202411', name: '南屏艺术学院校级科研项目' },
      ],
    },
    document: () => ({ styles: { paragraphStyles: [
      { id: 'wenzhangtiming', name: '文章题名', basedOn: 'Normal', run: { size: 36, bold: true }, paragraph: { alignment: 'center' } },
      { id: 'futi', name: '副题', basedOn: 'Normal', run: { size: 28 }, paragraph: { alignment: 'center' } },
      { id: 'zuozhe', name: '作者', basedOn: 'Normal', run: { size: 24, font: '楷体' }, paragraph: { alignment: 'center' } },
      { id: 'tiyao', name: '提要', basedOn: 'Normal', run: { size: 21, font: '楷体' }, paragraph: { indent: { left: 420, right: 420 } } },
    ] } }),
    children: () => [
      styled('wenzhangtiming', '镜头之内的舞者'),
      styled('futi', '——当代舞蹈影像中身体与剪辑的关系'),
      styled('zuozhe', '文 / 司徒婉　裴　野'),
      styled('tiyao', '【内容提要】舞蹈影像既不是演出的记录，也不是以舞蹈为题材的故事片。它把动作的起止交给剪辑，把空间的取舍交给景框。本文细读近十年的六部短片，从动作接点、重复与停顿三个方面说明剪辑如何参与编舞，'
        + '并讨论舞者在拍摄现场的身体经验怎样保留于成片之中。舞蹈影像提示我们，身体的在场并不以完整的呈现为前提。'),
      styled('tiyao', '【关 键 词】舞蹈影像、编舞、剪辑、身体在场'),
      styled('tiyao', '【作者简介】司徒婉，南屏艺术学院舞蹈学院教授、硕士生导师；裴野（通讯作者），南屏艺术学院电影学院讲师、北岭影视研究所研究员，peiye@example.com。'),
      styled('tiyao', '【基金项目】国家社会科学基金艺术学一般项目“中国舞蹈影像史料整理与研究”（22BE056）；南屏艺术学院校级科研项目“舞蹈影像工作坊教学”（NYKY202411）'),
      styled('tiyao', '【Title】The Dancer inside the Frame: Body and Editing in Contemporary Screendance'),
      styled('tiyao', '【Keywords】Screendance, Choreography, Editing, Bodily Presence'),
      ...lines('', '一部十二分钟的短片，舞者的全身只出现了两次。观众却很少怀疑自己看到的是一支完整的舞。'),
      line('一、动作接点', { heading: 2 }),
      line('所谓动作接点，是指前一镜头的动作与后一镜头的动作相接之处。'),
    ],
  }),
];
