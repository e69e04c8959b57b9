// Texts for 方言与语汇: sounds and words of Chinese dialects.
import type { TextBlocks } from './text-blocks.ts';

export const dialects: TextBlocks = {
  topics: [
    {
      names: [['入声韵尾弱化', 'Weakening of Entering-Tone Codas'], ['入声的消失', 'The Loss of the Entering Tone']],
      background: ['汉语方言的入声韵尾处于由塞音到喉塞再到消失的连续过程之中，各阶段的条件尚有争议。', 'Entering-tone codas of Chinese dialects pass from stops to a glottal stop and to zero, and the conditions of each stage are disputed.'],
      findings: [
        ['声学测量表明，韵尾弱化首先见于高元音之后，时长变化早于音质变化。', 'Acoustic measurement shows weakening first after high vowels, with duration changing before quality.'],
        ['研究发现，连读前字比后字更容易保留喉塞，这与重音位置一致。', 'The glottal stop survives better in first than in second syllables, in line with stress.'],
      ],
      meaning: ['入声的消失应被理解为韵律重组的结果，而不仅仅是音段的脱落。', 'The loss of the entering tone is a result of prosodic reorganisation rather than mere deletion.'],
      keywords: [['入声', 'entering tone'], ['韵尾', 'codas'], ['语音演变', 'sound change']],
    },
    {
      names: [['亲属称谓更替', 'Replacement of Kinship Terms'], ['亲属称呼的代际变化', 'Changes of Kinship Terms between Generations']],
      background: ['普通话推广与家庭规模缩小使方言亲属称谓迅速更替，其次序可以反映接触的层次。', 'The spread of the standard language and smaller families replace dialect kinship terms quickly, and the order of change reflects layers of contact.'],
      findings: [
        ['调查显示，面称的更替早于背称，父系称谓的更替早于母系称谓。', 'Terms of address change before terms of reference, paternal terms before maternal ones.'],
        ['研究发现，新旧称谓并存时说话人依场合选择，而非简单的年龄差异。', 'Where old and new coexist speakers choose by situation rather than simply by age.'],
      ],
      meaning: ['称谓的变化提供了观察语言接触的日常窗口，值得逐代记录。', 'Changing terms offer an everyday view of contact and deserve to be recorded by generation.'],
      keywords: [['亲属称谓', 'kinship terms'], ['语言接触', 'language contact'], ['代际差异', 'generations']],
    },
    {
      names: [['体貌助词语法化', 'Grammaticalisation of Aspect Particles'], ['体貌标记的来源', 'Origins of Aspect Markers']],
      background: ['汉语方言的体貌助词来源多样，同形助词在不同方言中往往处于不同的语法化阶段。', 'Aspect particles of Chinese dialects have various sources, and like forms stand at different stages of grammaticalisation.'],
      findings: [
        ['分析表明，持续体助词的虚化与处所成分的脱落同步发生，语音弱化则相对滞后。', 'The durative particle bleaches as locatives drop, while phonetic weakening lags behind.'],
        ['研究指出，完成与经历两种用法在否定句中首先分化。', 'Perfective and experiential uses first part in negative sentences.'],
      ],
      meaning: ['判断语法化程度应综合句法分布与语音形式，单一标准容易误判。', 'Degrees of grammaticalisation should be judged by syntax and sound together, as either alone misleads.'],
      keywords: [['体貌助词', 'aspect particles'], ['语法化', 'grammaticalisation'], ['方言语法', 'dialect grammar']],
    },
    {
      names: [['连读变调地理分布', 'The Geography of Tone Sandhi'], ['两字组连调', 'Disyllabic Tone Sandhi']],
      background: ['连读变调的类型在相邻地点之间可能截然不同，其分布与行政区划并不一致。', 'Types of tone sandhi may differ sharply between neighbouring places and do not follow administrative lines.'],
      findings: [
        ['地图显示，前字变调与后字变调的分界大体沿水系而非县界延伸。', 'Maps show the line between first- and second-syllable sandhi following rivers rather than county borders.'],
        ['比较发现，过渡地带存在两套规则并用的现象，且与词的常用程度有关。', 'In the transition zone two sets of rules are used side by side, depending on the frequency of words.'],
      ],
      meaning: ['变调的扩散以常用词为先导，地理分布应与词频同时考察。', 'Sandhi spreads by frequent words, and geography should be studied together with frequency.'],
      keywords: [['连读变调', 'tone sandhi'], ['方言地理', 'dialect geography'], ['扩散', 'diffusion']],
    },
    {
      names: [['行业语汇地域来源', 'Regional Sources of Trade Vocabulary'], ['行话与地名词', 'Trade Jargon and Place-Name Words']],
      background: ['渔业、木作等行业语汇保留了大量不见于通用词典的词语，正随行业衰退而流失。', 'The vocabularies of fishing, carpentry and other trades hold many words absent from dictionaries and vanish with the trades.'],
      findings: [
        ['考察发现，工具名称多为本地固有，工序名称则多随匠人流动借入。', 'Names of tools are mostly native, names of processes borrowed with migrant craftsmen.'],
        ['统计表明，约四成行业词仍可从相邻方言中找到同源形式，其余来源有待考证。', 'Some four tenths of the words have cognates in neighbouring dialects; the rest await explanation.'],
      ],
      meaning: ['行业语汇的记录应同时采集实物与操作，以便保存词义所依赖的情境。', 'Recording should include objects and actions, so that the setting of meanings is kept.'],
      keywords: [['行业语', 'trade vocabulary'], ['词源', 'etymology'], ['语言记录', 'language documentation']],
    },
  ],
  approaches: [
    {
      titles: [
        ['浙北三地方言{topic}的调查', '{topic} in Three Dialects of Northern Zhejiang: A Field Study'],
        ['老中青三代的{topic}', '{topic} across Three Generations'],
        ['浙北方言的{topic}：田野记录', '{topic} in Northern Zhejiang: Field Records'],
      ],
      method: ['本文对浙北三地老、中、青三代共三十六名发音人进行田野调查，录制词表与自然谈话。', 'Thirty-six speakers of three generations in three places of northern Zhejiang were recorded in word lists and free talk.'],
      contrast: ['三地之中，水路交通便利的一地变化最快。', 'Of the three places, the one best connected by water changes fastest.'],
      keyword: ['浙北方言', 'northern Zhejiang dialects'],
    },
    {
      titles: [
        ['从传教士文献看{topic}', '{topic} as Seen in Missionary Sources'],
        ['十九世纪文献中的{topic}', '{topic} in Nineteenth-Century Sources'],
        ['百余年来{topic}的变化', '{topic} over More than a Century'],
      ],
      method: ['本文以十九世纪传教士编写的字汇、语法与圣经译本为材料，与今日方言逐条对照。', 'Nineteenth-century vocabularies, grammars and Bible translations by missionaries are set against the dialects of today.'],
      contrast: ['文献中的拼写差异部分反映编者所记口音，不能一概视为演变。', 'Differences of spelling partly reflect accents recorded and are not all change.'],
      keyword: ['传教士文献', 'missionary sources'],
    },
    {
      titles: [
        ['{topic}的实验研究', 'An Experimental Study of {topic}'],
        ['产出与感知：{topic}的证据', 'Production and Perception: Evidence on {topic}'],
        ['母语者如何处理{topic}', 'How Native Speakers Handle {topic}'],
      ],
      method: ['本文招募四十名母语者完成产出与感知实验，结果以混合效应模型分析。', 'Forty native speakers took part in production and perception experiments analysed by mixed-effects models.'],
      contrast: ['感知上的变化先于产出，说明听者已经接受尚未说出的形式。', 'Change shows in perception before production: listeners accept what they do not yet say.'],
      keyword: ['实验语言学', 'experimental linguistics'],
    },
    {
      titles: [
        ['桂北移民社区的{topic}', '{topic} in Migrant Communities of Northern Guangxi'],
        ['两个移民村的{topic}', '{topic} in Two Migrant Villages'],
        ['迁徙与{topic}', 'Migration and {topic}'],
      ],
      subtitle: ['接触与保持', 'Contact and Maintenance'],
      method: ['本文选取桂北两个移民村落，结合族谱与口述材料确定迁入时间，再作共时比较。', 'Two migrant villages of northern Guangxi are dated by genealogies and oral history and then compared.'],
      contrast: ['聚居村落保持原貌较多，散居村落则更快向当地方言靠拢。', 'Compact villages keep more of the old, scattered ones move faster towards the local dialect.'],
      keyword: ['移民方言', 'migrant dialects'],
    },
    {
      titles: [
        ['{topic}的类型学考察', 'A Typological View of {topic}'],
        ['{topic}的类型与蕴含关系', '{topic}: Types and Implications'],
        ['一百二十个方言点的{topic}', '{topic} in One Hundred and Twenty Dialects'],
      ],
      method: ['本文依据一百二十个方言点的已刊材料建立数据库，归纳类型并检验蕴含关系。', 'Published material on 120 places forms a database from which types are drawn and implications tested.'],
      contrast: ['南方方言的类型更为多样，北方方言则集中于少数几种。', 'Southern dialects show more types, northern ones concentrate on a few.'],
      keyword: ['类型学', 'typology'],
    },
    {
      titles: [
        ['城镇化背景下{topic}的新变化', 'New Developments in {topic} under Urbanisation'],
        ['新县城里的{topic}', '{topic} in a New County Town'],
        ['居住年限与{topic}', 'Years of Residence and {topic}'],
      ],
      method: ['本文在一座新兴县城比较本地居民与新近迁入者的用法，样本按居住年限分层。', 'In a growing county town the usage of old residents and newcomers is compared, stratified by years of residence.'],
      contrast: ['学校是变化扩散最快的场所，市场次之，家庭内部最为保守。', 'Change spreads fastest at school, then at the market, and slowest in families.'],
      keyword: ['城镇化', 'urbanisation'],
    },
  ],
};
