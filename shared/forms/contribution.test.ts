// When the tabs of the wizard are complete, and values that may never be saved (S1 §5).
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isAuthorListComplete, sectionFlags, summarySchema, titleDraftSchema, titleSchema } from './contribution.ts';
import { EMAIL_PATTERN } from './email.ts';
import type { FieldsOf } from './zod.ts';
import { buildTitle } from './contribution.factory.ts';

const title = buildTitle();
const keysOf = (schema: typeof titleSchema | typeof titleDraftSchema, values: object) =>
  (schema.safeParse({ ...title, ...values }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

describe('the title', () => {
  it.each([
    ['R1-114: the article type', 'articleTypeId', 'form.articleTypeRequired'],
    ['R1-115: the Chinese title', 'titleZh', 'form.titleZhRequired'],
    ['R1-116: the English title', 'titleEn', 'form.titleEnRequired'],
  ])('needs %s', (_what, field, message) => {
    for (const empty of ['', field === 'articleTypeId' ? '' : ' \u200B'])
      expect(keysOf(titleSchema, { [field]: empty })).toEqual([[field, message]]);
    expect(keysOf(titleDraftSchema, { [field]: '' })).toEqual([]);
  });

  it('does not need subtitles (R1-117)', () => {
    expect(keysOf(titleSchema, {})).toEqual([]);
  });

  it.each(['titleEn', 'subtitleEn'])(
    'holds no Chinese in its English %s, rare hanzi included, not even as a draft (R1-118, R1-119)',
    (field) => {
      for (const text of ['Water 水', '𠮷', '䶮']) expect(keysOf(titleDraftSchema, { [field]: text })).toEqual([[field, 'form.noChinese']]);
      expect(keysOf(titleDraftSchema, { [field]: 'Ä “naïve” Ωmega — Вода' })).toEqual([]);
    },
  );
});

it('the abstract needs Chinese keywords (R1-143)', () => {
  const summary = { keywordsZh: [], keywordsEn: ['water'], abstractZh: '摘要', abstractEn: 'Abstract' };
  expect(summarySchema.safeParse(summary).error?.issues.map(({ message }) => message)).toEqual(['form.keywordsZhRequired']);
  expect(summarySchema.safeParse({ ...summary, keywordsZh: ['水利'] }).success).toBe(true);
});

it('authors are complete with a corresponding author and an affiliation of the first (R1-132)', () => {
  const first = { isFirstAuthor: true, isCorresponding: false, company: '临江大学' };
  const other = { isFirstAuthor: false, isCorresponding: true, company: null };
  expect(isAuthorListComplete([first, other])).toBe(true);
  expect(isAuthorListComplete([first])).toBe(false);
  expect(isAuthorListComplete([{ ...first, company: ' \u3164' }, other])).toBe(false);
});

it('an address without end is refused as quickly as a short one (D13-111)', () => {
  expect(EMAIL_PATTERN.test(`a@${'a.'.repeat(500_000)}@`)).toBe(false);
  expect(EMAIL_PATTERN.test(`${'a'.repeat(64)}@example.org`)).toBe(true);
});

describe('a field that is added to a form', () => {
  it('cannot be forgotten where the form is judged or saved: the compiler asks for it', () => {
    expectTypeOf(title).toExtend<FieldsOf<typeof titleSchema>>();
    expectTypeOf<Omit<typeof title, 'subtitleEn'>>().not.toExtend<FieldsOf<typeof titleSchema>>();
    expectTypeOf<Omit<typeof title, 'subtitleEn'>>().not.toExtend<Parameters<typeof sectionFlags>[0]['title']>();
  });

  it('keeps no manuscript from being complete (R1-103)', () => {
    const facts = {
      title: { ...title, subtitleZh: null, subtitleEn: undefined },
      authors: [{ isFirstAuthor: true, isCorresponding: true, company: '临江大学' }],
      summary: { keywordsZh: ['水利'], keywordsEn: [], abstractZh: null, abstractEn: null },
      fundings: [],
      recommendedReviewers: [],
      opposedReviewers: [],
      hasManuscriptFile: true,
    };
    expect(sectionFlags(facts).filter(({ isComplete }) => !isComplete)).toEqual([]);
    const empty = { ...facts, title: { ...facts.title, titleEn: null } };
    expect(sectionFlags(empty).filter(({ isComplete }) => !isComplete)).toEqual([{ section: 'TITLE', isComplete: false }]);
  });
});
