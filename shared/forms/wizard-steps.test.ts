// The rules of the wizard's steps and of its title and summary tabs, with their exact messages in both languages (S1 §5).
import { describe, expect, it } from 'vitest';
import { ContributionSource } from '../workflow.ts';
import { messageText } from '../messages.ts';
import { colloquiumStepSchema, sectionFlags, splitKeywords, statementStepSchema, summarySchema, titleDraftSchema, titleSchema } from './contribution.ts';
import type { z } from './zod.ts';

const journal = { subjectId: 's', colloquiumId: 'c', columnId: 'k', source: 'FREE_SUBMISSION' };
const title = { articleTypeId: 'a', titleZh: '水利碑刻考', titleEn: 'Inscriptions on Water', subtitleZh: '', subtitleEn: '' };
const summary = { keywordsZh: ['水利'], keywordsEn: [], abstractZh: '', abstractEn: '' };

const messagesOf = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries((schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), [messageText('zh-CN', message), messageText('en-US', message)]]));

describe('a form that does not fit is told so at the field', () => {
  const rules: [string, z.ZodType, unknown, string, string, string][] = [
    ['R1-105', colloquiumStepSchema, { ...journal, subjectId: '' }, 'subjectId', '请选择学科分类', 'Please select subject category'],
    ['R1-106', colloquiumStepSchema, { ...journal, colloquiumId: '' }, 'colloquiumId', '请选择拟投集刊', 'Please select the intended journal'],
    ['R1-108', colloquiumStepSchema, { ...journal, source: '' }, 'source', '请选择投稿类型', 'Please select the submission type'],
    ['R1-111', statementStepSchema, { hasAgreed: false, poolConsent: false }, 'hasAgreed', '请先勾选投稿声明', 'Please tick the submission statement first'],
    ['R1-114', titleSchema, { ...title, articleTypeId: '' }, 'articleTypeId', '请选择文章类型', 'Please select the article type'],
    ['R1-115', titleSchema, { ...title, titleZh: ' ' }, 'titleZh', '请填写中文题目', 'Please enter the Chinese title'],
    ['R1-116', titleSchema, { ...title, titleEn: '' }, 'titleEn', '请填写英文题目', 'Please enter the English title'],
    ['R1-118', titleDraftSchema, { ...title, titleEn: 'Water 水' }, 'titleEn', '信息填写错误，请注意中英文！', 'Please check the language: English text cannot contain Chinese characters'],
    ['R1-119', titleDraftSchema, { ...title, subtitleEn: '䶮' }, 'subtitleEn', '信息填写错误，请注意中英文！', 'Please check the language: English text cannot contain Chinese characters'],
    ['R1-143', summarySchema, { ...summary, keywordsZh: [] }, 'keywordsZh', '请填写中文关键词', 'Please enter Chinese keywords'],
  ];
  it.each(rules)('%s', (_id, schema, value, field, zh, en) => {
    expect(messagesOf(schema, value)).toEqual({ [field]: [zh, en] });
  });

  it('and a form that fits is not: the subtitles may be left out (R1-117)', () => {
    expect([messagesOf(colloquiumStepSchema, journal), messagesOf(titleSchema, title), messagesOf(summarySchema, summary), messagesOf(statementStepSchema, { hasAgreed: true, poolConsent: true })]).toEqual([{}, {}, {}, {}]);
  });
});

it('knows three kinds of submission: 1 special invitation, 2 free, 3 other (R1-110)', () => {
  expect(ContributionSource).toEqual({ SPECIAL_INVITATION: 1, FREE_SUBMISSION: 2, OTHER: 3 });
});

it('cuts keywords at English semicolons, and at Chinese ones too (R1-144)', () => {
  expect(splitKeywords(' 地方志；江南; 编纂;; ')).toEqual(['地方志', '江南', '编纂']);
});

describe('a section that is not complete stops the submission with its own words (R1-173)', () => {
  const facts = { title, authors: [{ isFirstAuthor: true, isCorresponding: true, company: '江城大学' }], summary, fundings: [], recommendedReviewers: [], opposedReviewers: [] };
  const half = { personName: '李四', sex: '', email: '', company: '', collegeName: '', degreeId: '', dutyId: '', professionalTitleId: '', reason: '' } as const;
  const rules: [string, Partial<typeof facts> | object, string, string, string][] = [
    ['R1-174', { title: { ...title, titleEn: '' } }, 'TITLE', '稿件标题部分信息有误！', 'manuscript title section information error!'],
    ['R1-175', { authors: [{ isFirstAuthor: true, isCorresponding: false, company: '江城大学' }] }, 'AUTHORS', '作者信息部分信息有误！', 'author information section information error!'],
    ['R1-176', { fundings: [{ fundNumber: '21BZW001', fundName: '' }] }, 'FUNDING', '基金信息部分信息有误！', 'funding information section information error!'],
    ['R1-177', { summary: { ...summary, keywordsZh: [] } }, 'SUMMARY', '摘要部分信息有误！', 'abstract section information error!'],
    ['R1-178', { recommendedReviewers: [half] }, 'RECOMMENDED_REVIEWERS', '请完善推荐审稿人信息', 'please complete the recommended reviewer information'],
    ['R1-179', { opposedReviewers: [half] }, 'OPPOSED_REVIEWERS', '请完善回避审稿人信息', 'please complete the opposed reviewer information'],
  ];
  it.each(rules)('%s', (_id, change, section, zh, en) => {
    expect(sectionFlags({ ...facts, ...change }).filter(({ isComplete }) => !isComplete).map((flag) => flag.section)).toEqual([section]);
    expect([messageText('zh-CN', `section.${section}`), messageText('en-US', `section.${section}`)]).toEqual([zh, en]);
  });

  it('and a manuscript whose six sections are complete is not stopped; skipped sections are complete (R1-103)', () => {
    expect(sectionFlags(facts)).toHaveLength(6);
    expect(sectionFlags(facts).every(({ isComplete }) => isComplete)).toBe(true);
  });
});
