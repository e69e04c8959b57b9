// Pages from hospitals and companies: written beside the work, after the habits of the house and what is remembered of the journal's template.
import { FootnoteReferenceRun, Header, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const HEART = [
  '目的　探讨沙库巴曲缬沙坦联合早期心脏康复对慢性心力衰竭患者运动耐量的影响。',
  '方法　选取2022年1月至2023年12月本院收治的慢性心力衰竭患者124例，按随机数字表法分为对照组和观察组，每组62例。对照组给予沙库巴曲缬沙坦治疗，观察组在此基础上于入院48 h内开始分级心脏康复训练。',
  '结果　干预12周后，观察组6 min步行距离为（412.6±48.3）m，长于对照组的（367.9±51.7）m，差异有统计学意义（P＜0.05）；两组不良事件发生率比较，差异无统计学意义（P＞0.05）。',
  '结论　沙库巴曲缬沙坦联合早期心脏康复可提高慢性心力衰竭患者的运动耐量，安全性较好。',
];

const HEART_EN = [
  'Objective  To investigate the effect of sacubitril valsartan combined with early cardiac rehabilitation on exercise tolerance in patients with chronic heart failure.',
  'Methods  A total of 124 patients admitted from January 2022 to December 2023 were randomly divided into two groups of 62. Both groups took sacubitril valsartan; '
  + 'the observation group also began graded rehabilitation within 48 hours after admission.',
  'Results  After 12 weeks the 6-minute walking distance of the observation group was longer than that of the control group (P＜0.05).',
  'Conclusions  The combination improves exercise tolerance in patients with chronic heart failure and is safe.',
];

const PLATEAU = '目的：了解高原牧区2型糖尿病患者居家自我管理的现状及影响因素，为制定护理干预方案提供依据。方法：采用便利抽样法，对3个县医院就诊的286例患者进行问卷调查。'
  + '结果：患者自我管理总分为（61.4±10.8）分，处于中等偏下水平；语言、就医距离和家庭支持是主要影响因素。结论：应编制双语健康教育资料，并依托乡村医生开展随访。';

const FURNACE = '针对某型12 t电弧炉水冷炉壁频繁漏水的问题，对近两年的37次停炉记录进行了统计，结合红外测温与割片检验，查明漏水主要发生在2#、5#炉壁块的弯管处，'
  + '原因是冷却水流速偏低与挂渣不均。通过改变进水方式、增设导渣筋并优化弯管壁厚，炉壁平均寿命由186炉提高到342炉，年减少停炉约90 h。';

const GRID = '为解决高比例分布式光伏接入后配电网台区电压越限的问题，提出一种计及储能荷电状态的分层电压控制方法。上层以网损最小为目标优化台区储能的日前出力，'
  + '下层根据实时电压偏差对逆变器无功进行修正。以某县城10 kV线路为例的仿真表明，所提方法可将电压越限时长减少83.4%，储能日循环次数不超过1.2次。';

const GRID_EN = 'To solve the voltage violation caused by a high share of distributed photovoltaics, a layered voltage control method considering the state of charge of energy storage is proposed. '
  + 'The upper layer optimizes the day-ahead output of the storage for minimum loss, and the lower layer corrects the reactive power of inverters by the measured deviation. '
  + 'Simulation on a 10 kV line of a county shows that the duration of violation is reduced by 83.4%.';

const cell = (text: string, percent: number) => new TableCell({ width: { size: percent, type: WidthType.PERCENTAGE }, children: [line(text)] });

export const sentFromPracticePages: FrontPage[] = [
  frontPage({
    name: 'sent-doctor-clinical',
    layout: 'A medical journal: the names behind their departments in one line of units, structured abstracts in 【】, funds before the Chinese abstract.',
    expected: {
      titleZh: '沙库巴曲缬沙坦联合早期心脏康复对慢性心力衰竭患者运动耐量的影响',
      titleEn: 'Effect of sacubitril valsartan combined with early cardiac rehabilitation on exercise tolerance in patients with chronic heart failure',
      authors: [
        { name: '赵文斌', unit: '云岭市第一人民医院心血管内科' },
        { name: '钱小雅', unit: '云岭市第一人民医院心血管内科' },
        { name: '欧阳慧', unit: '云岭市第一人民医院康复医学科' },
        { name: '孙砺文', unit: '云岭市第一人民医院心血管内科', email: 'sunliwen_xnk@example.cn' },
      ],
      abstractZh: HEART.join('\n'),
      abstractEn: HEART_EN.join('\n'),
      keywordsZh: ['心力衰竭', '沙库巴曲缬沙坦', '心脏康复', '运动耐量'],
      keywordsEn: ['Heart failure', 'Sacubitril valsartan', 'Cardiac rehabilitation', 'Exercise tolerance'],
      funds: [
        { number: '2022-KY-0137', name: '云南省卫生健康委员会科研课题' },
        { number: '2022SF017', name: '云岭市科技计划项目' },
        { number: '2023SF102', name: '云岭市科技计划项目' },
      ],
    },
    children: () => [
      line('·论著·', { points: 12 }),
      line('沙库巴曲缬沙坦联合早期心脏康复对慢性心力衰竭患者运动耐量的影响', { bold: true, points: 18 }),
      line('赵文斌　钱小雅　欧阳慧　孙砺文'),
      line('作者单位：674100 云岭市第一人民医院心血管内科（赵文斌、钱小雅、孙砺文），康复医学科（欧阳慧）'),
      line('通信作者：孙砺文，Email：sunliwen_xnk@example.cn，电话：0888-0000000'),
      line('基金项目：云南省卫生健康委员会科研课题（2022-KY-0137）；云岭市科技计划项目（2022SF017、2023SF102）'),
      line(`**【摘要】**　${HEART[0]}`),
      ...lines(...HEART.slice(1)),
      line('**【关键词】**　心力衰竭；　沙库巴曲缬沙坦；　心脏康复；　运动耐量'),
      line('Effect of sacubitril valsartan combined with early cardiac rehabilitation on exercise tolerance in patients with chronic heart failure', { bold: true, points: 14 }),
      line('Zhao Wenbin, Qian Xiaoya, Ouyang Hui, Sun Liwen'),
      line('Department of Cardiology, the First People’s Hospital of Yunling City, Yunling 674100, China (Zhao WB, Qian XY, Sun LW); Department of Rehabilitation (Ouyang H)'),
      line(`**【Abstract】**  ${HEART_EN[0]}`),
      ...lines(...HEART_EN.slice(1)),
      line('**【Key words】**  Heart failure; Sacubitril valsartan; Cardiac rehabilitation; Exercise tolerance'),
      ...lines('　　慢性心力衰竭是多种心血管疾病的终末阶段，患者活动后气促、乏力，生活质量明显下降。', '1　资料与方法', '1.1　一般资料　纳入标准：（1）年龄40～75岁；（2）左心室射血分数≤40%。'),
    ],
  }),

  frontPage({
    name: 'sent-nurse-county',
    layout: 'Nurses of three county hospitals: long names, raised figures, the fund in a footnote at the title, the abstract in one paragraph, no English.',
    expected: {
      titleZh: '高原牧区2型糖尿病患者居家自我管理现状及影响因素分析',
      authors: [
        { name: '央金卓嘎', unit: '雅砻县人民医院内科' },
        { name: '马秀英', unit: '雅砻县人民医院护理部' },
        { name: '尼玛次仁', unit: '雅砻县人民医院内科' },
        { name: '古丽娜尔·艾合买提', unit: '河源县民族医院内分泌科' },
        { name: '王琴', unit: '雅砻县人民医院护理部；雪域医学院护理学院', email: 'wangqin1979@example.cn' },
      ],
      abstractZh: PLATEAU,
      keywordsZh: ['高原牧区', '2型糖尿病', '自我管理', '影响因素', '护理'],
      funds: [{ number: 'XZ2023ZR-ZY41', name: '西藏自治区自然科学基金项目' }, { number: '', name: '雅砻县人民医院院级课题' }],
    },
    document: () => ({
      footnotes: { 1: { children: [line('基金项目：西藏自治区自然科学基金项目（编号：XZ2023ZR-ZY41）；雅砻县人民医院院级课题'), line('收稿日期：2026-01-12')] } },
    }),
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        ...runs('高原牧区2型糖尿病患者居家自我管理现状及影响因素分析', { bold: true, size: 36, font: '宋体' }), new FootnoteReferenceRun(1),
      ] }),
      line('央金卓嘎^1^　马秀英^2^　尼玛次仁^1^　古丽娜尔·艾合买提^3^　王　琴^2,4△^', { centred: true }),
      line('（1.雅砻县人民医院内科　2.雅砻县人民医院护理部　3.河源县民族医院内分泌科　4.雪域医学院护理学院）', { centred: true, points: 9 }),
      line('^△^通讯作者：王琴，女，主任护师，E-mail：wangqin1979@example.cn', { points: 9 }),
      line(`[摘　要]　${PLATEAU}`),
      line('[关键词]　高原牧区；2型糖尿病；自我管理；影响因素；护理'),
      line('[中图分类号]　R473.5　　[文献标识码]　A'),
      ...lines('　　随着牧民生活方式的改变，高原牧区2型糖尿病的患病率逐年上升。牧民居住分散，复诊不便，居家自我管理显得尤为重要。', '1　对象与方法', '1.1　对象　2024年3—9月在3个县医院门诊就诊的患者。'),
    ],
  }),

  frontPage({
    name: 'sent-engineer-form',
    layout: 'The company’s form for papers sent out comes first, as a table with fund and e-mail; the manuscript follows with half-width punctuation.',
    expected: {
      titleZh: '12 t电弧炉水冷炉壁漏水原因分析与改进',
      authors: [
        { name: '贾延峰', unit: '中岭重型机械股份有限公司铸锻事业部', email: 'jiayanfeng@example.com' },
        { name: '司马俊', unit: '中岭重型机械股份有限公司技术中心' },
        { name: '葛红', unit: '中岭重型机械股份有限公司铸锻事业部' },
      ],
      abstractZh: FURNACE,
      keywordsZh: ['电弧炉', '水冷炉壁', '漏水', '挂渣', '寿命'],
      funds: [{ number: 'ZLKJ-2023-G11', name: '中岭集团重大科技攻关项目' }],
    },
    section: () => ({ headers: { default: new Header({ children: [line('中岭重型机械股份有限公司 对外投稿论文', { points: 9 })] }) } }),
    children: () => [
      line('对外投稿论文登记表', { centred: true, bold: true, points: 14 }),
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [
          ['论文题目', '12 t电弧炉水冷炉壁漏水原因分析与改进'],
          ['第一作者', '贾延峰'],
          ['联系电话', '0379-00000000'],
          ['电子邮箱', 'jiayanfeng@example.com'],
          ['依托项目及编号', '中岭集团重大科技攻关项目（ZLKJ-2023-G11）'],
          ['是否涉密', '否'],
        ].map(([label = '', value = '']) => new TableRow({ children: [cell(label, 25), cell(value, 75)] })),
      }),
      line('12 t电弧炉水冷炉壁漏水原因分析与改进', { centred: true, bold: true, points: 18, paragraph: { pageBreakBefore: true } }),
      line('贾延峰^1^, 司马俊^2^, 葛 红^1^', { centred: true }),
      line('(1.中岭重型机械股份有限公司铸锻事业部,河南洛阳 471000; 2.中岭重型机械股份有限公司技术中心,河南洛阳 471000)', { centred: true, points: 9 }),
      line(`**摘 要:** ${FURNACE}`),
      line('**关键词:** 电弧炉, 水冷炉壁, 漏水, 挂渣, 寿命'),
      ...body('0 前言', '我公司铸锻事业部现有12 t电弧炉2台,主要生产大型铸钢件用钢水。', '自2021年起,水冷炉壁漏水停炉次数明显增加,严重影响了生产计划。'),
    ],
  }),

  frontPage({
    name: 'sent-engineer-grid',
    layout: 'A technical journal’s head with article number and DOI; biographies with every e-mail and the English block stand after the references.',
    expected: {
      titleZh: '计及储能荷电状态的配电网台区分层电压控制方法',
      titleEn: 'Layered voltage control of distribution areas considering the state of charge of energy storage',
      authors: [
        { name: '许承志', unit: '华澜电力集团有限公司电力科学研究院', email: 'xuchengzhi@example.com' },
        { name: '武静怡', unit: '东港工业大学电气与自动化工程学院', email: 'wujy@example.cn' },
        { name: '诸葛明', unit: '华澜电力集团有限公司电力科学研究院；东港工业大学电气与自动化工程学院', email: 'zhugeming@example.com' },
      ],
      abstractZh: GRID,
      abstractEn: GRID_EN,
      keywordsZh: ['分布式光伏', '储能', '荷电状态', '电压控制', '配电网'],
      keywordsEn: ['distributed photovoltaics', 'energy storage', 'state of charge', 'voltage control', 'distribution network'],
      funds: [{ number: '52207118', name: '国家自然科学基金青年科学基金项目' }, { number: 'HLKJ20230045', name: '华澜电力集团有限公司科技项目' }],
    },
    document: () => ({ creator: 'Administrator', lastModifiedBy: 'Administrator' }),
    children: () => [
      line('文章编号：1000-0000（2026）00-0000-00　　　　DOI：10.00000/j.cnki.0000', { points: 9 }),
      line('计及储能荷电状态的配电网台区分层电压控制方法', { centred: true, points: 22, font: '黑体' }),
      line('许承志^1^，武静怡^2^，诸葛明^1,2^', { centred: true, points: 14, font: '仿宋' }),
      line('（1. 华澜电力集团有限公司电力科学研究院，江苏省 连云港市 222000；\n2. 东港工业大学电气与自动化工程学院，江苏省 连云港市 222005）', { centred: true, points: 9 }),
      line(`**摘要：**${GRID}`, { points: 9 }),
      line('**关键词：**分布式光伏;储能;荷电状态;电压控制;配电网', { points: 9 }),
      line('**基金项目：**国家自然科学基金青年科学基金项目(52207118)；华澜电力集团有限公司科技项目(HLKJ20230045)', { points: 9 }),
      ...body('0 引言', '分布式光伏大量接入后，台区电压在午间易越上限，在傍晚易越下限^[1-3]^。', '已有方法大多未考虑储能荷电状态的约束，难以长期连续运行。'),
      line('参考文献', { heading: 1 }),
      ...lines('[1] 佚名. 配电网电压控制综述[J]. 供用电技术, 2022, 39(4): 1-9.'),
      new Paragraph({ children: [new TextRun({ text: '作者简介：', bold: true })] }),
      ...lines(
        '许承志(1984-)，男，硕士，高级工程师，从事配电网运行与控制工作。E-mail:xuchengzhi@example.com',
        '武静怡(1998-)，女，博士研究生，研究方向为分布式储能。E-mail:wujy@example.cn',
        '诸葛明(1976-)，男，博士，教授级高级工程师，通信作者。E-mail:zhugeming@example.com',
      ),
      line('Layered voltage control of distribution areas considering the state of charge of energy storage', { centred: true, bold: true, points: 14 }),
      line('XU Chengzhi^1^, WU Jingyi^2^, ZHUGE Ming^1,2^', { centred: true }),
      line('(1. Electric Power Research Institute of Hualan Power Group Co., Ltd., Lianyungang 222000, China; '
        + '2. School of Electrical Engineering and Automation, Donggang University of Technology, Lianyungang 222005, China)', { centred: true, points: 9 }),
      line(`**Abstract:** ${GRID_EN}`),
      line('**Key words:** distributed photovoltaics; energy storage; state of charge; voltage control; distribution network'),
    ],
  }),
];
