// Public texts of the demo's periodicals and its conference. Names of committee members are invented.
export interface DemoPeriodicalTexts {
  /** When the periodical was founded. */
  foundedOn: string | null;
  sources: readonly string[];
  homePages: readonly string[];
  editorIntroduction: string;
  foreword: string;
  callForPapers: string;
  /** Names, the chief first. */
  editorialCommittee: readonly string[];
  expertCommittee: readonly string[];
}

export const demoPeriodicalTexts: Readonly<Record<string, DemoPeriodicalTexts>> = {
  JNWH: {
    foundedOn: '2016-09-01',
    sources: ['来稿', '专题约稿'],
    homePages: [],
    editorIntroduction: '主编长期从事江南区域史与地方文献研究，主持整理明清方志多种。',
    foreword: '江南既是一个地理的概念，也是一种读书与生活的方式。本刊愿意为两者都留一点篇幅。',
    callForPapers: '常年征集区域史、文献与版本方面的论文，书评以五千字为宜；来稿请附中英文题名、摘要与关键词。',
    editorialCommittee: ['江涵秋', '顾敬亭', '沈若水'],
    expertCommittee: ['陆观澜', '严子陵', '杜衡之'],
  },
  SJKX: {
    foundedOn: '2023-01-10',
    sources: ['来稿', '会议推荐'],
    homePages: [],
    editorIntroduction: '主编的研究方向为统计学习与数据治理，曾参与多项数据标准的起草。',
    foreword: '方法可以复现，数据可以核对，是本刊对每一篇文章的要求。',
    callForPapers: '欢迎方法与应用两方面的论文，请随稿提供代码与数据的获取方式。',
    editorialCommittee: ['江涵秋', '邓启明'],
    expertCommittee: ['钟书白', '范叔夜'],
  },
  STPL: {
    foundedOn: '2019-06-05',
    sources: ['来稿'],
    homePages: [],
    editorIntroduction: '主编从事环境政策评估，关注流域治理与生态补偿。',
    foreword: '公开评审让判断有据可查，也让读者看见一篇文章是怎样写成的。',
    callForPapers: '本年度专题为“流域生态补偿的成效”，截稿日期见各辑通告。',
    editorialCommittee: ['江涵秋'],
    expertCommittee: ['翁明远', '卓立言'],
  },
  XYJJ: {
    foundedOn: '2018-12-01',
    sources: ['来稿', '调查约稿'],
    homePages: [],
    editorIntroduction: '主编三十年来在县域做调查，主持编写县情报告百余种。',
    foreword: '写县，要先到县里去。',
    callForPapers: '重视一手调查。调查报告请附问卷、样本与访谈提纲。',
    editorialCommittee: ['方怀远', '蒲松年'],
    expertCommittee: ['白临风'],
  },
  KTKC: {
    foundedOn: '2018-03-01',
    sources: ['来稿'],
    homePages: [],
    editorIntroduction: '主编曾任教中学与大学，研究课程与教材的沿革。',
    foreword: '好的课堂是写不完的题目。',
    callForPapers: '欢迎一线教师投稿，教学研究栏目不限篇幅。',
    editorialCommittee: ['叶知秋'],
    expertCommittee: ['曾子舆', '桑弘'],
  },
  FZPT: {
    foundedOn: '2019-11-11',
    sources: ['来稿', '专题约稿'],
    homePages: [],
    editorIntroduction: '主编研究民法与平台规则，参与过多部行业规范的论证。',
    foreword: '平台的规则也是规则，值得像对待法条那样去读。',
    callForPapers: '案例评析请注明案号；专题来稿请在文章说明中写明所投专题。',
    editorialCommittee: ['韩守正', '温如玉'],
    expertCommittee: ['戴知微'],
  },
  SQJK: {
    foundedOn: '2020-04-07',
    sources: ['来稿'],
    homePages: [],
    editorIntroduction: '主编从事社区流行病学，曾在基层卫生院工作多年。',
    foreword: '健康多半发生在医院之外。',
    callForPapers: '涉及人群的研究请附伦理审查意见。',
    editorialCommittee: ['祁正平'],
    expertCommittee: ['安若素', '岑参商'],
  },
  FYYH: {
    foundedOn: '2018-05-18',
    sources: ['来稿'],
    homePages: [],
    editorIntroduction: '主编研究吴语与徽语的语音史，主持方言录音档案的建设。',
    foreword: '记下来，是研究方言的第一步。',
    callForPapers: '来稿所附音档请注明发音人的年龄与籍贯。',
    editorialCommittee: ['俞伯牙'],
    expertCommittee: ['许慎之'],
  },
  SZRW: {
    foundedOn: null,
    sources: [],
    homePages: ['https://example.org/digital-humanities'],
    editorIntroduction: '会议主席从事古籍数字化，主持过多个善本数据库的建设。',
    foreword: '今年的主题是“从影像到文本”。',
    callForPapers: '请提交全文或两千字以上的扩展摘要，海报请附说明。',
    editorialCommittee: ['江涵秋', '卫子夫'],
    expertCommittee: ['钱默存', '章叔平'],
  },
};
