// Pages of journals of the natural sciences: formulas with lowered figures, letters at names, a table, a text box, names in a header.
import { AlignmentType, Header, Paragraph, Table, TableCell, TableRow, TextRun, Textbox, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from '../page.ts';

const physics = {
  zh: '单光子级中红外探测在分子指纹识别和自由空间通信中具有重要意义. 本文利用周期极化铌酸锂波导中的和频过程, 将3.4 μm波段的信号光上转换至近红外波段, 并采用硅雪崩二极管完成探测. '
    + '通过优化波导锥形区的长度与泵浦光的偏振态, 系统的总探测效率达到18.6%, 噪声计数率为每秒2.1万次. 结果表明, 该方案可在室温条件下工作, 为小型化中红外单光子光谱仪提供了可行的途径.',
  en: [
    'Single-photon detection in the mid-infrared is of importance in molecular fingerprinting and free-space communication, but detectors for this band usually have to be cooled and suffer from high dark counts.',
    'In this work, signal light at 3.4 μm is up-converted to the near infrared by sum-frequency generation in a periodically poled lithium niobate waveguide and is then detected by a silicon avalanche diode. '
    + 'A total detection efficiency of 18.6% is reached at room temperature, with a noise count rate of 21000 per second.',
  ],
};

const chemistry = {
  zh: '采用溶剂热法在TiO~2~纳米管表面原位生长ZnIn~2~S~4~纳米片，构筑了具有紧密界面的S型异质结光催化剂。利用X射线衍射、透射电镜和瞬态光电流对其结构与载流子行为进行了表征。在可见光照射60 min后，'
    + '最优样品对20 mg/L Cr(Ⅵ)的还原率达到97.8%，反应速率常数为单一TiO~2~的9.6倍，循环使用5次后活性仍保持在92%以上。自由基捕获实验表明，光生电子是还原过程的主要活性物种。',
  en: 'ZnIn~2~S~4~ nanosheets were grown in situ on TiO~2~ nanotubes by a solvothermal method to form an S-scheme heterojunction with an intimate interface. Under visible light for 60 min, '
    + 'the optimal sample reduced 97.8% of 20 mg/L Cr(VI), and its rate constant was 9.6 times that of bare TiO~2~. The activity remained above 92% after five cycles. Trapping experiments showed that '
    + 'photogenerated electrons were the main active species.',
};

const earth = {
  zh: '北羌塘坳陷上三叠统砂岩的物源与构造背景长期存在争议。本文在剖面实测的基础上，对雀莫错地区巴贡组砂岩开展了岩石学、全岩地球化学和碎屑锆石U-Pb年代学研究。碎屑锆石年龄主要集中于220~260 Ma、420~460 Ma和1.8~2.0 Ga，'
    + '物源主要来自北侧的可可西里—松潘地区，其次为中央隆起带。综合分析认为，晚三叠世北羌塘坳陷处于前陆盆地的充填晚期，为重建古特提斯洋的闭合过程提供了沉积学证据。',
  en: 'The provenance and tectonic setting of the Upper Triassic sandstones in the northern Qiangtang Depression have long been debated. Petrology, whole-rock geochemistry and detrital zircon U-Pb geochronology '
    + 'of the Bagong Formation were studied in the Quemocuo area. Ages cluster at 220-260 Ma, 420-460 Ma and 1.8-2.0 Ga. The sediments came mainly from the Hoh Xil-Songpan area in the north and were deposited in the late filling '
    + 'stage of a foreland basin.',
};

const biology = {
  zh: '氮沉降与干旱的交互作用如何影响草地群落的物种共存，目前仍缺乏长期实验证据。本研究依托典型草原连续8年的控制实验，测定了群落组成、根系功能性状和土壤微生物网络结构。结果显示，单独加氮使物种丰富度下降了21%，'
    + '而在干旱条件下加氮的负效应减弱；根系比根长的群落加权均值与微生物网络复杂度呈显著正相关。研究表明，地下性状的调整是草地群落应对多重全球变化因子的重要途径。',
  en: [
    'Aims The interaction of nitrogen deposition and drought may alter species coexistence in grasslands, but long-term experimental evidence is still lacking.',
    'Methods In an eight-year field experiment in a typical steppe, we measured community composition, root functional traits and the structure of soil microbial networks.',
    'Important findings Nitrogen addition alone reduced species richness by 21%, whereas its negative effect was weaker under drought. Specific root length was positively correlated with the complexity of microbial networks.',
  ],
};

/** As a stranger would type it: neither raised nor lowered. */
const plain = (text: string) => text.replace(/[~^]/g, '');

/** The notation of `line`, with `~…~` lowered. */
const formula = (text: string, style: { bold?: boolean; size?: number } = {}) => text.split(/~([^~]+)~/)
  .flatMap((piece, index) => index % 2 ? [new TextRun({ ...style, text: piece, subScript: true })] : runs(piece, style));

const cell = (width: number, children: Paragraph[], columnSpan = 1) => new TableCell({ children, columnSpan, width: { size: width, type: WidthType.PERCENTAGE } });

export const sciencePages: FrontPage[] = [
  frontPage({
    name: 'society-physics',
    layout: 'The Chinese abstract has no label, it stands between the dates and the key words; figures with a half bracket at names and units, a foreign co-author; fund with two numbers as a note with *; English last.',
    expected: {
      titleZh: '基于铌酸锂波导上转换的室温中红外单光子探测',
      titleEn: 'Room-temperature mid-infrared single-photon detection based on up-conversion in lithium niobate waveguide',
      authors: [
        { name: '韦一鸣', unit: '中国科学院理化技术研究所' },
        { name: '石磊', unit: '中国科学院理化技术研究所；中国科学院大学未来技术学院', email: 'shilei@optics.example.cn' },
        { name: 'Andreas Keller', unit: 'Institute of Applied Photonics, University of Jena' },
        { name: '戚少华', unit: '中国科学院理化技术研究所' },
      ],
      abstractZh: plain(physics.zh),
      abstractEn: physics.en.map(plain).join('\n'),
      keywordsZh: ['中红外探测', '频率上转换', '单光子', '铌酸锂波导'],
      keywordsEn: ['mid-infrared detection', 'frequency up-conversion', 'single photon', 'lithium niobate waveguide'],
      funds: [
        { name: '国家自然科学基金', number: '12179923' },
        { name: '国家自然科学基金', number: '12179956' },
        { name: '中国科学院战略性先导科技专项', number: 'XDB33999900' },
      ],
    },
    children: () => [
      line('基于铌酸锂波导上转换的室温中红外单光子探测^*^', { centred: true, bold: true, points: 18 }),
      line('韦一鸣^1)^　　石　磊^1)2)†^　　Andreas Keller^3)^　　戚少华^1)^', { centred: true, points: 14, font: '仿宋' }),
      line('1) (中国科学院理化技术研究所, 北京　100190)', { centred: true, points: 9 }),
      line('2) (中国科学院大学未来技术学院, 北京　100049)', { centred: true, points: 9 }),
      line('3) (Institute of Applied Photonics, University of Jena, Jena 07743, Germany)', { centred: true, points: 9 }),
      line('(2025年4月2日收到; 2025年6月18日收到修改稿)', { centred: true, points: 9 }),
      line(physics.zh, { font: '楷体' }),
      line('**关键词：**中红外探测, 频率上转换, 单光子, 铌酸锂波导'),
      line('**PACS：**42.65.Ky, 42.79.-e, 85.60.Gz'),
      line('* 国家自然科学基金(批准号: 12179923, 12179956)和中国科学院战略性先导科技专项(批准号: XDB33999900)资助的课题.', { points: 9 }),
      line('† 通信作者. E-mail: shilei@optics.example.cn', { points: 9 }),
      ...body('1　引 言', '中红外波段覆盖了大量分子的基频振动吸收, 在环境监测和生物医学等领域具有广泛的应用前景^[1-4]^.'),
      line('Room-temperature mid-infrared single-photon detection based on up-conversion in lithium niobate waveguide^*^', { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
      line('Wei Yi-Ming^1)^　　Shi Lei^1)2)†^　　Andreas Keller^3)^　　Qi Shao-Hua^1)^', { centred: true }),
      line('1) (Technical Institute of Physics and Chemistry, Chinese Academy of Sciences, Beijing 100190, China)', { centred: true, points: 9 }),
      line('2) (School of Future Technology, University of Chinese Academy of Sciences, Beijing 100049, China)', { centred: true, points: 9 }),
      line('3) (Institute of Applied Photonics, University of Jena, Jena 07743, Germany)', { centred: true, points: 9 }),
      line('(Received 2 April 2025; revised manuscript received 18 June 2025)', { centred: true, points: 9 }),
      line('Abstract', { centred: true, bold: true }),
      ...lines(...physics.en),
      line('**Keywords:** mid-infrared detection, frequency up-conversion, single photon, lithium niobate waveguide'),
      line('**PACS:** 42.65.Ky, 42.79.-e, 85.60.Gz'),
    ],
  }),

  frontPage({
    name: 'society-chemistry',
    layout: 'Lowered figures in title, abstract and key words; letters at the names, the correspondent with a star; units parted from town and postcode by blanks; English on a page of its own, with the funds in English only.',
    expected: {
      titleZh: 'ZnIn2S4/TiO2异质结的构筑及其光催化还原Cr(Ⅵ)性能',
      titleEn: 'Construction of ZnIn2S4/TiO2 Heterojunction and Its Photocatalytic Reduction of Cr(VI)',
      authors: [
        { name: '邵明轩', unit: '浙江工业大学化学工程学院' },
        { name: '谭思远', unit: '浙江工业大学化学工程学院；浙江省绿色催化重点实验室' },
        { name: '黎晓', unit: '浙江省绿色催化重点实验室' },
        { name: '董岚', unit: '浙江工业大学化学工程学院；浙江省绿色催化重点实验室', email: 'donglan@chem.example.cn' },
      ],
      abstractZh: plain(chemistry.zh),
      abstractEn: plain(chemistry.en),
      keywordsZh: ['光催化', '异质结', 'ZnIn2S4', 'TiO2纳米管', 'Cr(Ⅵ)'],
      keywordsEn: ['photocatalysis', 'heterojunction', 'ZnIn2S4', 'TiO2 nanotube', 'Cr(VI)'],
      funds: [
        { name: 'National Natural Science Foundation of China', number: '22179945' },
        { name: 'National Natural Science Foundation of China', number: '22309912' },
        { name: 'Zhejiang Provincial Natural Science Foundation of China', number: 'LQ23B039907' },
      ],
    },
    section: () => ({ headers: { default: new Header({ children: [line('化　学　研　究　论　文', { centred: true, points: 9 })] }) } }),
    children: () => [
      line('研究论文', { bold: true, font: '黑体' }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: formula('ZnIn~2~S~4~/TiO~2~异质结的构筑及其光催化还原Cr(Ⅵ)性能', { bold: true, size: 36 }) }),
      line('邵明轩^a^　谭思远^a,b^　黎　晓^b^　董　岚^*,a,b^', { centred: true, points: 14 }),
      line('(^a^浙江工业大学 化学工程学院　杭州　310014)\n(^b^浙江省绿色催化重点实验室　杭州　310014)', { centred: true, points: 9 }),
      new Paragraph({ children: [...runs('**摘要**　'), ...formula(chemistry.zh)] }),
      new Paragraph({ children: [...runs('**关键词**　'), ...formula('光催化；异质结；ZnIn~2~S~4~；TiO~2~纳米管；Cr(Ⅵ)')] }),
      line('* E-mail: donglan@chem.example.cn; Tel.: 0571-00000000', { points: 9 }),
      line('Received March 5, 2025.', { points: 9 }),
      new Paragraph({ alignment: AlignmentType.CENTER, pageBreakBefore: true,
        children: formula('Construction of ZnIn~2~S~4~/TiO~2~ Heterojunction and Its Photocatalytic Reduction of Cr(VI)', { bold: true, size: 32 }) }),
      line('Shao, Mingxuan^a^　　Tan, Siyuan^a,b^　　Li, Xiao^b^　　Dong, Lan^*,a,b^', { centred: true }),
      line('(^a^College of Chemical Engineering, Zhejiang University of Technology, Hangzhou 310014)\n(^b^Zhejiang Key Laboratory of Green Catalysis, Hangzhou 310014)', { centred: true, points: 9 }),
      new Paragraph({ children: [...runs('**Abstract**　'), ...formula(chemistry.en)] }),
      new Paragraph({ children: [...runs('**Keywords**　'), ...formula('photocatalysis; heterojunction; ZnIn~2~S~4~; TiO~2~ nanotube; Cr(VI)')] }),
      line('Project supported by the National Natural Science Foundation of China (Nos. 22179945, 22309912) and the Zhejiang Provincial Natural Science Foundation of China (No. LQ23B039907).', { points: 9 }),
      line('含铬废水主要来自电镀、制革等行业，其中六价铬毒性强、迁移性高，对生态环境构成严重威胁。', { paragraph: { pageBreakBefore: true } }),
      ...body('1　实验部分', '所用试剂均为分析纯，使用前未经进一步纯化。'),
    ],
  }),

  frontPage({
    name: 'society-geology',
    layout: 'Under title and authors a table: at the left dates, funds with the title of the project in 《》 and biographies, at the right the abstract and key words; the subtitle in a paragraph of its own; English in the second row.',
    expected: {
      titleZh: '北羌塘坳陷上三叠统砂岩物源与构造背景',
      subtitleZh: '以雀莫错地区巴贡组为例',
      titleEn: 'Provenance and tectonic setting of Upper Triassic sandstones in the northern Qiangtang Depression',
      subtitleEn: 'A case study of the Bagong Formation in the Quemocuo area',
      authors: [
        { name: '索南多杰', unit: '成都理工大学沉积地质研究院', email: 'sndj@geol.example.cn' },
        { name: '穆青山', unit: '中国地质调查局成都地质调查中心' },
        { name: '封雨桐', unit: '成都理工大学沉积地质研究院' },
        { name: '申屠浩', unit: '成都理工大学沉积地质研究院；中国地质调查局成都地质调查中心', email: 'shentuhao@geol.example.cn' },
      ],
      abstractZh: earth.zh,
      abstractEn: earth.en,
      keywordsZh: ['碎屑锆石', '物源分析', '上三叠统', '巴贡组', '北羌塘坳陷'],
      keywordsEn: ['detrital zircon', 'provenance analysis', 'Upper Triassic', 'Bagong Formation', 'northern Qiangtang Depression'],
      funds: [{ name: '中国地质调查局项目', number: 'DD20229955' }, { name: '国家自然科学基金青年科学基金项目', number: '42109934' }],
    },
    children: () => [
      line('北羌塘坳陷上三叠统砂岩物源与构造背景', { centred: true, bold: true, points: 22 }),
      line('——以雀莫错地区巴贡组为例', { centred: true, points: 15 }),
      line('索南多杰^1)^，穆青山^2)^，封雨桐^1)^，申屠浩^1,2)^', { centred: true, points: 12 }),
      line('1) 成都理工大学沉积地质研究院，成都，610059；\n2) 中国地质调查局成都地质调查中心，成都，610081', { centred: true, points: 9 }),
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [
          new TableRow({ children: [
            cell(32, lines(
              '收稿日期：2024-12-09',
              '改回日期：2025-03-30',
              '基金项目：中国地质调查局项目《羌塘盆地油气资源战略调查》（编号：DD20229955）、国家自然科学基金青年科学基金项目《北羌塘晚三叠世沉积转换及其动力学意义》（编号：42109934）',
              '作者简介：索南多杰（1995- ），男，在读博士生，矿物学、岩石学、矿床学专业。E-mail：sndj@geol.example.cn',
              '通讯作者：申屠浩（1974- ），男，教授，从事沉积地质学教学与研究。E-mail：shentuhao@geol.example.cn',
            )),
            cell(68, [line(`**内容提要：**${earth.zh}`), line('**关键词：**碎屑锆石；物源分析；上三叠统；巴贡组；北羌塘坳陷')]),
          ] }),
          new TableRow({ children: [cell(100, [
            line('Provenance and tectonic setting of Upper Triassic sandstones in the northern Qiangtang Depression: A case study of the Bagong Formation in the Quemocuo area', { bold: true }),
            line('SUONAN Duojie^1)^, MU Qingshan^2)^, FENG Yutong^1)^, SHENTU Hao^1,2)^'),
            line('1) Institute of Sedimentary Geology, Chengdu University of Technology, Chengdu, 610059;\n2) Chengdu Center of China Geological Survey, Chengdu, 610081', { points: 9 }),
            line(`**Abstract:** ${earth.en}`),
            line('**Keywords:** detrital zircon; provenance analysis; Upper Triassic; Bagong Formation; northern Qiangtang Depression'),
          ], 2)] }),
        ],
      }),
      ...lines('羌塘盆地位于青藏高原腹地，是我国陆域重要的海相含油气盆地之一（穆青山等，2016）。'),
      ...body('1  区域地质背景', '北羌塘坳陷北以可可西里—金沙江缝合带为界，南与中央隆起带相邻。'),
    ],
  }),

  frontPage({
    name: 'society-biology',
    layout: 'Each author in a paragraph of his own with units and address on soft lines; funds, one without a number, in a text box; authors in the page header; the English abstract in three paragraphs.',
    expected: {
      titleZh: '氮添加与干旱交互作用对典型草原物种共存和根系性状的影响',
      titleEn: 'Interactive effects of nitrogen addition and drought on species coexistence and root traits in a typical steppe',
      authors: [
        { name: '顾晨', unit: '南京师范大学生命科学学院', email: 'guchen@eco.example.cn' },
        { name: '乌云其木格', unit: '内蒙古大学生态与环境学院', email: 'wyqmg@eco.example.cn' },
        { name: '万方', unit: '南京师范大学生命科学学院；江苏省生物多样性与生物技术重点实验室', email: 'wanfang@eco.example.cn' },
      ],
      abstractZh: biology.zh,
      abstractEn: biology.en.join('\n'),
      keywordsZh: ['氮沉降', '干旱', '物种共存', '根系性状', '微生物网络'],
      keywordsEn: ['nitrogen deposition', 'drought', 'species coexistence', 'root traits', 'microbial network'],
      funds: [{ name: '国家自然科学基金面上项目', number: '32179956' }, { name: '江苏高校优势学科建设工程资助项目', number: '' }],
    },
    blind: { headers: true },
    section: () => ({ headers: { default: new Header({ children: [line('顾晨 等：氮添加与干旱交互作用对典型草原物种共存和根系性状的影响', { centred: true, points: 9 })] }) } }),
    children: () => [
      line('氮添加与干旱交互作用对典型草原\n物种共存和根系性状的影响', { bold: true, points: 16 }),
      line('**顾　晨**\n南京师范大学生命科学学院，南京 210023\nE-mail: guchen@eco.example.cn'),
      line('**乌云其木格**\n内蒙古大学生态与环境学院，呼和浩特 010021\nE-mail: wyqmg@eco.example.cn'),
      line('**万　方**（通讯作者）\n南京师范大学生命科学学院，南京 210023\n江苏省生物多样性与生物技术重点实验室，南京 210023\nE-mail: wanfang@eco.example.cn'),
      line(`**摘要**　${biology.zh}`),
      line('**关键词**　氮沉降, 干旱, 物种共存, 根系性状, 微生物网络'),
      line('Interactive effects of nitrogen addition and drought on species coexistence and root traits in a typical steppe', { bold: true, points: 14 }),
      line('GU Chen, WUYUN Qimuge, WAN Fang'),
      line('Abstract', { bold: true }),
      ...biology.en.map((text) => line(text.replace(/^(Aims|Methods|Important findings)/, '**$1**'))),
      line('**Key words**　nitrogen deposition, drought, species coexistence, root traits, microbial network'),
      new Textbox({
        style: { width: '440pt', height: '48pt' },
        children: lines('收稿日期 Received: 2025-01-08　　接受日期 Accepted: 2025-04-22', '基金项目：国家自然科学基金面上项目（32179956）；江苏高校优势学科建设工程资助项目'),
      }),
      ...lines('人类活动导致的大气氮沉降增加和降水格局改变，正在深刻影响陆地生态系统的结构与功能（顾晨等, 2021）。'),
      ...body('1　材料和方法', '实验样地位于内蒙古锡林郭勒典型草原区，年均降水量约350 mm。'),
    ],
  }),
];
