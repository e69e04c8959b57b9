// Texts for 社区健康研究: public health close to where people live.
import type { TextBlocks } from './text-blocks.ts';

export const health: TextBlocks = {
  topics: [
    {
      names: [['老年高血压自我管理', 'Self-Management of Hypertension in Older People'], ['居家血压管理', 'Blood-Pressure Care at Home']],
      background: ['社区老年高血压患者的规范服药率提高较快，但日常监测与生活方式调整仍难以坚持。', 'Older patients in communities take medicine more regularly than before, yet monitoring and changes of habit are hard to keep up.'],
      findings: [
        ['结果显示，参加同伴小组的患者六个月后血压达标率提高十一个百分点。', 'After six months, control rates among members of peer groups rose by eleven percentage points.'],
        ['研究发现，影响坚持监测的首要因素是结果有无人回应，而不是设备是否方便。', 'Whether anyone responds to the readings matters more for keeping on than how handy the device is.'],
      ],
      meaning: ['社区干预应把有限的人力用于回应与跟进，而非重复宣教。', 'Community programmes should spend their staff on response and follow-up rather than on repeated lectures.'],
      keywords: [['高血压', 'hypertension'], ['自我管理', 'self-management'], ['老年人', 'older people']],
    },
    {
      names: [['儿童预防接种', 'Childhood Vaccination'], ['流动儿童的免疫接种', 'Immunisation of Migrant Children']],
      background: ['我国儿童疫苗接种率总体较高，但延迟接种在流动人口中仍较常见。', 'Vaccination coverage of children is high overall, but delays remain common in migrant families.'],
      findings: [
        ['分析表明，首剂延迟的儿童后续各剂次延迟的风险是其他儿童的三倍。', 'Children late for the first dose are three times as likely to be late for later ones.'],
        ['研究发现，周末开放门诊使双职工家庭的及时接种率提高八个百分点。', 'Opening clinics at weekends raises timeliness in families with two working parents by eight percentage points.'],
      ],
      meaning: ['提醒与时段安排应优先面向首剂延迟的家庭。', 'Reminders and opening hours should first serve families late for the first dose.'],
      keywords: [['预防接种', 'vaccination'], ['及时性', 'timeliness'], ['流动儿童', 'migrant children']],
    },
    {
      names: [['糖尿病足早期筛查', 'Early Screening for Diabetic Foot'], ['糖尿病足的社区识别', 'Recognising Diabetic Foot in the Community']],
      background: ['糖尿病足在基层的发现时间普遍偏晚，简便可行的筛查流程尚不统一。', 'Diabetic foot is usually found late in primary care, and simple screening is not yet uniform.'],
      findings: [
        ['与专科检查对照，单丝与音叉联合筛查的灵敏度达到九成，护士可以独立完成。', 'Against specialist examination, monofilament and tuning fork together reach nine tenths sensitivity and can be done by nurses alone.'],
        ['随访显示，筛查后立即转诊的患者溃疡发生率约为延迟转诊者的一半。', 'At follow-up, ulcers were about half as frequent in patients referred at once as in those referred late.'],
      ],
      meaning: ['筛查的价值有赖于转诊通道的畅通，两者应当同时建立。', 'Screening is worth little without referral, and both should be set up together.'],
      keywords: [['糖尿病足', 'diabetic foot'], ['筛查', 'screening'], ['转诊', 'referral']],
    },
    {
      names: [['青少年近视防控', 'Preventing Myopia in Adolescents'], ['中小学生视力保护', 'Protecting Pupils’ Eyesight']],
      background: ['学校近视防控措施较多，户外活动时间却因课业安排难以保证。', 'Schools take many measures against myopia, but time outdoors is hard to secure against lessons.'],
      findings: [
        ['结果表明，每天增加四十分钟户外活动可使新发近视率下降约三成。', 'Forty more minutes outdoors a day reduce new myopia by about three tenths.'],
        ['研究发现，仅调整座位与照明对近视进展没有显著作用。', 'Changing seats and lighting alone has no significant effect on progression.'],
      ],
      meaning: ['防控应把户外时间写入课表，并以实际记录代替自我报告。', 'Time outdoors should stand in the timetable and be recorded rather than self-reported.'],
      keywords: [['近视', 'myopia'], ['户外活动', 'outdoor activity'], ['青少年', 'adolescents']],
    },
    {
      names: [['家庭医生签约服务', 'Contracted Family Doctor Services'], ['签约居民的首诊选择', 'First Visits of Registered Patients']],
      background: ['家庭医生签约率持续上升，签约之后是否真正使用服务更值得关注。', 'Contracts with family doctors keep rising; whether services are then used deserves more attention.'],
      findings: [
        ['数据显示，签约居民中一年内至少利用两项服务的不足四成，慢性病患者明显较高。', 'Fewer than four tenths of contracted residents use two or more services a year, chronic patients clearly more.'],
        ['研究发现，固定团队的续约率比轮换团队高出二十个百分点。', 'Renewal is twenty percentage points higher with fixed teams than with rotating ones.'],
      ],
      meaning: ['考核应由签约数量转向连续服务，让居民认识自己的医生。', 'Assessment should move from numbers of contracts to continuity, so that residents know their doctor.'],
      keywords: [['家庭医生', 'family doctors'], ['签约服务', 'contracted services'], ['服务利用', 'service use']],
    },
  ],
  approaches: [
    {
      titles: [
        ['{topic}现状及影响因素分析', '{topic}: Present State and Associated Factors'],
        ['六个社区居民的{topic}', '{topic} among Residents of Six Communities'],
        ['哪些人需要帮助：{topic}调查', 'Who Needs Help: A Survey on {topic}'],
      ],
      method: ['采用多阶段抽样方法，于六个社区调查居民一千二百人，以多因素回归分析影响因素。', 'Twelve hundred residents of six communities were surveyed by multi-stage sampling; associated factors were analysed by regression.'],
      contrast: ['独居与文化程度较低的居民处于明显不利的位置。', 'Residents who live alone or have little schooling are clearly worse off.'],
      keyword: ['横断面调查', 'cross-sectional survey'],
    },
    {
      titles: [
        ['{topic}的随机对照干预研究', 'A Randomised Controlled Trial on {topic}'],
        ['社区干预对{topic}的影响', 'Effects of Community Programmes on {topic}'],
        ['{topic}十二个月随访', '{topic}: A Twelve-Month Follow-Up'],
      ],
      method: ['以社区为单位随机分为干预组与对照组，各纳入一百八十人，随访十二个月，按意向性原则分析。', 'Communities were randomised to intervention and control, 180 people each, followed for twelve months and analysed by intention to treat.'],
      contrast: ['干预效果在前三个月最为明显，其后需要强化才能保持。', 'Effects are clearest in the first three months and need reinforcement afterwards.'],
      keyword: ['随机对照试验', 'randomised controlled trial'],
    },
    {
      titles: [
        ['社区护士参与{topic}的质性研究', 'Community Nurses and {topic}: A Qualitative Study'],
        ['护士与居民谈{topic}', 'Nurses and Residents on {topic}'],
        ['{topic}中的信任与沟通', 'Trust and Communication in {topic}'],
      ],
      method: ['采用目的抽样，对二十二名社区护士与十八名居民进行深入访谈，资料以类属分析法整理。', 'Twenty-two community nurses and eighteen residents, purposively sampled, were interviewed in depth and the material analysed by category.'],
      contrast: ['护士强调时间不足，居民则更在意是否由同一个人持续负责。', 'Nurses stress lack of time, residents whether the same person stays responsible.'],
      keyword: ['质性研究', 'qualitative study'],
    },
    {
      titles: [
        ['城乡社区{topic}的差异研究', 'Urban–Rural Differences in {topic}'],
        ['乡镇与城区：{topic}的差距从何而来', 'Town and Country: Where Gaps in {topic} Come From'],
        ['八个社区{topic}的标准化比较', '{topic} in Eight Communities: A Standardised Comparison'],
      ],
      method: ['选取城市与乡镇社区各四个，以统一问卷与健康档案相结合的方式收集资料，并进行标准化比较。', 'Four urban and four rural communities were studied by one questionnaire and health records, with standardised comparison.'],
      contrast: ['城乡差距的大部分可以由就医距离解释，其余与健康知识有关。', 'Most of the gap is explained by distance to care, the rest by health knowledge.'],
      keyword: ['城乡差异', 'urban–rural differences'],
    },
    {
      titles: [
        ['{topic}的成本效果分析', 'Cost-Effectiveness of {topic}'],
        ['{topic}的投入与产出', 'Inputs and Outcomes of {topic}'],
        ['有限经费下的{topic}方案选择', 'Choosing Plans for {topic} on a Small Budget'],
      ],
      subtitle: ['基于社区健康档案', 'Based on Community Health Records'],
      method: ['以卫生系统视角建立决策树模型，成本取自三年的社区财务记录，效果取自健康档案。', 'A decision tree is built from the health-system view, with costs from three years of accounts and effects from health records.'],
      contrast: ['在人口较密的社区，单位成本可以下降四分之一。', 'In denser communities the cost per unit falls by a quarter.'],
      keyword: ['成本效果', 'cost-effectiveness'],
    },
    {
      titles: [
        ['移动健康工具在{topic}中的应用', 'Mobile Health Tools for {topic}'],
        ['手机小程序能否改善{topic}', 'Can a Mobile Application Improve {topic}?'],
        ['{topic}的数字化随访：一年观察', 'Digital Follow-Up of {topic}: One Year of Observation'],
      ],
      method: ['在四个社区推广移动健康小程序，比较使用者与配对的未使用者一年内的变化。', 'A mobile application was introduced in four communities; users and matched non-users were compared over a year.'],
      contrast: ['由家人协助操作的使用者坚持时间更长。', 'Users helped by family members keep on longer.'],
      keyword: ['移动健康', 'mobile health'],
    },
  ],
};
