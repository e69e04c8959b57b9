// Every form rule of the wizard with its message in Chinese, as the specification has it, and in English (S1 §5). Special invitations and
// columns hang on the journal: submission.test.ts. Files: contribution-file.test.ts.
import { describe, expect, it } from 'vitest';
import { ContributionSource } from '../workflow.ts';
import { messageText } from '../messages.ts';
import {
  authorSchema,
  colloquiumStepSchema,
  firstAuthorSchema,
  sectionFlags,
  statementStepSchema,
  summarySchema,
  titleDraftSchema,
  titleSchema,
} from './contribution.ts';
import { explanationSchema } from './explanation.ts';
import { fundingDraftSchema, fundingSchema } from './funding.ts';
import { joinKeywords, splitKeywords } from './keywords.ts';
import { registeredAuthorSchema } from './registered-author.ts';
import { EMPTY_SUGGESTED_REVIEWER, suggestedReviewersDraftSchema, suggestedReviewersSchema } from './suggested-reviewers.ts';
import type { z } from './zod.ts';
import { buildTitle } from './contribution.factory.ts';

const journal = { subjectId: 's', colloquiumId: 'c', columnId: 'k', source: 'FREE_SUBMISSION' };
const title = buildTitle();
const author = {
  personName: '李四',
  sex: 'MALE',
  professionalTitleId: 't',
  degreeId: 'd',
  email: 'lisi@example.org',
  company: '江城大学',
  address: '江城路1号',
};
const fund = { fundNumber: '21BZW001', fundName: '国家社会科学基金' };
const summary = { keywordsZh: ['水利'], keywordsEn: [], abstractZh: '', abstractEn: '' };
const reviewer = {
  ...EMPTY_SUGGESTED_REVIEWER,
  personName: '周明',
  sex: 'FEMALE',
  email: 'zhou@example.org',
  company: '临江大学',
  degreeId: 'd',
  reason: '熟悉该领域',
};
const reviewers = (entry: object) => ({ reviewers: [reviewer, { ...reviewer, ...entry }] });
const INCOMPLETE_AUTHOR = ['请填写完善作者信息！', 'Please complete the author information'] as const;
const INCOMPLETE_REVIEWER = ['请填写完整审稿人信息', 'Please complete this reviewer’s information'] as const;
const INCOMPLETE_FUND = ['请先填写当前基金信息!', 'Please fill in the current fund first'] as const;

/** Field → its first message, in both languages. */
function messagesOf(schema: z.ZodType, value: unknown): Record<string, [string, string]> {
  const found: Record<string, [string, string]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    found[path.join('.')] ??= [messageText('zh-CN', message), messageText('en-US', message)];
  return found;
}

describe('a form that does not fit is told so at the field', () => {
  const rules: [string, z.ZodType, unknown, string, string, string][] = [
    ['R1-105', colloquiumStepSchema, { ...journal, subjectId: '' }, 'subjectId', '请选择学科分类', 'Please select subject category'],
    [
      'R1-106',
      colloquiumStepSchema,
      { ...journal, colloquiumId: '' },
      'colloquiumId',
      '请选择拟投集刊',
      'Please select the intended journal',
    ],
    ['R1-108', colloquiumStepSchema, { ...journal, source: '' }, 'source', '请选择投稿类型', 'Please select the submission type'],
    [
      'R1-111',
      statementStepSchema,
      { hasAgreed: false, poolConsent: false },
      'hasAgreed',
      '请先勾选投稿声明',
      'Please tick the submission statement first',
    ],
    ['R1-114', titleSchema, { ...title, articleTypeId: '' }, 'articleTypeId', '请选择文章类型', 'Please select the article type'],
    ['R1-115', titleSchema, { ...title, titleZh: ' ' }, 'titleZh', '请填写中文题名', 'Please enter the Chinese title'],
    ['R1-116', titleSchema, { ...title, titleEn: '' }, 'titleEn', '请填写英文题名', 'Please enter the English title'],
    ...[titleDraftSchema, titleSchema].flatMap((schema): typeof rules => [
      [
        'R1-118',
        schema,
        { ...title, titleEn: 'Water 水' },
        'titleEn',
        '信息填写错误，请注意中英文！',
        'Please check the language: English text cannot contain Chinese characters',
      ],
      [
        'R1-119',
        schema,
        { ...title, subtitleEn: '䶮' },
        'subtitleEn',
        '信息填写错误，请注意中英文！',
        'Please check the language: English text cannot contain Chinese characters',
      ],
    ]),
    ...(['personName', 'sex', 'professionalTitleId', 'degreeId', 'email', 'company', 'address'] as const).map(
      (field): [string, z.ZodType, unknown, string, string, string] => [
        `R1-128, ${field}`,
        authorSchema,
        { ...author, [field]: '' },
        field,
        ...INCOMPLETE_AUTHOR,
      ],
    ),
    [
      'R1-129',
      authorSchema,
      { ...author, email: 'lisi@example' },
      'email',
      '邮箱格式错误！',
      'The email address is not in the right format',
    ],
    ['R1-130', registeredAuthorSchema, { code: ' ' }, 'code', '没有要添加的作者！', 'There is no author to be added!'],
    ['R1-132', firstAuthorSchema, { company: ' ' }, 'company', '请选择或填写工作单位', 'Please choose or enter an affiliation'],
    [
      'R1-135, R1-136, a number is missing',
      fundingSchema,
      { fundings: [fund, { ...fund, fundNumber: '' }] },
      'fundings.1.fundNumber',
      ...INCOMPLETE_FUND,
    ],
    [
      'R1-135, R1-136, a name is missing',
      fundingSchema,
      { fundings: [{ ...fund, fundName: ' ' }] },
      'fundings.0.fundName',
      ...INCOMPLETE_FUND,
    ],
    [
      'R1-137',
      fundingDraftSchema,
      { fundings: [fund, { ...fund, fundNumber: ' 21BZW001' }] },
      'fundings.1.fundNumber',
      '基金号不能重复！',
      'A fund number cannot be entered twice',
    ],
    [
      'R1-138',
      fundingDraftSchema,
      { fundings: [{ ...fund, fundNumber: '21BZW#' }] },
      'fundings.0.fundNumber',
      '基金号只能包含字母、数字、下划线、点、斜杠、连字符和 &',
      'Fund numbers consist of letters, digits, underscores, dots, slashes, hyphens and & only',
    ],
    ['R1-143', summarySchema, { ...summary, keywordsZh: [] }, 'keywordsZh', '请填写中文关键词', 'Please enter Chinese keywords'],
    ['R1-145', explanationSchema, { explanation: '水'.repeat(301) }, 'explanation', '最多300个字符', 'At most 300 characters'],
    ...(
      [
        ['R1-147', 'personName'],
        ['R1-148', 'sex'],
        ['R1-149', 'company'],
        ['R1-150', 'reason'],
        ['R1-151', 'degreeId'],
        ['R1-152', 'email'],
      ] as const
    ).map(([id, field]): [string, z.ZodType, unknown, string, string, string] => [
      `${id}, ${field}`,
      suggestedReviewersSchema,
      reviewers({ [field]: '' }),
      `reviewers.1.${field}`,
      ...INCOMPLETE_REVIEWER,
    ]),
    [
      'R1-152, an address that is none',
      suggestedReviewersDraftSchema,
      reviewers({ email: 'zhou@' }),
      'reviewers.1.email',
      '邮箱格式错误，请检查所有审稿人的邮箱！',
      'email format error, please check all reviewer emails!',
    ],
  ];
  it.each(rules)('%s', (_id, schema, value, field, zh, en) => {
    expect(messagesOf(schema, value)).toEqual({ [field]: [zh, en] });
  });

  it('and a form that fits is not: subtitles, funds, the note and reviewers may be left out (R1-117, R1-140, R1-146, R1-154)', () => {
    const whole: [z.ZodType, unknown][] = [
      [colloquiumStepSchema, journal],
      [statementStepSchema, { hasAgreed: true, poolConsent: true }],
      [titleSchema, title],
      [authorSchema, author],
      [firstAuthorSchema, { company: '江城大学' }],
      [summarySchema, summary],
      [fundingSchema, { fundings: [fund, { fundNumber: '', fundName: ' ' }] }],
      [fundingSchema, { fundings: [] }],
      [explanationSchema, { explanation: '' }],
      [explanationSchema, { explanation: '𠮷'.repeat(300) }],
      [suggestedReviewersSchema, reviewers({ collegeName: '', dutyId: '', professionalTitleId: '' })],
      [suggestedReviewersSchema, { reviewers: [EMPTY_SUGGESTED_REVIEWER] }],
      [suggestedReviewersSchema, { reviewers: [] }],
    ];
    expect(whole.map(([schema, value]) => messagesOf(schema, value))).toEqual(whole.map(() => ({})));
  });
});

it('knows three kinds of submission: 1 special invitation, 2 free, 3 other (R1-110)', () => {
  expect(ContributionSource).toEqual({ SPECIAL_INVITATION: 1, FREE_SUBMISSION: 2, OTHER: 3 });
});

describe('keywords', () => {
  it.each([
    [' 地方志；江南; 编纂;; ', ['地方志', '江南', '编纂']],
    ['碑刻，江南、市镇,水利', ['碑刻', '江南', '市镇', '水利']],
    ['水利; 水利；Water;ｗａｔｅｒ', ['水利', 'Water']],
    ['2,4-滴；模型（A、B），《诗经》', ['2,4-滴', '模型（A、B）', '《诗经》']],
    ['10,000 years; 1899, 1900', ['10,000 years', '1899', '1900']],
    ['（未完、水利', ['（未完', '水利']],
    ['；、,', []],
  ])('are cut at semicolons, commas and enumeration commas of both scripts, each once (R1-144): %s', (text, words) => {
    expect(splitKeywords(text)).toEqual(words);
    expect(splitKeywords(joinKeywords(words)), 'what was shown is read as the same').toEqual(words);
  });
  it('are as many in a list as stand in its items', () => {
    const { keywordsZh, keywordsEn } = summarySchema.parse({ ...summary, keywordsZh: ['水利；碑刻', '水利', ' '], keywordsEn: [] });
    expect([keywordsZh, keywordsEn]).toEqual([['水利', '碑刻'], []]);
    expect(summarySchema.safeParse({ ...summary, keywordsZh: ['、'] }).error?.issues[0]).toMatchObject({
      message: 'form.keywordsZhRequired',
    });
    expect(summarySchema.safeParse({ ...summary, keywordsEn: ['a', 'x'.repeat(501)] }).error?.issues).toMatchObject([
      { message: 'form.tooLong500', path: ['keywordsEn', 1] },
    ]);
  });
});

describe('a section that is not complete stops the submission with its own words (R1-173)', () => {
  const facts = {
    title,
    authors: [{ isFirstAuthor: true, isCorresponding: true, company: '江城大学' }],
    summary,
    fundings: [],
    recommendedReviewers: [],
    opposedReviewers: [],
    hasManuscriptFile: true,
  };
  const half = {
    personName: '李四',
    sex: '',
    email: '',
    company: '',
    collegeName: '',
    degreeId: '',
    dutyId: '',
    professionalTitleId: '',
    reason: '',
  } as const;
  const rules: [string, Partial<typeof facts> | object, string, string, string][] = [
    ['R1-174', { title: { ...title, titleEn: '' } }, 'TITLE', '题名部分信息有误！', 'manuscript title section information error!'],
    [
      'R1-175',
      { authors: [{ isFirstAuthor: true, isCorresponding: false, company: '江城大学' }] },
      'AUTHORS',
      '作者信息部分信息有误！',
      'author information section information error!',
    ],
    [
      'R1-176',
      { fundings: [{ fundNumber: '21BZW001', fundName: '' }] },
      'FUNDING',
      '基金信息部分信息有误！',
      'funding information section information error!',
    ],
    ['R1-177', { summary: { ...summary, keywordsZh: [] } }, 'SUMMARY', '摘要部分信息有误！', 'abstract section information error!'],
    [
      'R1-178',
      { recommendedReviewers: [half] },
      'RECOMMENDED_REVIEWERS',
      '请完善推荐审稿人信息',
      'please complete the recommended reviewer information',
    ],
    [
      'R1-179',
      { opposedReviewers: [half] },
      'OPPOSED_REVIEWERS',
      '请完善回避审稿人信息',
      'please complete the opposed reviewer information',
    ],
    ['B-063', { hasManuscriptFile: false }, 'FILES', '请上传稿件文件', 'Please upload the manuscript file'],
  ];
  it.each(rules)('%s', (_id, change, section, zh, en) => {
    expect(
      sectionFlags({ ...facts, ...change })
        .filter(({ isComplete }) => !isComplete)
        .map((flag) => flag.section),
    ).toEqual([section]);
    expect([messageText('zh-CN', `section.${section}`), messageText('en-US', `section.${section}`)]).toEqual([zh, en]);
  });

  it('and a manuscript whose sections are all complete is not stopped; skipped sections are complete (R1-103)', () => {
    expect(sectionFlags(facts)).toHaveLength(7);
    expect(sectionFlags(facts).every(({ isComplete }) => isComplete)).toBe(true);
  });
});
