// Texts for 县域经济论丛: work, money and land in China's counties.
import type { TextBlocks } from './text-blocks.ts';

export const county: TextBlocks = {
  topics: [
    {
      names: [['返乡创业与本地就业', 'Return Entrepreneurship and Local Employment'], ['返乡者开办的小企业', 'Small Firms of Returning Migrants']],
      background: ['返乡人员创办的企业规模不大，却常被视为县域就业的重要来源，其持续性仍有争议。', 'Firms founded by returning migrants are small but often seen as a main source of county employment; whether they last is disputed.'],
      findings: [
        ['结果显示，返乡企业三年存活率约为六成，存活者平均雇用七名本地劳动力。', 'About six tenths of such firms survive three years, and survivors employ seven local workers on average.'],
        ['研究发现，创办者原先从事的行业比启动资金的多少更能预测企业存续。', 'The founder’s former trade predicts survival better than starting capital.'],
      ],
      meaning: ['扶持政策应从一次性补贴转向订单与技能的衔接。', 'Support should move from one-off subsidies to links of orders and skills.'],
      keywords: [['返乡创业', 'return entrepreneurship'], ['就业', 'employment'], ['企业存续', 'firm survival']],
    },
    {
      names: [['农村小额信贷担保方式', 'Collateral in Rural Microcredit'], ['农户贷款中的担保与信用', 'Security and Trust in Loans to Farmers']],
      background: ['农户缺少标准抵押物，小额信贷依靠联保、信用与保险等替代方式，其效果差别很大。', 'Rural households lack standard collateral, and microcredit relies on joint liability, reputation and insurance with very different results.'],
      findings: [
        ['研究表明，联保小组在三户以内时违约率最低，规模扩大后互相监督迅速减弱。', 'Default is lowest in groups of up to three households; mutual monitoring fades quickly as groups grow.'],
        ['估计结果显示，农业保险覆盖率每提高一成，首次获贷的概率上升约四个百分点。', 'Each tenth of crop-insurance coverage raises the chance of a first loan by about four percentage points.'],
      ],
      meaning: ['担保方式应与还款现金流的节奏相匹配，而不是追求形式上的充分。', 'Collateral should fit the rhythm of repayment rather than look complete on paper.'],
      keywords: [['小额信贷', 'microcredit'], ['联保', 'joint liability'], ['农业保险', 'crop insurance']],
    },
    {
      names: [['特色产业集群', 'Specialised Clusters'], ['一县一业的形成', 'The Making of One-Industry Counties']],
      background: ['不少县城以单一产品占据全国市场，其集群如何从家庭作坊起步值得追溯。', 'Many county towns hold national markets with a single product, and how their clusters grew from household workshops deserves tracing.'],
      findings: [
        ['研究发现，专业市场的出现早于规模企业，信息集中是集群形成的先决条件。', 'Specialised markets came before large firms: the concentration of information was the precondition.'],
        ['结果表明，模仿带来的价格竞争在第五年前后达到顶点，此后分工开始细化。', 'Price competition through imitation peaks around the fifth year, after which the division of labour deepens.'],
      ],
      meaning: ['地方政府的作用在于提供检测与仓储等公共环节，而非挑选领先企业。', 'Local government helps with shared services such as testing and storage rather than by picking winners.'],
      keywords: [['产业集群', 'industrial clusters'], ['专业市场', 'specialised markets'], ['分工', 'division of labour']],
    },
    {
      names: [['土地流转与规模经营', 'Land Transfer and Farm Size'], ['承包地流转后的农场', 'Farms after the Lease of Contracted Land']],
      background: ['土地流转面积持续增加，但经营规模与单位产出之间的关系并不一致。', 'Ever more land is transferred, but farm size and output per unit are not related in one way.'],
      findings: [
        ['估计结果显示，单位产出在一百五十亩左右达到最高，继续扩大主要增加的是管理成本。', 'Output per unit peaks near 150 mu; beyond that mainly the cost of management grows.'],
        ['研究发现，租期短于五年的地块土壤改良投入不足同类自营地的一半。', 'On plots leased for less than five years, spending on soil is under half of that on comparable own land.'],
      ],
      meaning: ['稳定租期比扩大面积更有助于提高长期产出。', 'Secure leases do more for long-term output than larger areas.'],
      keywords: [['土地流转', 'land transfer'], ['规模经营', 'farm size'], ['租期', 'lease length']],
    },
    {
      names: [['县域快递网络与农产品上行', 'County Delivery Networks and the Sale of Farm Produce'], ['农产品出村的最后一公里', 'The Last Mile of Farm Produce']],
      background: ['快递进村改变了农产品的销售半径，但末端成本使偏远村庄受益有限。', 'Village delivery has widened the reach of farm produce, though the cost of the last leg limits gains in remote villages.'],
      findings: [
        ['结果显示，共同配送使单件成本下降三成，代收点的选址是差异的主要来源。', 'Joint delivery lowers the cost per parcel by three tenths, and the siting of pick-up points explains most differences.'],
        ['研究发现，能够分级包装的村庄售价提高一成以上，其余村庄几乎没有变化。', 'Villages able to grade and pack sell at prices more than a tenth higher, while others see hardly any change.'],
      ],
      meaning: ['补贴应由线路转向分拣与包装等增值环节。', 'Subsidies should move from routes to grading and packing.'],
      keywords: [['农村物流', 'rural logistics'], ['农产品', 'farm produce'], ['共同配送', 'joint delivery']],
    },
    {
      names: [['县级财政支出结构', 'The Structure of County Budgets'], ['县级财政的钱花在哪里', 'What County Budgets Are Spent On']],
      background: ['县级财政收入增速放缓，刚性支出占比上升，公共服务的投入空间受到挤压。', 'County revenue grows more slowly while fixed spending takes a larger share, squeezing public services.'],
      findings: [
        ['分析表明，转移支付的到账时间比金额更能影响年内的项目进度。', 'The timing of transfers affects projects within a year more than their amount.'],
        ['研究发现，人口流出县的生均教育支出反而较高，原因在于学校布点难以同步收缩。', 'Counties losing population spend more per pupil, because the network of schools cannot shrink in step.'],
      ],
      meaning: ['预算绩效评价应考虑人口变动，避免将结构问题误判为效率问题。', 'Evaluation should allow for population change, lest structure be mistaken for inefficiency.'],
      keywords: [['县级财政', 'county finance'], ['转移支付', 'transfer payments'], ['公共服务', 'public services']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}：来自湘南四县的调查', '{topic}: A Survey of Four Counties in Southern Hunan'],
        ['湘南农村的{topic}', '{topic} in Rural Southern Hunan'],
        ['八百六十七份问卷里的{topic}', '{topic} in 867 Questionnaires'],
      ],
      method: ['本文对湘南四县进行分层抽样调查，回收有效问卷八百六十七份，并访谈乡镇干部与企业负责人。', 'A stratified survey in four counties of southern Hunan yielded 867 valid answers, complemented by interviews with officials and managers.'],
      contrast: ['山区县与丘陵县之间存在明显差别，交通条件可以解释其中一半。', 'Mountain and hill counties differ clearly, and transport explains half of it.'],
      keyword: ['抽样调查', 'sample survey'],
    },
    {
      titles: [
        ['数字平台进入后的{topic}', '{topic} after the Arrival of Digital Platforms'],
        ['电商平台改变了什么：{topic}的证据', 'What Platforms Changed: Evidence on {topic}'],
        ['平台下沉与{topic}', 'Platforms in the Counties and {topic}'],
      ],
      method: ['本文利用平台分批进入各县的时间差，采用双重差分方法识别其影响，并排除同期政策的干扰。', 'Staggered arrival of platforms across counties is used in a difference-in-differences design that excludes other policies of the time.'],
      contrast: ['影响在进入后的第二年最为明显，随后逐渐趋稳。', 'Effects are clearest in the second year after arrival and settle afterwards.'],
      keyword: ['双重差分', 'difference in differences'],
    },
    {
      titles: [
        ['{topic}的代际差异', 'Generational Differences in {topic}'],
        ['两代人之间的{topic}', '{topic} between Two Generations'],
        ['父辈与子辈：{topic}的家庭账', 'Parents and Children: Household Accounts of {topic}'],
      ],
      method: ['本文以户为单位收集两代人的就业与收支记录，采用配对方法控制家庭特征。', 'Employment and accounts of two generations are collected by household, with family traits controlled by matching.'],
      contrast: ['年轻一代更看重时间的灵活，年长一代更看重收入的稳定。', 'The young value flexible hours, their parents steady income.'],
      keyword: ['代际差异', 'generations'],
    },
    {
      titles: [
        ['二十年来{topic}的演变与启示', 'Two Decades of {topic}: Course and Lessons'],
        ['一个县的{topic}：2004—2023', '{topic} in One County, 2004–2023'],
        ['{topic}的三个阶段', 'Three Phases of {topic}'],
      ],
      method: ['本文整理一个县二十年的统计年鉴、会议纪要与企业名录，划分阶段并分析转折的原因。', 'Yearbooks, minutes and registers of firms of one county over twenty years are divided into phases and their turning points explained.'],
      contrast: ['每次转折都与外部市场的变化相关，地方政策多起到放大或缓冲的作用。', 'Each turn followed a change in outside markets, which local policy amplified or cushioned.'],
      keyword: ['演变', 'long-term change'],
    },
    {
      titles: [
        ['合作社视角下的{topic}', '{topic} from the Viewpoint of Cooperatives'],
        ['合作社能做什么：{topic}的比较', 'What Cooperatives Can Do: {topic} Compared'],
        ['章程、账目与{topic}', 'Charters, Accounts and {topic}'],
      ],
      subtitle: ['五十二家合作社的比较', 'A Comparison of Fifty-Two Cooperatives'],
      method: ['本文比较五十二家合作社的章程、账目与社员构成，并对其中十二家作跟踪访谈。', 'Charters, accounts and membership of fifty-two cooperatives are compared, and twelve of them followed by interviews.'],
      contrast: ['社员持股较均匀的合作社反应较慢，但在价格波动中更为稳健。', 'Cooperatives with even shares respond more slowly but are steadier when prices swing.'],
      keyword: ['合作社', 'cooperatives'],
    },
    {
      titles: [
        ['人口流出地区的{topic}', '{topic} in Areas of Population Loss'],
        ['人少了以后：{topic}的新问题', 'When People Leave: New Questions of {topic}'],
        ['收缩县域与{topic}', 'Shrinking Counties and {topic}'],
      ],
      method: ['本文选取常住人口持续下降的三十个县，结合手机信令与普查数据，构建面板并作稳健性检验。', 'A panel of thirty counties with falling population combines phone signals with census data and is tested for robustness.'],
      contrast: ['人口降幅超过一成半之后，规模效应消失，政策的边际作用随之减弱。', 'Once losses exceed fifteen per cent, economies of scale vanish and policies lose their edge.'],
      keyword: ['人口流出', 'population loss'],
    },
  ],
};
