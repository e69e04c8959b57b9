// Pages of engineering journals of societies and universities: water, civil works, power, machines.
import { CommentRangeEnd, CommentRangeStart, CommentReference, DeletedTextRun, FootnoteReferenceRun, InsertedTextRun, AlignmentType, Paragraph, TextRun } from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from '../page.ts';

const hydraulics = {
  zh: '针对水文情势变化后梯级水库群原设计汛限水位偏于保守的问题，提出了一种考虑预报误差与库容补偿的动态控制域推求方法。首先建立各库预泄能力约束，再以防洪风险不增加为前提求解联合上限。'
    + '以清澜江三库梯级为例的计算表明，与原设计方案相比，主汛期平均蓄水量增加2.3亿m³，多年平均发电量提高3.1%，而下游控制断面超标准洪水的风险率未见增大。',
  en: 'The designed flood limited water levels of cascade reservoirs tend to be conservative once the hydrological regime has changed. A method is proposed for deriving the dynamic control bounds, '
    + 'which considers both forecast errors and the mutual compensation of storages. In a cascade of three reservoirs, the mean storage in the main flood season rises by 230 million m³ and the annual power generation by 3.1%, '
    + 'while the flood risk downstream is not increased.',
};

const civil = {
  zh: '软土地区深基坑开挖对紧邻运营隧道的影响显著。结合某换乘车站基坑工程，对比分析了分区开挖、伺服钢支撑与坑内加固三种措施下隧道的竖向与水平位移，建立了考虑时间效应的三维数值模型，并与实测数据进行了验证。'
    + '结果表明，分区开挖配合伺服支撑可使隧道最大水平位移减小46%，加固深度超过坑底以下8 m后控制效果不再明显提高。',
  en: 'Excavation of deep foundation pits in soft soil has a marked influence on adjacent tunnels in operation. Based on the foundation pit of an interchange station, zoned excavation, servo steel struts and soil improvement '
    + 'within the pit are compared, and a three-dimensional model considering the time effect is verified by measured data. Zoned excavation with servo struts reduces the maximum horizontal displacement of the tunnel by 46%.',
};

const power = {
  zh: '高比例新能源接入使配电网电压越限问题日益突出。为此，提出一种计及光储逆变器剩余容量的分层电压控制策略。上层以网损最小为目标优化有载调压变压器档位，下层依据局部灵敏度在线修正逆变器无功出力。'
    + '在改进的69节点系统上进行仿真，结果表明所提策略能够在通信延时500 ms的条件下将电压偏差控制在±3%以内，并使日网损下降12.4%。',
  en: 'Voltage violation in distribution networks is becoming more serious with the growing share of renewable energy. A hierarchical voltage control strategy is proposed which makes use of the residual capacity of '
    + 'inverters. The upper layer optimizes the tap positions of transformers to reduce losses, and the lower layer corrects the reactive power of inverters by local sensitivities. Simulations of a modified 69-node system '
    + 'show that voltage deviation stays within ±3% at a communication delay of 500 ms.',
};

const machine = '薄壁壳体零件铣削时刚度低、容易产生变形,加工精度难以保证。本文以某航空薄壁壳体为对象,通过正交试验研究了主轴转速、每齿进给量和径向切深对变形量的影响规律,建立了变形量预测模型,'
  + '并采用改进粒子群算法对工艺参数进行优化。试验结果表明,优化后零件最大变形量由0.086 mm降低到0.041 mm,加工效率提高了18%,可为同类零件的加工提供参考。';

const change = (id: number) => ({ id, author: '孙卫东', date: A_DAY.toISOString() });
const put = (id: number, text: string, superScript = false) => new InsertedTextRun({ ...change(id), text, superScript });
const dropped = (id: number, text: string) => new DeletedTextRun({ ...change(id), text });

export const worksPages: FrontPage[] = [
  frontPage({
    name: 'society-hydraulics',
    layout: 'Dates, funds and biographies in a numbered footnote at the title, units in one pair of brackets with province and town, English after the references.',
    expected: {
      titleZh: '变化环境下梯级水库群汛限水位动态控制域推求方法',
      titleEn: 'Deriving dynamic control bounds of flood limited water levels for cascade reservoirs in a changing environment',
      authors: [
        { name: '周启明', unit: '河海大学水利水电学院', email: 'zhouqm@water.example.cn' },
        { name: '陆遥', unit: '河海大学水利水电学院；水灾害防御全国重点实验室', email: 'luyao@water.example.cn' },
        { name: '欧阳叙文', unit: '长江水利委员会水文局' },
      ],
      abstractZh: hydraulics.zh,
      abstractEn: hydraulics.en,
      keywordsZh: ['汛限水位', '动态控制域', '梯级水库群', '预报误差', '变化环境'],
      keywordsEn: ['flood limited water level', 'dynamic control bound', 'cascade reservoirs', 'forecast error', 'changing environment'],
      funds: [
        { name: '国家重点研发计划项目', number: '2022YFC3202899' },
        { name: '国家自然科学基金项目', number: '52179912' },
        { name: '国家自然科学基金项目', number: 'U2249923' },
        { name: '江苏省水利科技项目', number: '2021905' },
      ],
    },
    document: () => ({ footnotes: { 1: { children: lines(
      '收稿日期：2025-03-18',
      '基金项目：国家重点研发计划项目（2022YFC3202899）；国家自然科学基金项目（52179912，U2249923）；江苏省水利科技项目（2021905）',
      '作者简介：周启明（1996-），男，安徽安庆人，博士生，主要从事水库调度研究。E-mail：zhouqm@water.example.cn',
      '通讯作者：陆遥（1979-），女，江苏南通人，教授，博士生导师，主要从事水文水资源研究。E-mail：luyao@water.example.cn',
    ) } } }),
    children: () => [
      line('文章编号：0559-0000（2025）07-0001-11'),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('变化环境下梯级水库群汛限水位动态控制域推求方法', { bold: true, size: 36, font: '黑体' }), new FootnoteReferenceRun(1),
      ] }),
      line('周启明^1^，陆　遥^1,2^，欧阳叙文^3^', { centred: true, points: 14, font: '仿宋' }),
      line('（1. 河海大学 水利水电学院，江苏 南京　210098；2. 水灾害防御全国重点实验室，江苏 南京　210098；3. 长江水利委员会水文局，湖北 武汉　430010）', { centred: true, points: 9 }),
      line(`**摘要：**${hydraulics.zh}`),
      line('**关键词：**汛限水位；动态控制域；梯级水库群；预报误差；变化环境'),
      line('**中图分类号：**TV697.1　　　　**文献标识码：**A'),
      ...body('1　研究背景', '汛限水位是协调水库防洪与兴利矛盾的关键参数。近几十年来，受气候变化与人类活动的共同影响，流域产汇流规律发生了明显改变。'),
      line('参 考 文 献：', { bold: true, centred: true }),
      ...lines('[1] 顾一苇，陈大江. 水库群联合调度的若干问题[J]. 水库学刊，2019，50（1）：1-10.'),
      line('Deriving dynamic control bounds of flood limited water levels\nfor cascade reservoirs in a changing environment', { centred: true, bold: true }),
      line('ZHOU Qiming^1^, LU Yao^1,2^, OUYANG Xuwen^3^', { centred: true }),
      line('(1. College of Water Conservancy and Hydropower Engineering, Hohai University, Nanjing 210098, China; 2. National Key Laboratory of Water Disaster Prevention, '
        + 'Nanjing 210098, China; 3. Bureau of Hydrology, Changjiang Water Resources Commission, Wuhan 430010, China)', { centred: true }),
      line(`**Abstract:** ${hydraulics.en}`),
      line('**Keywords:** flood limited water level; dynamic control bound; cascade reservoirs; forecast error; changing environment'),
    ],
  }),

  frontPage({
    name: 'society-civil',
    layout: 'Returned by the supervisor with changes not accepted: an author, a number of a fund and a word of the title put in, others deleted; a comment; a foreign co-author; the subtitle in the line of the title.',
    expected: {
      titleZh: '软土地区紧邻运营隧道深基坑变形控制技术',
      subtitleZh: '以某换乘车站为例',
      titleEn: 'Deformation control of deep excavations adjacent to operating tunnels in soft soil',
      subtitleEn: 'a case study of an interchange station',
      authors: [
        { name: '宁致远', unit: '同济大学地下建筑与工程系', email: 'ningzy@geo.example.cn' },
        { name: '孙卫东', unit: '同济大学地下建筑与工程系', email: 'sunwd@geo.example.cn' },
        { name: '黄佩珊', unit: '申江轨道交通建设有限公司' },
        { name: 'Jonathan P. REED', unit: 'Department of Civil and Structural Engineering, University of Sheffield' },
      ],
      abstractZh: civil.zh,
      abstractEn: civil.en,
      keywordsZh: ['深基坑', '软土', '运营隧道', '伺服钢支撑', '变形控制'],
      keywordsEn: ['deep excavation', 'soft soil', 'operating tunnel', 'servo steel strut', 'deformation control'],
      funds: [{ name: '国家自然科学基金面上项目', number: '52178942' }, { name: '上海市科委科研计划项目', number: '22DZ1209910' }],
    },
    blind: { comments: true, trackedChanges: true },
    document: () => ({
      comments: { children: [{ id: 0, author: '孙卫东', date: A_DAY, children: [new Paragraph('这里再补充一组监测数据。')] }] },
    }),
    children: () => [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('软土地区紧邻', { bold: true, size: 36 }), put(11, '运营'), dropped(12, '地铁'), ...runs('隧道深基坑变形控制', { bold: true, size: 36 }), put(13, '技术'), dropped(14, '方法的探讨'),
        ...runs('——以某换乘车站为例', { bold: true, size: 36 }), new TextRun({ text: '*', superScript: true }),
      ] }),
      new Paragraph({ alignment: AlignmentType.CENTER, children: [
        ...runs('宁致远^1^，孙卫东^†1^，'), put(15, '黄佩珊'), put(16, '2', true), put(17, '，'), dropped(18, '黄沛杉，'), ...runs('Jonathan P. REED^3^'),
      ] }),
      line('（1. 同济大学 地下建筑与工程系，上海 200092；2. 申江轨道交通建设有限公司，上海 200031；3. Department of Civil and Structural Engineering, University of Sheffield, Sheffield S1 3JD, UK）', {
        centred: true, points: 9,
      }),
      new Paragraph({ children: [
        ...runs('**摘　要：**'), new CommentRangeStart(0), new TextRun(civil.zh), new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
      ] }),
      line('**关键词：**深基坑；软土；运营隧道；伺服钢支撑；变形控制'),
      line('中图分类号：TU473　　文献标识码：A　　文章编号：1000–0000(2025)05–0000–00'),
      line('作者简介：宁致远(1997—)，男，博士研究生，主要从事基坑工程方面的研究。E-mail：ningzy@geo.example.cn。†通信作者：孙卫东，E-mail：sunwd@geo.example.cn'),
      line('Deformation control of deep excavations adjacent to operating tunnels in soft soil: a case study of an interchange station', { centred: true, bold: true, points: 14 }),
      line('NING Zhiyuan^1^, SUN Weidong^†1^, HUANG Peishan^2^, Jonathan P. REED^3^', { centred: true }),
      line('(1. Department of Geotechnical Engineering, Tongji University, Shanghai 200092, China; 2. Shenjiang Rail Transit Construction Co., Ltd., Shanghai 200031, China; '
        + '3. Department of Civil and Structural Engineering, University of Sheffield, Sheffield S1 3JD, UK)', { centred: true }),
      line(`**Abstract:** ${civil.en}`),
      line('**Key words:** deep excavation; soft soil; operating tunnel; servo steel strut; deformation control'),
      new Paragraph({ children: [
        ...runs('* 基金项目：国家自然科学基金面上项目（'), dropped(19, '51908888'), put(20, '52178942'), ...runs('）；上海市科委科研计划项目（22DZ1209910）'),
      ] }),
      line('收稿日期：2025–01–20'),
      ...body('0　引　言', '随着城市轨道交通的快速发展，深基坑工程紧邻运营隧道的情况越来越多，对隧道变形的控制提出了毫米级的要求。'),
    ],
  }),

  frontPage({
    name: 'society-power',
    layout: 'Two columns; English title, authors, ABSTRACT and KEY WORDS stand before the Chinese abstract; the fund with the quoted title of its project follows the Chinese key words.',
    expected: {
      titleZh: '计及逆变器剩余容量的高比例新能源配电网分层电压控制',
      titleEn: 'Hierarchical Voltage Control of Distribution Networks With High Share of Renewables Considering Residual Capacity of Inverters',
      authors: [
        { name: '傅景行', unit: '华北电力大学电气与电子工程学院', email: 'fujx@power.example.cn' },
        { name: '赵越', unit: '华北电力大学电气与电子工程学院' },
        { name: '高新宇', unit: '国网冀北电力有限公司电力科学研究院' },
        { name: '令狐青', unit: '华北电力大学电气与电子工程学院' },
      ],
      abstractZh: power.zh,
      abstractEn: power.en,
      keywordsZh: ['配电网', '电压控制', '光储逆变器', '分层优化', '通信延时'],
      keywordsEn: ['distribution network', 'voltage control', 'photovoltaic-storage inverter', 'hierarchical optimization', 'communication delay'],
      funds: [{ name: '国家电网有限公司总部科技项目', number: '5108-202299280A-2-241-XG' }, { name: '中央高校基本科研业务费专项资金项目', number: '2023MS999' }],
    },
    document: () => ({ creator: 'Administrator', lastModifiedBy: 'user' }),
    section: () => ({ properties: { column: { count: 2, space: 425 } } }),
    children: () => [
      line('DOI：10.9999/j.psj.2025.0312　　文章编号：1000-0000（2025）06-0001-10　　中图分类号：TM 73　　文献标志码：A　　学科代码：470·40', { points: 9 }),
      line('计及逆变器剩余容量的\n高比例新能源配电网分层电压控制', { heading: 1, centred: true }),
      line('傅景行^1^，赵越^1^，高新宇^2^，令狐青^1^', { centred: true, font: '楷体' }),
      line('（1．华北电力大学 电气与电子工程学院，北京市 昌平区 102206；\n2．国网冀北电力有限公司电力科学研究院，北京市 西城区 100045）', { centred: true, points: 9 }),
      line('Hierarchical Voltage Control of Distribution Networks With High Share of Renewables Considering Residual Capacity of Inverters', { centred: true, bold: true }),
      line('FU Jingxing^1^, ZHAO Yue^1^, GAO Xinyu^2^, LINGHU Qing^1^', { centred: true }),
      line('(1. School of Electrical and Electronic Engineering, North China Electric Power University, Changping District, Beijing 102206, China;\n'
        + '2. State Grid Jibei Electric Power Research Institute, Xicheng District, Beijing 100045, China)', { centred: true, points: 9 }),
      line(`**ABSTRACT:** ${power.en}`),
      line('**KEY WORDS:** distribution network; voltage control; photovoltaic-storage inverter; hierarchical optimization; communication delay'),
      line(`**摘要：**${power.zh}`),
      line('**关键词：**配电网；电压控制；光储逆变器；分层优化；通信延时'),
      line('基金项目：国家电网有限公司总部科技项目“配电网多时间尺度电压协同控制技术研究”（5108-202299280A-2-241-XG）；中央高校基本科研业务费专项资金项目（2023MS999）。', { points: 9 }),
      ...body('0　引言', '在“双碳”目标的推动下，分布式光伏在配电网中的渗透率快速提高，其出力的随机性给配电网的电压控制带来了新的挑战^[1-3]^。'),
      line('作者简介：', { bold: true }),
      ...lines('傅景行（1995），男，博士研究生，研究方向为配电网运行与控制，E-mail：fujx@power.example.cn；', '令狐青（1976），女，教授，博士生导师，研究方向为新能源并网。'),
    ],
  }),

  frontPage({
    name: 'society-machines',
    layout: "An author's own page in one font: each unit in brackets beside its name, soft breaks between, half-width commas, 关键字 parted by wide blanks, the funds in the thanks, no English, the name in the properties.",
    expected: {
      titleZh: '航空薄壁壳体零件铣削变形预测及工艺参数优化',
      authors: [
        { name: '郭海涛', unit: '东北大学机械工程与自动化学院' },
        { name: '吕品', unit: '沈阳凌岳机床有限公司技术中心', email: 'lvpin@lyjc.example.com' },
        { name: '金哲秀', unit: '延边大学工学院' },
      ],
      abstractZh: machine,
      keywordsZh: ['薄壁壳体', '铣削变形', '正交试验', '粒子群算法', '参数优化'],
      funds: [{ name: '辽宁省教育厅高等学校基本科研项目', number: 'LJKMZ20229944' }, { name: '沈阳凌岳机床有限公司横向课题', number: '2024-HX-017' }],
    },
    blind: { properties: true },
    document: () => ({ creator: '郭海涛', lastModifiedBy: 'Administrator', title: '新建 Microsoft Word 文档' }),
    children: () => [
      line('航空薄壁壳体零件铣削变形预测及工艺参数优化', { centred: true, bold: true, points: 16 }),
      line('郭海涛（东北大学机械工程与自动化学院,辽宁沈阳 110819）\n吕  品（沈阳凌岳机床有限公司技术中心,辽宁沈阳 110142）\n金哲秀（延边大学工学院,吉林延吉 133002）', { centred: true }),
      ...lines('', '', `摘   要: ${machine}`, '关键字：薄壁壳体    铣削变形    正交试验    粒子群算法    参数优化', '联系人：吕品    手机：13900000000    邮箱：lvpin@lyjc.example.com', ''),
      ...lines('1. 前言', '薄壁零件由于重量轻、比强度高，在航空航天领域得到了广泛的应用，但是其刚性差，加工过程中很容易变形。', '2. 试验方案', '试验在五轴加工中心上进行,刀具为四刃硬质合金立铣刀。'),
      ...lines('致谢', '本文得到辽宁省教育厅高等学校基本科研项目（LJKMZ20229944）和沈阳凌岳机床有限公司横向课题（2024-HX-017）的资助，在此表示感谢。', '参考文献',
        '[1] 王大力,周全. 薄壁件铣削加工技术综述[J]. 机床与工具,2018(3):12-18.'),
    ],
  }),
];
