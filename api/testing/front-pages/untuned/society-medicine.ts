// Pages of journals of medical and veterinary societies: structured abstracts, units led by a postcode, corresponding authors.
import { AlignmentType, Paragraph, TextRun } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from '../page.ts';

const clinical = {
  zh: [
    ['目的', '探讨血清生长分化因子15水平对射血分数保留的心力衰竭患者再住院的预测价值。'],
    ['方法', '前瞻性连续纳入2021年1月至2023年6月收治的患者312例，检测入院24 h内血清水平，出院后随访12个月，主要终点为因心力衰竭再住院。采用Cox回归分析危险因素。'],
    ['结果', '随访期间87例患者再住院。再住院组血清水平高于未再住院组（P<0.001）；校正年龄、肾功能后，该指标仍为独立危险因素（HR=1.42，95%CI 1.13~1.79）。'],
    ['结论', '血清生长分化因子15水平升高提示患者再住院风险增加。'],
  ] as const,
  en: [
    ['Objective', 'To explore the value of serum growth differentiation factor 15 in predicting readmission of patients with heart failure with preserved ejection fraction.'],
    ['Methods', 'A total of 312 consecutive patients were prospectively enrolled from January 2021 to June 2023. Serum levels were measured within 24 h after admission and the patients were followed up for 12 months.'],
    ['Results', 'During follow-up, 87 patients were readmitted. Serum levels were higher in the readmission group (P<0.001) and remained an independent risk factor after adjustment (HR=1.42, 95%CI 1.13-1.79).'],
    ['Conclusion', 'An elevated serum level indicates a higher risk of readmission.'],
  ] as const,
};

/** A structured abstract as it runs on in one paragraph: the labels bold in the file. */
const printed = (parts: readonly (readonly [string, string])[], blank: string) => parts.map(([label, text]) => `**${label}**${blank}${text}`).join('');
const typed = (parts: readonly (readonly [string, string])[], blank: string) => parts.map(([label, text]) => `${label}${blank}${text}`).join('');
const spaced = (parts: readonly (readonly [string, string])[]) => parts.map(([label, text]) => [` ${label}`, text] as const);

const nursing = {
  zh: '目的　了解老年慢性心力衰竭患者居家运动康复的真实体验，为制订延续护理方案提供依据。方法　采用目的抽样法选取16例患者进行半结构式访谈，运用Colaizzi七步法分析资料。'
    + '结果　提炼出4个主题：对运动既期待又担忧、缺乏可及的专业指导、家庭支持的双面影响、在自我监测中重建信心。结论　护理人员应重视患者的恐动心理，提供分级运动处方与远程随访，并引导家属适度参与。',
  en: 'Objective To understand the experience of home-based exercise rehabilitation in older patients with chronic heart failure. Methods Sixteen patients were selected by purposive sampling and interviewed, '
    + 'and the data were analyzed by the seven-step method of Colaizzi. Results Four themes were extracted: expectation mixed with worry, lack of accessible guidance, the two sides of family support, and confidence regained '
    + 'through self-monitoring. Conclusion Nurses should attend to fear of movement and offer graded exercise prescriptions with remote follow-up.',
};

const dental = {
  zh: [
    '目的：比较无托槽隐形矫治器与固定矫治器关闭拔牙间隙过程中上颌切牙的转矩变化。',
    '方法：选择拔除4颗第一前磨牙的成人患者48例，按矫治方式分为两组，每组24例，在治疗前后拍摄锥形束CT，测量上颌中切牙的唇倾度与牙根长度。',
    '结果：隐形矫治组切牙转矩丢失为（8.6±2.4）°，大于固定矫治组的（5.1±1.9）°，差异有统计学意义；两组牙根吸收量的差异无统计学意义。',
    '结论：隐形矫治关闭拔牙间隙时应预先增加切牙的正转矩。',
  ],
  en: [
    'Objective: To compare the torque changes of maxillary incisors during space closure with clear aligners and fixed appliances.',
    'Methods: Forty-eight adults treated with extraction of four first premolars were divided into two groups of 24. Cone-beam CT was taken before and after treatment.',
    'Results: Torque loss was (8.6±2.4)° in the aligner group and (5.1±1.9)° in the fixed group, while root resorption did not differ.',
    'Conclusion: Additional positive torque should be planned when extraction spaces are closed with clear aligners.',
  ],
};

const veterinary = {
  zh: '【目的】了解青海地区腹泻藏羊源产肠毒素大肠杆菌的流行与耐药情况。【方法】采集6个牧场腹泻藏羊的肛拭子218份，进行细菌分离、16S rRNA基因鉴定和毒力基因检测，并采用纸片扩散法测定菌株对14种药物的敏感性。'
    + '【结果】共分离得到大肠杆菌131株，其中产肠毒素大肠杆菌27株，F17菌毛基因检出率最高（63.0%）；菌株对四环素的耐药率为74.1%，多重耐药菌株占51.9%。【结论】该地区藏羊源菌株多重耐药现象较严重，应规范养殖用药。',
  en: '【Objective】This study was aimed to survey the prevalence and drug resistance of enterotoxigenic Escherichia coli from Tibetan sheep with diarrhea in Qinghai. 【Method】A total of 218 anal swabs were collected from six farms '
    + 'for isolation, identification and detection of virulence genes, and the sensitivity to 14 drugs was tested. 【Result】Of 131 isolates, 27 were enterotoxigenic; F17 was the most frequent fimbrial gene (63.0%) and 51.9% of the '
    + 'isolates were resistant to multiple drugs. 【Conclusion】Multiple drug resistance is serious and the use of drugs on farms should be regulated.',
};

const italic = (text: string) => text.split('|').map((piece, index) => new TextRun({ text: piece, italics: index % 2 === 1 }));

export const medicinePages: FrontPage[] = [
  frontPage({
    name: 'society-clinical',
    layout: 'Units led by their postcode, two-character names widened and names parted by two wide blanks, labels in 【】, a minority name, the column above the title.',
    expected: {
      titleZh: '血清生长分化因子15对射血分数保留的心力衰竭患者再住院的预测价值',
      titleEn: 'Predictive value of serum growth differentiation factor 15 for readmission of patients with heart failure with preserved ejection fraction',
      authors: [
        { name: '韩志远', unit: '南京医科大学第一附属医院心血管内科' },
        { name: '沈洁', unit: '南京医科大学第一附属医院心血管内科' },
        { name: '木拉提·哈斯木', unit: '新疆医科大学第一附属医院心脏中心' },
        { name: '马晓峰', unit: '南京医科大学第一附属医院心血管内科；南京医科大学公共卫生学院流行病学系' },
        { name: '徐立群', unit: '南京医科大学第一附属医院心血管内科', email: 'xuliqun@hospital.example.cn' },
      ],
      abstractZh: typed(clinical.zh, '　'),
      abstractEn: typed(spaced(clinical.en), ' ').trim(),
      keywordsZh: ['心力衰竭', '生长分化因子15', '射血分数保留', '再住院', '预测'],
      keywordsEn: ['Heart failure', 'Growth differentiation factor 15', 'Preserved ejection fraction', 'Readmission', 'Prediction'],
      funds: [{ name: '国家自然科学基金', number: '82179998' }, { name: '江苏省卫生健康委重点项目', number: 'ZDA2022999' }],
    },
    children: () => [
      line('·临床研究·', { font: '黑体' }),
      line('血清生长分化因子15对射血分数保留的\n心力衰竭患者再住院的预测价值', { bold: true, points: 22 }),
      line('韩志远^1^　　沈　洁^1^　　木拉提·哈斯木^2^　　马晓峰^1,3^　　徐立群^1^', { points: 12 }),
      line('^1^210029 南京医科大学第一附属医院心血管内科；^2^830054 乌鲁木齐，新疆医科大学第一附属医院心脏中心；^3^211166 南京医科大学公共卫生学院流行病学系', { points: 9 }),
      line('通信作者：徐立群，Email：xuliqun@hospital.example.cn，电话：025-00000000', { points: 9 }),
      line(`【摘要】　${printed(clinical.zh, '　')}`),
      line('【关键词】　心力衰竭；　生长分化因子15；　射血分数保留；　再住院；　预测'),
      line('基金项目：国家自然科学基金（82179998）；江苏省卫生健康委重点项目（ZDA2022999）'),
      line('DOI：10.9999/cma.j.cn000000-20250311-00152', { points: 9 }),
      line('Predictive value of serum growth differentiation factor 15 for readmission of patients with heart failure with preserved ejection fraction', { bold: true }),
      line('Han Zhiyuan^1^, Shen Jie^1^, Mulati·Hasimu^2^, Ma Xiaofeng^1,3^, Xu Liqun^1^'),
      line('^1^Department of Cardiology, the First Affiliated Hospital of Nanjing Medical University, Nanjing 210029, China; ^2^Heart Center, the First Affiliated Hospital of Xinjiang Medical University, '
        + 'Urumqi 830054, China; ^3^Department of Epidemiology, School of Public Health, Nanjing Medical University, Nanjing 211166, China', { points: 9 }),
      line('Corresponding author: Xu Liqun, Email: xuliqun@hospital.example.cn', { points: 9 }),
      line(`【Abstract】${printed(spaced(clinical.en), ' ')}`),
      line('【Key words】　Heart failure;　Growth differentiation factor 15;　Preserved ejection fraction;　Readmission;　Prediction'),
      ...lines('射血分数保留的心力衰竭约占全部心力衰竭的一半，其发病率随人口老龄化而上升，患者出院后1年内的再住院率居高不下^[1]^。'),
      line('一、对象与方法', { bold: true }),
      ...lines('1．研究对象：本研究为前瞻性队列研究，经医院伦理委员会批准，患者均签署知情同意书。'),
    ],
  }),

  frontPage({
    name: 'society-nursing',
    layout: 'One unit for all authors in a line of its own, its place and postcode in brackets; fund under the label 科研项目; a line for the dates; key words in both languages parted by ; alone.',
    expected: {
      titleZh: '老年慢性心力衰竭患者居家运动康复体验的质性研究',
      titleEn: 'Experience of home-based exercise rehabilitation in older patients with chronic heart failure: a qualitative study',
      authors: [
        { name: '崔莹', unit: '湖北省长宁医院心血管内科' },
        { name: '田桂兰', unit: '湖北省长宁医院心血管内科', email: 'tiangl@nurse.example.org' },
        { name: '杨柳', unit: '湖北省长宁医院心血管内科' },
        { name: '覃小凤', unit: '湖北省长宁医院心血管内科' },
      ],
      abstractZh: nursing.zh,
      abstractEn: nursing.en,
      keywordsZh: ['老年人', '慢性心力衰竭', '运动康复', '居家康复', '恐动症', '质性研究', '延续护理'],
      keywordsEn: ['older adults', 'chronic heart failure', 'exercise rehabilitation', 'home rehabilitation', 'kinesiophobia', 'qualitative research', 'transitional care'],
      funds: [{ name: '湖北省卫生健康委联合基金项目', number: 'WJ2019H912' }],
    },
    children: () => [
      line('老年慢性心力衰竭患者居家运动康复体验的质性研究', { heading: 1, centred: true }),
      line('崔莹，田桂兰，杨柳，覃小凤', { centred: true, font: '楷体', points: 14 }),
      line(`**摘要：**${nursing.zh.replace(/(目的|方法|结果|结论)(?=　)/g, '**$1**')}`),
      line('**关键词：**老年人；慢性心力衰竭；运动康复；居家康复；恐动症；质性研究；延续护理'),
      line('**中图分类号：**R473.5　**文献标识码：**B　**DOI：**10.9999/j.issn.1001-0000.2025.09.021'),
      line('Experience of home-based exercise rehabilitation in older patients with chronic heart failure: a qualitative study', { bold: true }),
      line('Cui Ying, Tian Guilan, Yang Liu, Qin Xiaofeng. Department of Cardiology, Changning Hospital of Hubei Province, Wuhan 430030, China'),
      line(`**Abstract:** ${nursing.en.replace(/\b(Objective|Methods|Results|Conclusion)\b/g, '**$1**')}`),
      line('**Keywords:** older adults; chronic heart failure; exercise rehabilitation; home rehabilitation; kinesiophobia; qualitative research; transitional care'),
      line('作者单位：湖北省长宁医院心血管内科（湖北 武汉，430030）', { points: 9 }),
      line('崔莹：女，硕士，主管护师', { points: 9 }),
      line('通信作者：田桂兰，tiangl@nurse.example.org', { points: 9 }),
      line('科研项目：湖北省卫生健康委联合基金项目（WJ2019H912）', { points: 9 }),
      line('收稿：2024-11-15；修回：2025-01-20', { points: 9 }),
      ...lines('慢性心力衰竭是各种心血管疾病的终末阶段。运动康复能够改善患者的心肺功能和生活质量，但居家运动的依从性普遍较低^[1-2]^。'),
      ...body('1　对象与方法', '2024年3—8月，选取在我院门诊随访的患者为访谈对象。'),
    ],
  }),

  frontPage({
    name: 'society-stomatology',
    layout: 'A separate page with labelled title, authors (circled figures), units, fund and correspondent; the next page begins with the title again and has the abstracts in paragraphs.',
    expected: {
      titleZh: '无托槽隐形矫治与固定矫治关闭拔牙间隙时上颌切牙转矩变化的比较',
      titleEn: 'Comparison of Maxillary Incisor Torque Changes During Extraction Space Closure Between Clear Aligners and Fixed Appliances',
      authors: [
        { name: '谢文君', unit: '四川锦城口腔医院正畸科' },
        { name: '尼玛次仁', unit: '西藏自治区第四人民医院口腔科' },
        { name: '邱一凡', unit: '四川锦城口腔医院正畸科；口腔疾病防治全国重点实验室' },
        { name: '段瑞', unit: '四川锦城口腔医院正畸科', email: 'duanrui@dental.example.cn' },
      ],
      abstractZh: dental.zh.join('\n'),
      abstractEn: dental.en.join('\n'),
      keywordsZh: ['隐形矫治', '固定矫治', '拔牙', '转矩', '牙根吸收'],
      keywordsEn: ['Clear aligner', 'Fixed appliance', 'Tooth extraction', 'Torque', 'Root resorption'],
      funds: [{ name: '四川省科技计划项目', number: '2023YFS9903' }, { name: '成都市卫生健康委医学科研课题', number: '' }],
    },
    children: () => [
      ...lines('投稿栏目：临床论著', ''),
      line('**论文题目：**无托槽隐形矫治与固定矫治关闭拔牙间隙时上颌切牙转矩变化的比较'),
      line('**英文题目：**Comparison of Maxillary Incisor Torque Changes During Extraction Space Closure Between Clear Aligners and Fixed Appliances'),
      line('**作者：**谢文君①、尼玛次仁②、邱一凡①③、段瑞①'),
      line('**作者单位：**①四川锦城口腔医院正畸科，四川 成都 610041'),
      line('②西藏自治区第四人民医院口腔科，西藏 拉萨 850000'),
      line('③口腔疾病防治全国重点实验室，四川 成都 610041'),
      line('**通信作者：**段瑞，主任医师，E-mail：duanrui@dental.example.cn，手机：13800000000'),
      line('**基金项目：**四川省科技计划项目（2023YFS9903）；成都市卫生健康委医学科研课题'),
      line('**利益冲突：**所有作者均声明不存在利益冲突'),
      line('无托槽隐形矫治与固定矫治关闭拔牙间隙时上颌切牙转矩变化的比较', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
      line('[摘　要]', { bold: true }),
      ...lines(...dental.zh),
      line('**[关键词]** 隐形矫治；固定矫治；拔牙；转矩；牙根吸收'),
      line('[Abstract]', { bold: true }),
      ...lines(...dental.en),
      line('**[Key words]** Clear aligner; Fixed appliance; Tooth extraction; Torque; Root resorption'),
      ...lines('无托槽隐形矫治器因美观、舒适而受到成人患者的欢迎，但其对切牙转矩的控制能力仍有争议。'),
      ...body('1　材料和方法', '本研究经医院医学伦理委员会审查通过。'),
    ],
  }),

  frontPage({
    name: 'society-veterinary',
    layout: 'First authors with #, correspondent with *, each with an address at the foot of the front matter; abstract in one paragraph with 【目的】; species in italics; minority names.',
    expected: {
      titleZh: '青海藏羊源产肠毒素大肠杆菌的分离鉴定及耐药性分析',
      titleEn: 'Isolation, Identification and Drug Resistance of Enterotoxigenic Escherichia coli from Tibetan Sheep in Qinghai',
      authors: [
        { name: '才让卓玛', unit: '青海大学农牧学院', email: 'crzm@vet.example.cn' },
        { name: '阿依古丽·买买提', unit: '新疆农业大学动物医学学院', email: 'ayguli@vet.example.cn' },
        { name: '何建业', unit: '青海大学农牧学院' },
        { name: '白雪', unit: '青海大学农牧学院；青海省畜牧兽医科学院' },
        { name: '冶成龙', unit: '青海大学农牧学院', email: 'yechenglong@vet.example.cn' },
      ],
      abstractZh: veterinary.zh,
      abstractEn: veterinary.en,
      keywordsZh: ['藏羊', '产肠毒素大肠杆菌', '毒力基因', '耐药性'],
      keywordsEn: ['Tibetan sheep', 'enterotoxigenic Escherichia coli', 'virulence gene', 'drug resistance'],
      funds: [
        { name: '国家现代农业产业技术体系建设专项', number: 'CARS-38' },
        { name: '青海省自然科学基金', number: '2022-ZJ-9920' },
        { name: '青海大学青年科研基金项目', number: '2021-QNY-96' },
      ],
    },
    children: () => [
      line('青海藏羊源产肠毒素大肠杆菌的分离鉴定及耐药性分析', { centred: true, bold: true, points: 18, font: '黑体' }),
      line('才让卓玛^1#^, 阿依古丽·买买提^2#^, 何建业^1^, 白　雪^1,3^, 冶成龙^1*^', { centred: true }),
      line('(1.青海大学农牧学院, 西宁 810016; 2.新疆农业大学动物医学学院, 乌鲁木齐 830052; 3.青海省畜牧兽医科学院, 西宁 810016)', { centred: true, points: 9 }),
      line(`**摘　要：**${veterinary.zh}`),
      line('**关键词：**藏羊; 产肠毒素大肠杆菌; 毒力基因; 耐药性'),
      ...lines('中图分类号：S852.61　　　　文献标识码：A　　　　文章编号：'),
      new Paragraph({ alignment: AlignmentType.CENTER, children: italic('Isolation, Identification and Drug Resistance of Enterotoxigenic |Escherichia coli| from Tibetan Sheep in Qinghai') }),
      line('CAIRANG Zhuoma^1#^, AYIGULI·Maimaiti^2#^, HE Jianye^1^, BAI Xue^1,3^, YE Chenglong^1*^', { centred: true }),
      line('(1.College of Agriculture and Animal Husbandry, Qinghai University, Xining 810016, China; 2.College of Veterinary Medicine, Xinjiang Agricultural University, Urumqi 830052, China; '
        + '3.Qinghai Academy of Animal Husbandry and Veterinary Sciences, Xining 810016, China)', { centred: true, points: 9 }),
      new Paragraph({ children: [...runs('**Abstract：**'), ...italic(veterinary.en.replace('Escherichia coli', '|Escherichia coli|'))] }),
      new Paragraph({ children: [...runs('**Key words：**'), ...italic('Tibetan sheep; enterotoxigenic |Escherichia coli|; virulence gene; drug resistance')] }),
      line('__________________'),
      line('收稿日期：2025-02-26', { points: 9 }),
      line('基金项目：国家现代农业产业技术体系建设专项（CARS-38）；青海省自然科学基金（2022-ZJ-9920）；青海大学青年科研基金项目（2021-QNY-96）', { points: 9 }),
      line('联系方式：才让卓玛，E-mail：crzm@vet.example.cn；阿依古丽·买买提，E-mail：ayguli@vet.example.cn。^#^对本文贡献相同，为共同第一作者。^*^通信作者：冶成龙，E-mail：yechenglong@vet.example.cn', { points: 9 }),
      ...lines('产肠毒素大肠杆菌是引起幼畜腹泻的重要病原菌之一，给高原牧区养羊业造成较大经济损失。'),
      ...body('1　材料与方法', '病料采自青海省海北、海南两州的6个牧场。'),
    ],
  }),
];
