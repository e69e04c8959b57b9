// Texts for 数据科学与计算: methods of learning from data, and their use.
import type { TextBlocks } from './text-blocks.ts';

export const dataScience: TextBlocks = {
  topics: [
    {
      names: [['缺失标签学习', 'Learning with Missing Labels'], ['标注不全时的分类', 'Classification under Incomplete Labelling']],
      background: ['实际业务中的标签往往由多人陆续补录，缺失并不随机，直接剔除会使模型偏向易于标注的样本。', 'In practice labels are filled in by many people over time; they are not missing at random, and dropping such cases biases models towards what is easy to label.'],
      findings: [
        ['实验表明，把标注时间作为辅助变量后，稀有类别的召回率提高了六个百分点以上。', 'Using the time of labelling as an auxiliary variable raises recall on rare classes by more than six percentage points.'],
        ['结果显示，当缺失率超过三成时，联合估计缺失机制比任何插补方法都更稳定。', 'Once more than three tenths of labels are missing, estimating the missingness jointly is steadier than any imputation.'],
      ],
      meaning: ['这说明记录标注过程本身的信息，往往比增加标注数量更为经济。', 'Recording how labels came about is thus often cheaper than collecting more of them.'],
      keywords: [['缺失标签', 'missing labels'], ['半监督学习', 'semi-supervised learning'], ['稀有类别', 'rare classes']],
    },
    {
      names: [['时序异常检测', 'Anomaly Detection in Time Series'], ['时间序列中的突变识别', 'Detecting Sudden Change in Time Series']],
      background: ['监测系统每天产生大量序列，异常的定义随季节与设备更替而变，固定阈值容易引起误报。', 'Monitoring systems yield many series a day; what counts as abnormal shifts with seasons and equipment, and fixed thresholds raise false alarms.'],
      findings: [
        ['在保持检出率的前提下，分段自适应阈值将误报次数降低了约四成。', 'Piecewise adaptive thresholds cut false alarms by about four tenths at the same rate of detection.'],
        ['对比实验表明，先做季节分解再检测，比端到端模型更容易被值班人员理解和复核。', 'Decomposing seasons before detection proves easier for operators to understand and verify than end-to-end models.'],
      ],
      meaning: ['对运行人员而言，可以解释的误报比无法解释的准确更容易接受。', 'To those on duty, a false alarm that can be explained is more acceptable than accuracy that cannot.'],
      keywords: [['异常检测', 'anomaly detection'], ['时间序列', 'time series'], ['自适应阈值', 'adaptive thresholds']],
    },
    {
      names: [['隐私预算分配', 'Allocating Privacy Budgets'], ['差分隐私下的预算取舍', 'Budget Trade-Offs in Differential Privacy']],
      background: ['多部门共享统计表时，差分隐私的总预算有限，平均分配会使重要查询的误差过大。', 'When offices share statistical tables the total budget of differential privacy is limited, and equal shares leave important queries too noisy.'],
      findings: [
        ['所给规划可在多项式时间内求解，重要查询的平均误差下降近一半，其余查询的误差仅略有上升。', 'The proposed programme is solved in polynomial time and nearly halves the mean error of important queries, while others lose little.'],
        ['研究发现，查询之间的重叠是预算浪费的主要来源，合并重叠后总误差显著下降。', 'Overlap between queries is the main source of waste; merging it lowers total error markedly.'],
      ],
      meaning: ['预算分配应当在制表方案确定之前进行，而不是作为发布前的最后一步。', 'Budgets should be divided before the tables are designed rather than as a last step before release.'],
      keywords: [['差分隐私', 'differential privacy'], ['预算分配', 'budget allocation'], ['统计发布', 'statistical release']],
    },
    {
      names: [['小样本因果估计', 'Causal Estimation in Small Samples'], ['样本不足时的因果推断', 'Causal Inference with Few Samples']],
      background: ['政策评估常常只有几十个处理单元，大样本近似下的置信区间在此并不可靠。', 'Policy evaluation often rests on a few dozen treated units, where confidence intervals from large-sample theory are unreliable.'],
      findings: [
        ['模拟结果表明，置换检验与稳健加权结合后，实际覆盖率与名义水平相差不到一个百分点。', 'Permutation tests combined with robust weighting bring actual coverage within one percentage point of the nominal level.'],
        ['研究显示，控制变量超过样本量的五分之一时，估计方向本身可能发生逆转。', 'When covariates exceed a fifth of the sample size, even the direction of the estimate may reverse.'],
      ],
      meaning: ['在样本有限时，事先公布估计方案比选择更复杂的模型更重要。', 'With few cases, publishing the plan of estimation beforehand matters more than a more elaborate model.'],
      keywords: [['因果推断', 'causal inference'], ['小样本', 'small samples'], ['置换检验', 'permutation tests']],
    },
    {
      names: [['知识图谱实体对齐', 'Entity Alignment in Knowledge Graphs'], ['多源图谱的实体匹配', 'Matching Entities across Knowledge Graphs']],
      background: ['不同来源的知识图谱对同一实体命名不一，对齐错误会沿着推理链放大。', 'Knowledge graphs from different sources name the same entity differently, and errors of alignment grow along chains of inference.'],
      findings: [
        ['实验表明，引入否定证据可使错误对齐减少三分之一，而计算开销仅增加一成。', 'Negative evidence removes a third of wrong alignments at one tenth more computation.'],
        ['误差分析显示，约半数错误来自时间属性冲突，先校正时间可以避免其中大部分。', 'About half of the errors stem from conflicting dates, most of which are avoided by correcting time first.'],
      ],
      meaning: ['人工复核的精力应当优先投向证据冲突的实体，而不是相似度较低的实体。', 'Manual checking should go first to entities with conflicting evidence rather than to those of low similarity.'],
      keywords: [['知识图谱', 'knowledge graphs'], ['实体对齐', 'entity alignment'], ['证据冲突', 'conflicting evidence']],
    },
    {
      names: [['模型压缩与边缘部署', 'Model Compression for Edge Deployment'], ['轻量化模型', 'Lightweight Models']],
      background: ['基层单位的计算设备有限，较大的模型难以直接部署，压缩之后的可靠性又缺乏保证。', 'Local offices have modest machines: large models cannot be deployed as they are, and compressed ones come without guarantees.'],
      findings: [
        ['结果显示，按层敏感度剪枝后模型体积缩小至一成，精度损失控制在百分之一以内。', 'Pruning by layer sensitivity shrinks models to a tenth while accuracy falls by less than one per cent.'],
        ['实测表明，量化误差主要集中在少数输入区间，对这些区间保留高精度即可恢复性能。', 'Quantisation error concentrates in a few input ranges; keeping full precision there restores performance.'],
      ],
      meaning: ['部署之前应按使用场景划分可靠区间，并在超出区间时主动提示。', 'Reliable ranges should be set for each use before deployment, with a warning whenever they are left.'],
      keywords: [['模型压缩', 'model compression'], ['边缘计算', 'edge computing'], ['可靠性', 'reliability']],
    },
  ],
  approaches: [
    {
      titles: [
        ['面向县域政务数据的{topic}方法', '{topic} for County-Level Government Data'],
        ['民政与教育数据上的{topic}', '{topic} on Civil-Affairs and Education Records'],
        ['让基层用得起：{topic}的一种实现', 'Affordable for Local Offices: An Approach to {topic}'],
      ],
      method: ['本文以某县民政、教育两类脱敏数据为例，将方法实现为可复现的流程，并与四种基线比较。', 'The method is implemented as a reproducible pipeline on anonymised civil-affairs and education data of one county and compared with four baselines.'],
      contrast: ['在记录质量较差的乡镇，改进尤为明显，而在数据完整的县城差别有限。', 'Gains are largest in townships with poor records and modest in the county seat, where data are complete.'],
      keyword: ['政务数据', 'government data'],
    },
    {
      titles: [
        ['{topic}研究综述：进展与问题', '{topic}: A Review of Progress and Problems'],
        ['{topic}：十年文献的重新检验', '{topic}: Ten Years of Literature Tested Again'],
        ['可复现性视角下的{topic}', '{topic} from the Viewpoint of Reproducibility'],
      ],
      method: ['本文检索近十年的相关文献，按问题设定、数据集与评价方式三个维度归类，并重新运行有代码可查的方法。', 'Literature of ten years is classified by problem, data set and evaluation, and all methods with public code were run again.'],
      contrast: ['各方法在公开数据集上差距很小，换用真实业务数据后排序明显改变。', 'Methods hardly differ on public data sets, yet their order changes clearly on data from real operations.'],
      keyword: ['综述', 'review'],
    },
    {
      titles: [
        ['基于主动采样的{topic}', '{topic} Based on Active Sampling'],
        ['少标注、多收益：{topic}的采样策略', 'Sampling Strategies for {topic}: More from Fewer Labels'],
        ['{topic}的主动学习框架及误差界', 'An Active-Learning Framework for {topic} with Error Bounds'],
      ],
      method: ['本文提出一种按信息量排序的主动采样策略，给出误差上界，并在三个公开数据集上检验。', 'A strategy of active sampling ordered by information is proposed, with an upper bound of error, and tested on three public data sets.'],
      contrast: ['与随机采样相比，达到同样精度所需的样本平均减少一半。', 'Compared with random sampling, half as many samples reach the same accuracy on average.'],
      keyword: ['主动采样', 'active sampling'],
    },
    {
      titles: [
        ['医院急诊场景中的{topic}', '{topic} in Emergency Departments'],
        ['跨医院迁移时的{topic}', '{topic} across Hospitals'],
        ['急诊分诊记录上的{topic}', '{topic} on Triage Records'],
      ],
      subtitle: ['一项多中心回顾研究', 'A Multi-Centre Retrospective Study'],
      method: ['本文使用三家医院急诊部门两年的脱敏记录，按医院划分训练与检验，以避免信息泄漏。', 'Two years of anonymised records from three emergency departments are split by hospital, so that no information leaks between training and test.'],
      contrast: ['跨医院检验时性能普遍下降，校准之后仍可满足使用要求。', 'Performance falls when crossing hospitals but meets requirements after calibration.'],
      keyword: ['急诊数据', 'emergency data'],
    },
    {
      titles: [
        ['{topic}的可解释性评价', 'Evaluating the Interpretability of {topic}'],
        ['人机协作中的{topic}', '{topic} in Human–Machine Work'],
        ['业务人员看得懂吗：{topic}的评价', 'Can Domain Staff Follow? {topic} Assessed'],
      ],
      method: ['本文设计了一组由领域人员参与的评价任务，记录其判断时间、修改次数与信心，并与自动指标对照。', 'Domain staff took part in a set of tasks; their time, corrections and confidence were recorded and set against automatic measures.'],
      contrast: ['自动指标与人工判断只有中等程度的相关，且在新手与熟手之间方向不一。', 'Automatic measures correlate only moderately with human judgement, and differently for novices and experts.'],
      keyword: ['可解释性', 'interpretability'],
    },
    {
      titles: [
        ['流式数据环境下的{topic}', '{topic} on Streaming Data'],
        ['常数内存的{topic}算法', 'A Constant-Memory Algorithm for {topic}'],
        ['公交刷卡数据流中的{topic}', '{topic} on Bus-Card Streams'],
      ],
      method: ['本文将问题改写为单遍更新的形式，存储开销与数据量无关，并在公交刷卡流上连续运行九十天。', 'The problem is rewritten for single-pass updates with memory independent of data size and run for ninety days on bus-card streams.'],
      contrast: ['数据分布突变之后，所提方法平均两小时恢复，离线重训则需要一天。', 'After sudden shifts the method recovers within two hours on average, where offline retraining takes a day.'],
      keyword: ['流式数据', 'streaming data'],
    },
  ],
};
