// One periodical asks its authors for AI use and data, and its reviewers for AI use: what was stated with each submission and review of the
// two years, and a sample that its editor-in-chief looked into.
import { EditorialAct, ReviewStatus } from '../../shared/workflow.ts';
import { EMPTY_ANSWER, NO_POLICY, type StatementAnswer } from '../../shared/forms/statements.ts';
import type { CheckResult } from '../../shared/forms/statement-check.ts';
import type { Context } from '../context.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { StatementCheck } from '../modules/statements/statement-check.entity.ts';
import { StatementPolicyRow } from '../modules/statements/statement-policy.entity.ts';
import { Statement } from '../modules/statements/statement.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { seededRandom, type Random } from './random.ts';

const JOURNAL = 'JNWH';
const STATEMENTS = 700_000;
const DRAWN_DAYS_AGO = 6;

const guidance = {
  AI_USE: {
    guidanceZh: '请写明工具名称和版本、使用环节与程度，以及由谁核对了结果。人工智能不能署名为作者。',
    guidanceEn: 'Please name the tool and its version, where and how far it was used, and who checked the result. AI cannot be an author.',
  },
  DATA_AVAILABILITY: {
    guidanceZh: '如数据已存入公共数据库，请写明 DOI；涉及馆藏档案的，请写明馆藏单位和卷宗号。',
    guidanceEn: 'Where data are in a repository, please give the DOI; of archives, the holding institution and the file.',
  },
  REVIEWER: {
    guidanceZh: '请勿将未发表的稿件上传到公开的人工智能服务。',
    guidanceEn: 'Please upload no unpublished manuscript to a public AI service.',
  },
};

const uses: readonly StatementAnswer['uses'][number][] = [
  { tool: 'DeepSeek V3', step: 'LANGUAGE', extent: '润色英文摘要，逐句核对后采用', checkedBy: '第一作者' },
  { tool: 'Qwen 3', step: 'LITERATURE', extent: '归纳检索到的文献题录，未采用其表述', checkedBy: '全体作者' },
  { tool: 'GPT-4o', step: 'CODE', extent: '编写统计脚本，结果以手工计算复核', checkedBy: '通讯作者' },
];

const answer = (own: Partial<StatementAnswer>): StatementAnswer => ({ ...EMPTY_ANSWER, ...own });

const aiUse = (random: Random) =>
  random.happens(0.45) ? answer({ choice: 'USED', uses: random.some(uses, random.between(1, 2)) }) : answer({ choice: 'NOT_USED' });

const data = (random: Random) =>
  random.pick([
    answer({ choice: 'NO_DATA' }),
    answer({ choice: 'ON_REQUEST' }),
    answer({ choice: 'PUBLIC', address: 'https://doi.org/10.12345/demo.data' }),
    answer({ choice: 'RESTRICTED', text: '所用档案由收藏单位保管，未获公开许可。' }),
  ]);

const RESULTS: readonly (readonly [CheckResult, string])[] = [
  ['IN_ORDER', ''],
  ['IN_ORDER', ''],
  ['QUESTIONS', '未说明检索所用的数据库，已请编辑询问作者。'],
];

export async function stateAll({ em }: Context, now: Date): Promise<void> {
  const colloquium = await em.findOneOrFail(Colloquium, { number: JOURNAL });
  em.create(StatementPolicyRow, {
    colloquium,
    rules: {
      ...NO_POLICY,
      AUTHOR_AI_USE: { demand: 'REQUIRED', ...guidance.AI_USE },
      AUTHOR_DATA_AVAILABILITY: { demand: 'REQUIRED', ...guidance.DATA_AVAILABILITY },
      REVIEWER_AI_USE: { demand: 'OPTIONAL', ...guidance.REVIEWER },
    },
  });
  const events = await em.find(
    WorkflowEvent,
    { act: EditorialAct.SUBMIT, contribution: { colloquium } },
    { orderBy: { id: 'asc' }, fields: ['contribution', 'actor', 'at'] },
  );
  const made: Statement[] = [];
  for (const [id, submissions] of Map.groupBy(events, ({ contribution }) => contribution.id))
    for (const [index, { contribution, actor, at }] of submissions.entries()) {
      const random = seededRandom(STATEMENTS + id * 10 + index);
      const common = {
        contribution,
        person: actor ?? null,
        party: 'AUTHOR',
        demand: 'REQUIRED',
        version: index + 1,
        isConfirmed: true,
      } as const;
      made.push(em.create(Statement, { ...common, kind: 'AI_USE', answer: aiUse(random), savedAt: at, handedInAt: at }));
      em.create(Statement, { ...common, kind: 'DATA_AVAILABILITY', answer: data(random), savedAt: at, handedInAt: at });
    }
  const reviews = await em.find(Review, { status: ReviewStatus.FINISHED, contribution: { colloquium } }, { orderBy: { id: 'asc' } });
  for (const review of reviews) {
    const at = review.finishedAt ?? now;
    const own = answer({ choice: seededRandom(STATEMENTS + review.id).happens(0.8) ? 'NOT_USED' : '' });
    const isStated = own.choice !== '';
    const common = { party: 'REVIEWER', kind: 'AI_USE', demand: 'OPTIONAL', answer: own, isConfirmed: isStated } as const;
    em.create(Statement, { ...common, contribution: review.contribution, review, person: review.reviewer, savedAt: at, handedInAt: at });
  }
  await em.flush();
  const chief = await em.findOneOrFail(ColloquiumMember, { colloquium, type: 'chief' }, { orderBy: { id: 'asc' } });
  const drawnAt = new Date(now.getTime() - DRAWN_DAYS_AGO * 86_400_000);
  const sample = seededRandom(STATEMENTS).some(
    made.filter(({ handedInAt }) => handedInAt && handedInAt < drawnAt),
    5,
  );
  for (const [index, statement] of sample.entries()) {
    const [result, note] = RESULTS[index] ?? [];
    const checked = result === undefined ? {} : { result, note: note ?? '', checkedBy: chief.user, checkedAt: drawnAt };
    em.create(StatementCheck, { statement, drawnBy: chief.user, drawnAt, ...checked });
  }
  await em.flush();
}
