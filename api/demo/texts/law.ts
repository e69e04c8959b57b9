// Texts for 法治与平台: platforms, data and disputes before the law.
import type { TextBlocks } from './text-blocks.ts';

export const law: TextBlocks = {
  topics: [
    {
      names: [['平台规则司法审查', 'Judicial Review of Platform Rules'], ['平台自治规则的边界', 'The Limits of Platform Self-Regulation']],
      background: ['平台以规则约束海量用户，法院在个案中如何对待这些规则，关系到私人自治与公共利益的边界。', 'Platforms bind countless users by rules, and how courts treat them marks the line between private autonomy and public interest.'],
      findings: [
        ['统计显示，法院直接援引平台规则的裁判逐年增多，但说明审查标准的不足三成。', 'Judgments that cite platform rules grow every year, yet fewer than three tenths state a standard of review.'],
        ['研究发现，法院更愿意审查规则的公示程序，而回避其内容是否公平。', 'Courts readily examine how rules were published but avoid asking whether they are fair.'],
      ],
      meaning: ['应当按照规则影响权利的程度区分审查强度，并要求平台说明理由。', 'Review should vary with the weight of the rights affected, and platforms should give reasons.'],
      keywords: [['平台规则', 'platform rules'], ['司法审查', 'judicial review'], ['格式条款', 'standard terms']],
    },
    {
      names: [['个人信息删除权', 'The Right to Erasure'], ['数据删除请求', 'Requests for Deletion']],
      background: ['删除权写入法律之后，用户仍常因身份核验、备份留存等原因难以实现。', 'Since the right to erasure became law, users often fail on identity checks and retained backups.'],
      findings: [
        ['测试表明，八十个应用中只有不足一半在法定期限内完成删除并给出答复。', 'Of eighty applications tested, fewer than half erased and answered within the statutory time.'],
        ['研究发现，删除与匿名化的界限不清，是处理者拒绝请求最常用的理由。', 'The unclear line between erasure and anonymisation is the most common ground of refusal.'],
      ],
      meaning: ['应以可验证的结果界定删除，并将备份期限纳入告知内容。', 'Erasure should be defined by verifiable results, and periods of backup be part of the notice.'],
      keywords: [['个人信息', 'personal information'], ['删除权', 'right to erasure'], ['匿名化', 'anonymisation']],
    },
    {
      names: [['算法推荐说明义务', 'The Duty to Explain Algorithmic Recommendations'], ['推荐算法的透明度', 'Transparency of Recommender Systems']],
      background: ['算法推荐影响信息获取与交易机会，说明义务的范围和方式却缺少可操作的标准。', 'Recommendations shape access to information and trade, but what must be explained and how lacks workable standards.'],
      findings: [
        ['研究指出，面向用户的说明与面向监管者的说明目的不同，混同要求会使两者都流于形式。', 'Explanations for users and for regulators serve different ends; mixing them empties both.'],
        ['问卷结果显示，给出可操作的调整选项比解释原理更能提高用户的控制感。', 'Offering choices that can be acted on raises users’ sense of control more than explaining principles.'],
      ],
      meaning: ['说明义务宜采取分层结构，以可申诉、可更改为最低要求。', 'The duty should be layered, with contestability and change as its minimum.'],
      keywords: [['算法推荐', 'algorithmic recommendation'], ['说明义务', 'duty to explain'], ['用户权利', 'user rights']],
    },
    {
      names: [['网络交易纠纷在线解决', 'Online Resolution of E-Commerce Disputes'], ['在线争议解决机制', 'Online Dispute Resolution']],
      background: ['网络交易纠纷数量大、金额小，传统诉讼难以承受，在线解决机制因此快速发展。', 'E-commerce disputes are many and small; litigation cannot bear them, and online mechanisms have grown fast.'],
      findings: [
        ['数据显示，平台内部调处结案的比例超过九成，但当事人申请复核的渠道使用率极低。', 'More than nine tenths of cases end within the platform, while channels of review are hardly used.'],
        ['研究发现，证据由平台单方保存，是消费者败诉的重要原因。', 'That evidence is kept by the platform alone is a major reason why consumers lose.'],
      ],
      meaning: ['应建立平台调处与司法确认之间的衔接，并引入第三方存证。', 'Platform mediation should be linked to judicial confirmation, with evidence kept by third parties.'],
      keywords: [['在线纠纷解决', 'online dispute resolution'], ['网络交易', 'e-commerce'], ['电子证据', 'electronic evidence']],
    },
    {
      names: [['灵活用工劳动关系认定', 'Determining Employment in Platform Work'], ['骑手与平台的法律关系', 'Riders and Platforms in Law']],
      background: ['外卖与出行平台的用工形式多层嵌套，传统的从属性标准在适用中遇到困难。', 'Delivery and ride platforms nest several layers of contracting, and the classic test of subordination meets difficulties.'],
      findings: [
        ['案例分析表明，算法派单与奖惩记录正在成为法院认定管理事实的主要依据。', 'Records of dispatch, rewards and penalties are becoming the main evidence of control.'],
        ['研究发现，同类案件在不同地区的认定比例相差一倍以上，裁审衔接不足是原因之一。', 'Rates of recognition differ more than twofold across regions, partly because arbitration and courts are poorly linked.'],
      ],
      meaning: ['与其扩张劳动关系的范围，不如先行确立与身份无关的基本保障。', 'Rather than stretch employment, basic protections independent of status should come first.'],
      keywords: [['灵活用工', 'platform work'], ['劳动关系', 'employment'], ['从属性', 'subordination']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}：基于三百份裁判文书的分析', '{topic}: An Analysis of Three Hundred Judgments'],
        ['法院如何处理{topic}', 'How Courts Deal with {topic}'],
        ['{topic}的裁判分歧及其消解', 'Divided Judgments on {topic} and Their Reconciliation'],
      ],
      method: ['本文检索近五年的裁判文书，筛选三百份有效样本，就争点、理由与结果逐项编码。', 'Three hundred judgments of the past five years were selected and coded by issue, reasons and outcome.'],
      contrast: ['二审改判的案件集中于举证责任分配，实体标准的分歧反而较小。', 'Reversals concentrate on the burden of proof, while standards of substance differ less.'],
      keyword: ['裁判文书', 'judgments'],
    },
    {
      titles: [
        ['比较法视野中的{topic}', '{topic} in Comparative Law'],
        ['三个法域的{topic}：功能与成本', '{topic} in Three Jurisdictions: Function and Cost'],
        ['域外经验与{topic}的本土选择', 'Foreign Experience and Domestic Choices in {topic}'],
      ],
      method: ['本文比较三个法域的立法与判例，以功能比较的方法考察其问题意识与制度成本。', 'Statutes and cases of three jurisdictions are compared by function, problem and institutional cost.'],
      contrast: ['各法域在目标上接近，在执行机构的设置上则分歧较大。', 'The jurisdictions agree in aims and part in the design of enforcement.'],
      keyword: ['比较法', 'comparative law'],
    },
    {
      titles: [
        ['论{topic}的规范基础', 'The Normative Foundations of {topic}'],
        ['{topic}的解释路径', 'Ways of Interpreting {topic}'],
        ['{topic}：从原则到规则', '{topic}: From Principle to Rule'],
      ],
      method: ['本文从现行规范出发，运用体系解释与目的解释，检讨主要学说的得失。', 'Starting from the law in force, systematic and purposive interpretation is used to weigh the main doctrines.'],
      contrast: ['两种解释路径在典型案件中结论一致，在边缘案件中则可能相反。', 'Both readings agree in typical cases and may oppose each other at the margins.'],
      keyword: ['法解释', 'legal interpretation'],
    },
    {
      titles: [
        ['{topic}的实证观察：以两家平台为例', '{topic} Observed: The Case of Two Platforms'],
        ['规则之外：{topic}在平台内部', 'Beyond the Rules: {topic} inside Platforms'],
        ['从业者眼中的{topic}', '{topic} in the Eyes of Practitioners'],
      ],
      subtitle: ['规则文本与实际运行', 'Rules on Paper and in Practice'],
      method: ['本文收集两家平台公开的规则文本与年度报告，访谈十六名从业人员，并以模拟用户方式加以验证。', 'Published rules and annual reports of two platforms, sixteen interviews with staff and simulated use are combined.'],
      contrast: ['规则较为详细的平台申诉率更高，但纠纷平均处理时间更短。', 'The platform with the more detailed rules has more appeals but settles disputes faster.'],
      keyword: ['实证研究', 'empirical study'],
    },
    {
      titles: [
        ['中小商户视角下的{topic}', '{topic} from the Viewpoint of Small Merchants'],
        ['四百二十家商户与{topic}', '{topic} and Four Hundred and Twenty Merchants'],
        ['小商户的{topic}之困', 'Small Merchants’ Trouble with {topic}'],
      ],
      method: ['本文对四百二十家中小商户进行问卷调查，并选择其中二十家追踪一年。', 'A survey of 420 small merchants was followed by a year of contact with twenty of them.'],
      contrast: ['经营年限较短的商户更依赖平台指引，也更少寻求外部救济。', 'Younger businesses rely more on the platform’s guidance and seek less help outside.'],
      keyword: ['中小商户', 'small merchants'],
    },
    {
      titles: [
        ['{topic}：争议、共识与改革方向', '{topic}: Disputes, Consensus and Reform'],
        ['{topic}改革的三种方案', 'Three Proposals for Reform: {topic}'],
        ['走向协同的{topic}', 'Towards Cooperation in {topic}'],
      ],
      method: ['本文梳理近年的学术争论与政策文件，归纳各方立场，并结合典型案例检验其说服力。', 'Recent debates and policy papers are arranged by position and tested against typical cases.'],
      contrast: ['分歧多源于对事实的不同估计，而非价值立场的对立。', 'Disagreement stems more from different estimates of fact than from opposed values.'],
      keyword: ['制度改革', 'reform'],
    },
  ],
};
