// Manuscripts of the demo publisher, made up for it, and how far each has come.
export type DemoStep =
  /** Saved, not submitted. */
  | 'draft'
  | 'submitted'
  /** Received by the editor. */
  | 'received'
  /** Declined by one editor, open to the others. */
  | 'refused';

export interface DemoManuscript {
  periodical: string;
  column: string | null;
  author: string;
  /** Co-authors typed in by hand: name, title, unit. */
  coAuthors: readonly (readonly [name: string, company: string])[];
  /** Value of the dictionary ARTICLE_TYPE. */
  articleType: string;
  titleZh: string;
  titleEn: string;
  keywordsZh: readonly string[];
  keywordsEn: readonly string[];
  abstractZh: string;
  abstractEn: string;
  step: DemoStep;
  /** Days before the demo was loaded. */
  daysAgo: number;
}

export const demoManuscripts: readonly DemoManuscript[] = [
  {
    periodical: 'JNWH', column: '区域史研究', author: 'author', coAuthors: [['闻笛', '临江大学历史学系']], articleType: '1', step: 'submitted', daysAgo: 2,
    titleZh: '晚清太湖流域义庄的账册与宗族治理', titleEn: 'Account Books of Charitable Estates and Lineage Governance around Lake Tai in the Late Qing',
    keywordsZh: ['义庄', '账册', '宗族', '太湖流域'], keywordsEn: ['charitable estates', 'account books', 'lineage', 'Lake Tai'],
    abstractZh: '义庄账册是观察江南宗族日常运作的一手材料。本文整理三种新见账册，比较其科目设置与结算周期，指出晚清义庄的支出重心由赡族转向办学，而记账方式的变化正是族内权力重新分配的结果。',
    abstractEn: 'Account books of charitable estates show how Jiangnan lineages worked from day to day. Comparing the headings and settlement periods of three newly found books, this article argues that spending moved from relief to schooling, and that changes in bookkeeping followed a redistribution of power within the lineage.',
  },
  {
    periodical: 'JNWH', column: '文献与版本', author: 'author', coAuthors: [], articleType: '1', step: 'received', daysAgo: 16,
    titleZh: '一部坊刻尺牍的刊印、流通与读者', titleEn: 'Printing, Circulation and Readers of a Commercial Letter-Writing Manual',
    keywordsZh: ['尺牍', '坊刻', '阅读史'], keywordsEn: ['letter-writing manuals', 'commercial printing', 'history of reading'],
    abstractZh: '以一部清中期坊刻尺牍的六个印本为例，通过版片断裂、补刻与批注的比对，还原其在苏州、湖州与徽州之间的流通路径，并讨论普通识字者如何借助套语学习书写。',
    abstractEn: 'From six impressions of a mid-Qing letter-writing manual, this article follows cracks, recut blocks and readers’ notes to trace its way between Suzhou, Huzhou and Huizhou, and discusses how ordinary readers learned to write through set phrases.',
  },
  {
    periodical: 'JNWH', column: '区域史研究', author: 'author2', coAuthors: [['闻笛', '临江大学历史学系'], ['乔木', '江城大学地理学院']], articleType: '1', step: 'refused', daysAgo: 5,
    titleZh: '水网、市镇与航船：民国前期嘉湖地区的日常出行', titleEn: 'Waterways, Towns and Passenger Boats: Everyday Travel in the Jiaxing–Huzhou Area in the Early Republic',
    keywordsZh: ['航船', '市镇', '出行', '嘉湖地区'], keywordsEn: ['passenger boats', 'market towns', 'travel', 'Jiaxing and Huzhou'],
    abstractZh: '利用航船时刻表与同乡会档案，重建嘉湖地区八十余条定期航线，说明市镇之间的时间距离如何塑造了集期、戏班巡演与求医的节律。',
    abstractEn: 'Timetables and records of native-place associations allow more than eighty regular boat lines to be reconstructed. Time distances between towns shaped the rhythm of markets, touring troupes and visits to physicians.',
  },
  {
    periodical: 'JNWH', column: '书评', author: 'author', coAuthors: [], articleType: '3', step: 'draft', daysAgo: 1,
    titleZh: '地方志书写的边界：读《方志与乡土》', titleEn: '',
    keywordsZh: [], keywordsEn: [], abstractZh: '', abstractEn: '',
  },
  {
    periodical: 'SJKX', column: '方法', author: 'author2', coAuthors: [['程度', '东湖理工大学计算机学院']], articleType: '1', step: 'submitted', daysAgo: 3,
    titleZh: '缺失标签下的分层抽样估计：一种稳健的两阶段方法', titleEn: 'Stratified Estimation with Missing Labels: A Robust Two-Stage Method',
    keywordsZh: ['缺失数据', '分层抽样', '稳健估计'], keywordsEn: ['missing data', 'stratified sampling', 'robust estimation'],
    abstractZh: '针对标签缺失与层间不均衡并存的问题，提出一种两阶段估计方法：先以轻量模型估计缺失机制，再以加权层均值修正偏差。在三类公开数据与一组模拟实验中，该方法的均方误差低于常用的插补方案，且对缺失模型误设不敏感。',
    abstractEn: 'Labels are often missing while strata are unbalanced. We propose a two-stage estimator that first models the missingness with a light model and then corrects stratum means by weights. On three kinds of open data and in simulations its mean squared error is below that of common imputation, and it is insensitive to a misspecified missingness model.',
  },
  {
    periodical: 'SJKX', column: '应用', author: 'author2', coAuthors: [], articleType: '1', step: 'received', daysAgo: 24,
    titleZh: '面向县域政务数据的隐私预算分配', titleEn: 'Allocating Privacy Budgets for County-Level Government Data',
    keywordsZh: ['差分隐私', '政务数据', '预算分配'], keywordsEn: ['differential privacy', 'government data', 'budget allocation'],
    abstractZh: '讨论多部门共享统计表时隐私预算的分配问题，给出按查询重要度与敏感度分配预算的可解规划，并以某县民政、教育两类统计表为例说明其可用性。',
    abstractEn: 'When several offices share statistical tables, privacy budgets must be divided. A tractable programme assigns them by importance and sensitivity of queries; tables on civil affairs and education of one county show that it can be used.',
  },
  {
    periodical: 'SJKX', column: '方法', author: 'author', coAuthors: [['苏拾', '临江大学统计系']], articleType: '2', step: 'submitted', daysAgo: 9,
    titleZh: '古籍数字化中的版面分析方法综述', titleEn: 'Layout Analysis for the Digitisation of Old Chinese Books: A Review',
    keywordsZh: ['古籍数字化', '版面分析', '综述'], keywordsEn: ['old Chinese books', 'layout analysis', 'review'],
    abstractZh: '梳理近十年古籍版面分析的数据集、模型与评价方式，指出双行小注、眉批与断版是主要难点，并就评测数据的公开与校勘流程的衔接提出建议。',
    abstractEn: 'This review covers data sets, models and evaluation of layout analysis for old Chinese books over ten years. Interlinear notes, head notes and broken blocks remain the main difficulties; suggestions are made on open evaluation data and on links to collation.',
  },
  {
    periodical: 'STPL', column: null, author: 'author', coAuthors: [['万岫', '西部生态研究院']], articleType: '1', step: 'submitted', daysAgo: 1,
    titleZh: '退耕还湿之后：三个湖区村庄的生计调整', titleEn: 'After Farmland Returned to Wetland: Livelihood Change in Three Lake Villages',
    keywordsZh: ['退耕还湿', '生计', '湖区'], keywordsEn: ['wetland restoration', 'livelihood', 'lake region'],
    abstractZh: '通过对三个湖区村庄的连续四年访谈与账目记录，分析退耕还湿补偿结束前后的劳动力配置与收入结构，发现合作组织的存在显著缓和了补偿退坡的冲击。',
    abstractEn: 'Four years of interviews and household accounts in three lake villages show how labour and income changed before and after compensation for restored wetland ended. Where cooperatives existed, the shock was markedly softer.',
  },
  {
    periodical: 'STPL', column: null, author: 'author2', coAuthors: [], articleType: '3', step: 'received', daysAgo: 12,
    titleZh: '环境监测数据公开的五个误区', titleEn: 'Five Misconceptions about Open Environmental Monitoring Data',
    keywordsZh: ['环境监测', '数据公开'], keywordsEn: ['environmental monitoring', 'open data'],
    abstractZh: '结合省级平台的公开实践，讨论“公开即可用”“实时即准确”等五个常见误区，主张以数据说明书与修订日志作为公开的最低要求。',
    abstractEn: 'Drawing on provincial platforms, this commentary discusses five common misconceptions, such as “open means usable” and “real-time means accurate”, and asks for data sheets and revision logs as a minimum.',
  },
  {
    periodical: 'STPL', column: null, author: 'single', coAuthors: [], articleType: '1', step: 'submitted', daysAgo: 30,
    titleZh: '滨海城市行道树的耐盐选择与养护成本', titleEn: 'Salt-Tolerant Street Trees in Coastal Cities and the Cost of Their Care',
    keywordsZh: ['行道树', '耐盐', '养护成本'], keywordsEn: ['street trees', 'salt tolerance', 'maintenance cost'],
    abstractZh: '基于大连、青岛两市十二条道路的十年养护台账，比较七个树种的成活率、修剪频次与单株成本，提出按距海距离分区选种的建议。',
    abstractEn: 'Ten years of maintenance records from twelve roads in Dalian and Qingdao are used to compare survival, pruning and cost per tree of seven species, and to propose zones of choice by distance from the sea.',
  },
];
