// Pages for medicine, nursing and engineering: structured abstracts, units with postcodes and letters, first-page boxes.
import { Paragraph, Textbox } from 'docx';
import { body, type FrontPage, frontPage, line, lines, runs } from './page.ts';

const cardiology = {
  zh: [
    '目的 探讨血清生长分化因子15与射血分数保留型心力衰竭患者一年内再入院的关系。',
    '方法 连续纳入2021年1月至2023年6月住院的射血分数保留型心力衰竭患者312例，测定入院24 h内血清生长分化因子15水平，随访12个月，以心衰再入院为终点，采用Cox回归分析其预测价值。',
    '结果 随访期间87例（27.9%）再入院。校正年龄、肾功能及利钠肽后，生长分化因子15每升高一个标准差，再入院风险增加46%（HR=1.46，95%CI：1.18～1.81，P<0.001）。',
    '结论 血清生长分化因子15是射血分数保留型心力衰竭患者再入院的独立预测因子。',
  ],
  en: [
    'Objective To explore the relationship between serum growth differentiation factor 15 and one-year readmission in heart failure with preserved ejection fraction.',
    'Methods A total of 312 inpatients admitted between January 2021 and June 2023 were enrolled and followed up for 12 months. Cox regression was used.',
    'Results Eighty-seven patients (27.9%) were readmitted. Each standard deviation increase was associated with a 46% higher risk (HR=1.46, 95%CI: 1.18-1.81, P<0.001).',
    'Conclusion Serum growth differentiation factor 15 is an independent predictor of readmission.',
  ],
};

const nursing = '目的：构建老年髋部骨折患者家庭照护者准备度提升方案并评价其应用效果。方法：采用便利抽样法选取两个病区的照护者各42名，对照组给予常规出院指导，试验组在此基础上实施以回授法为核心的准备度提升方案，'
  + '比较两组出院时及出院后3个月的照护准备度与负担得分。结果：出院后3个月试验组照护准备度得分高于对照组，照护负担得分低于对照组，差异均有统计学意义（P<0.05）。结论：该方案能提高照护者的准备度，减轻其照护负担。';

const milling = {
  zh: '针对薄壁钛合金叶片铣削过程中因弱刚性引起的让刀变形问题，提出一种融合在位测量与刀轴矢量优化的误差补偿方法。首先建立考虑刀具—工件耦合柔度的变形预测模型；其次以切触区法向刚度最大为目标优化刀轴矢量；'
    + '最后利用在位测量数据逐层修正补偿量。实验结果表明，补偿后叶片型面最大误差由0.118 mm降至0.036 mm，验证了方法的有效性。',
  en: 'To address the deflection caused by the weak rigidity of thin-walled titanium blades in milling, an error compensation method combining on-machine measurement with tool axis optimisation is proposed. A deflection model that couples tool and workpiece '
    + 'compliance is built, and the compensation is corrected layer by layer. Experiments show that the maximum profile error falls from 0.118 mm to 0.036 mm.',
};

const bridge = {
  zh: '为研究装配式钢—混组合梁桥湿接缝在温度与车辆荷载共同作用下的开裂机理，制作4片缩尺试件进行低周疲劳试验，并结合内聚力模型开展数值分析。结果表明：湿接缝底缘拉应力对温度梯度最为敏感；'
    + '采用超高性能混凝土填充可使开裂荷载提高62%；界面凿毛深度超过6 mm后，黏结强度的增幅趋缓。据此给出了湿接缝构造的设计建议。',
  en: 'Four scaled specimens were tested under low-cycle fatigue to study the cracking of wet joints in prefabricated steel-concrete composite girder bridges under temperature and vehicle loads, and a cohesive zone model was used for numerical analysis. '
    + 'Filling with ultra-high performance concrete raises the cracking load by 62%.',
};

export const medicineEngineeringPages: FrontPage[] = [
  frontPage({
    name: 'mixed-medicine-units-after-postcode',
    layout: 'A clinical journal: six names, units as one line of postcode, place and hospital with the names in brackets, the abstract in four paragraphs in both languages.',
    children: () => [
      line('·临床研究·', { bold: true }),
      line('血清生长分化因子15对射血分数保留型心力衰竭患者再入院的预测价值', { centred: true, bold: true, points: 18 }),
      line('林孝慈  周  沅  诸葛明远  古丽努尔·艾合买提  卞  青  龙在野', { centred: true }),
      line('基金项目：国家自然科学基金（82170379）；江西省卫生健康委科技计划项目（202210567）', { points: 9 }),
      line('作者单位：344000 江西抚州，抚河医科大学附属第一医院心血管内科（林孝慈、周沅、诸葛明远、龙在野）；344000 江西抚州，抚河医科大学附属第一医院检验科（卞青）；'
        + '841000 新疆库尔勒，孔雀河人民医院心内科（古丽努尔·艾合买提）', { points: 9 }),
      line('通信作者：龙在野，E-mail：longzaiye@fuhemed.example.cn', { points: 9 }),
      line('【摘要】', { bold: true }),
      ...cardiology.zh.map((text) => line(text.replace(/^../, '**$&**'))),
      line('【关键词】　心力衰竭；射血分数保留；生长分化因子15；再入院；预后', { bold: true }),
      line('Predictive value of serum growth differentiation factor 15 for readmission in heart failure with preserved ejection fraction', { centred: true, bold: true }),
      line('Lin Xiaoci^1^, Zhou Yuan^1^, Zhuge Mingyuan^1^, Gulnur Ahmat^2^, Bian Qing^3^, Long Zaiye^1^'),
      line('^1^Department of Cardiology, ^3^Department of Clinical Laboratory, First Affiliated Hospital of Fuhe Medical University, Fuzhou 344000, China; ^2^Department of Cardiology, Kongquehe People’s Hospital, Korla 841000, China', { points: 9 }),
      line('Corresponding author: Long Zaiye, E-mail: longzaiye@fuhemed.example.cn', { points: 9 }),
      line('【Abstract】', { bold: true }),
      ...cardiology.en.map((text) => line(text.replace(/^\w+/, '**$&**'))),
      line('【Key words】 Heart failure; Preserved ejection fraction; Growth differentiation factor 15; Readmission; Prognosis'),
      line('射血分数保留型心力衰竭约占全部心力衰竭的一半，其再入院率居高不下。寻找能够早期识别高危患者的标志物，是临床关注的重点。'),
      ...body('1 资料与方法', '1.1 研究对象 连续纳入我院收治的患者，诊断符合现行指南标准。'),
    ],
    expected: {
      titleZh: '血清生长分化因子15对射血分数保留型心力衰竭患者再入院的预测价值',
      titleEn: 'Predictive value of serum growth differentiation factor 15 for readmission in heart failure with preserved ejection fraction',
      authors: [
        { name: '林孝慈', unit: '抚河医科大学附属第一医院心血管内科' },
        { name: '周沅', unit: '抚河医科大学附属第一医院心血管内科' },
        { name: '诸葛明远', unit: '抚河医科大学附属第一医院心血管内科' },
        { name: '古丽努尔·艾合买提', unit: '孔雀河人民医院心内科' },
        { name: '卞青', unit: '抚河医科大学附属第一医院检验科' },
        { name: '龙在野', unit: '抚河医科大学附属第一医院心血管内科', email: 'longzaiye@fuhemed.example.cn' },
      ],
      abstractZh: cardiology.zh.join('\n'),
      abstractEn: cardiology.en.join('\n'),
      keywordsZh: ['心力衰竭', '射血分数保留', '生长分化因子15', '再入院', '预后'],
      keywordsEn: ['Heart failure', 'Preserved ejection fraction', 'Growth differentiation factor 15', 'Readmission', 'Prognosis'],
      funds: [{ name: '国家自然科学基金', number: '82170379' }, { name: '江西省卫生健康委科技计划项目', number: '202210567' }],
    },
  }),

  frontPage({
    name: 'mixed-nursing-wide-blanks',
    layout: 'A nursing journal: numbered units on lines of their own, label of the abstract on the line of a structured text, keywords parted by wide blanks, only an English title and keywords.',
    children: () => [
      line('老年髋部骨折患者家庭照护者准备度提升方案的构建与应用', { centred: true, heading: 2 }),
      line('褚　宁^1^，万俟珊^2^，方知夏^2^，褚　安^1^', { centred: true }),
      line('1 越溪中医药大学护理学院，浙江 绍兴 312000'),
      line('2 越溪市第二人民医院骨科，浙江 绍兴 312000'),
      line('通讯作者：褚安，chuan@yuexi-tcm.example.cn'),
      line('基金项目：浙江省医药卫生科技计划项目（编号：2023KY1187）；越溪中医药大学校级科研项目（编号：2022XJ14）'),
      line(`摘　要　${nursing}`),
      line('关键词　髋部骨折　　老年人　　家庭照护者　　照护准备度　　回授法'),
      line('Construction and application of a programme to improve the preparedness of family caregivers of elderly patients with hip fracture'),
      line('CHU Ning, MOQI Shan, FANG Zhixia, CHU An'),
      line('Keywords　hip fracture　　the elderly　　family caregivers　　caregiver preparedness　　teach-back'),
      line('中图分类号：R473.6　　文献标识码：A'),
      line('髋部骨折是老年人最常见的脆性骨折之一。患者出院后的康复多在家庭中完成，照护者往往在毫无准备的情况下承担起照护任务。'),
      ...body('1 对象与方法', '1.1 研究对象 选取2023年3月至10月在骨科两个病区住院的患者的主要照护者。'),
    ],
    expected: {
      titleZh: '老年髋部骨折患者家庭照护者准备度提升方案的构建与应用',
      titleEn: 'Construction and application of a programme to improve the preparedness of family caregivers of elderly patients with hip fracture',
      authors: [
        { name: '褚宁', unit: '越溪中医药大学护理学院' },
        { name: '万俟珊', unit: '越溪市第二人民医院骨科' },
        { name: '方知夏', unit: '越溪市第二人民医院骨科' },
        { name: '褚安', unit: '越溪中医药大学护理学院', email: 'chuan@yuexi-tcm.example.cn' },
      ],
      abstractZh: nursing,
      keywordsZh: ['髋部骨折', '老年人', '家庭照护者', '照护准备度', '回授法'],
      keywordsEn: ['hip fracture', 'the elderly', 'family caregivers', 'caregiver preparedness', 'teach-back'],
      funds: [{ name: '浙江省医药卫生科技计划项目', number: '2023KY1187' }, { name: '越溪中医药大学校级科研项目', number: '2022XJ14' }],
    },
  }),

  frontPage({
    name: 'mixed-engineering-lettered-units',
    layout: 'A university journal: article number and dates, units with figures and letters in one bracket, half-width punctuation, both addresses under the keywords.',
    children: () => [
      line('文章编号: 1007-9999(2026)01-0088-09', { points: 9 }),
      line('薄壁钛合金叶片铣削变形的在位测量补偿方法', { centred: true, points: 22, font: '黑体' }),
      line('冯学礼^1a^, 苗雨桐^1b^, 完颜洛^1a,2^, 鲁 川^2^', { centred: true, points: 14, font: '仿宋' }),
      line('(1. 河洛理工大学 a. 机电工程学院; b. 材料科学与工程学院, 河南 洛阳 471003; 2. 中原航空发动机有限公司 工艺研究所, 河南 新乡 453000)', { centred: true, points: 9 }),
      line(`**摘   要:** ${milling.zh}`, { points: 10.5 }),
      line('**关 键 词:** 薄壁叶片; 铣削变形; 在位测量; 刀轴矢量; 误差补偿', { points: 10.5 }),
      line('**中图分类号:** TG547; V263\t**文献标志码:** A', { points: 10.5 }),
      line('Compensation of Milling Deflection of Thin-walled Titanium Blades\nBased on On-machine Measurement', { centred: true, bold: true, points: 14 }),
      line('FENG Xueli^1a^, MIAO Yutong^1b^, WANYAN Luo^1a,2^, LU Chuan^2^', { centred: true }),
      line('(1a. School of Mechatronics Engineering; 1b. School of Materials Science and Engineering, Heluo University of Technology, Luoyang 471003, China; '
        + '2. Process Institute, Zhongyuan Aero-engine Co., Ltd., Xinxiang 453000, China)', { centred: true, points: 9 }),
      line(`**Abstract:** ${milling.en}`),
      line('**Key words:** thin-walled blade; milling deflection; on-machine measurement; tool axis vector; error compensation'),
      line('收稿日期: 2025-09-08; 修回日期: 2025-12-01', { points: 9 }),
      line('基金项目: 国家科技重大专项(J2019-VII-0001-0141); 河南省科技攻关计划项目(232102221033)', { points: 9 }),
      line('作者简介: 冯学礼(1998—), 男, 河南偃师人, 硕士研究生, E-mail: fengxl98@heluo.example.cn; 完颜洛(1979—), 男, 教授, 博士生导师, 通信作者, E-mail: wanyan@heluo.example.cn', { points: 9 }),
      ...body('0 引言', '航空发动机叶片多采用钛合金整体铣削成形，其壁薄、扭转大，加工中极易产生让刀变形。', '误差补偿是控制此类变形的主要手段。'),
    ],
    expected: {
      titleZh: '薄壁钛合金叶片铣削变形的在位测量补偿方法',
      titleEn: 'Compensation of Milling Deflection of Thin-walled Titanium Blades Based on On-machine Measurement',
      authors: [
        { name: '冯学礼', unit: '河洛理工大学机电工程学院', email: 'fengxl98@heluo.example.cn' },
        { name: '苗雨桐', unit: '河洛理工大学材料科学与工程学院' },
        { name: '完颜洛', unit: '河洛理工大学机电工程学院；中原航空发动机有限公司工艺研究所', email: 'wanyan@heluo.example.cn' },
        { name: '鲁川', unit: '中原航空发动机有限公司工艺研究所' },
      ],
      abstractZh: milling.zh,
      abstractEn: milling.en,
      keywordsZh: ['薄壁叶片', '铣削变形', '在位测量', '刀轴矢量', '误差补偿'],
      keywordsEn: ['thin-walled blade', 'milling deflection', 'on-machine measurement', 'tool axis vector', 'error compensation'],
      funds: [{ name: '国家科技重大专项', number: 'J2019-VII-0001-0141' }, { name: '河南省科技攻关计划项目', number: '232102221033' }],
    },
  }),

  frontPage({
    name: 'mixed-engineering-text-box',
    layout: 'Fund, dates and biographies in a text box at the foot of the first page, standing between title and authors in the file; one unit for everyone.',
    children: () => [
      line('装配式组合梁桥湿接缝开裂机理试验研究', { centred: true, bold: true, points: 20 }),
      new Textbox({
        style: { width: '450pt', height: '70pt', position: 'absolute', marginTop: '640pt', positionVertical: 'absolute', positionVerticalRelative: 'page' },
        children: [
          ...lines('收稿日期：2025-10-13'),
          new Paragraph({ children: runs('基金项目：国家重点研发计划项目(2021YFB2600500)；交通运输行业重点科技项目(2022-MS1-032)；陇原交通大学青年教师科研基金', { size: 18 }) }),
          new Paragraph({ children: runs('第一作者：慕容川(1988—)，男，副教授，工学博士，主要从事组合结构桥梁研究，E-mail：murongchuan@longyuan.example.cn', { size: 18 }) }),
        ],
      }),
      line('慕容川，石　磊，马斯琴，窦一鸣', { centred: true }),
      line('（陇原交通大学土木工程学院，甘肃 兰州 730070）', { centred: true }),
      line(`摘\u2003要：${bridge.zh}`),
      line('关键词：桥梁工程；组合梁桥；湿接缝；疲劳试验；内聚力模型'),
      line('中图分类号：U448.21\u2003\u2003文献标志码：A'),
      line('Experimental study on cracking mechanism of wet joints in prefabricated composite girder bridges', { centred: true, bold: true }),
      line('MURONG Chuan, SHI Lei, MA Siqin, DOU Yiming', { centred: true }),
      line('(School of Civil Engineering, Longyuan Jiaotong University, Lanzhou 730070, Gansu, China)', { centred: true }),
      line(`Abstract: ${bridge.en}`),
      line('Keywords: bridge engineering; composite girder bridge; wet joint; fatigue test; cohesive zone model'),
      ...body('引言', '装配式组合梁桥施工快捷，在西部山区公路中应用日广。', '湿接缝是预制构件之间的薄弱部位，其开裂将直接影响桥面板的耐久性。'),
    ],
    expected: {
      titleZh: '装配式组合梁桥湿接缝开裂机理试验研究',
      titleEn: 'Experimental study on cracking mechanism of wet joints in prefabricated composite girder bridges',
      authors: [
        { name: '慕容川', unit: '陇原交通大学土木工程学院', email: 'murongchuan@longyuan.example.cn' },
        { name: '石磊', unit: '陇原交通大学土木工程学院' },
        { name: '马斯琴', unit: '陇原交通大学土木工程学院' },
        { name: '窦一鸣', unit: '陇原交通大学土木工程学院' },
      ],
      abstractZh: bridge.zh,
      abstractEn: bridge.en,
      keywordsZh: ['桥梁工程', '组合梁桥', '湿接缝', '疲劳试验', '内聚力模型'],
      keywordsEn: ['bridge engineering', 'composite girder bridge', 'wet joint', 'fatigue test', 'cohesive zone model'],
      funds: [
        { name: '国家重点研发计划项目', number: '2021YFB2600500' }, { name: '交通运输行业重点科技项目', number: '2022-MS1-032' },
        { name: '陇原交通大学青年教师科研基金', number: '' },
      ],
    },
  }),
];
