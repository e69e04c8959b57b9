// Texts of the demo's people for the opinion fields and reviews. Only remarks that fit any manuscript.
import { emptyReview } from '../../shared/forms/review.ts';
import type { ActName } from '../../shared/workflow.ts';
import type { HandedIn } from '../modules/reviews/review-form/hand-in.ts';
import type { Random } from './random.ts';

export const opinions: Partial<Record<ActName, readonly string[]>> = {
  RECEIVE: ['选题符合本刊方向，收稿。', '材料扎实，先予接收。', '与本年选题计划吻合，接收。', '格式规范，进入初审。'],
  REFUSE: ['手头稿件较多，请其他编辑接收。', '与本人研究方向相距较远，建议由同事处理。', '近期出差，恐延误审稿周期。'],
  ASSIGN: ['请按流程尽快处理。', '此稿与您负责的栏目相近，请接手。'],
  FINISH_PLAGIARISM_CHECK: ['重复率在允许范围内，主要为引文。', '已核对，重复部分均有注明。'],
  UPLOAD_CHECK_REPORT: ['检测报告附后，未见异常。', '报告已归档，重复率低于百分之八。'],
  EDITOR_RETURN: [
    '请补充材料来源说明，并按体例调整注释。',
    '摘要与结论不一致，请修改后再提交。',
    '图表不清晰，请提供可编辑的版本，并统一术语。',
  ],
  EDITOR_APPROVE: ['论证清楚，送外审。', '初审通过，建议继续。', '修改到位，可以进入下一环节。'],
  EDITOR_REJECT: ['选题与本刊宗旨不合，建议改投其他刊物。', '文章以经验介绍为主，学术论证不足。'],
  STOP_INVITING: ['稿件属书评与资料性质，不再外审。', '选题与论证已可判断，不送外审，直接进入下一环节。'],
  SUMMARISE_REVIEWS: [
    '专家一致认为材料可靠，建议修改表述后采用。',
    '两位专家意见基本相同：肯定选题，要求补充比较。',
    '专家对方法有保留，对结论表示认可，综合建议小修后采用。',
  ],
  DEPUTY_RETURN: ['第二节与第三节的关系需要重新交代，请作者修改。', '请正面回应专家关于样本的质疑。'],
  DEPUTY_REJECT: ['与近两年已刊文章重复较多，不建议采用。'],
  DEPUTY_APPROVE: ['同意专家意见，报主编。', '可以采用，请主编定夺。', '结论稳妥，同意通过。'],
  CHIEF_NOT_ACCEPT: ['文章质量尚可，但与本辑主题不合，不予录用。', '同类稿件较多，本刊不予录用，作者可另投。'],
  CHIEF_PRE_ACCEPT: ['有新材料，拟录用。', '论证完整，拟录用，请出版编辑预审。', '同意采用。'],
  CHIEF_REJECT: ['核心论点缺乏材料支持，退稿。'],
  CHIEF_FINAL_REJECT: ['预审提出的问题未能解决，退稿。'],
  CHIEF_RETURN: ['请压缩综述部分，补足对反例的讨论。', '结论部分应收束，请作者再改一稿。'],
  CHIEF_FINAL_NOT_ACCEPT: ['本年度版面已满，不予录用。', '与本刊定位仍有距离，不予录用。'],
  PRE_REVIEW: ['体例基本合规，个别图片需提高精度。', '无政治性与版权问题，可以出版。', '引文需逐条核对，其余无意见。'],
  CHIEF_ACCEPT: ['同意录用。', '修改到位，录用。', '按计划编入下一辑，录用。'],
  PUBLISH_SINGLE: ['先行单篇发布，待成辑后编入。', '时效较强，单篇发布。'],
  WITHDRAW: ['文章另有安排，申请撤稿。', '数据需要重新核对，暂时撤回。'],
  REOPEN: ['作者已说明情况，恢复处理。'],
  ADOPT: ['此稿适合本刊栏目，予以选用。'],
  SUBMIT: ['已按意见逐条修改，修改处以蓝色标出。', '已补充材料并调整结构，请审阅。'],
};

export type DemoSuggestion = 0 | 1 | 2 | 3 | 4 | 5;

/** Opinions of reviewers: the final suggestion (0 accept as it is … 5) with the texts for the author and for the editor-in-chief alone. */
const reviewOpinions: readonly { suggestion: DemoSuggestion; comment: string; noteToChief: string | null }[] = [
  { suggestion: 0, comment: '选题有意义，材料可靠，论证层次分明，达到发表水平。', noteToChief: null },
  {
    suggestion: 1,
    comment: '文章使用的材料扎实，结论可信。建议压缩背景介绍，并在结论中说明适用范围。',
    noteToChief: '作者态度认真，小修即可。',
  },
  { suggestion: 1, comment: '方法得当，表述清楚。第二节的两处数据与表格不一致，请核对。', noteToChief: null },
  {
    suggestion: 2,
    comment: '问题提出得好，但比较对象选择的理由不足，建议增加一组对照，并回应已有研究的不同看法。',
    noteToChief: '如能补足对照，值得刊发。',
  },
  { suggestion: 2, comment: '核心概念前后用法不一，影响论证。建议先行界定，再逐节统一。', noteToChief: null },
  { suggestion: 4, comment: '材料单薄，结论超出了证据所能支持的范围，建议补充调查后重新投稿。', noteToChief: '不建议采用。' },
  { suggestion: 3, comment: '文章本身有一定水平，但讨论的问题与本刊栏目相距较远，建议改投更合适的刊物。', noteToChief: null },
  {
    suggestion: 5,
    comment: '第三节与作者未注明的已刊论文大段雷同，须先说明来源并重写相关部分。',
    noteToChief: '建议编辑部先行核查重复情况。',
  },
];

/** Why reviewers decline, and the colleagues that some of them name instead. */
export const declining: readonly (readonly [reason: string, colleagues: string])[] = [
  ['近期承担结项任务，无法按期完成，谨致歉意。', ''],
  ['稿件主题与本人研究方向相距较远，建议另请专家。', '可请教中州大学文献与信息学院的同行。'],
  ['本学期教学任务较重，恐延误审稿周期。', ''],
  ['正在国外访学，暂不便审稿。', '建议联系京西社会科学院的同行。'],
];

const UNSURE = 0.06;
/** The suggestion that finds misconduct, and the question of overlap with published texts. */
const MISCONDUCT = 5;
const OVERLAP = 2;

/** The review form as a reviewer fills it in: ratings as good as the suggestion, now and then a doubt about ethics. */
export function randomReview(random: Random, { suggestion, comment, noteToChief } = random.pick(reviewOpinions)): HandedIn {
  const { ratings, ethicsAnswers, ...rest } = emptyReview();
  return {
    ...rest,
    suggestion,
    comment,
    noteToChief: noteToChief ?? '',
    ratings: ratings.map(() => random.between(1, 2) + Math.min(2, Math.floor(suggestion / 2))),
    ethicsAnswers: ethicsAnswers.map((_none, index) => {
      const answer = random.happens(UNSURE) ? 3 : 1;
      return suggestion === MISCONDUCT && index === OVERLAP ? 2 : answer;
    }),
    willReviewAgain: random.happens(0.7),
  };
}

export function reviewOfSuggestion(random: Random, suggestion: DemoSuggestion): HandedIn {
  return randomReview(random, random.pick(reviewOpinions.filter((opinion) => opinion.suggestion === suggestion)));
}
