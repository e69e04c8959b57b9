// Pages of economics and management, with subtitles, quoted titles of projects, and the English part away from the first page.
import { AlignmentType, CommentRangeEnd, CommentRangeStart, CommentReference, FootnoteReferenceRun, Paragraph, TextRun } from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const economics = frontPage({
  name: 'science-economics-english-at-end',
  layout: 'Column heading, subtitle in a paragraph of its own, fund and persons in footnotes at title and names, 内容提要, the English part after the references.',
  document: () => ({ footnotes: {
    1: { children: [line('本文系国家社会科学基金重点项目“数据要素参与分配的机制与路径研究”（23AJL012）、教育部人文社会科学研究青年基金项目“大数据交易平台的价格发现功能研究”（24YJC790087）的阶段性成果。')] },
    2: { children: [line('沈嘉言，东湖财经大学经济学院副教授，硕士生导师，电子邮箱：shenjy@dhufe.example.cn。')] },
    3: { children: [line('麦合木提江·艾力，东湖财经大学经济学院博士研究生。')] },
    4: { children: [line('诸葛青（通讯作者），江汉平原发展研究院产业经济研究所研究员，电子邮箱：zhugeqing@jhpy.example.org。')] },
  } }),
  children: () => [
    line('【数字经济】', { font: '黑体' }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('数据要素市场化与制造业企业全要素生产率', { bold: true, size: 36 }), new FootnoteReferenceRun(1)] }),
    line('——来自大数据交易平台设立的经验证据', { centred: true, points: 14, font: '楷体' }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [
      ...runs('沈嘉言'), new FootnoteReferenceRun(2), ...runs('　　麦合木提江·艾力'), new FootnoteReferenceRun(3), ...runs('　　诸葛青'), new FootnoteReferenceRun(4),
    ] }),
    line('**内容提要：**大数据交易平台是数据要素市场化配置的重要载体。本文以平台的分批设立为准自然实验，利用2010—2023年沪深A股制造业上市公司数据，采用交错双重差分法考察其对企业全要素生产率的影响。'
      + '研究发现，平台设立使当地制造业企业全要素生产率平均提高3.7%，这一效应主要来自技术创新和资源配置的改善，在数字基础设施较好的城市和非国有企业中更为明显。', { font: '楷体' }),
    line('**关 键 词：**数据要素　全要素生产率　制造业企业　交错双重差分', { font: '楷体' }),
    line('**中图分类号：**F49；F425　　**JEL：**D24，O33', { font: '楷体' }),
    ...body('一、引言', '数据已经成为与土地、劳动力、资本、技术并列的生产要素。', '如何通过市场化配置释放数据要素的价值，是学界和实务部门共同关心的问题。'),
    line('参考文献', { heading: 1 }),
    line('[1] 刘某某、陈某：《数字经济的测度与比较》，《示例经济评论》2024年第3期。'),
    line('Data Factor Marketization and Total Factor Productivity of Manufacturing Firms', { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
    line('—Empirical Evidence from the Establishment of Big Data Trading Platforms', { centred: true }),
    line('SHEN Jiayan^a^, Maihemutijiang Aili^a^ and ZHUGE Qing^b^', { centred: true }),
    line('(a: School of Economics, Donghu University of Finance and Economics; b: Jianghan Plain Institute of Development)', { centred: true }),
    line('**Summary:** Big data trading platforms are an important carrier of the market allocation of data. Taking their staggered establishment as a quasi-natural experiment, '
      + 'this paper studies listed manufacturing firms from 2010 to 2023. Platforms raise total factor productivity by 3.7% on average, mainly through innovation and better allocation of resources.'),
    line('**Keywords:** Data Factor; Total Factor Productivity; Manufacturing Firms; Staggered Difference-in-Differences'),
    line('**JEL Classification:** D24, O33'),
  ],
  expected: {
    titleZh: '数据要素市场化与制造业企业全要素生产率',
    subtitleZh: '来自大数据交易平台设立的经验证据',
    titleEn: 'Data Factor Marketization and Total Factor Productivity of Manufacturing Firms',
    subtitleEn: 'Empirical Evidence from the Establishment of Big Data Trading Platforms',
    authors: [
      { name: '沈嘉言', unit: '东湖财经大学经济学院', email: 'shenjy@dhufe.example.cn' },
      { name: '麦合木提江·艾力', unit: '东湖财经大学经济学院' },
      { name: '诸葛青', unit: '江汉平原发展研究院产业经济研究所', email: 'zhugeqing@jhpy.example.org' },
    ],
    abstractZh: '大数据交易平台是数据要素市场化配置的重要载体。本文以平台的分批设立为准自然实验，利用2010—2023年沪深A股制造业上市公司数据，采用交错双重差分法考察其对企业全要素生产率的影响。'
      + '研究发现，平台设立使当地制造业企业全要素生产率平均提高3.7%，这一效应主要来自技术创新和资源配置的改善，在数字基础设施较好的城市和非国有企业中更为明显。',
    abstractEn: 'Big data trading platforms are an important carrier of the market allocation of data. Taking their staggered establishment as a quasi-natural experiment, '
      + 'this paper studies listed manufacturing firms from 2010 to 2023. Platforms raise total factor productivity by 3.7% on average, mainly through innovation and better allocation of resources.',
    keywordsZh: ['数据要素', '全要素生产率', '制造业企业', '交错双重差分'],
    keywordsEn: ['Data Factor', 'Total Factor Productivity', 'Manufacturing Firms', 'Staggered Difference-in-Differences'],
    funds: [
      { name: '国家社会科学基金重点项目', number: '23AJL012' },
      { name: '教育部人文社会科学研究青年基金项目', number: '24YJC790087' },
    ],
  },
});

const management = frontPage({
  name: 'science-management-cover',
  layout: 'A cover with labelled lines on title, persons and fund; the manuscript itself, without names, begins on the next page with the title again, its English part on a page of its own before the article.',
  document: () => ({ creator: '微软用户' }),
  children: () => [
    line('投 稿 首 页', { centred: true, bold: true, points: 22 }),
    ...lines(
      '论文题目：绿色供应链中零售商资金约束下的融资与减排决策——基于碳配额质押的视角',
      '投稿栏目：运营与供应链管理',
      '第一作者：古丽娜尔·哈德尔',
      '工作单位：金陵工商大学管理科学与工程学院',
      '电子邮箱：gulnar@njcu.example.cn',
      '第二作者：江　流',
      '工作单位：金陵工商大学管理科学与工程学院',
      '电子邮箱：jiangliu@njcu.example.cn',
      '第三作者（通讯作者）：钟离秋',
      '工作单位：东海大学商学院',
      '电子邮箱：zhongli.q@dhu.example.com',
      '通讯地址：浙江省宁波市示例路818号（315211）',
      '联系电话：13000000000',
      '基金项目：国家自然科学基金面上项目（72371118）；江苏省研究生科研与实践创新计划项目（KYCX25_1234）；金陵工商大学校级科研基金一般项目（2025JGS07）',
    ),
    line('绿色供应链中零售商资金约束下的融资与减排决策', { centred: true, bold: true, points: 16, paragraph: { pageBreakBefore: true } }),
    line('——基于碳配额质押的视角', { centred: true, points: 14 }),
    line('**摘要：**针对零售商资金约束的两级绿色供应链，构建了银行融资与碳配额质押融资两种模式下的Stackelberg博弈模型，比较了均衡批发价、减排水平与各方利润。'
      + '研究表明：当碳价高于某一阈值时，质押融资下的减排水平严格高于银行融资；质押率存在唯一最优值，且随碳价波动率的增大而下降；两种模式的切换点对消费者绿色偏好不敏感。'),
    line('**关键词：**绿色供应链、资金约束、碳配额质押、Stackelberg博弈、减排决策'),
    line('Financing and Emission Reduction Decisions in a Green Supply Chain with a Capital-Constrained Retailer: A Perspective of Carbon Quota Pledge',
      { centred: true, bold: true, paragraph: { pageBreakBefore: true } }),
    line('**Abstract:** For a two-echelon green supply chain with a capital-constrained retailer, Stackelberg models are built for bank financing and for financing by pledged carbon quotas. '
      + 'Above a threshold of the carbon price, pledging leads to strictly greater emission reduction. The optimal pledge rate is unique and falls with the volatility of the carbon price.'),
    line('**Key Words:** green supply chain, capital constraint, carbon quota pledge, Stackelberg game, emission reduction decision'),
    line('1. 引言', { heading: 1, paragraph: { pageBreakBefore: true } }),
    line('随着全国碳排放权交易市场的扩容，碳配额逐渐成为企业可以用来融资的资产。'),
  ],
  expected: {
    titleZh: '绿色供应链中零售商资金约束下的融资与减排决策',
    subtitleZh: '基于碳配额质押的视角',
    titleEn: 'Financing and Emission Reduction Decisions in a Green Supply Chain with a Capital-Constrained Retailer',
    subtitleEn: 'A Perspective of Carbon Quota Pledge',
    authors: [
      { name: '古丽娜尔·哈德尔', unit: '金陵工商大学管理科学与工程学院', email: 'gulnar@njcu.example.cn' },
      { name: '江流', unit: '金陵工商大学管理科学与工程学院', email: 'jiangliu@njcu.example.cn' },
      { name: '钟离秋', unit: '东海大学商学院', email: 'zhongli.q@dhu.example.com' },
    ],
    abstractZh: '针对零售商资金约束的两级绿色供应链，构建了银行融资与碳配额质押融资两种模式下的Stackelberg博弈模型，比较了均衡批发价、减排水平与各方利润。'
      + '研究表明：当碳价高于某一阈值时，质押融资下的减排水平严格高于银行融资；质押率存在唯一最优值，且随碳价波动率的增大而下降；两种模式的切换点对消费者绿色偏好不敏感。',
    abstractEn: 'For a two-echelon green supply chain with a capital-constrained retailer, Stackelberg models are built for bank financing and for financing by pledged carbon quotas. '
      + 'Above a threshold of the carbon price, pledging leads to strictly greater emission reduction. The optimal pledge rate is unique and falls with the volatility of the carbon price.',
    keywordsZh: ['绿色供应链', '资金约束', '碳配额质押', 'Stackelberg博弈', '减排决策'],
    keywordsEn: ['green supply chain', 'capital constraint', 'carbon quota pledge', 'Stackelberg game', 'emission reduction decision'],
    funds: [
      { name: '国家自然科学基金面上项目', number: '72371118' },
      { name: '江苏省研究生科研与实践创新计划项目', number: 'KYCX25_1234' },
      { name: '金陵工商大学校级科研基金一般项目', number: '2025JGS07' },
    ],
  },
});

const statistics = frontPage({
  name: 'science-statistics-careless',
  layout: 'An author\'s own page in one style: units in brackets beside the names, half and full width marks mixed, the abstract under its label, the fund in the thanks at the end, no English, a comment.',
  blind: { comments: true, properties: true },
  document: () => ({
    creator: '苗雨田',
    comments: { children: [{ id: 0, author: '苗雨田', initials: 'MYT', date: A_DAY, children: [line('摘要再压缩一点')] }] },
  }),
  children: () => [
    line('基于函数型数据的新疆棉花产量短期预测模型', { bold: true, points: 16 }),
    ...lines(
      '苗雨田(昆仑师范大学数学与统计学院,新疆 喀什 844000),阿不都热西提·吐尔逊(昆仑师范大学数学与统计学院，新疆 喀什 844000)，刘 畅（塔河农业气象中心，新疆 阿拉尔 843300）',
      '联系人:苗雨田  邮箱:miaoyt2001@mail.example.com  手机:13900000000',
      '',
    ),
    new Paragraph({ children: [
      new CommentRangeStart(0), ...runs('摘要'), new CommentRangeEnd(0), new TextRun({ children: [new CommentReference(0)] }),
    ] }),
    ...lines(
      '棉花产量的准确预测对农产品市场调控十分重要.本文将逐日气温和降水视为函数型协变量,采用函数型主成分分析降维,建立了部分函数型线性模型,并与ARIMA模型和随机森林作了对比.'
        + '利用南疆12个县2001-2024年的数据计算得到,所提模型的平均相对误差为4.3%,优于ARIMA模型的7.9%和随机森林的5.6%.模型能在收获前60天给出稳定的预测结果.',
      '',
      '关键字:函数型数据,棉花产量，主成分分析,短期预测',
      '',
    ),
    ...lines('棉花是新疆最重要的经济作物之一,其产量受气象条件影响很大.以往的研究多用月平均气温等汇总指标,损失了大量的时间信息.', '函数型数据分析把每一条观测曲线看作一个整体,适合处理这类问题.'),
    line('1.模型', { bold: true }),
    line('设第i个县第t年的产量为Y,相应的气温曲线为X(s).'),
    line('致谢', { bold: true }),
    line('本研究得到新疆维吾尔自治区自然科学基金(2024D01A56)和塔河农业气象中心横向课题(HX2025-018)的资助,特此感谢.'),
    line('参考文献', { bold: true }),
    line('[1] 张某.函数型数据分析导论[M].示例出版社,2019.'),
  ],
  expected: {
    titleZh: '基于函数型数据的新疆棉花产量短期预测模型',
    authors: [
      { name: '苗雨田', unit: '昆仑师范大学数学与统计学院', email: 'miaoyt2001@mail.example.com' },
      { name: '阿不都热西提·吐尔逊', unit: '昆仑师范大学数学与统计学院' },
      { name: '刘畅', unit: '塔河农业气象中心' },
    ],
    abstractZh: '棉花产量的准确预测对农产品市场调控十分重要.本文将逐日气温和降水视为函数型协变量,采用函数型主成分分析降维,建立了部分函数型线性模型,并与ARIMA模型和随机森林作了对比.'
      + '利用南疆12个县2001-2024年的数据计算得到,所提模型的平均相对误差为4.3%,优于ARIMA模型的7.9%和随机森林的5.6%.模型能在收获前60天给出稳定的预测结果.',
    keywordsZh: ['函数型数据', '棉花产量', '主成分分析', '短期预测'],
    funds: [
      { name: '新疆维吾尔自治区自然科学基金', number: '2024D01A56' },
      { name: '塔河农业气象中心横向课题', number: 'HX2025-018' },
    ],
  },
});

export const economicsPages: FrontPage[] = [economics, management, statistics];
