// Pages of science and agriculture that follow the house template of a journal: raised figures, units in brackets or on lines, a note on the fund and the persons.
import { FootnoteReferenceRun, Header, Paragraph, TextRun, AlignmentType } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const university = frontPage({
  name: 'science-university-classic',
  layout: 'The classic page of a university journal: running header, number and DOI above the title, lines on dates, fund and persons under the English block.',
  section: () => ({ headers: { default: new Header({ children: [line('第41卷　第2期\t江淮理工大学学报（自然科学版）\tVol.41　No.2')] }) } }),
  children: () => [
    line('文章编号：1673-0000(2026)02-0117-09　　　　　　DOI：10.00000/j.example.1673-0000.2026.02.005', { points: 9 }),
    line('含预应力钢绞线的装配式框架节点抗震性能试验研究', { heading: 1, centred: true, points: 22, font: '黑体' }),
    line('陆景行^1，2^，韩　波^1^，司马云舟^3^', { centred: true, points: 14, font: '楷体' }),
    line('（1. 江淮理工大学　土木工程学院，安徽　合肥　230009；2. 安徽省工程结构安全重点实验室，安徽　合肥　230009；\n3. 皖江建筑设计研究院有限公司，安徽　芜湖　241000）', { centred: true, points: 9 }),
    line('**摘　要：**为改善装配式混凝土框架梁柱节点的自复位能力，提出一种在梁端设置无黏结预应力钢绞线的干式连接节点，并完成了4个足尺试件的低周反复加载试验。'
      + '结果表明：钢绞线初始应力由0.3提高到0.5时，残余位移角减小41.6%，而耗能系数仅下降8.2%；节点核心区始终处于弹性状态，损伤集中于可更换的角钢。'
      + '据此给出了节点受弯承载力的简化计算公式，计算值与试验值之比的平均值为0.97。'),
    line('**关键词：**装配式框架；梁柱节点；预应力钢绞线；低周反复加载；自复位'),
    line('**中图分类号：**TU375.4　　　**文献标志码：**A'),
    line('Experimental study on seismic behavior of precast frame joints with prestressed steel strands', { centred: true, bold: true, points: 14 }),
    line('LU Jingxing^1,2^, HAN Bo^1^, SIMA Yunzhou^3^', { centred: true }),
    line('(1. School of Civil Engineering, Jianghuai University of Technology, Hefei 230009, China; 2. Anhui Key Laboratory of Structural Safety, Hefei 230009, China; '
      + '3. Wanjiang Architectural Design and Research Institute Co., Ltd., Wuhu 241000, China)', { centred: true, points: 9 }),
    line('**Abstract: **To improve the self-centering capacity of precast concrete beam-column joints, a dry connection with unbonded prestressed strands at the beam ends is proposed, '
      + 'and four full-scale specimens were tested under low cyclic loading. Raising the initial stress ratio from 0.3 to 0.5 reduced the residual drift by 41.6%, '
      + 'while energy dissipation fell by only 8.2%. A simplified formula for the flexural capacity is given.'),
    line('**Key words: **precast frame; beam-column joint; prestressed steel strand; low cyclic loading; self-centering'),
    line('**收稿日期：**2026-01-08；**修回日期：**2026-02-20', { points: 9 }),
    line('**基金项目：**国家自然科学基金资助项目(52278150；52008001)；安徽省高校自然科学研究重点项目(KJ2024A0512)', { points: 9 }),
    line('**作者简介：**陆景行(1991—)，男，安徽六安人，博士，副教授；', { points: 9 }),
    line('　　　　　韩　波(1978—)，男，山东滕州人，博士，教授，博士生导师，通信作者，E-mail：hanbo@jhut.example.cn.', { points: 9 }),
    ...body('0　引　言', '装配式混凝土框架具有施工速度快、现场湿作业少等优点，但节点的连接方式直接决定结构整体的抗震能力。'),
  ],
  expected: {
    titleZh: '含预应力钢绞线的装配式框架节点抗震性能试验研究',
    titleEn: 'Experimental study on seismic behavior of precast frame joints with prestressed steel strands',
    authors: [
      { name: '陆景行', unit: '江淮理工大学土木工程学院；安徽省工程结构安全重点实验室' },
      { name: '韩波', unit: '江淮理工大学土木工程学院', email: 'hanbo@jhut.example.cn' },
      { name: '司马云舟', unit: '皖江建筑设计研究院有限公司' },
    ],
    abstractZh: '为改善装配式混凝土框架梁柱节点的自复位能力，提出一种在梁端设置无黏结预应力钢绞线的干式连接节点，并完成了4个足尺试件的低周反复加载试验。'
      + '结果表明：钢绞线初始应力由0.3提高到0.5时，残余位移角减小41.6%，而耗能系数仅下降8.2%；节点核心区始终处于弹性状态，损伤集中于可更换的角钢。'
      + '据此给出了节点受弯承载力的简化计算公式，计算值与试验值之比的平均值为0.97。',
    abstractEn: 'To improve the self-centering capacity of precast concrete beam-column joints, a dry connection with unbonded prestressed strands at the beam ends is proposed, '
      + 'and four full-scale specimens were tested under low cyclic loading. Raising the initial stress ratio from 0.3 to 0.5 reduced the residual drift by 41.6%, '
      + 'while energy dissipation fell by only 8.2%. A simplified formula for the flexural capacity is given.',
    keywordsZh: ['装配式框架', '梁柱节点', '预应力钢绞线', '低周反复加载', '自复位'],
    keywordsEn: ['precast frame', 'beam-column joint', 'prestressed steel strand', 'low cyclic loading', 'self-centering'],
    funds: [
      { name: '国家自然科学基金资助项目', number: '52278150' },
      { name: '国家自然科学基金资助项目', number: '52008001' },
      { name: '安徽省高校自然科学研究重点项目', number: 'KJ2024A0512' },
    ],
  },
});

const agriculture = frontPage({
  name: 'science-agriculture-four-parts',
  layout: 'Abstracts in four paragraphs with labels in 【】, names parted by wide blanks, each unit on its own line, a slanting Latin name, the fund under the English keywords.',
  document: () => ({ styles: { default: { document: { run: { font: { ascii: 'Times New Roman', eastAsia: '宋体' }, size: 21 } } } } }),
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('绿洲灌区春小麦（', { bold: true, size: 36 }), new TextRun({ text: 'Triticum aestivum', italics: true, bold: true, size: 36 }),
      ...runs(' L.）水氮耦合的产量与氮素利用效应', { bold: true, size: 36 }),
    ] }),
    line('周　延^1^　　格桑卓玛^1^　　热依罕·艾合买提^2^　　冯远志^1*^', { centred: true, points: 12 }),
    line('^1^西陇农业大学水利与土木工程学院，兰州 730070', { centred: true, points: 9 }),
    line('^2^天山绿洲农业科学院土壤肥料与农业节水研究所，乌鲁木齐 830091', { centred: true, points: 9 }),
    ...lines(
      '**摘　要：**【目的】探明绿洲灌区春小麦产量和氮素利用率对水氮供应的响应，为节水减氮栽培提供依据。',
      '【方法】于2023—2025年开展裂区试验，主区设3个灌水定额（W1：180 mm，W2：240 mm，W3：300 mm），副区设4个施氮量（0、120、180、240 kg/hm^2^），测定生物量、产量构成和土壤硝态氮。',
      '【结果】W2与180 kg/hm^2^施氮量组合的籽粒产量最高，三年平均为7 846 kg/hm^2^，氮肥利用率较当地常规处理提高11.4个百分点，60 cm以下土层硝态氮累积量减少27.9%。',
      '【结论】灌水240 mm、施氮180 kg/hm^2^可兼顾高产和氮素高效，适于该灌区推广。',
      '**关键词：**春小麦；水氮耦合；产量；氮肥利用率；硝态氮',
    ),
    line('Effects of water-nitrogen coupling on yield and nitrogen use of spring wheat in an oasis irrigation district', { centred: true, bold: true, points: 14 }),
    line('ZHOU Yan^1^, Gesangzhuoma^1^, Reyihan Aihemaiti^2^, FENG Yuanzhi^1*^', { centred: true }),
    line('^1^College of Water Conservancy and Civil Engineering, Xilong Agricultural University, Lanzhou 730070, China', { centred: true, points: 9 }),
    line('^2^Institute of Soil, Fertilizer and Agricultural Water Saving, Tianshan Academy of Oasis Agricultural Sciences, Urumqi 830091, China', { centred: true, points: 9 }),
    ...lines(
      '**Abstract:** 【Objective】This study examined how yield and nitrogen use efficiency of spring wheat respond to the supply of water and nitrogen.',
      '【Method】A split-plot trial was run from 2023 to 2025 with three irrigation quotas and four nitrogen rates.',
      '【Result】Irrigation of 240 mm with 180 kg N per hectare gave the highest mean yield, and nitrogen use efficiency rose by 11.4 percentage points.',
      '【Conclusion】This combination reconciles high yield with efficient use of nitrogen and suits the district.',
      '**Key words:** spring wheat; water-nitrogen coupling; yield; nitrogen use efficiency; nitrate nitrogen',
      '收稿日期：2026-01-19',
      '基金项目：国家重点研发计划项目（2022YFD1900205）、甘肃省科技重大专项（23ZDNA008）、国家现代农业产业技术体系建设专项（CARS-23-C02）',
      '第一作者：周延，硕士研究生，研究方向为农业水土工程。E-mail：zhouyan_98@mail.example.cn',
      '*通信作者：冯远志，教授，主要从事旱区节水灌溉研究。E-mail：fengyz@xlau.example.cn',
    ),
    ...body('1　材料与方法', '试验于2023年3月至2025年8月在西陇农业大学绿洲试验站进行，该站多年平均降水量为164 mm。'),
  ],
  expected: {
    titleZh: '绿洲灌区春小麦（Triticum aestivum L.）水氮耦合的产量与氮素利用效应',
    titleEn: 'Effects of water-nitrogen coupling on yield and nitrogen use of spring wheat in an oasis irrigation district',
    authors: [
      { name: '周延', unit: '西陇农业大学水利与土木工程学院', email: 'zhouyan_98@mail.example.cn' },
      { name: '格桑卓玛', unit: '西陇农业大学水利与土木工程学院' },
      { name: '热依罕·艾合买提', unit: '天山绿洲农业科学院土壤肥料与农业节水研究所' },
      { name: '冯远志', unit: '西陇农业大学水利与土木工程学院', email: 'fengyz@xlau.example.cn' },
    ],
    abstractZh: '【目的】探明绿洲灌区春小麦产量和氮素利用率对水氮供应的响应，为节水减氮栽培提供依据。\n'
      + '【方法】于2023—2025年开展裂区试验，主区设3个灌水定额（W1：180 mm，W2：240 mm，W3：300 mm），副区设4个施氮量（0、120、180、240 kg/hm2），测定生物量、产量构成和土壤硝态氮。\n'
      + '【结果】W2与180 kg/hm2施氮量组合的籽粒产量最高，三年平均为7 846 kg/hm2，氮肥利用率较当地常规处理提高11.4个百分点，60 cm以下土层硝态氮累积量减少27.9%。\n'
      + '【结论】灌水240 mm、施氮180 kg/hm2可兼顾高产和氮素高效，适于该灌区推广。',
    abstractEn: '【Objective】This study examined how yield and nitrogen use efficiency of spring wheat respond to the supply of water and nitrogen.\n'
      + '【Method】A split-plot trial was run from 2023 to 2025 with three irrigation quotas and four nitrogen rates.\n'
      + '【Result】Irrigation of 240 mm with 180 kg N per hectare gave the highest mean yield, and nitrogen use efficiency rose by 11.4 percentage points.\n'
      + '【Conclusion】This combination reconciles high yield with efficient use of nitrogen and suits the district.',
    keywordsZh: ['春小麦', '水氮耦合', '产量', '氮肥利用率', '硝态氮'],
    keywordsEn: ['spring wheat', 'water-nitrogen coupling', 'yield', 'nitrogen use efficiency', 'nitrate nitrogen'],
    funds: [
      { name: '国家重点研发计划项目', number: '2022YFD1900205' },
      { name: '甘肃省科技重大专项', number: '23ZDNA008' },
      { name: '国家现代农业产业技术体系建设专项', number: 'CARS-23-C02' },
    ],
  },
});

const computing = frontPage({
  name: 'science-computing-society',
  layout: 'As the journals of the computing society: figures like 1),2) at the names, labels without a colon, fund and persons with their e-mails in one footnote whose mark at the title is a star.',
  document: () => ({ footnotes: { 1: { children: [line('收稿日期：2025-11-30；修改稿日期：2026-02-11. 本课题得到国家自然科学基金项目(62172377，62302501)、山东省重点研发计划项目(2023CXPT021)资助. '
    + '乔一鸣, 博士研究生, 主要研究领域为边缘智能. E-mail: qiaoym@bhu.example.cn. 邓　珂(通信作者), 博士, 教授, 主要研究领域为分布式系统. E-mail: dengke@bhu.example.cn. '
    + 'Thomas Weller, 博士, 教授, 主要研究领域为网络计算. E-mail: t.weller@hrka.example.org. 石敬轩, 硕士研究生, 主要研究领域为深度学习编译. E-mail: shijx@bhu.example.cn.', { points: 9 })] } } }),
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('面向边缘推理的异构任务卸载与模型切分联合优化方法', { size: 44, font: '黑体' }), new FootnoteReferenceRun(1),
    ] }),
    line('乔一鸣^1),2)^　邓　珂^1)^　Thomas Weller^3)^　石敬轩^1)^', { centred: true, points: 14, font: '仿宋' }),
    line('^1)^（滨海科技大学计算机与软件学院　　山东 青岛　266500）', { centred: true, points: 9 }),
    line('^2)^（山东省智能网联与边缘计算重点实验室　　山东 青岛　266500）', { centred: true, points: 9 }),
    line('^3)^（莱茵应用科技大学信息工程系　　德国 卡尔斯鲁厄　76131）', { centred: true, points: 9 }),
    new Paragraph({ children: [
      ...runs('摘　要', { bold: true, font: '黑体' }), ...runs('　　边缘设备的算力与带宽差异悬殊，单一的任务卸载策略难以同时满足推理时延与能耗的要求．本文将深度模型的切分点选择与任务卸载建模为混合整数非线性规划问题，'
        + '提出一种基于图注意力网络的两阶段求解算法JOSP：第一阶段生成候选切分点，第二阶段在候选集合上求解带宽与算力的分配．在6种设备和4种模型上的实验表明，与已有方法相比，JOSP将端到端时延平均降低31.7%，能耗平均降低18.5%．'),
    ] }),
    new Paragraph({ children: [...runs('关键词', { bold: true, font: '黑体' }), ...runs('　　边缘计算；任务卸载；模型切分；图注意力网络；推理加速')] }),
    new Paragraph({ children: [...runs('中图法分类号', { bold: true, font: '黑体' }), ...runs('　TP393　　　'), ...runs('DOI号', { bold: true }), ...runs('　10.00000/SP.J.example.2026.00412')] }),
    line('Joint Optimization of Heterogeneous Task Offloading and Model Partitioning for Edge Inference', { centred: true, bold: true, points: 14 }),
    line('QIAO Yi-Ming^1),2)^　DENG Ke^1)^　Thomas Weller^3)^　SHI Jing-Xuan^1)^', { centred: true }),
    line('^1)^ (School of Computer and Software, Binhai University of Science and Technology, Qingdao, Shandong 266500)', { centred: true, points: 9 }),
    line('^2)^ (Shandong Key Laboratory of Intelligent Networking and Edge Computing, Qingdao, Shandong 266500)', { centred: true, points: 9 }),
    line('^3)^ (Department of Information Engineering, Rhine University of Applied Sciences, Karlsruhe 76131, Germany)', { centred: true, points: 9 }),
    line('**Abstract**　　Edge devices differ widely in computing power and bandwidth, so that no single offloading policy meets the demands on latency and energy. '
      + 'We model the choice of partition points and the offloading of tasks as a mixed integer nonlinear program and propose JOSP, a two-stage algorithm based on graph attention networks. '
      + 'Experiments with six devices and four models show that it lowers end-to-end latency by 31.7% and energy by 18.5% on average.'),
    line('**Keywords**　　edge computing; task offloading; model partitioning; graph attention network; inference acceleration'),
    ...body('1　引言', '随着智能终端的普及，越来越多的推理任务需要在网络边缘完成．如何在资源受限的设备上运行深度模型，成为近年来研究的热点．'),
  ],
  expected: {
    titleZh: '面向边缘推理的异构任务卸载与模型切分联合优化方法',
    titleEn: 'Joint Optimization of Heterogeneous Task Offloading and Model Partitioning for Edge Inference',
    authors: [
      { name: '乔一鸣', unit: '滨海科技大学计算机与软件学院；山东省智能网联与边缘计算重点实验室', email: 'qiaoym@bhu.example.cn' },
      { name: '邓珂', unit: '滨海科技大学计算机与软件学院', email: 'dengke@bhu.example.cn' },
      { name: 'Thomas Weller', unit: '莱茵应用科技大学信息工程系', email: 't.weller@hrka.example.org' },
      { name: '石敬轩', unit: '滨海科技大学计算机与软件学院', email: 'shijx@bhu.example.cn' },
    ],
    abstractZh: '边缘设备的算力与带宽差异悬殊，单一的任务卸载策略难以同时满足推理时延与能耗的要求．本文将深度模型的切分点选择与任务卸载建模为混合整数非线性规划问题，'
      + '提出一种基于图注意力网络的两阶段求解算法JOSP：第一阶段生成候选切分点，第二阶段在候选集合上求解带宽与算力的分配．在6种设备和4种模型上的实验表明，与已有方法相比，JOSP将端到端时延平均降低31.7%，能耗平均降低18.5%．',
    abstractEn: 'Edge devices differ widely in computing power and bandwidth, so that no single offloading policy meets the demands on latency and energy. '
      + 'We model the choice of partition points and the offloading of tasks as a mixed integer nonlinear program and propose JOSP, a two-stage algorithm based on graph attention networks. '
      + 'Experiments with six devices and four models show that it lowers end-to-end latency by 31.7% and energy by 18.5% on average.',
    keywordsZh: ['边缘计算', '任务卸载', '模型切分', '图注意力网络', '推理加速'],
    keywordsEn: ['edge computing', 'task offloading', 'model partitioning', 'graph attention network', 'inference acceleration'],
    funds: [
      { name: '国家自然科学基金项目', number: '62172377' },
      { name: '国家自然科学基金项目', number: '62302501' },
      { name: '山东省重点研发计划项目', number: '2023CXPT021' },
    ],
  },
});

/** A footnote whose mark is a star: Word writes it at both ends instead of the figure. */
const starred = (page: FrontPage) => reworked(
  reworked(page, 'word/document.xml', (xml) => xml.replace('<w:footnoteReference w:id="1"/>', '<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t>')),
  'word/footnotes.xml', (xml) => xml.replace(/(<w:footnote w:id="1">.*?)<w:footnoteRef\/>/s, '$1<w:t>*</w:t>'),
);

export const classicPages: FrontPage[] = [university, agriculture, starred(computing)];
