// Front pages in the house templates of journals of the sciences, medicine and engineering: raised figures at the names, everything twice, in Chinese and English.
import { Header, Tab, TabStopType, Textbox, Paragraph, TextRun } from 'docx';
import { frontPage, line, lines, runs, type FrontPage } from '../page.ts';
import { marked, note, noted, sheet, style, styled } from './template-marks.ts';

const automation: FrontPage = frontPage({
  name: 'template-automation',
  layout: 'A CAS institute\'s journal: labels without colons, citations in both languages, dates, funds and units in a block at the foot of the page, e-mails in biographies at the end.',
  expected: {
    titleZh: '通信受限条件下多无人艇编队的事件触发固定时间控制',
    titleEn: 'Event-triggered Fixed-time Formation Control of Multiple Unmanned Surface Vehicles Under Limited Communication',
    authors: [
      { name: '赵启明', unit: '江东理工大学自动化学院', email: 'zhaoqm@example.cn' },
      { name: '何砚秋', unit: '江东理工大学自动化学院；中国科学院滨海自动化研究所', email: 'yanqiu.he@example.org' },
      { name: '苏若', unit: '中国科学院滨海自动化研究所', email: 'suruo@example.org' },
      { name: '慕容海川', unit: '滨海海事大学船舶电气工程学院', email: 'murong_hc@example.com' },
    ],
    abstractZh: '针对通信带宽受限且存在外部扰动的多无人艇编队问题, 提出一种基于动态事件触发机制的固定时间控制方法. 首先, 设计固定时间扰动观测器, 在与初始状态无关的时间内估计集总扰动; '
      + '其次, 引入内部动态变量调节触发阈值, 在保证编队精度的前提下减少艇间通信次数; 最后, 利用李雅普诺夫方法证明编队误差在固定时间内收敛, 且不会出现芝诺行为. 仿真结果表明, 与静态触发机制相比, 所提方法的通信次数减少约四成.',
    abstractEn: 'This paper investigates the formation problem of multiple unmanned surface vehicles subject to limited bandwidth and external disturbances, and proposes a fixed-time control method with a dynamic '
      + 'event-triggered mechanism. A fixed-time observer estimates the lumped disturbances, and an internal dynamic variable adjusts the triggering threshold. It is proved that the formation errors converge '
      + 'within a fixed time and that Zeno behavior is excluded. Simulations show that about forty percent of the transmissions are saved.',
    keywordsZh: ['多无人艇', '编队控制', '动态事件触发', '固定时间稳定', '扰动观测器'],
    keywordsEn: ['Multiple unmanned surface vehicles', 'formation control', 'dynamic event-triggered mechanism', 'fixed-time stability', 'disturbance observer'],
    funds: [
      { number: '62073999', name: '国家自然科学基金' }, { number: 'U23A20999', name: '国家自然科学基金' },
      { number: 'BK20249999', name: '江东省自然科学基金' },
    ],
  },
  document: () => ({ styles: { paragraphStyles: [
    style('CnTitle', '中文标题', 22, '黑体', true), style('CnAuthor', '中文作者', 12, '仿宋', true), style('CnAbstract', '中文摘要', 9, '宋体'),
    style('EnTitle', '英文标题', 16, 'Times New Roman', true), style('FirstFoot', '首页脚注', 7.5, '宋体'),
  ] } }),
  children: () => sheet(
    styled('CnTitle', '通信受限条件下多无人艇编队的事件触发固定时间控制'),
    styled('CnAuthor', '赵启明 ^1^　何砚秋 ^1, 2^　苏　若 ^2^　慕容海川 ^3^'),
    styled('CnAbstract', '**摘　要**　针对通信带宽受限且存在外部扰动的多无人艇编队问题, 提出一种基于动态事件触发机制的固定时间控制方法. 首先, 设计固定时间扰动观测器, 在与初始状态无关的时间内估计集总扰动; '
      + '其次, 引入内部动态变量调节触发阈值, 在保证编队精度的前提下减少艇间通信次数; 最后, 利用李雅普诺夫方法证明编队误差在固定时间内收敛, 且不会出现芝诺行为. 仿真结果表明, 与静态触发机制相比, 所提方法的通信次数减少约四成.'),
    styled('CnAbstract', '**关键词**　多无人艇, 编队控制, 动态事件触发, 固定时间稳定, 扰动观测器'),
    styled('CnAbstract', '**引用格式**　赵启明, 何砚秋, 苏若, 慕容海川. 通信受限条件下多无人艇编队的事件触发固定时间控制. 控制学报, 2026, 52(X): X−X'),
    styled('CnAbstract', '**DOI**　10.99999/j.kzxb.c250999'),
    styled('EnTitle', 'Event-triggered Fixed-time Formation Control of Multiple Unmanned Surface Vehicles Under Limited Communication'),
    styled('CnAuthor', 'ZHAO Qi-Ming^1^　HE Yan-Qiu^1, 2^　SU Ruo^2^　MURONG Hai-Chuan^3^'),
    styled('CnAbstract', '**Abstract**　This paper investigates the formation problem of multiple unmanned surface vehicles subject to limited bandwidth and external disturbances, and proposes a fixed-time control method with a '
      + 'dynamic event-triggered mechanism. A fixed-time observer estimates the lumped disturbances, and an internal dynamic variable adjusts the triggering threshold. It is proved that the formation errors '
      + 'converge within a fixed time and that Zeno behavior is excluded. Simulations show that about forty percent of the transmissions are saved.'),
    styled('CnAbstract', '**Key words**　Multiple unmanned surface vehicles, formation control, dynamic event-triggered mechanism, fixed-time stability, disturbance observer'),
    styled('CnAbstract', '**Citation**　Zhao Qi-Ming, He Yan-Qiu, Su Ruo, Murong Hai-Chuan. Event-triggered fixed-time formation control of multiple unmanned surface vehicles under limited communication. '
      + 'Journal of Control, 2026, 52(X): X−X'),
    [
      '收稿日期 2025-10-12　录用日期 2026-01-09', 'Manuscript received October 12, 2025; accepted January 9, 2026',
      '国家自然科学基金 (62073999, U23A20999), 江东省自然科学基金 (BK20249999) 资助',
      'Supported by National Natural Science Foundation of China (62073999, U23A20999) and Natural Science Foundation of Jiangdong Province (BK20249999)',
      '1. 江东理工大学自动化学院　南陵　210094　2. 中国科学院滨海自动化研究所　滨海　100190　3. 滨海海事大学船舶电气工程学院　滨海　116026',
      '1. School of Automation, Jiangdong University of Science and Technology, Nanling 210094　2. Binhai Institute of Automation, Chinese Academy of Sciences, Binhai 100190　'
      + '3. School of Marine Electrical Engineering, Binhai Maritime University, Binhai 116026',
    ].map((text) => styled('FirstFoot', text)),
    ...lines('无人艇编队在海洋测绘、搜救与巡逻任务中的作用日益突出^[1−3]^. 与单艇相比, 编队的覆盖范围更大, 容错能力更强, 但对艇间通信的要求也更高.'),
    line('1  问题描述', { heading: 1 }),
    ...lines('考虑由 N 艘无人艇组成的编队, 其通信拓扑由无向图描述.', 'References'),
    line('**赵启明**　江东理工大学自动化学院博士研究生. 主要研究方向为无人系统协同控制. E-mail: zhaoqm@example.cn'),
    line('**何砚秋**　江东理工大学自动化学院教授. 主要研究方向为非线性系统控制. 本文通信作者. E-mail: yanqiu.he@example.org'),
    line('**苏　若**　中国科学院滨海自动化研究所副研究员. 主要研究方向为事件触发控制. E-mail: suruo@example.org'),
    line('**慕容海川**　滨海海事大学船舶电气工程学院讲师. 主要研究方向为船舶运动控制. E-mail: murong_hc@example.com'),
  ),
});

const physics: FrontPage = marked(frontPage({
  name: 'template-physics',
  layout: 'A physics journal: units in brackets after figures with a half bracket, received dates, an abstract without label, fund and e-mail in footnotes with * and †, English after the references.',
  expected: {
    titleZh: '非厄米光子晶格中边界态动力学的增益调控',
    titleEn: 'Gain control of edge-state dynamics in non-Hermitian photonic lattices',
    authors: [
      { name: '岑维岳', unit: '滨海大学物理学院', email: 'cenwy@example.cn' },
      { name: '古丽娜尔·艾山', unit: '滨海大学物理学院' },
      { name: '宋之恒', unit: '中国科学院南陵光学精密机械研究所', email: 'zh.song@example.org' },
    ],
    abstractZh: '非厄米系统中的趋肤效应为调控光场局域提供了新的途径. 本文研究了含有交错增益与损耗的一维光子晶格, 给出了边界态随增益强度变化的相图, 并利用耦合模理论计算了波包的演化. '
      + '结果表明, 当增益强度越过例外点时, 边界态由振荡局域转变为单向放大; 在弱无序情况下该转变依然存在. 这一结果可为集成光子器件中光信号的定向传输提供参考.',
    abstractEn: 'The skin effect of non-Hermitian systems offers a new way to control the localization of light. In this work, a one-dimensional photonic lattice with staggered gain and loss is studied, the phase '
      + 'diagram of its edge states is obtained, and the evolution of wave packets is calculated with coupled-mode theory. When the gain passes the exceptional point, the edge state turns from oscillating '
      + 'localization to one-way amplification, and this transition survives weak disorder.',
    keywordsZh: ['非厄米趋肤效应', '光子晶格', '边界态', '例外点'],
    keywordsEn: ['non-Hermitian skin effect', 'photonic lattice', 'edge state', 'exceptional point'],
    funds: [{ number: '12074999', name: '国家自然科学基金' }, { number: '2022YFA1409999', name: '国家重点研发计划' }],
  },
  document: () => ({ footnotes: {
    1: note('国家自然科学基金(批准号: 12074999)和国家重点研发计划(批准号: 2022YFA1409999)资助的课题.'),
    2: note('第一作者. E-mail: cenwy@example.cn'),
    3: note('通信作者. E-mail: zh.song@example.org'),
  } }),
  children: () => sheet(
    noted(['非厄米光子晶格中边界态动力学的增益调控', 1], { centred: true, size: 36, bold: true }),
    noted(['岑维岳^1)^', 2, '　古丽娜尔·艾山^1)^　宋之恒^2)^', 3], { centred: true, size: 24 }),
    line('1) (滨海大学物理学院, 滨海　300071)', { centred: true, points: 9 }),
    line('2) (中国科学院南陵光学精密机械研究所, 南陵　201800)', { centred: true, points: 9 }),
    line('(2025 年 11 月 3 日收到; 2026 年 1 月 15 日收到修改稿)', { centred: true, points: 9 }),
    line('　　非厄米系统中的趋肤效应为调控光场局域提供了新的途径. 本文研究了含有交错增益与损耗的一维光子晶格, 给出了边界态随增益强度变化的相图, 并利用耦合模理论计算了波包的演化. '
      + '结果表明, 当增益强度越过例外点时, 边界态由振荡局域转变为单向放大; 在弱无序情况下该转变依然存在. 这一结果可为集成光子器件中光信号的定向传输提供参考.', { points: 10.5, font: '楷体' }),
    line('**关键词：**非厄米趋肤效应, 光子晶格, 边界态, 例外点', { points: 10.5 }),
    line('**PACS：**42.70.Qs, 03.65.Vf, 42.82.Et', { points: 10.5 }),
    line('**DOI：**10.99999/aps.75.20259999', { points: 10.5 }),
    line('1　引　言', { heading: 1 }),
    ...lines('近年来, 非厄米物理引起了广泛关注^[1–4]^. 与厄米系统不同, 非厄米系统的本征值一般为复数, 其本征态也不再正交.'),
    line('2　理论模型', { heading: 1 }),
    ...lines('考虑每个原胞含有两个格点的一维晶格.'),
    line('参考文献', { heading: 1 }),
    ...lines('[1] Example A, Example B 2021 J. Phys. Ex. 12 345'),
    line('Gain control of edge-state dynamics in non-Hermitian photonic lattices^*^', { centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true } }),
    line('Cen Wei-Yue^1)†^　Gulnar Hasan^1)^　Song Zhi-Heng^2)‡^', { centred: true }),
    line('1) (School of Physics, Binhai University, Binhai 300071, China)', { centred: true, points: 9 }),
    line('2) (Nanling Institute of Optics and Fine Mechanics, Chinese Academy of Sciences, Nanling 201800, China)', { centred: true, points: 9 }),
    line('( Received 3 November 2025; revised manuscript received 15 January 2026 )', { centred: true, points: 9 }),
    line('Abstract', { centred: true, bold: true }),
    line('The skin effect of non-Hermitian systems offers a new way to control the localization of light. In this work, a one-dimensional photonic lattice with staggered gain and loss is studied, the phase '
      + 'diagram of its edge states is obtained, and the evolution of wave packets is calculated with coupled-mode theory. When the gain passes the exceptional point, the edge state turns from oscillating '
      + 'localization to one-way amplification, and this transition survives weak disorder.'),
    line('**Keywords:** non-Hermitian skin effect, photonic lattice, edge state, exceptional point'),
    line('**PACS:** 42.70.Qs, 03.65.Vf, 42.82.Et'),
    line('^*^ Project supported by the National Natural Science Foundation of China (Grant No. 12074999) and the National Key Research and Development Program of China (Grant No. 2022YFA1409999).', { points: 9 }),
    line('^†^ First author. E-mail: cenwy@example.cn', { points: 9 }),
    line('^‡^ Corresponding author. E-mail: zh.song@example.org', { points: 9 }),
  ),
}), { 1: '*', 2: '†', 3: '‡' });

const medical: FrontPage = frontPage({
  name: 'template-medical',
  layout: 'A journal of the Chinese Medical Association: units in one line parted by ；, 【摘要】 with bold steps in one paragraph, two corresponding authors, fund under the keywords of both languages.',
  expected: {
    titleZh: '老年慢性阻塞性肺疾病急性加重患者早期肺康复的多中心随机对照研究',
    titleEn: 'Early pulmonary rehabilitation in elderly patients with acute exacerbation of chronic obstructive pulmonary disease: a multicenter randomized controlled trial',
    authors: [
      { name: '钟可欣', unit: '江东医科大学附属第一医院呼吸与危重症医学科' },
      { name: '李旻', unit: '江东医科大学附属第一医院呼吸与危重症医学科' },
      { name: '斯琴高娃', unit: '青城市人民医院康复医学科' },
      { name: '白鹭', unit: '江东医科大学公共卫生学院流行病与卫生统计学系' },
      { name: '葛怀安', unit: '青城市人民医院康复医学科', email: 'gehuaian@example.com' },
      { name: '顾明遐', unit: '江东医科大学附属第一医院呼吸与危重症医学科', email: 'gumx@example.cn' },
    ],
    abstractZh: '目的 评价早期肺康复对老年慢性阻塞性肺疾病急性加重（AECOPD）患者的有效性和安全性。方法 采用多中心随机对照设计，纳入2023年1月至2024年6月住院的AECOPD患者186例，按1∶1分为康复组和对照组，'
      + '两组均接受常规治疗，康复组于入院48 h内开始肺康复。主要结局为出院时6 min步行距离。结果 共178例完成研究，康复组6 min步行距离为（312±64）m，长于对照组的（275±71）m，差异有统计学意义（P<0.01）；'
      + '两组不良事件发生率差异无统计学意义（P=0.62）。结论 早期肺康复可改善老年AECOPD患者的运动耐力，安全性良好。',
    abstractEn: 'Objective To evaluate the efficacy and safety of early pulmonary rehabilitation in elderly patients with acute exacerbation of chronic obstructive pulmonary disease (AECOPD). '
      + 'Methods In this multicenter randomized controlled trial, 186 patients hospitalized from January 2023 to June 2024 were assigned 1∶1 to a rehabilitation group and a control group. '
      + 'Results The 6-minute walk distance at discharge was (312±64) m in the rehabilitation group and (275±71) m in the control group (P<0.01). Adverse events did not differ (P=0.62). '
      + 'Conclusion Early pulmonary rehabilitation improves exercise tolerance in elderly patients with AECOPD and is safe.',
    keywordsZh: ['肺疾病，慢性阻塞性', '急性加重', '肺康复', '老年人', '随机对照试验'],
    keywordsEn: ['Pulmonary disease, chronic obstructive', 'Acute exacerbation', 'Pulmonary rehabilitation', 'Aged', 'Randomized controlled trial'],
    funds: [{ number: '82170999', name: '国家自然科学基金面上项目' }, { number: '2023C03999', name: '江东省重点研发计划' }],
  },
  children: () => sheet(
    line('·论著·', { points: 10.5 }),
    line('老年慢性阻塞性肺疾病急性加重患者早期肺康复的多中心随机对照研究', { centred: true, bold: true, points: 18, font: '宋体' }),
    line('钟可欣^1^ 李旻^1^ 斯琴高娃^2^ 白鹭^3^ 葛怀安^2^ 顾明遐^1^', { centred: true, points: 12 }),
    line('^1^江东医科大学附属第一医院呼吸与危重症医学科，南陵 310003；^2^青城市人民医院康复医学科，青城 010020；^3^江东医科大学公共卫生学院流行病与卫生统计学系，南陵 310058', { points: 9 }),
    line('通信作者：顾明遐，Email：gumx@example.cn，电话：0000-87230000；葛怀安，Email：gehuaian@example.com', { points: 9 }),
    line('【摘要】 **目的** 评价早期肺康复对老年慢性阻塞性肺疾病急性加重（AECOPD）患者的有效性和安全性。**方法** 采用多中心随机对照设计，纳入2023年1月至2024年6月住院的AECOPD患者186例，按1∶1分为康复组和对照组，'
      + '两组均接受常规治疗，康复组于入院48 h内开始肺康复。主要结局为出院时6 min步行距离。**结果** 共178例完成研究，康复组6 min步行距离为（312±64）m，长于对照组的（275±71）m，差异有统计学意义（P<0.01）；'
      + '两组不良事件发生率差异无统计学意义（P=0.62）。**结论** 早期肺康复可改善老年AECOPD患者的运动耐力，安全性良好。', { points: 9 }),
    line('【关键词】 肺疾病，慢性阻塞性； 急性加重； 肺康复； 老年人； 随机对照试验', { points: 9 }),
    line('**基金项目：**国家自然科学基金面上项目（82170999）；江东省重点研发计划（2023C03999）', { points: 9 }),
    line('**临床试验注册：**中国临床试验注册中心，ChiCTR9900099999', { points: 9 }),
    line('Early pulmonary rehabilitation in elderly patients with acute exacerbation of chronic obstructive pulmonary disease: a multicenter randomized controlled trial', { bold: true, points: 12 }),
    line('Zhong Kexin^1^, Li Min^1^, Siqin Gaowa^2^, Bai Lu^3^, Ge Huaian^2^, Gu Mingxia^1^', { points: 9 }),
    line('^1^Department of Pulmonary and Critical Care Medicine, the First Affiliated Hospital of Jiangdong Medical University, Nanling 310003, China; ^2^Department of Rehabilitation Medicine, Qingcheng '
      + 'People\'s Hospital, Qingcheng 010020, China; ^3^Department of Epidemiology and Health Statistics, School of Public Health, Jiangdong Medical University, Nanling 310058, China', { points: 9 }),
    line('Corresponding authors: Gu Mingxia, Email: gumx@example.cn, Tel: 0086-000-87230000; Ge Huaian, Email: gehuaian@example.com', { points: 9 }),
    line('【Abstract】 **Objective** To evaluate the efficacy and safety of early pulmonary rehabilitation in elderly patients with acute exacerbation of chronic obstructive pulmonary disease (AECOPD). '
      + '**Methods** In this multicenter randomized controlled trial, 186 patients hospitalized from January 2023 to June 2024 were assigned 1∶1 to a rehabilitation group and a control group. '
      + '**Results** The 6-minute walk distance at discharge was (312±64) m in the rehabilitation group and (275±71) m in the control group (P<0.01). Adverse events did not differ (P=0.62). '
      + '**Conclusion** Early pulmonary rehabilitation improves exercise tolerance in elderly patients with AECOPD and is safe.', { points: 9 }),
    line('【Key words】 Pulmonary disease, chronic obstructive; Acute exacerbation; Pulmonary rehabilitation; Aged; Randomized controlled trial', { points: 9 }),
    line('**Fund program:** General Program of National Natural Science Foundation of China (82170999); Key Research and Development Program of Jiangdong Province (2023C03999)', { points: 9 }),
    line('**Trial registration:** Chinese Clinical Trial Registry, ChiCTR9900099999', { points: 9 }),
    ...lines('　　慢性阻塞性肺疾病是老年人常见的慢性呼吸系统疾病，急性加重是其住院和死亡的主要原因^［1-2］^。既往研究多在稳定期开展肺康复，住院早期康复的证据仍然有限。'),
    line('资料与方法', { centred: true, bold: true }),
    ...lines('一、研究对象', '　　纳入标准：（1）年龄≥65岁；（2）符合诊断标准；（3）签署知情同意书。', '利益冲突 所有作者声明不存在利益冲突',
      '作者贡献声明 钟可欣：研究实施、论文撰写；李旻、斯琴高娃：数据采集；白鹭：统计分析；葛怀安、顾明遐：研究指导、经费支持'),
  ),
});

const electrical: FrontPage = frontPage({
  name: 'template-electrical',
  layout: 'An engineering society\'s Transactions: a running header with the author, English block before the Chinese abstract, the funds in a text box at the foot of the page, e-mails in biographies at the end.',
  expected: {
    titleZh: '计及电动汽车响应不确定性的配电网分布鲁棒优化调度',
    titleEn: 'Distributionally Robust Optimal Dispatch of Distribution Networks Considering Response Uncertainty of Electric Vehicles',
    authors: [
      { name: '韩景澄', unit: '江东电力大学电气与电子工程学院', email: 'hanjc@example.cn' },
      { name: '卓玛央金', unit: '西陵电网有限公司电力科学研究院' },
      { name: '汪以诺', unit: '江东电力大学电气与电子工程学院' },
      { name: '彭少白', unit: '江东电力大学电气与电子工程学院', email: 'pengsb@example.cn' },
    ],
    abstractZh: '大规模电动汽车接入为配电网提供了可观的灵活性资源，但用户响应行为的不确定性给调度带来了风险。为此，提出一种计及响应不确定性的分布鲁棒优化调度方法。首先，利用历史充电数据构建基于Wasserstein距离的模糊集；'
      + '然后，建立以运行成本最小为目标的两阶段模型，并将其转化为混合整数线性规划问题；最后，在改进的33节点系统上进行算例分析。结果表明，所提方法在保证电压安全的同时降低了调度成本。',
    abstractEn: 'Large-scale electric vehicles provide distribution networks with considerable flexibility, but the uncertain response of their users brings risk to dispatch. A distributionally robust dispatch method is '
      + 'therefore proposed. An ambiguity set based on the Wasserstein distance is built from historical charging data, and a two-stage model is established and transformed into a mixed-integer linear program. '
      + 'A case study on a modified 33-bus system shows that the method lowers the cost while keeping the voltage secure.',
    keywordsZh: ['电动汽车', '配电网', '分布鲁棒优化', '响应不确定性', '需求响应'],
    keywordsEn: ['electric vehicle', 'distribution network', 'distributionally robust optimization', 'response uncertainty', 'demand response'],
    funds: [{ number: 'U22B2099', name: '国家自然科学基金联合基金项目' }, { number: 'XLDW-2024-KJ-0099', name: '西陵电网有限公司科技项目' }],
  },
  blind: { properties: true, headers: true },
  document: () => ({ creator: '韩景澄', lastModifiedBy: '韩景澄' }),
  section: () => ({ headers: { default: new Header({ children: [new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun('第X期'), new TextRun({ children: [new Tab(), '韩景澄等：计及电动汽车响应不确定性的配电网分布鲁棒优化调度'] })],
  })] }) } }),
  children: () => sheet(
    line('DOI：10.99999/j.0258-9999.pcsee.259999　　文章编号：0258-9999 (2026) 00-0000-00　　中图分类号：TM 73', { points: 7.5 }),
    line('计及电动汽车响应不确定性的\n配电网分布鲁棒优化调度', { centred: true, points: 22, font: '黑体' }),
    line('韩景澄^1^，卓玛央金^2^，汪以诺^1^，彭少白^1*^', { centred: true, points: 12, font: '仿宋' }),
    line('(1．江东电力大学电气与电子工程学院，江东省 南陵市 211100；\n2．西陵电网有限公司电力科学研究院，西陵省 雪城市 850000)', { centred: true, points: 9 }),
    line('Distributionally Robust Optimal Dispatch of Distribution Networks\nConsidering Response Uncertainty of Electric Vehicles', { centred: true, bold: true, points: 14, font: 'Times New Roman' }),
    line('HAN Jingcheng^1^, ZHUOMA Yangjin^2^, WANG Yinuo^1^, PENG Shaobai^1*^', { centred: true, points: 10.5 }),
    line('(1. School of Electrical and Electronic Engineering, Jiangdong Electric Power University, Nanling 211100, Jiangdong Province, China;\n'
      + '2. Electric Power Research Institute, Xiling Power Grid Co., Ltd., Xuecheng 850000, Xiling Province, China)', { centred: true, points: 9 }),
    line('**ABSTRACT:** Large-scale electric vehicles provide distribution networks with considerable flexibility, but the uncertain response of their users brings risk to dispatch. A distributionally robust dispatch '
      + 'method is therefore proposed. An ambiguity set based on the Wasserstein distance is built from historical charging data, and a two-stage model is established and transformed into a mixed-integer linear '
      + 'program. A case study on a modified 33-bus system shows that the method lowers the cost while keeping the voltage secure.', { points: 9 }),
    line('**KEY WORDS:** electric vehicle; distribution network; distributionally robust optimization; response uncertainty; demand response', { points: 9 }),
    line('**摘要：**大规模电动汽车接入为配电网提供了可观的灵活性资源，但用户响应行为的不确定性给调度带来了风险。为此，提出一种计及响应不确定性的分布鲁棒优化调度方法。首先，利用历史充电数据构建基于Wasserstein距离的模糊集；'
      + '然后，建立以运行成本最小为目标的两阶段模型，并将其转化为混合整数线性规划问题；最后，在改进的33节点系统上进行算例分析。结果表明，所提方法在保证电压安全的同时降低了调度成本。', { points: 9 }),
    line('**关键词：**电动汽车；配电网；分布鲁棒优化；响应不确定性；需求响应', { points: 9 }),
    new Textbox({
      style: { width: '220pt', height: '70pt', position: 'absolute' },
      children: [
        new Paragraph({ children: runs('**基金项目**：国家自然科学基金联合基金项目(U22B2099)；西陵电网有限公司科技项目(XLDW-2024-KJ-0099)。', { size: 15 }) }),
        new Paragraph({ children: runs('Project Supported by Joint Funds of the National Natural Science Foundation of China (U22B2099); Science and Technology Project of Xiling Power Grid Co., Ltd. (XLDW-2024-KJ-0099).', { size: 15 }) }),
      ],
    }),
    line('0  引言', { heading: 1 }),
    ...lines('随着电动汽车保有量的快速增长，其充电负荷在配电网中的占比不断提高^[1-3]^。如何引导用户参与调度，已成为配电网运行中的重要问题。'),
    line('参考文献', { heading: 1 }),
    ...lines('[1] 示例文献．电动汽车有序充电综述[J]．电力示例，2022，46(1)：1-10．'),
    line('收稿日期：2025-09-30。', { points: 9 }),
    line('作者简介：', { points: 9 }),
    line('　　韩景澄(1998)，男，博士研究生，研究方向为配电网优化运行，hanjc@example.cn；', { points: 9 }),
    line('　　*通信作者：彭少白(1979)，男，教授，研究方向为电力系统规划与运行，pengsb@example.cn。', { points: 9 }),
  ),
});

export const templateSciencePages: FrontPage[] = [automation, physics, medical, electrical];
