// Texts for 江南文化研究: local history of the lower Yangzi.
import type { TextBlocks } from './text-blocks.ts';

export const jiangnan: TextBlocks = {
  topics: [
    {
      names: [['义庄账册与宗族治理', 'Charitable-Estate Accounts and Lineage Governance'], ['义田收支与族人生计', 'Charitable Land and the Living of Kin']],
      background: ['义庄账册是观察江南宗族日常运作的一手材料，但其科目设置与结算方式长期缺乏系统整理。', 'Account books of charitable estates are first-hand evidence of how Jiangnan lineages worked, yet their headings and settlement rules have never been sorted systematically.'],
      findings: [
        ['研究发现，义庄支出的重心在两代人之内由赡给族人转向兴办族学，记账方式的改变正是族内权力重新分配的结果。', 'Within two generations spending moved from relief of kin to lineage schools, and changes in bookkeeping followed a redistribution of power within the lineage.'],
        ['账目显示，租米折价的权限逐渐由族长移至司账，账房由此成为宗族事务的实际中枢。', 'The entries show that the right to convert rent grain into cash passed from the lineage head to the bookkeeper, whose office became the real centre of lineage affairs.'],
      ],
      meaning: ['这一过程说明，宗族治理的变化首先发生在技术与程序之中，而后才见于族规条文。', 'Lineage governance thus changed first in technique and procedure, and only later in written rules.'],
      keywords: [['义庄', 'charitable estates'], ['账册', 'account books'], ['宗族', 'lineage']],
    },
    {
      names: [['圩田水利与乡村协作', 'Polder Irrigation and Village Cooperation'], ['塘长、圩甲与修圩', 'Dyke Wardens and the Upkeep of Polders']],
      background: ['圩田的维护需要跨村的人力与经费，水利如何组织历来是江南社会史的核心问题。', 'Polders needed labour and money from several villages, and how such work was organised has long been a central question of Jiangnan social history.'],
      findings: [
        ['结果表明，修圩摊派并非一律按田亩计算，临水田与高田之间存在一套协商而成的折算办法。', 'Levies for dyke repair were not simply counted by acreage: a negotiated scale of conversion held between waterside and upland fields.'],
        ['研究发现，圩长一职多由中等农户轮充，其权威来自账目公开而非家族势力。', 'Dyke heads were mostly middling farmers serving in turn, whose authority rested on open accounts rather than on family influence.'],
      ],
      meaning: ['水利协作因此应当被理解为一种可以修订的契约，而不只是自然环境的产物。', 'Cooperation over water is best understood as a contract open to revision, not merely as a product of the environment.'],
      keywords: [['圩田', 'polders'], ['水利组织', 'irrigation organisation'], ['乡村社会', 'rural society']],
    },
    {
      names: [['坊刻尺牍刊印与读者', 'Commercial Letter-Writing Manuals and Their Readers'], ['尺牍书的编者与书坊', 'Editors and Publishers of Letter-Writers']],
      background: ['尺牍范本是清代销量最大的日用书籍之一，其读者却很少在书目中留下痕迹。', 'Letter-writing manuals sold better than most everyday books of the Qing, but their readers left few traces in catalogues.'],
      findings: [
        ['比对版片断裂与补刻可知，同一副书版曾在三地书坊之间转手，内容随当地行业需要增删。', 'Broken and recut blocks reveal that one set of blocks passed between printers of three towns, its contents trimmed to local trades.'],
        ['批注显示，店铺学徒与乡塾学生是最主要的使用者，他们借套语学习书写而非阅读文章。', 'Marginal notes show shop apprentices and village pupils as the main users, who learned to write from set phrases rather than to read essays.'],
      ],
      meaning: ['坊刻尺牍的流通为理解普通人的识字程度提供了比科举名册更贴近日常的尺度。', 'The circulation of these manuals offers a measure of literacy closer to daily life than the rolls of the examinations.'],
      keywords: [['尺牍', 'letter-writing manuals'], ['坊刻', 'commercial printing'], ['阅读史', 'history of reading']],
    },
    {
      names: [['丝绸行会与市镇秩序', 'Silk Guilds and Order in Market Towns'], ['机户与会馆', 'Weavers and Guild Halls']],
      background: ['江南市镇的丝绸行会兼有定价、仲裁与慈善职能，其与地方官府的分工尚待厘清。', 'Silk guilds of Jiangnan market towns set prices, arbitrated and gave alms; their division of labour with local officials remains unclear.'],
      findings: [
        ['研究表明，行会公议价格在丝汛期间每五日一改，官府只在歇业停市时介入。', 'Guild prices were revised every five days in the silk season, and officials stepped in only when shops closed.'],
        ['碑刻与诉状互证显示，外来机户并未被排除在行会之外，而是以捐助庙会的方式取得资格。', 'Steles and petitions together show that weavers from elsewhere were not shut out but gained standing by donating to temple fairs.'],
      ],
      meaning: ['市镇秩序依靠的是行规与官法之间留出的余地，而非其中任何一方的单独支配。', 'Order in the towns rested on the room left between guild rules and official law rather than on the rule of either.'],
      keywords: [['丝绸行会', 'silk guilds'], ['市镇', 'market towns'], ['地方秩序', 'local order']],
    },
    {
      names: [['方志物产门编纂', 'The Compilation of Local Products in Gazetteers'], ['土产的记载与名物', 'Local Produce and Its Names']],
      background: ['地方志的物产门常被当作经济史料直接引用，其抄录与增补的层次却少有人辨析。', 'The chapters on local products in gazetteers are often quoted as economic data, though the layers of copying and addition are seldom examined.'],
      findings: [
        ['逐条比勘发现，约四成条目沿袭前志，新增者集中于税目与贡品有变的年份。', 'Comparing entry by entry, some four tenths repeat earlier editions, and additions cluster in years when taxes or tribute changed.'],
        ['研究指出，采访局的访稿改变了条目次序，使商品作物首次列于五谷之前。', 'Reports of the survey office reordered the entries and placed cash crops before the five grains for the first time.'],
      ],
      meaning: ['使用物产门数据之前，应先确定条目的来源层次，否则容易把抄录误作生产的延续。', 'Before such data are used the layer of each entry must be settled, lest copying be mistaken for continuity of production.'],
      keywords: [['地方志', 'local gazetteers'], ['物产', 'local products'], ['文本层次', 'textual layers']],
    },
    {
      names: [['运河码头脚夫与牙行', 'Porters and Brokers at Canal Wharves'], ['码头上的承揽与抽分', 'Contracts and Commissions on the Wharves']],
      background: ['运河码头的装卸由脚夫承担，由牙行居间，两者的关系决定了货物流转的成本。', 'Loading at canal wharves was done by porters and arranged by brokers, and relations between the two set the cost of moving goods.'],
      findings: [
        ['研究发现，脚价章程多在争讼之后订立，其条文直接吸收了脚夫一方的诉求。', 'Tariffs of porterage were mostly drawn up after lawsuits, and their clauses took over the porters’ demands.'],
        ['账目表明，牙行预付脚价的做法降低了旺季停工的风险，也加深了脚夫对牙行的依赖。', 'Accounts show that brokers’ advances lowered the risk of stoppages in the busy season and at the same time deepened the porters’ dependence.'],
      ],
      meaning: ['码头劳动的规则并非单向施加，而是在反复的争执与让步中形成。', 'The rules of wharf labour were not imposed from one side but grew out of repeated dispute and concession.'],
      keywords: [['运河', 'the Grand Canal'], ['脚夫', 'porters'], ['牙行', 'brokers']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}：以清代湖州为中心', '{topic}: A Study of Huzhou in the Qing'],
        ['清代湖州契约中的{topic}', '{topic} in Huzhou Deeds of the Qing'],
        ['湖州府档案与{topic}研究', 'Huzhou Archives and the Study of {topic}'],
      ],
      method: ['本文利用湖州府所藏契约、碑刻与私家笔记，按年排比，并与府志记载相互校正。', 'The study uses deeds, steles and private notes kept in Huzhou, arranged by year and checked against the prefectural gazetteer.'],
      contrast: ['与邻近的嘉兴相比，湖州的变化起步较晚，但持续时间更长。', 'Compared with neighbouring Jiaxing, change in Huzhou began later but lasted longer.'],
      keyword: ['湖州', 'Huzhou'],
    },
    {
      titles: [
        ['晚清松江府的{topic}', '{topic} in Late Qing Songjiang'],
        ['讼案里的{topic}：1860—1905', '{topic} in Lawsuits, 1860–1905'],
        ['报刊与家谱之间的{topic}', '{topic} between Newspapers and Genealogies'],
      ],
      method: ['本文以1860至1905年间松江府的讼案与报刊为主要材料，辅以十二种家谱，建立逐年的事件表。', 'Lawsuits and newspapers of Songjiang from 1860 to 1905, with twelve genealogies, are combined into a table of events by year.'],
      contrast: ['战后重建的十年是转折的关键，此前与此后的做法差异明显。', 'The decade of rebuilding after the war was decisive: practices before and after it differ markedly.'],
      keyword: ['松江府', 'Songjiang'],
    },
    {
      titles: [
        ['新见徽商文书所见{topic}', '{topic} in Newly Found Papers of Huizhou Merchants'],
        ['徽商与江南{topic}', 'Huizhou Merchants and {topic} in Jiangnan'],
        ['六十四件文书中的{topic}', '{topic} in Sixty-Four Documents'],
      ],
      subtitle: ['兼论文书的辨伪与系年', 'With Remarks on Authenticity and Dating'],
      method: ['本文整理新见徽商文书六十四件，从用纸、印记与笔迹入手考订年代，再作内容分析。', 'Sixty-four newly found papers are dated by paper, seals and hands before their contents are analysed.'],
      contrast: ['文书所载与方志所述多有出入，前者更能反映执行中的变通。', 'The papers often differ from the gazetteers and show better how rules were bent in practice.'],
      keyword: ['徽商文书', 'merchant papers'],
    },
    {
      titles: [
        ['从碑刻看明清之际{topic}的变迁', 'Changes in {topic} across the Ming–Qing Transition: Evidence from Steles'],
        ['太湖东岸碑刻所见{topic}', '{topic} on Steles East of Lake Tai'],
        ['{topic}：碑石上的记载', '{topic}: The Record on Stone'],
      ],
      method: ['本文实地拓录太湖东岸碑刻三十七通，与既有录文逐字对读，并绘制分布图。', 'Thirty-seven steles on the eastern shore of Lake Tai were rubbed on site, read against existing transcripts and mapped.'],
      contrast: ['沿湖与内河两类聚落呈现出不同的节奏，前者更易受漕运政策影响。', 'Lakeside and inland settlements moved at different rhythms, the former being more exposed to grain-transport policy.'],
      keyword: ['碑刻', 'steles'],
    },
    {
      titles: [
        ['{topic}的区域比较：苏州与绍兴', '{topic}: A Comparison of Suzhou and Shaoxing'],
        ['苏州与绍兴市镇的{topic}', '{topic} in Towns of Suzhou and Shaoxing'],
        ['同与异：江南十镇的{topic}', 'Alike and Unlike: {topic} in Ten Jiangnan Towns'],
      ],
      method: ['本文选取苏州与绍兴各五个市镇，从组织、经费与纠纷三个方面进行对照。', 'Five market towns each in Suzhou and Shaoxing are compared in organisation, finance and disputes.'],
      contrast: ['两地的差别不在制度名目，而在经费来源：苏州倚重商捐，绍兴倚重田租。', 'The two differ less in the names of institutions than in money: Suzhou relied on merchants’ gifts, Shaoxing on rents.'],
      keyword: ['区域比较', 'regional comparison'],
    },
    {
      titles: [
        ['民国初年{topic}的延续与断裂', 'Continuity and Rupture in {topic} in the Early Republic'],
        ['新制度下的{topic}：1912—1927', '{topic} under New Institutions, 1912–1927'],
        ['县档与口述中的{topic}', '{topic} in County Files and Oral Records'],
      ],
      method: ['本文以县档案馆所藏民国前期公文与口述记录为据，追踪同一批当事人及其后代的去向。', 'Official papers of the early Republic in county archives and oral records are used to follow the same people and their descendants.'],
      contrast: ['名称虽经更易，人员与惯例却大多保留，真正的断裂出现在税制改变之后。', 'Names changed while people and habits mostly stayed; the real rupture came with the change of taxes.'],
      keyword: ['民国', 'the Republican period'],
    },
  ],
};
