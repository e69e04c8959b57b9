// Texts for 生态环境评论: protecting nature, and the costs.
import type { TextBlocks } from './text-blocks.ts';

export const ecology: TextBlocks = {
  topics: [
    {
      names: [['退耕还湿补偿与农户生计', 'Wetland-Restoration Payments and Household Livelihoods'], ['湿地补偿期满之后', 'What Comes after Wetland Payments']],
      background: ['退耕还湿的补偿期限有限，补偿结束前后农户如何调整生计关系到湿地能否长期保持。', 'Payments for restored wetland are limited in time, and how households adjust when they end decides whether the wetland lasts.'],
      findings: [
        ['结果表明，补偿退出后农户收入平均下降一成，但加入合作社的农户几乎不受影响。', 'Income fell by a tenth when payments ended, yet members of cooperatives were hardly affected.'],
        ['研究发现，劳动力外出是最主要的应对方式，其次才是改种经济作物。', 'Migration was the main response, ahead of a change to cash crops.'],
      ],
      meaning: ['补偿政策应与合作组织的培育同步设计，否则复垦的压力将在数年内重现。', 'Payments should be designed together with cooperatives, or pressure to reclaim the land returns within years.'],
      keywords: [['退耕还湿', 'wetland restoration'], ['生态补偿', 'ecological compensation'], ['农户生计', 'livelihoods']],
    },
    {
      names: [['河流健康评价指标', 'Indicators of River Health'], ['河流生境质量', 'River Habitat Quality']],
      background: ['现行河流健康评价偏重水质，对水文节律与生物连通性的考虑不足。', 'Present assessments of river health stress water quality and neglect flow regime and biological connectivity.'],
      findings: [
        ['加入流量节律指标后，约三成河段的评价等级发生变化，多数为下调。', 'With indicators of flow regime, some three tenths of reaches change grade, mostly downwards.'],
        ['分析显示，底栖动物指数对管理措施的响应比水化学指标提前一至两年。', 'Benthic indices respond to management one or two years before chemical ones.'],
      ],
      meaning: ['评价指标应服务于管理决策，能提示下一步做什么比精确打分更重要。', 'Indicators should serve decisions: pointing to the next step matters more than exact scores.'],
      keywords: [['河流健康', 'river health'], ['水文节律', 'flow regime'], ['评价指标', 'indicators']],
    },
    {
      names: [['热岛效应与绿地布局', 'Urban Heat and the Layout of Green Space'], ['城市绿地的降温作用', 'Cooling by Urban Green Space']],
      background: ['新增绿地的面积容易统计，其降温效果却取决于形状、位置与周边建筑。', 'The area of new green space is easily counted, but its cooling depends on shape, place and surrounding buildings.'],
      findings: [
        ['研究发现，连续带状绿地的降温范围约为同面积块状绿地的一倍半。', 'Continuous belts cool an area one and a half times that of compact plots of the same size.'],
        ['观测表明，夜间降温主要来自乔木密度，草坪的作用在日落之后基本消失。', 'At night cooling comes mainly from tree density, while the effect of lawns vanishes after sunset.'],
      ],
      meaning: ['在用地紧张的城区，调整绿地形状比继续扩大面积更为可行。', 'Where land is scarce, reshaping green space is more feasible than enlarging it.'],
      keywords: [['城市热岛', 'urban heat island'], ['绿地布局', 'green-space layout'], ['降温效应', 'cooling effect']],
    },
    {
      names: [['农业面源污染治理', 'Control of Agricultural Diffuse Pollution'], ['农田氮磷流失的控制', 'Limiting the Loss of Farm Nutrients']],
      background: ['面源污染的责任主体分散，监测成本高，传统的末端控制难以奏效。', 'Responsibility for diffuse pollution is scattered and monitoring costly, so end-of-pipe control has little effect.'],
      findings: [
        ['结果显示，测土配方与生态沟渠结合后，总氮入河量减少四分之一，亩均成本不足百元。', 'Soil-tested fertilising with ecological ditches cuts nitrogen entering rivers by a quarter at less than a hundred yuan per mu.'],
        ['研究发现，服务外包的地块施肥量下降最多，说明减量的关键在于施用者而非肥料。', 'Fertiliser fell most where spreading was contracted out: who spreads matters more than what is spread.'],
      ],
      meaning: ['治理资金应更多投向社会化服务，而不是一次性的工程设施。', 'Funds should go to services rather than to one-off works.'],
      keywords: [['面源污染', 'diffuse pollution'], ['生态沟渠', 'ecological ditches'], ['施肥减量', 'fertiliser reduction']],
    },
    {
      names: [['环境监测数据公开', 'Open Environmental Monitoring Data'], ['监测数据的开放与使用', 'Opening and Using Monitoring Data']],
      background: ['各地陆续公开环境监测数据，但格式、频率与说明差异很大，公众难以使用。', 'Regions have opened their monitoring data, but formats, frequency and documentation differ so much that the public can hardly use them.'],
      findings: [
        ['评估表明，附有修订日志的平台被引用的次数是其他平台的三倍。', 'Platforms with revision logs are cited three times as often as others.'],
        ['访谈显示，使用者最需要的不是更高的频率，而是站点迁移与仪器更换的说明。', 'Users ask less for higher frequency than for notes on moved stations and replaced instruments.'],
      ],
      meaning: ['数据说明书与修订日志应作为公开的最低要求写入规范。', 'Data sheets and revision logs should be written into the rules as a minimum.'],
      keywords: [['数据公开', 'open data'], ['环境监测', 'environmental monitoring'], ['数据质量', 'data quality']],
    },
    {
      names: [['自然保护地社区共管', 'Community Co-Management of Protected Areas'], ['保护区与周边社区', 'Reserves and Their Neighbours']],
      background: ['自然保护地内外居住着大量农牧民，单一的行政管护难以兼顾保护与发展。', 'Many farmers and herders live in and around protected areas, and administration alone cannot reconcile conservation with development.'],
      findings: [
        ['研究发现，由村民轮值的巡护队发现问题的数量与专职队伍相当，成本约为其三分之一。', 'Patrols by villagers in turn find as many problems as full-time teams at a third of the cost.'],
        ['比较显示，收益分配规则越早公开，违规放牧的次数下降越快。', 'The earlier rules for sharing benefits are made public, the faster illegal grazing declines.'],
      ],
      meaning: ['共管的成效取决于规则能否被当地人参与修订，而不在于组织名称。', 'Co-management succeeds when local people can revise the rules, whatever the body is called.'],
      keywords: [['自然保护地', 'protected areas'], ['社区共管', 'co-management'], ['巡护', 'patrols']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}：三个湖区村庄的追踪调查', '{topic}: A Follow-Up Study of Three Lake Villages'],
        ['湖区农户眼中的{topic}', '{topic} as Lake Villagers See It'],
        ['四年之后：{topic}的入户观察', 'Four Years On: Household Observations of {topic}'],
      ],
      method: ['本文对三个湖区村庄进行连续四年的入户访谈与账目记录，共得有效样本三百一十二户。', 'Three lake villages were visited four years running; interviews and household accounts gave 312 valid cases.'],
      contrast: ['靠近县城的村庄变化较快，偏远村庄则更多依赖亲属网络。', 'Villages near the county seat changed faster, while remote ones leaned on networks of kin.'],
      keyword: ['追踪调查', 'follow-up study'],
    },
    {
      titles: [
        ['黄土高原小流域的{topic}', '{topic} in Small Catchments of the Loess Plateau'],
        ['十五年遥感影像中的{topic}', '{topic} in Fifteen Years of Satellite Images'],
        ['坡面、沟道与{topic}', 'Slopes, Gullies and {topic}'],
      ],
      method: ['本文选取黄土高原六个小流域，布设固定样点，结合遥感影像与历史档案分析十五年的变化。', 'Fixed plots in six small catchments of the Loess Plateau are combined with satellite images and archives over fifteen years.'],
      contrast: ['坡耕地比例较高的流域响应滞后，但恢复之后更加稳定。', 'Catchments with more sloping farmland respond late but prove steadier once recovered.'],
      keyword: ['黄土高原', 'the Loess Plateau'],
    },
    {
      titles: [
        ['滨海城市{topic}的成本与效益', 'Costs and Benefits of {topic} in Coastal Cities'],
        ['{topic}值多少钱', 'What {topic} Is Worth'],
        ['两座港城的{topic}账本', 'The Accounts of {topic} in Two Port Cities'],
      ],
      method: ['本文收集两座滨海城市十年的财政与养护台账，采用贴现方法估算成本与效益，并作敏感性分析。', 'Ten years of budgets and maintenance records from two coastal cities are discounted into costs and benefits, with tests of sensitivity.'],
      contrast: ['效益集中于少数街区，而成本由全市分担，这一错位影响了推进的意愿。', 'Benefits fall to a few districts while costs are shared by all, a mismatch that weakens the will to proceed.'],
      keyword: ['成本效益', 'cost and benefit'],
    },
    {
      titles: [
        ['公众参与如何影响{topic}', 'How Public Participation Shapes {topic}'],
        ['听证会上的{topic}', '{topic} at Public Hearings'],
        ['谁的意见被采纳：{topic}的决策过程', 'Whose Views Count: Deciding on {topic}'],
      ],
      subtitle: ['基于十二次听证会的观察', 'Observations at Twelve Hearings'],
      method: ['本文观察十二次听证会与座谈会，对发言逐条编码，并追踪意见在最终方案中的去向。', 'Twelve hearings and meetings were observed, statements coded one by one and traced into the final plans.'],
      contrast: ['书面意见被采纳的比例高于现场发言，而匿名意见几乎没有得到回应。', 'Written opinions were adopted more often than spoken ones, and anonymous ones hardly ever answered.'],
      keyword: ['公众参与', 'public participation'],
    },
    {
      titles: [
        ['{topic}的省际差异与政策含义', 'Provincial Differences in {topic} and Their Policy Implications'],
        ['二十六个省份的{topic}政策', 'Policies on {topic} in Twenty-Six Provinces'],
        ['地方政府为何重视{topic}', 'Why Local Governments Care about {topic}'],
      ],
      method: ['本文整理二十六个省份的政策文本与统计数据，建立面板模型，并用文本主题作为工具变量。', 'Policy texts and statistics of twenty-six provinces form a panel, with topics of the texts as instruments.'],
      contrast: ['东部省份的差异来自执行力度，西部省份则主要来自资金到位的时间。', 'Eastern provinces differ in enforcement, western ones mainly in when the money arrives.'],
      keyword: ['省际差异', 'provincial differences'],
    },
    {
      titles: [
        ['{topic}中的五个误区', 'Five Misconceptions about {topic}'],
        ['重新认识{topic}', '{topic} Reconsidered'],
        ['{topic}：常识与证据', '{topic}: Common Sense and Evidence'],
      ],
      method: ['本文结合作者参与的四个地方项目，对照国内外近年的实证研究，逐一检讨常见说法的依据。', 'Drawing on four local projects and recent empirical studies at home and abroad, common claims are examined one by one.'],
      contrast: ['这些说法大多在特定条件下成立，问题在于适用范围被不断扩大。', 'Most of these claims hold under certain conditions; the trouble is that their scope keeps being stretched.'],
      keyword: ['政策评论', 'policy commentary'],
    },
  ],
};
