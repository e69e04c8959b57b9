// Pages of medicine, pharmacy and technology: units with the names in brackets, soft line breaks and tabs, changes not yet accepted.
import { DeletedTextRun, Header, InsertedTextRun, Paragraph, TextRun, AlignmentType } from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const hospital = frontPage({
  name: 'science-medicine-association',
  layout: 'As the journals of the medical association: column heading, units with postcode and place first and the names of their people in brackets, labels in 【】, the parts of the abstract in one paragraph.',
  children: () => [
    line('·临床研究·', { bold: true }),
    line('老年髋部骨折患者术后谵妄的危险因素及列线图预测模型的构建', { centred: true, bold: true, points: 18 }),
    line('白露　付长青　孟繁　欧阳春晖', { centred: true }),
    line('作者单位：400016 重庆，嘉陵医科大学第二医院老年医学科（白露、孟繁、欧阳春晖）；400042 重庆，嘉陵医科大学公共卫生学院（付长青）', { points: 9 }),
    line('通信作者：欧阳春晖，Email：ouyangch@jlmu.example.cn，电话：023-60000000', { points: 9 }),
    line('DOI：10.00000/cma.j.example.112138-20260105-00017', { points: 9 }),
    line('**【摘要】**　**目的**　分析老年髋部骨折患者术后谵妄的危险因素，构建并验证列线图预测模型。**方法**　回顾性收集2021年1月至2024年12月手术治疗的612例患者资料，按7∶3随机分为建模组与验证组，'
      + '采用多因素logistic回归筛选危险因素。**结果**　术后谵妄发生率为18.6%（114/612）。年龄≥80岁、术前认知功能减退、血清白蛋白<35 g/L和等待手术时间超过48 h是独立危险因素（均P<0.05）。'
      + '模型在验证组的曲线下面积为0.842。**结论**　列线图模型区分度良好，可用于早期识别高危患者。'),
    line('**【关键词】**　髋骨折；　谵妄；　老年人；　危险因素；　列线图'),
    line('**基金项目：**重庆市科卫联合医学科研项目（2024MSXM031）；嘉陵医科大学未来医学青年创新团队支持计划（W0112）'),
    line('Risk factors of postoperative delirium in elderly patients with hip fracture and construction of a nomogram', { bold: true, points: 14 }),
    line('Bai Lu^1^, Fu Changqing^2^, Meng Fan^1^, Ouyang Chunhui^1^'),
    line('^1^Department of Geriatrics, the Second Hospital of Jialing Medical University, Chongqing 400016, China; ^2^School of Public Health, Jialing Medical University, Chongqing 400042, China', { points: 9 }),
    line('Corresponding author: Ouyang Chunhui, Email: ouyangch@jlmu.example.cn', { points: 9 }),
    line('**【Abstract】**　**Objective**　To analyze the risk factors of postoperative delirium in elderly patients with hip fracture and to build a nomogram. '
      + '**Methods**　Data of 612 patients operated on from January 2021 to December 2024 were reviewed. **Results**　Delirium occurred in 18.6% of the patients; '
      + 'the area under the curve was 0.842 in the validation group. **Conclusion**　The nomogram discriminates well and helps to recognize patients at high risk early.'),
    line('**【Key words】**　Hip fractures; Delirium; Aged; Risk factors; Nomograms'),
    line('谵妄是老年髋部骨折患者术后常见的并发症，可延长住院时间并增加远期死亡风险^[1]^。'),
    ...body('一、资料与方法', '纳入标准：（1）年龄≥65岁；（2）影像学确诊为股骨颈或股骨转子间骨折；（3）接受手术治疗。'),
  ],
  expected: {
    titleZh: '老年髋部骨折患者术后谵妄的危险因素及列线图预测模型的构建',
    titleEn: 'Risk factors of postoperative delirium in elderly patients with hip fracture and construction of a nomogram',
    authors: [
      { name: '白露', unit: '嘉陵医科大学第二医院老年医学科' },
      { name: '付长青', unit: '嘉陵医科大学公共卫生学院' },
      { name: '孟繁', unit: '嘉陵医科大学第二医院老年医学科' },
      { name: '欧阳春晖', unit: '嘉陵医科大学第二医院老年医学科', email: 'ouyangch@jlmu.example.cn' },
    ],
    abstractZh: '目的　分析老年髋部骨折患者术后谵妄的危险因素，构建并验证列线图预测模型。方法　回顾性收集2021年1月至2024年12月手术治疗的612例患者资料，按7∶3随机分为建模组与验证组，'
      + '采用多因素logistic回归筛选危险因素。结果　术后谵妄发生率为18.6%（114/612）。年龄≥80岁、术前认知功能减退、血清白蛋白<35 g/L和等待手术时间超过48 h是独立危险因素（均P<0.05）。'
      + '模型在验证组的曲线下面积为0.842。结论　列线图模型区分度良好，可用于早期识别高危患者。',
    abstractEn: 'Objective　To analyze the risk factors of postoperative delirium in elderly patients with hip fracture and to build a nomogram. '
      + 'Methods　Data of 612 patients operated on from January 2021 to December 2024 were reviewed. Results　Delirium occurred in 18.6% of the patients; '
      + 'the area under the curve was 0.842 in the validation group. Conclusion　The nomogram discriminates well and helps to recognize patients at high risk early.',
    keywordsZh: ['髋骨折', '谵妄', '老年人', '危险因素', '列线图'],
    keywordsEn: ['Hip fractures', 'Delirium', 'Aged', 'Risk factors', 'Nomograms'],
    funds: [
      { name: '重庆市科卫联合医学科研项目', number: '2024MSXM031' },
      { name: '嘉陵医科大学未来医学青年创新团队支持计划', number: 'W0112' },
    ],
  },
});

const pharmacy = frontPage({
  name: 'science-pharmacy-soft-breaks',
  layout: 'Title in two lines of one paragraph, tabs between the names, raised figures in circles, all units in one paragraph by soft breaks, keywords parted by wide blanks, no English title.',
  children: () => [
    line('基于代谢组学与网络药理学探讨黄芪多糖\n改善糖尿病肾病大鼠肾损伤的作用机制', { centred: true, points: 18, font: '方正小标宋简体' }),
    line('顾南星^①^\t崔　岩^①^\t娜仁花^②^\t尉迟明^①②▲^', { centred: true, font: '楷体', points: 12 }),
    line('①青岚中医药大学药学院　吉林 长春　130117\n②草原民族医药研究院蒙药研究中心　内蒙古 通辽　028000', { centred: true, font: '宋体', points: 9 }),
    line('[摘　要]　目的：探讨黄芪多糖对糖尿病肾病大鼠肾损伤的改善作用及机制。方法：将50只SD大鼠随机分为空白组、模型组、二甲双胍组和黄芪多糖低、高剂量组，连续给药8周，'
      + '采用超高效液相色谱-质谱联用技术检测血清代谢物，并以网络药理学预测靶点。结果：高剂量组24 h尿蛋白较模型组降低43.2%，共筛得差异代谢物27个、核心靶点9个，主要涉及花生四烯酸代谢与PI3K/Akt通路。'
      + '结论：黄芪多糖可能通过调节脂质代谢和PI3K/Akt通路减轻肾损伤。', { font: '宋体' }),
    line('[关键词]　黄芪多糖　　糖尿病肾病　　代谢组学　　网络药理学　　PI3K/Akt通路', { font: '宋体' }),
    line('[中图分类号]　R285.5　　　[文献标识码]　A　　　[文章编号]　1005-0000（2026）03-0211-07', { points: 9 }),
    line('[基金项目]　国家自然科学基金地区科学基金项目（82260789）；吉林省中医药科技项目（2023-116-YB）；青岚中医药大学校级培育项目（XJPY202411）', { points: 9 }),
    line('[作者简介]　顾南星，女，在读博士，研究方向：中药药理\n▲[通讯作者]　尉迟明，男，研究员，博士生导师，Tel：0431-80000000，E-mail：yuchi.ming@qlutcm.example.cn', { points: 9 }),
    line('糖尿病肾病是糖尿病常见的微血管并发症，其发病与糖脂代谢紊乱、炎症反应密切相关。', { font: '宋体' }),
    line('1　材料', { bold: true }),
    line('1.1　动物　SPF级雄性SD大鼠50只，体质量（200±20）g，饲养于温度22～25 ℃的环境中。'),
  ],
  expected: {
    titleZh: '基于代谢组学与网络药理学探讨黄芪多糖改善糖尿病肾病大鼠肾损伤的作用机制',
    authors: [
      { name: '顾南星', unit: '青岚中医药大学药学院' },
      { name: '崔岩', unit: '青岚中医药大学药学院' },
      { name: '娜仁花', unit: '草原民族医药研究院蒙药研究中心' },
      { name: '尉迟明', unit: '青岚中医药大学药学院；草原民族医药研究院蒙药研究中心', email: 'yuchi.ming@qlutcm.example.cn' },
    ],
    abstractZh: '目的：探讨黄芪多糖对糖尿病肾病大鼠肾损伤的改善作用及机制。方法：将50只SD大鼠随机分为空白组、模型组、二甲双胍组和黄芪多糖低、高剂量组，连续给药8周，'
      + '采用超高效液相色谱-质谱联用技术检测血清代谢物，并以网络药理学预测靶点。结果：高剂量组24 h尿蛋白较模型组降低43.2%，共筛得差异代谢物27个、核心靶点9个，主要涉及花生四烯酸代谢与PI3K/Akt通路。'
      + '结论：黄芪多糖可能通过调节脂质代谢和PI3K/Akt通路减轻肾损伤。',
    keywordsZh: ['黄芪多糖', '糖尿病肾病', '代谢组学', '网络药理学', 'PI3K/Akt通路'],
    funds: [
      { name: '国家自然科学基金地区科学基金项目', number: '82260789' },
      { name: '吉林省中医药科技项目', number: '2023-116-YB' },
      { name: '青岚中医药大学校级培育项目', number: 'XJPY202411' },
    ],
  },
});

const CHANGE = { author: '倪可', date: A_DAY.toISOString() };

const changed = frontPage({
  name: 'science-technology-changes',
  layout: 'Changes not yet accepted: an author and his unit put in, keywords, a word of the title and a wrong fund number replaced; the name of the author also in the header and in the properties.',
  blind: { properties: true, trackedChanges: true, headers: true },
  document: () => ({ creator: '贺兰舟', lastModifiedBy: '倪可' }),
  section: () => ({ headers: { default: new Header({ children: [line('贺兰舟等：高速主轴角接触球轴承润滑研究　　修改稿')] }) } }),
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('高速主轴角接触球轴承', { bold: true, size: 36 }), new DeletedTextRun({ id: 1, ...CHANGE, text: '油雾', bold: true, size: 36 }),
      new InsertedTextRun({ id: 2, ...CHANGE, text: '油气', bold: true, size: 36 }), ...runs('润滑流场与温升特性分析', { bold: true, size: 36 }),
    ] }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('贺兰舟^1^，'), new InsertedTextRun({ id: 3, ...CHANGE, text: '崔亦农' }), new InsertedTextRun({ id: 4, ...CHANGE, text: '2', superScript: true }),
      new InsertedTextRun({ id: 5, ...CHANGE, text: '，' }), ...runs('倪　可^1*^'),
    ] }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('（1．松江理工大学机电工程学院，黑龙江 哈尔滨 150080'),
      new InsertedTextRun({ id: 6, ...CHANGE, text: '；2．北辰精密轴承集团有限公司技术中心，辽宁 大连 116300' }), ...runs('）'),
    ] }),
    line('摘要：针对高速主轴轴承温升过高的问题，建立了角接触球轴承腔内油气两相流的瞬态计算模型，研究了供油量、喷嘴倾角和转速对流场与温升的影响。结果表明：喷嘴倾角为15°时腔内油相体积分数最高；'
      + '转速为24 000 r/min、供油量为0.06 mL/min时，外圈温升的计算值与试验值的最大误差为6.4%。研究结果可为油气润滑参数的选取提供参考。'),
    new Paragraph({ children: [
      ...runs('关键词：高速主轴；角接触球轴承；'), new DeletedTextRun({ id: 7, ...CHANGE, text: '油雾润滑' }), new InsertedTextRun({ id: 8, ...CHANGE, text: '油气润滑' }),
      ...runs('；两相流'), new DeletedTextRun({ id: 9, ...CHANGE, text: '；有限元' }), new InsertedTextRun({ id: 10, ...CHANGE, text: '；温升' }),
    ] }),
    line('中图分类号：TH133.33　　文献标识码：A'),
    line('Analysis of Flow Field and Temperature Rise of Oil-Air Lubricated Angular Contact Ball Bearings in High-Speed Spindles', { centred: true, bold: true }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('HE Lanzhou^1^, '), new InsertedTextRun({ id: 11, ...CHANGE, text: 'CUI Yinong2, ' }), ...runs('NI Ke^1*^'),
    ] }),
    ...lines(
      'Abstract: To reduce the temperature rise of bearings in high-speed spindles, a transient model of the two-phase flow in the cavity of an angular contact ball bearing is established. '
        + 'The oil fraction is highest at a nozzle angle of 15 degrees, and the computed temperature rise of the outer ring deviates from the measured one by at most 6.4%.',
      'Keywords: high-speed spindle; angular contact ball bearing; oil-air lubrication; two-phase flow; temperature rise',
    ),
    new Paragraph({ children: [
      ...runs('基金项目：国家自然科学基金青年科学基金项目（'), new DeletedTextRun({ id: 12, ...CHANGE, text: '51905210' }), new InsertedTextRun({ id: 13, ...CHANGE, text: '52105210' }),
      ...runs('）；黑龙江省自然科学基金联合引导项目（LH2023E071）'),
    ] }),
    new Paragraph({ children: [new TextRun({ text: '*通信作者：', bold: true }), ...runs('倪可，男，教授，研究方向为精密传动。E-mail：nike@sjut.example.cn')] }),
    ...body('1　计算模型', '油气润滑以压缩空气为载体，将微量润滑油连续送入轴承腔内，具有用油少、温升低的优点。'),
  ],
  expected: {
    titleZh: '高速主轴角接触球轴承油气润滑流场与温升特性分析',
    titleEn: 'Analysis of Flow Field and Temperature Rise of Oil-Air Lubricated Angular Contact Ball Bearings in High-Speed Spindles',
    authors: [
      { name: '贺兰舟', unit: '松江理工大学机电工程学院' },
      { name: '崔亦农', unit: '北辰精密轴承集团有限公司技术中心' },
      { name: '倪可', unit: '松江理工大学机电工程学院', email: 'nike@sjut.example.cn' },
    ],
    abstractZh: '针对高速主轴轴承温升过高的问题，建立了角接触球轴承腔内油气两相流的瞬态计算模型，研究了供油量、喷嘴倾角和转速对流场与温升的影响。结果表明：喷嘴倾角为15°时腔内油相体积分数最高；'
      + '转速为24 000 r/min、供油量为0.06 mL/min时，外圈温升的计算值与试验值的最大误差为6.4%。研究结果可为油气润滑参数的选取提供参考。',
    abstractEn: 'To reduce the temperature rise of bearings in high-speed spindles, a transient model of the two-phase flow in the cavity of an angular contact ball bearing is established. '
      + 'The oil fraction is highest at a nozzle angle of 15 degrees, and the computed temperature rise of the outer ring deviates from the measured one by at most 6.4%.',
    keywordsZh: ['高速主轴', '角接触球轴承', '油气润滑', '两相流', '温升'],
    keywordsEn: ['high-speed spindle', 'angular contact ball bearing', 'oil-air lubrication', 'two-phase flow', 'temperature rise'],
    funds: [
      { name: '国家自然科学基金青年科学基金项目', number: '52105210' },
      { name: '黑龙江省自然科学基金联合引导项目', number: 'LH2023E071' },
    ],
  },
});

export const medicinePages: FrontPage[] = [hospital, pharmacy, changed];
