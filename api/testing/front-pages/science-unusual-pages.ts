// Pages of transport, environment and remote sensing with something unusual: a form in a table, a text box, two languages line by line.
import { AlignmentType, Paragraph, Table, TableCell, TableRow, TextRun, Textbox, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const cell = (text: string, { columns = 1, bold = false } = {}) => new TableCell({ columnSpan: columns, children: text.split('\n').map((part) => line(part, { bold })) });

/** A row of the form: the label at the left, the value over all other columns. */
const row = (label: string, value: string) => new TableRow({ children: [cell(label, { bold: true }), cell(value, { columns: 3 })] });

const TRANSPORT_ZH = '为缓解大型高铁枢纽夜间到达旅客疏散困难的问题，提出网约车与夜间定制公交协同的接续运输优化方法。以旅客总等待时间和企业运营成本最小为目标建立双层规划模型，并设计改进的自适应大邻域搜索算法求解。'
  + '以某枢纽22:00—24:00的到达客流为例，与单一公交方案相比，协同方案使旅客平均等待时间由26.4 min降至14.1 min，运营成本仅增加5.2%，满载率提高12.8个百分点。';
const TRANSPORT_EN = 'To ease the evacuation of passengers who arrive at large high-speed railway hubs at night, a method is proposed that coordinates online car-hailing with customized night buses. '
  + 'A bi-level program is solved by an improved adaptive large neighborhood search. In a case study, the mean waiting time falls from 26.4 to 14.1 minutes at 5.2% higher cost.';

const transport = frontPage({
  name: 'science-transport-form',
  layout: 'The form of a transport journal: everything on title, persons, abstracts and funds in the cells of one table, the persons in rows with columns; the article begins on the next page with the title again.',
  children: () => [
    line('《示例交通运输工程》投稿登记表', { centred: true, bold: true, points: 16 }),
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [
      row('中文题目', '高铁枢纽夜间到达旅客接续运输的协同优化'),
      row('英文题目', 'Coordinated Optimization of Connecting Transport for Night Arrivals at High-Speed Railway Hubs'),
      new TableRow({ children: [cell('作者姓名', { bold: true }), cell('工作单位', { bold: true }), cell('职称/学位', { bold: true }), cell('电子邮箱', { bold: true })] }),
      new TableRow({ children: [cell('穆　青'), cell('陇海交通大学交通运输学院'), cell('博士研究生'), cell('muqing@lhjtu.example.cn')] }),
      new TableRow({ children: [cell('巴特尔'), cell('陇海交通大学交通运输学院'), cell('教授/博士'), cell('bateer@lhjtu.example.cn')] }),
      new TableRow({ children: [cell('郑　好'), cell('中原铁道规划设计院线路站场处'), cell('高级工程师'), cell('')] }),
      row('中文摘要', TRANSPORT_ZH),
      row('关键词', '城市交通；接续运输；双层规划；高铁枢纽；自适应大邻域搜索'),
      row('英文摘要', TRANSPORT_EN),
      row('英文关键词', 'urban traffic; connecting transport; bi-level programming; high-speed railway hub; adaptive large neighborhood search'),
      row('基金项目', '国家自然科学基金（71961016）\n甘肃省科技计划项目（24JRRA865）\n中原铁道规划设计院科技研究开发计划课题（2024-KY-15）'),
      row('中图分类号', 'U293.1'),
      row('投稿日期', '2026年2月27日'),
    ] }),
    line('高铁枢纽夜间到达旅客接续运输的协同优化', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
    ...body('0 引言', '近年来，高速铁路夜间到达列车不断增加，而城市轨道交通大多在23:00前后停运，旅客的接续出行成为突出问题。'),
  ],
  expected: {
    titleZh: '高铁枢纽夜间到达旅客接续运输的协同优化',
    titleEn: 'Coordinated Optimization of Connecting Transport for Night Arrivals at High-Speed Railway Hubs',
    authors: [
      { name: '穆青', unit: '陇海交通大学交通运输学院', email: 'muqing@lhjtu.example.cn' },
      { name: '巴特尔', unit: '陇海交通大学交通运输学院', email: 'bateer@lhjtu.example.cn' },
      { name: '郑好', unit: '中原铁道规划设计院线路站场处' },
    ],
    abstractZh: TRANSPORT_ZH,
    abstractEn: TRANSPORT_EN,
    keywordsZh: ['城市交通', '接续运输', '双层规划', '高铁枢纽', '自适应大邻域搜索'],
    keywordsEn: ['urban traffic', 'connecting transport', 'bi-level programming', 'high-speed railway hub', 'adaptive large neighborhood search'],
    funds: [
      { name: '国家自然科学基金', number: '71961016' },
      { name: '甘肃省科技计划项目', number: '24JRRA865' },
      { name: '中原铁道规划设计院科技研究开发计划课题', number: '2024-KY-15' },
    ],
  },
});

const ENVIRONMENT_EN = 'Tidal flow constructed wetlands remove nitrogen well, yet their emission of N2O is poorly understood. Three wetlands with flood-to-drain ratios of 1:1, 2:1 and 3:1 were run for 210 days. '
  + 'Emission was lowest at 2:1, where the abundance of the nosZ gene was 2.6 times that at 1:1. Path analysis shows that dissolved oxygen controls emission through the denitrifying community.';

const WETLAND_UNITS = '沅水大学环境科学与工程学院；沅水大学洞庭湖湿地生态教育部重点实验室';

const environment = frontPage({
  name: 'science-environment-text-box',
  layout: 'Eight persons and three units, a lowered figure in the title, keywords parted by Chinese commas; dates, funds and persons in a text box at the foot of the page, placed in the file between names and abstract.',
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('潮汐流人工湿地脱氮过程中N', { size: 36, font: '黑体' }), new TextRun({ text: '2', subScript: true, size: 36, font: '黑体' }),
      ...runs('O排放特征及微生物机制', { size: 36, font: '黑体' }),
    ] }),
    line('祁连山^1,2^, 温如玉^1,2^, 扎西顿珠^3^, 任　可^1,2^, 上官若琳^1,2^, 卜　凡^3^, 金哲洙^1,2^, 龙　潭^1,2*^', { centred: true, points: 12, font: '仿宋' }),
    new Textbox({
      style: { width: '450pt', height: '80pt', positionHorizontalRelative: 'margin', positionVerticalRelative: 'margin', marginTop: '600pt' },
      children: [
        line('收稿日期：2025-12-15；修订日期：2026-02-26', { points: 9 }),
        line('基金项目：国家自然科学基金项目（42277041, 52370099）；国家水体污染控制与治理科技重大专项（2017ZX07401003）；西藏自治区重点研发计划项目（XZ202401ZY0055）', { points: 9 }),
        line('作者简介：祁连山（1997～），男，博士研究生，主要研究方向为人工湿地，E-mail：qilianshan@ysu-env.example.cn', { points: 9 }),
        line('* 通信作者，E-mail：longtan@ysu-env.example.cn', { points: 9 }),
      ],
    }),
    line('（1. 沅水大学环境科学与工程学院，长沙　410082；2. 沅水大学洞庭湖湿地生态教育部重点实验室，长沙　410082；3. 高原生态环境研究所，拉萨　850000）', { centred: true, points: 9 }),
    new Paragraph({ children: [
      ...runs('**摘要：** 潮汐流人工湿地脱氮效果好，但其N'), new TextRun({ text: '2', subScript: true }), ...runs('O排放规律尚不清楚。构建淹水与排空时间比为1∶1、2∶1和3∶1的3组湿地，连续运行210 d，监测N'),
      new TextRun({ text: '2', subScript: true }), ...runs('O通量并测定功能基因。结果表明，2∶1组的排放通量最低，为（86.3±7.5）μg·(m^2^·h)^-1^；该组nosZ基因丰度是1∶1组的2.6倍。路径分析显示，溶解氧通过改变反硝化菌群的组成间接控制排放。'),
    ] }),
    line('**关键词：** 人工湿地，潮汐流，氧化亚氮，反硝化，功能基因'),
    line('**中图分类号：** X703　**文献标识码：** A　**文章编号：** 0250-0000（2026）04-0001-10'),
    line('Characteristics of N2O Emission and Microbial Mechanisms During Nitrogen Removal in Tidal Flow Constructed Wetlands', { centred: true, bold: true }),
    line('QI Lian-shan^1,2^, WEN Ru-yu^1,2^, Zhaxi Dunzhu^3^, REN Ke^1,2^, SHANGGUAN Ruo-lin^1,2^, BU Fan^3^, JIN Zhe-zhu^1,2^, LONG Tan^1,2*^', { centred: true }),
    line('(1. College of Environmental Science and Engineering, Yuanshui University, Changsha 410082, China; 2. Key Laboratory of Dongting Lake Wetland Ecology, Ministry of Education, '
      + 'Yuanshui University, Changsha 410082, China; 3. Plateau Institute of Ecology and Environment, Lhasa 850000, China)', { centred: true, points: 9 }),
    line(`**Abstract:** ${ENVIRONMENT_EN}`),
    line('**Key words:** constructed wetland, tidal flow, nitrous oxide, denitrification, functional genes'),
    line('人工湿地是一种低成本的生态处理技术，已广泛用于农村生活污水的处理^[1～3]^。潮汐流运行方式可以提高基质的复氧能力。'),
    ...body('1　材料与方法', '试验装置由有机玻璃制成，内径30 cm，高80 cm，自下而上填充砾石和沸石。'),
  ],
  expected: {
    titleZh: '潮汐流人工湿地脱氮过程中N2O排放特征及微生物机制',
    titleEn: 'Characteristics of N2O Emission and Microbial Mechanisms During Nitrogen Removal in Tidal Flow Constructed Wetlands',
    authors: [
      { name: '祁连山', unit: WETLAND_UNITS, email: 'qilianshan@ysu-env.example.cn' },
      { name: '温如玉', unit: WETLAND_UNITS },
      { name: '扎西顿珠', unit: '高原生态环境研究所' },
      { name: '任可', unit: WETLAND_UNITS },
      { name: '上官若琳', unit: WETLAND_UNITS },
      { name: '卜凡', unit: '高原生态环境研究所' },
      { name: '金哲洙', unit: WETLAND_UNITS },
      { name: '龙潭', unit: WETLAND_UNITS, email: 'longtan@ysu-env.example.cn' },
    ],
    abstractZh: '潮汐流人工湿地脱氮效果好，但其N2O排放规律尚不清楚。构建淹水与排空时间比为1∶1、2∶1和3∶1的3组湿地，连续运行210 d，监测N2O通量并测定功能基因。'
      + '结果表明，2∶1组的排放通量最低，为（86.3±7.5）μg·(m2·h)-1；该组nosZ基因丰度是1∶1组的2.6倍。路径分析显示，溶解氧通过改变反硝化菌群的组成间接控制排放。',
    abstractEn: ENVIRONMENT_EN,
    keywordsZh: ['人工湿地', '潮汐流', '氧化亚氮', '反硝化', '功能基因'],
    keywordsEn: ['constructed wetland', 'tidal flow', 'nitrous oxide', 'denitrification', 'functional genes'],
    funds: [
      { name: '国家自然科学基金项目', number: '42277041' },
      { name: '国家自然科学基金项目', number: '52370099' },
      { name: '国家水体污染控制与治理科技重大专项', number: '2017ZX07401003' },
      { name: '西藏自治区重点研发计划项目', number: 'XZ202401ZY0055' },
    ],
  },
});

const REMOTE_ZH = '针对无人机影像中松材线虫病早期病株目标小、背景复杂导致漏检率高的问题，提出一种轻量化检测网络PWD-Lite。该网络以部分卷积重构主干，引入坐标注意力，并以归一化Wasserstein距离改进损失函数。'
  + '在自建的8 640幅影像数据集上，平均精度均值达到91.3%，参数量为2.7 M，较基线网络分别提高4.6个百分点和减少38.2%。该方法可部署于机载设备，为疫木的早期监测提供支持。';
const REMOTE_EN = 'Early infected pines in images from unmanned aerial vehicles are small and hard to tell from their background. A lightweight network, PWD-Lite, is proposed, which rebuilds the backbone with partial convolution, '
  + 'adds coordinate attention and improves the loss by the normalized Wasserstein distance. On 8 640 images its mean average precision reaches 91.3% with 2.7 M parameters.';

const styled = (style: string, text: string) => new Paragraph({ style, children: runs(text) });

const remote = frontPage({
  name: 'science-remote-sensing-bilingual',
  layout: 'Chinese and English by turns, line by line, all looks by named styles; funds in English only; a colon in the English title alone.',
  document: () => ({ styles: { paragraphStyles: [
    { id: 'af1', name: '论文题目', basedOn: 'Normal', run: { size: 36, bold: true }, paragraph: { alignment: AlignmentType.CENTER } },
    { id: 'af2', name: '英文题目', basedOn: 'Normal', run: { size: 28, bold: true, font: 'Times New Roman' }, paragraph: { alignment: AlignmentType.CENTER } },
    { id: 'af3', name: '作者署名', basedOn: 'Normal', run: { size: 24 }, paragraph: { alignment: AlignmentType.CENTER } },
    { id: 'af4', name: '作者单位', basedOn: 'Normal', run: { size: 18 }, paragraph: { alignment: AlignmentType.CENTER } },
  ] } }),
  children: () => [
    styled('af1', '无人机影像松材线虫病早期病株的轻量化检测'),
    styled('af2', 'PWD-Lite: lightweight detection of early infected pines in UAV images'),
    styled('af3', '完颜昊天^1^，Maria Lindqvist^2^，邵　华^1※^'),
    styled('af3', 'Wanyan Haotian^1^, Maria Lindqvist^2^, Shao Hua^1※^'),
    styled('af4', '1. 闽北林业大学智慧林业学院，南平 353000；2. 北方林业科学研究院遥感中心，瑞典 于默奥 90183'),
    styled('af4', '1. School of Smart Forestry, Minbei Forestry University, Nanping 353000, China; 2. Remote Sensing Center, Northern Forest Research Institute, Umea 90183, Sweden'),
    ...lines(
      `摘　要：${REMOTE_ZH}`,
      `Abstract: ${REMOTE_EN}`,
      '关键词：无人机；松材线虫病；目标检测；轻量化；注意力机制',
      'Keywords: UAV; pine wilt disease; object detection; lightweight; attention mechanism',
      'doi：10.00000/j.example.1002-6819.202601088　　　中图分类号：S763　　　文献标志码：A',
      'Foundation items: National Natural Science Foundation of China (32371873); Natural Science Foundation of Fujian Province (2024J01422)',
      '※通信作者 Corresponding author：邵华（Shao Hua），教授，博士生导师，研究方向为林业遥感。Email：shaohua@mbfu.example.cn',
    ),
    ...body('0　引　言', '松材线虫病传播快、致死率高，被称为松树的“癌症”，早期发现和及时清理病株是防治的关键。'),
  ],
  expected: {
    titleZh: '无人机影像松材线虫病早期病株的轻量化检测',
    titleEn: 'PWD-Lite: lightweight detection of early infected pines in UAV images',
    authors: [
      { name: '完颜昊天', unit: '闽北林业大学智慧林业学院' },
      { name: 'Maria Lindqvist', unit: '北方林业科学研究院遥感中心' },
      { name: '邵华', unit: '闽北林业大学智慧林业学院', email: 'shaohua@mbfu.example.cn' },
    ],
    abstractZh: REMOTE_ZH,
    abstractEn: REMOTE_EN,
    keywordsZh: ['无人机', '松材线虫病', '目标检测', '轻量化', '注意力机制'],
    keywordsEn: ['UAV', 'pine wilt disease', 'object detection', 'lightweight', 'attention mechanism'],
    funds: [
      { name: 'National Natural Science Foundation of China', number: '32371873' },
      { name: 'Natural Science Foundation of Fujian Province', number: '2024J01422' },
    ],
  },
});

export const unusualPages: FrontPage[] = [transport, environment, remote];
