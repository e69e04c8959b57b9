// Texts for 数字人文与古籍整理研讨会: old Chinese books in computer research.
import type { TextBlocks } from './text-blocks.ts';

export const oldBooks: TextBlocks = {
  topics: [
    {
      names: [['古籍版面分析', 'Layout Analysis of Old Chinese Books'], ['古籍页面的自动切分', 'Page Segmentation of Old Books']],
      background: ['古籍版面中的双行小注、眉批与断版给自动识别带来困难，现有数据集覆盖不足。', 'Interlinear notes, head notes and broken blocks hinder recognition of old books, and data sets cover them poorly.'],
      findings: [
        ['实验表明，加入版框先验后，小注的检出率提高九个百分点。', 'With knowledge of the printed frame, detection of interlinear notes rises by nine percentage points.'],
        ['误差分析显示，一半以上的错误来自断版与补版，而非字体差异。', 'More than half of the errors come from broken and replaced blocks rather than from type styles.'],
      ],
      meaning: ['版面分析应与版本研究结合，让校勘者的知识进入模型。', 'Layout analysis should join the study of editions, so that the collator’s knowledge enters the model.'],
      keywords: [['版面分析', 'layout analysis'], ['古籍数字化', 'digitisation of old books'], ['双行小注', 'interlinear notes']],
    },
    {
      names: [['历史地名消歧', 'Disambiguation of Historical Place Names'], ['史籍地名的考订', 'Identifying Places in Historical Texts']],
      background: ['同名异地与一地多名在史籍中十分常见，直接套用今地名会造成系统性的误差。', 'One name for many places and many names for one are common in the histories; using present names causes systematic error.'],
      findings: [
        ['结果显示，利用上下文官职信息可使消歧准确率提高到九成以上。', 'Offices named in the context raise accuracy above nine tenths.'],
        ['研究发现，政区沿革表中的年代缺口是多数错误的根源。', 'Gaps of dates in tables of administrative change underlie most errors.'],
      ],
      meaning: ['地名数据应记录出处与时限，使后来者可以复核而不必重做。', 'Place-name data should record source and period, so that later scholars can check instead of starting again.'],
      keywords: [['历史地名', 'historical place names'], ['消歧', 'disambiguation'], ['地名辞典', 'gazetteers']],
    },
    {
      names: [['家谱数据结构化', 'Structuring Genealogical Data'], ['谱牒人物关系抽取', 'Extracting Kinship from Genealogies']],
      background: ['家谱体例不一，世系、行第与传记混排，结构化需要兼顾准确与规模。', 'Genealogies vary in form and mix lineage, rank and biography; structuring them must balance accuracy with scale.'],
      findings: [
        ['试验表明，按体例分组训练比统一训练更可靠，世系关系的错误减少四成。', 'Training by type of layout is more reliable than training on all: errors of descent fall by four tenths.'],
        ['核查发现，女性人物的信息在转换中丢失最多，需要设置专门字段。', 'Information on women is lost most in conversion and needs fields of its own.'],
      ],
      meaning: ['数据模型的设计会影响后续研究能够看见什么，应当公开讨论。', 'The design of a data model decides what later research can see and should be discussed openly.'],
      keywords: [['家谱', 'genealogies'], ['数据模型', 'data models'], ['世系', 'descent']],
    },
    {
      names: [['引文网络与学术传承', 'Citation Networks and Scholarly Lineages'], ['古人引书关系', 'Who Quoted Whom in Old Texts']],
      background: ['古代学者引书多不注出处，引文关系需要借助文本比对重新发现。', 'Early scholars rarely named their sources, so citations must be rediscovered by comparing texts.'],
      findings: [
        ['网络分析显示，类书是引文传播的主要中介，原书亡佚之后其作用更加突出。', 'Encyclopaedias are the main brokers of quotation, the more so once the originals are lost.'],
        ['比对表明，约三成引文经过改写，改写的方式与师承关系相关。', 'Some three tenths of quotations are reworded, and how they are reworded follows lines of teaching.'],
      ],
      meaning: ['引文网络为学术史提供了不同于传记的线索，但必须回到文本核实。', 'Citation networks give the history of scholarship clues other than biography, yet must be verified in the texts.'],
      keywords: [['引文网络', 'citation networks'], ['文本比对', 'text comparison'], ['学术史', 'history of scholarship']],
    },
    {
      names: [['古籍自动句读', 'Automatic Punctuation of Classical Texts'], ['文言断句', 'Segmenting Classical Chinese']],
      background: ['自动句读模型在通行文献上表现良好，遇到专门文体时错误明显增多。', 'Automatic punctuation does well on common texts and much worse on specialised genres.'],
      findings: [
        ['评测显示，医书与算书的断句错误率是史书的三倍，术语是主要原因。', 'In medical and mathematical texts errors are three times those in histories, mainly because of terms.'],
        ['研究发现，让模型同时标出把握不足之处，可以节省一半的人工校对时间。', 'Letting the model mark what it is unsure of saves half of the time for proofreading.'],
      ],
      meaning: ['比起追求整体准确率，标明不确定之处更有助于整理工作。', 'Marking uncertainty helps editing more than overall accuracy.'],
      keywords: [['自动句读', 'automatic punctuation'], ['古汉语', 'classical Chinese'], ['人机协作', 'human–machine cooperation']],
    },
  ],
  approaches: [
    {
      titles: [
        ['面向地方文献的{topic}', '{topic} for Local Documents'],
        ['地方文献整理中的{topic}', '{topic} in the Editing of Local Documents'],
        ['三千叶方志上的{topic}', '{topic} on Three Thousand Leaves'],
      ],
      method: ['本文以某省图书馆所藏地方文献三千叶为样本，建立标注规范并由两人独立标注。', 'Three thousand leaves of local documents in a provincial library were annotated independently by two people under written rules.'],
      contrast: ['稿本与抄本的难度高于刻本，需要单独设置评价标准。', 'Manuscripts are harder than printed books and need standards of their own.'],
      keyword: ['地方文献', 'local documents'],
    },
    {
      titles: [
        ['{topic}的数据集与评测', 'Data Sets and Evaluation for {topic}'],
        ['五种文体上的{topic}评测', '{topic} Tested on Five Genres'],
        ['{topic}：一个公开的基准', '{topic}: An Open Benchmark'],
      ],
      method: ['本文构建并公开一个包含五种文体的数据集，设计分层评测，比较六种常用方法。', 'A public data set of five genres is built, with layered evaluation of six common methods.'],
      contrast: ['各方法的排序随文体变化，没有一种方法始终领先。', 'The order of methods changes with genre, and none leads throughout.'],
      keyword: ['数据集', 'data sets'],
    },
    {
      titles: [
        ['大语言模型时代的{topic}', '{topic} in the Age of Large Language Models'],
        ['通用大模型能做好{topic}吗', 'Can General Models Do {topic}?'],
        ['{topic}：通用模型与专门模型之比', '{topic}: General and Special Models Compared'],
      ],
      method: ['本文在同一任务上比较通用大模型与专门模型，逐条核查输出，并记录成本。', 'General and specialised models are compared on one task, outputs checked one by one and costs recorded.'],
      contrast: ['通用模型的错误更难察觉，因为其行文通顺而缺少依据。', 'Errors of general models are harder to notice, as they read well and lack evidence.'],
      keyword: ['大语言模型', 'large language models'],
    },
    {
      titles: [
        ['众包校对与{topic}', 'Crowdsourced Proofreading and {topic}'],
        ['志愿者参与的{topic}', '{topic} with Volunteers'],
        ['两年校对记录里的{topic}', '{topic} in Two Years of Proofreading Records'],
      ],
      method: ['本文分析一个众包平台两年的校对记录，考察参与者的分工、错误类型与复核机制。', 'Two years of records of a crowdsourcing platform are analysed for division of labour, errors and review.'],
      contrast: ['少数长期参与者完成了大部分工作，他们的判断最为一致。', 'A few long-term participants do most of the work and agree best.'],
      keyword: ['众包', 'crowdsourcing'],
    },
    {
      titles: [
        ['{topic}的流程设计与实践', 'Workflow Design for {topic} in Practice'],
        ['三年项目中的{topic}', '{topic} in a Three-Year Project'],
        ['{topic}的质量控制', 'Quality Control for {topic}'],
      ],
      subtitle: ['来自一个整理项目的报告', 'A Report from an Editing Project'],
      method: ['本文总结一个为期三年的古籍整理项目，说明人员分工、工具选择与质量控制的做法。', 'A three-year editing project is reported with its division of labour, choice of tools and quality control.'],
      contrast: ['前期规范每多投入一周，后期返工平均减少近一个月。', 'Each week spent on rules beforehand saves nearly a month of rework.'],
      keyword: ['工作流程', 'workflow'],
    },
    {
      titles: [
        ['馆藏联合目录中的{topic}', '{topic} in Union Catalogues'],
        ['八馆书目合并与{topic}', 'Merging Eight Catalogues and {topic}'],
        ['从书目数据看{topic}', '{topic} as Seen from Catalogue Data'],
      ],
      method: ['本文合并八家收藏机构的书目数据，统一著录格式，并对重复记录进行人工核对。', 'Catalogue data of eight institutions are merged and unified, with duplicates checked by hand.'],
      contrast: ['机构之间的差异主要来自著录传统，而非数据质量。', 'Institutions differ by tradition of cataloguing rather than by quality.'],
      keyword: ['联合目录', 'union catalogues'],
    },
  ],
};
