// Front pages in house templates that ask for more than title and abstract: content controls, a bilingual table, a centre's collected volume, units before the names.
import { BorderStyle, Header, Paragraph, Table, TableCell, TableRow, WidthType, type ITableCellOptions } from 'docx';
import { frontPage, line, lines, runs, type FrontPage } from '../page.ts';
import { controlled, marked, note, noted, sheet, style, styled } from './template-marks.ts';

const library: FrontPage = controlled(frontPage({
  name: 'template-library',
  layout: 'A library journal: structured abstract in square brackets, some fields in content controls, authors after a black square, biographies of all authors in one line, contributions and English at the end.',
  expected: {
    titleZh: '公共图书馆适老化智慧服务的用户接受机制研究',
    titleEn: 'User Acceptance Mechanism of Age-Friendly Smart Services in Public Libraries',
    authors: [
      { name: '祁望舒', unit: '滨海大学信息管理学院' },
      { name: '贺兰英', unit: '江东省图书馆' },
      { name: '闻人越', unit: '滨海大学信息管理学院', email: 'wenren_y@example.cn' },
    ],
    abstractZh: '[目的/意义]探讨老年读者接受公共图书馆智慧服务的影响因素与作用路径，为图书馆适老化改造提供参考。[方法/过程]以技术接受模型为基础，引入数字焦虑与代际支持两个变量，对4家公共图书馆的426名老年读者进行问卷调查，'
      + '运用结构方程模型检验假设，并辅以12人次的半结构化访谈。[结果/结论]感知有用性与代际支持显著提高使用意愿，数字焦虑通过感知易用性间接抑制使用意愿。图书馆应简化交互界面，发展同伴与家庭辅导，并保留人工服务。',
    abstractEn: '[Purpose/Significance] This paper explores the factors that influence the acceptance of smart services of public libraries by elderly readers. [Method/Process] Based on the technology acceptance model with '
      + 'digital anxiety and intergenerational support as additional variables, 426 elderly readers of four libraries were surveyed, and the hypotheses were tested with a structural equation model. [Result/Conclusion] '
      + 'Perceived usefulness and intergenerational support raise the intention to use, while digital anxiety lowers it indirectly.',
    keywordsZh: ['公共图书馆', '智慧服务', '适老化', '老年读者', '技术接受模型'],
    keywordsEn: ['public library', 'smart service', 'age-friendly', 'elderly readers', 'technology acceptance model'],
    funds: [{ number: '23CTQ099', name: '国家社会科学基金青年项目' }],
  },
  document: () => ({ styles: { paragraphStyles: [
    style('Biaoti', '论文标题', 18, '黑体', true), style('Zuozhe', '作者署名', 12, '楷体', true), style('Danwei', '作者单位', 9, '宋体', true), style('Zhaiyao', '摘要正文', 9, '宋体'),
  ] } }),
  children: () => sheet(
    styled('Biaoti', '公共图书馆适老化智慧服务的用户接受机制研究*'),
    styled('Zuozhe', '■ 祁望舒^1^　贺兰英^2^　闻人越^1^'),
    styled('Danwei', '^1^ 滨海大学信息管理学院　滨海　100871　　^2^ 江东省图书馆　南陵　210013'),
    styled('Zhaiyao', '**摘要：**[目的/意义]探讨老年读者接受公共图书馆智慧服务的影响因素与作用路径，为图书馆适老化改造提供参考。[方法/过程]以技术接受模型为基础，引入数字焦虑与代际支持两个变量，对4家公共图书馆的426名老年读者进行问卷调查，'
      + '运用结构方程模型检验假设，并辅以12人次的半结构化访谈。[结果/结论]感知有用性与代际支持显著提高使用意愿，数字焦虑通过感知易用性间接抑制使用意愿。图书馆应简化交互界面，发展同伴与家庭辅导，并保留人工服务。'),
    styled('Zhaiyao', '**关键词：**公共图书馆　　智慧服务　　适老化　　老年读者　　技术接受模型'),
    styled('Zhaiyao', '**分类号：**G252'),
    styled('Zhaiyao', '**DOI：**10.99999/j.issn.0252-9999.2026.06.004'),
    styled('Zhaiyao', '* 本文系国家社会科学基金青年项目“公共数字文化服务的老年群体包容机制研究”（项目编号：23CTQ099）研究成果之一。'),
    styled('Zhaiyao', '**作者简介：**祁望舒，讲师，博士，研究方向：用户信息行为；贺兰英，副研究馆员，研究方向：老年读者服务；闻人越，教授，博士生导师，通信作者，研究方向：公共文化服务，E-mail：wenren_y@example.cn。'),
    styled('Zhaiyao', '**收稿日期：**2025-11-20　　**修回日期：**2026-01-27　　**本文起止页码：**35-46　　**本文责任编辑：**'),
    line('1　引言', { heading: 1 }),
    ...lines('　　随着人口老龄化程度加深，老年读者已成为公共图书馆的重要服务对象。智慧服务的推广在提升效率的同时，也可能加深老年群体的数字鸿沟。'),
    line('2　相关研究', { heading: 1 }),
    ...lines('　　技术接受模型自提出以来，被广泛用于解释用户对信息系统的采纳行为^[1]^。', '参考文献：', '[1] 示例作者. 用户采纳行为研究述评[J]. 示例情报, 2021, 65(3): 10-18.'),
    line('**作者贡献说明：**\n祁望舒：设计研究方案，撰写论文；\n贺兰英：收集与整理数据；\n闻人越：提出研究思路，修改论文。', { points: 9 }),
    line('User Acceptance Mechanism of Age-Friendly Smart Services in Public Libraries', { centred: true, bold: true, points: 14 }),
    line('Qi Wangshu^1^　He Lanying^2^　Wenren Yue^1^', { centred: true }),
    line('^1^ School of Information Management, Binhai University, Binhai 100871', { centred: true, points: 9 }),
    line('^2^ Jiangdong Provincial Library, Nanling 210013', { centred: true, points: 9 }),
    line('**Abstract:** [Purpose/Significance] This paper explores the factors that influence the acceptance of smart services of public libraries by elderly readers. [Method/Process] Based on the technology acceptance '
      + 'model with digital anxiety and intergenerational support as additional variables, 426 elderly readers of four libraries were surveyed, and the hypotheses were tested with a structural equation model. '
      + '[Result/Conclusion] Perceived usefulness and intergenerational support raise the intention to use, while digital anxiety lowers it indirectly.'),
    line('**Keywords:** public library    smart service    age-friendly    elderly readers    technology acceptance model'),
  ),
}), { 题名: '公共图书馆适老化智慧服务的用户接受机制研究*', 作者: '■ 祁望舒', 摘要: '[目的/意义]探讨', 关键词: '公共图书馆　　智慧服务' });

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, bottom: none, left: none, right: none };
const cell = (...children: Paragraph[]): TableCell => new TableCell({ borders, width: { size: 50, type: WidthType.PERCENTAGE }, children } satisfies ITableCellOptions);
const both = (left: Paragraph[], right: Paragraph[]): TableRow => new TableRow({ children: [cell(...left), cell(...right)] });

const landscape: FrontPage = frontPage({
  name: 'template-landscape',
  layout: 'A bilingual journal of landscape architecture: a table without lines, Chinese on the left and English on the right, row by row; steps of the abstract in paragraphs; a foreign co-author.',
  expected: {
    titleZh: '高密度城区口袋公园声景恢复性效益的情境差异',
    titleEn: 'Contextual Differences in the Restorative Benefits of Soundscapes of Pocket Parks in High-Density Urban Areas',
    authors: [
      { name: '苗以宁', unit: '江东林业大学风景园林学院' },
      { name: '伊莎贝尔·莫兰', unit: '阿什伯恩大学建筑学院' },
      { name: '邵清和', unit: '江东林业大学风景园林学院；江东省城乡生态规划重点实验室', email: 'shaoqh@example.cn' },
    ],
    abstractZh: '目的：高密度城区的口袋公园是居民日常恢复的重要场所，声景对其恢复性效益的影响有待明确。\n方法：选取南陵市12处口袋公园，采集工作日与周末的声环境数据，并对318名使用者进行恢复性感知测评。\n'
      + '结果：鸟鸣与水声对恢复性感知具有正向作用，交通声的负向作用在独自休憩情境下更强；围合度可缓冲交通声的影响。\n结论：口袋公园设计应按照使用情境组织声源与边界，为高密度城区的健康环境营造提供支持。',
    abstractEn: 'Objective: Pocket parks are important places of daily restoration in high-density urban areas, but the influence of their soundscapes is not yet clear.\n'
      + 'Methods: Acoustic data of twelve pocket parks in Nanling were collected on workdays and weekends, and the perceived restoration of 318 users was measured.\n'
      + 'Results: Birdsong and the sound of water promote perceived restoration. The negative effect of traffic is stronger for those who rest alone, and enclosure mitigates it.\n'
      + 'Conclusion: Sound sources and boundaries of pocket parks should be organized according to the context of use.',
    keywordsZh: ['风景园林', '口袋公园', '声景', '恢复性环境', '高密度城区'],
    keywordsEn: ['landscape architecture', 'pocket park', 'soundscape', 'restorative environment', 'high-density urban area'],
    funds: [{ number: '52078999', name: '国家自然科学基金面上项目' }, { number: 'JDLY-2024-06', name: '江东林业大学科技创新专项' }],
  },
  children: () => sheet(
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [
      both(
        [line('高密度城区口袋公园声景恢复性效益的情境差异', { bold: true, points: 16, font: '黑体' })],
        [line('Contextual Differences in the Restorative Benefits of Soundscapes of Pocket Parks in High-Density Urban Areas', { bold: true, points: 14 })],
      ),
      both([line('苗以宁^1^　伊莎贝尔·莫兰^2^　邵清和^1,3*^', { points: 12 })], [line('MIAO Yining^1^, Isabelle MORAND^2^, SHAO Qinghe^1,3*^', { points: 12 })]),
      both(
        [line('1　江东林业大学风景园林学院，南陵　210037'), line('2　阿什伯恩大学建筑学院，阿什伯恩，英国'), line('3　江东省城乡生态规划重点实验室，南陵　210037'), line('*通信作者邮箱：shaoqh@example.cn')],
        [
          line('1 College of Landscape Architecture, Jiangdong Forestry University, Nanling 210037, China'), line('2 School of Architecture, University of Ashbourne, Ashbourne, UK'),
          line('3 Jiangdong Key Laboratory of Urban and Rural Ecological Planning, Nanling 210037, China'), line('*Corresponding author email: shaoqh@example.cn'),
        ],
      ),
      both(
        [
          line('摘要', { bold: true, points: 12 }), line('**目的：**高密度城区的口袋公园是居民日常恢复的重要场所，声景对其恢复性效益的影响有待明确。'),
          line('**方法：**选取南陵市12处口袋公园，采集工作日与周末的声环境数据，并对318名使用者进行恢复性感知测评。'),
          line('**结果：**鸟鸣与水声对恢复性感知具有正向作用，交通声的负向作用在独自休憩情境下更强；围合度可缓冲交通声的影响。'),
          line('**结论：**口袋公园设计应按照使用情境组织声源与边界，为高密度城区的健康环境营造提供支持。'),
        ],
        [
          line('Abstract', { bold: true, points: 12 }),
          line('**Objective:** Pocket parks are important places of daily restoration in high-density urban areas, but the influence of their soundscapes is not yet clear.'),
          line('**Methods:** Acoustic data of twelve pocket parks in Nanling were collected on workdays and weekends, and the perceived restoration of 318 users was measured.'),
          line('**Results:** Birdsong and the sound of water promote perceived restoration. The negative effect of traffic is stronger for those who rest alone, and enclosure mitigates it.'),
          line('**Conclusion:** Sound sources and boundaries of pocket parks should be organized according to the context of use.'),
        ],
      ),
      both(
        [line('关键词', { bold: true, points: 12 }), line('风景园林；口袋公园；声景；恢复性环境；高密度城区')],
        [line('Keywords', { bold: true, points: 12 }), line('landscape architecture; pocket park; soundscape; restorative environment; high-density urban area')],
      ),
      both(
        [line('基金项目：国家自然科学基金面上项目“高密度城区小微绿地声景的健康效应与设计调控”（编号：52078999）；江东林业大学科技创新专项（编号：JDLY-2024-06）', { points: 9 })],
        [line('Fund Items: General Program of the National Natural Science Foundation of China (No. 52078999); Science and Technology Innovation Program of Jiangdong Forestry University (No. JDLY-2024-06)', { points: 9 })],
      ),
    ] }),
    line('中图分类号：TU986　　文献标识码：A　　文章编号：1673-9999(2026)03-0099-08　　收稿日期 / Received Date：2025-12-02', { points: 9 }),
    line('1　研究背景', { heading: 1 }),
    ...lines('口袋公园面积小、分布广，是存量更新背景下增加城市绿色空间的主要途径。声景作为环境感知的重要维度，日益受到关注。'),
  ),
});

const volume: FrontPage = marked(frontPage({
  name: 'template-volume',
  layout: 'A research centre\'s collected volume: running title of the volume, column heading, subtitle in a smaller line of its own without dash, units in numbered footnotes at each name, funds in the note at the title.',
  expected: {
    titleZh: '清代西域驿站的文书流转与信息时效',
    subtitleZh: '以新见军机处录副为中心的考察',
    titleEn: 'Circulation of Documents and Timeliness of Information at the Relay Stations of the Western Regions in the Qing Dynasty',
    subtitleEn: 'A Study Centered on Newly Found Copies of Memorials',
    authors: [
      { name: '阿依努尔·吐尔逊', unit: '西域师范大学历史与社会学院' },
      { name: '尼玛顿珠', unit: '雪城大学西陲史地研究中心', email: 'nyima@example.org' },
    ],
    abstractZh: '驿站是清代经营西域的重要设施，以往研究多关注其设置与管理，较少讨论信息传递的实际时效。新见军机处录副中保存有大量奏折的缮发与奉旨日期，据此可以复原文书在各段驿路上的行程。'
      + '统计显示，限行六百里的奏折实际日行约三百八十里，冬春两季与山口路段的延误最为明显。延误并非单纯的管理失序，而与马匹补给、回任官员借驿等因素有关。',
    abstractEn: 'Relay stations were an important facility in the Qing administration of the Western Regions. Newly found copies of memorials preserve the dates of dispatch and of imperial endorsement, from which the course of the '
      + 'documents can be reconstructed. Memorials sent at a speed of six hundred li a day in fact covered about three hundred and eighty. The delays were connected with the supply of horses and the use of stations by '
      + 'returning officials.',
    keywordsZh: ['清代', '西域', '驿站', '文书行政', '信息传递'],
    keywordsEn: ['Qing Dynasty', 'Western Regions', 'relay stations', 'documentary administration', 'transmission of information'],
    funds: [{ number: '22JJD770999', name: '教育部人文社会科学重点研究基地重大项目' }, { number: 'XSD2024A09', name: '西域师范大学校级科研项目' }],
  },
  section: () => ({ headers: { default: new Header({ children: [new Paragraph({ alignment: 'center', children: runs('西陲史地研究集刊　第十三辑', { size: 18 }) })] }) } }),
  document: () => ({ footnotes: {
    1: note('本文为教育部人文社会科学重点研究基地重大项目“清代西域交通文书整理与研究”（项目编号：22JJD770999）的阶段性成果，并得到西域师范大学校级科研项目（编号：XSD2024A09）资助。'),
    2: note('阿依努尔·吐尔逊，西域师范大学历史与社会学院副教授，主要研究方向为清代边疆史。'),
    3: note('尼玛顿珠，雪城大学西陲史地研究中心研究员，电子邮箱：nyima@example.org。'),
    4: note('参见示例作者《清代邮驿制度》，示例出版社，1998，第12页。'),
  } }),
  children: () => sheet(
    line('【专题研究：交通与边疆】', { points: 12, font: '仿宋' }),
    line(''),
    noted(['清代西域驿站的文书流转与信息时效', 1], { centred: true, size: 40, bold: true }),
    line('以新见军机处录副为中心的考察', { centred: true, points: 14, font: '楷体' }),
    line(''),
    noted(['阿依努尔·吐尔逊', 2, '　　尼玛顿珠', 3], { centred: true, size: 26 }),
    line(''),
    line('　　**内容摘要**　驿站是清代经营西域的重要设施，以往研究多关注其设置与管理，较少讨论信息传递的实际时效。新见军机处录副中保存有大量奏折的缮发与奉旨日期，据此可以复原文书在各段驿路上的行程。'
      + '统计显示，限行六百里的奏折实际日行约三百八十里，冬春两季与山口路段的延误最为明显。延误并非单纯的管理失序，而与马匹补给、回任官员借驿等因素有关。', { font: '楷体' }),
    line('　　**关键词**　清代、西域、驿站、文书行政、信息传递', { font: '楷体' }),
    line(''),
    noted(['　　乾隆中期以后，自嘉峪关以西渐次设立军台、营塘与驿站，构成了连接京师与西域的通信网络。', 4, '各站额设马匹、夫役，专司递送公文。']),
    line('一　奏折行程的复原', { heading: 1, centred: true }),
    ...lines('　　录副奏折的封面与折尾通常载有奉旨日期，结合具奏日期，可以计算文书在途的天数。'),
    line('Circulation of Documents and Timeliness of Information at the Relay Stations of the Western Regions in the Qing Dynasty: A Study Centered on Newly Found Copies of Memorials', { centred: true, bold: true }),
    line('Aynur Tursun　Nyima Dondrup', { centred: true }),
    line('**Abstract:** Relay stations were an important facility in the Qing administration of the Western Regions. Newly found copies of memorials preserve the dates of dispatch and of imperial endorsement, from which '
      + 'the course of the documents can be reconstructed. Memorials sent at a speed of six hundred li a day in fact covered about three hundred and eighty. The delays were connected with the supply of horses and the '
      + 'use of stations by returning officials.'),
    line('**Keywords:** Qing Dynasty; Western Regions; relay stations; documentary administration; transmission of information'),
  ),
}), { 1: '∗' });

const languages: FrontPage = marked(frontPage({
  name: 'template-languages',
  layout: 'A journal of foreign languages: units before the names, 提要 as the label, bracketed classification in one line, fund in the star note, postal addresses with e-mails after the references, no English abstract.',
  expected: {
    titleZh: '二语写作中反馈介入的个体差异研究',
    titleEn: 'Individual differences in engagement with feedback in L2 writing',
    authors: [
      { name: '沈怀瑾', unit: '江州外国语大学', email: 'shenhj@example.cn' },
      { name: '陆知言', unit: '江州外国语大学' },
      { name: '端木清', unit: '滨海师范大学', email: 'duanmuq@example.com' },
    ],
    abstractZh: '反馈介入是影响二语写作发展的重要因素。本研究追踪六名英语专业学生一学期内对教师书面反馈的介入情况，通过文本分析、刺激回忆与访谈，考察其在行为、认知与情感三个维度上的差异。'
      + '研究发现，学生的反馈介入呈现积极深入型、选择执行型和表面应付型三种模式，其差异主要源于写作信念与反馈素养，并受师生关系的调节。研究对写作教学中的反馈设计具有启示意义。',
    keywordsZh: ['二语写作', '书面反馈', '反馈介入', '个体差异'],
    funds: [{ number: '24BYY999', name: '国家社科基金一般项目' }, { number: '2023SJGH099', name: '江东省高等教育教学改革研究项目' }],
  },
  document: () => ({ footnotes: {
    1: note('本研究为国家社科基金一般项目“大学生二语写作反馈素养发展研究”（24BYY999）和江东省高等教育教学改革研究项目“人工智能辅助写作教学”（2023SJGH099）的阶段性成果。感谢匿名审稿专家的修改意见。'),
  } }),
  children: () => sheet(
    line('第58卷　第2期　　　　　　　　　　外语教研　　　　　　　　　　2026年3月', { points: 9 }),
    noted(['二语写作中反馈介入的个体差异研究', 1], { centred: true, size: 36, bold: true }),
    line('Individual differences in engagement with feedback in L2 writing', { centred: true, points: 12, font: 'Times New Roman' }),
    line('江州外国语大学　沈怀瑾　陆知言', { centred: true, points: 12, font: '楷体' }),
    line('滨海师范大学　端木清', { centred: true, points: 12, font: '楷体' }),
    line('**提　要：**反馈介入是影响二语写作发展的重要因素。本研究追踪六名英语专业学生一学期内对教师书面反馈的介入情况，通过文本分析、刺激回忆与访谈，考察其在行为、认知与情感三个维度上的差异。'
      + '研究发现，学生的反馈介入呈现积极深入型、选择执行型和表面应付型三种模式，其差异主要源于写作信念与反馈素养，并受师生关系的调节。研究对写作教学中的反馈设计具有启示意义。', { points: 9 }),
    line('**关键词：**二语写作；书面反馈；反馈介入；个体差异', { points: 9 }),
    line('[中图分类号] H319　　[文献标识码] A　　[文章编号] 1000-9999(2026)02-0219-12', { points: 9 }),
    line('1．引言', { heading: 1 }),
    ...lines('　　书面反馈能否促进写作发展，不仅取决于反馈本身，也取决于学生如何理解和使用反馈（Example & Sample 2019）。', '　　以往研究多采用横断设计，较少关注个体在较长时间内的变化。'),
    line('参考文献', { centred: true, bold: true }),
    line('Example, A. & B. Sample. 2019. Learner engagement with written feedback [J]. Journal of Examples 43: 1-15.', { points: 9 }),
    line('收稿日期：2025-08-14；修改稿，2025-12-30；本刊修订，2026-02-10', { points: 9 }),
    line('通信地址：430074　江州市　江州外国语大学（沈怀瑾：shenhj@example.cn，陆知言）', { points: 9 }),
    line('　　　　　300387　滨海市　滨海师范大学（端木清：duanmuq@example.com）', { points: 9 }),
  ),
}), { 1: '*' });

export const templateCollectionPages: FrontPage[] = [library, landscape, volume, languages];
