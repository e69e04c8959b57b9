// The sections that are typed as texts and saved as a whole: their rules as a draft and as complete.
import { z } from '../../../../shared/forms/zod.ts';
import { explanationSchema } from '../../../../shared/forms/explanation.ts';
import { fundingDraftSchema, fundingSchema, type FundingEntry } from '../../../../shared/forms/funding.ts';
import { suggestedReviewersDraftSchema, suggestedReviewersSchema } from '../../../../shared/forms/suggested-reviewers.ts';
import {
  SUMMARY_TEXTS,
  summaryDraftSchema,
  summarySchema,
  TITLE_TEXTS,
  titleDraftSchema,
  titleSchema,
  type SummaryText,
  type TitleText,
} from '../../../../shared/forms/contribution.ts';
import { isUnstated, statementsDraftSchema, statementsSchema } from '../../../../shared/forms/statements.ts';
import { joinKeywords, splitKeywords } from '../../../../shared/forms/keywords.ts';
import { texts, type MaybeTexts } from '../../../../shared/forms/field-list.ts';
import { isBlank } from '../../../drafts/same.ts';
import type { DraftSections, DraftValues } from './draft.ts';

export const TEXT_SECTIONS = [
  'title',
  'funding',
  'summary',
  'explanation',
  'recommendedReviewers',
  'opposedReviewers',
  'statements',
] as const;
export type TextSection = (typeof TEXT_SECTIONS)[number];

export function isTextSection(name: string): name is TextSection {
  return TEXT_SECTIONS.some((section) => section === name);
}

/** Keywords are typed in one line and saved as a list (R1-144). */
const typedKeywords = (list: typeof summarySchema.shape.keywordsZh) => z.string().transform(splitKeywords).pipe(list);

const summaryDraftFormSchema = summaryDraftSchema.extend({
  keywordsZh: typedKeywords(summaryDraftSchema.shape.keywordsZh),
  keywordsEn: typedKeywords(summaryDraftSchema.shape.keywordsEn),
});

/** `draft`: rules for saving. `complete`: rules for submitting. Both take the values as typed. */
export const TEXT_RULES = {
  title: { draft: titleDraftSchema, complete: titleSchema },
  summary: {
    draft: summaryDraftFormSchema,
    complete: summaryDraftFormSchema.extend({ keywordsZh: typedKeywords(summarySchema.shape.keywordsZh) }),
  },
  funding: { draft: fundingDraftSchema, complete: fundingSchema },
  explanation: { draft: explanationSchema, complete: explanationSchema },
  recommendedReviewers: { draft: suggestedReviewersDraftSchema, complete: suggestedReviewersSchema },
  opposedReviewers: { draft: suggestedReviewersDraftSchema, complete: suggestedReviewersSchema },
  statements: { draft: statementsDraftSchema, complete: statementsSchema },
} as const;

export function isSavable(section: TextSection, sections: DraftSections): boolean {
  return savingProblem(section, sections) === null;
}

/** Why it cannot be saved as it stands, as a key of the catalogue. */
export function savingProblem(section: TextSection, sections: DraftSections): string | null {
  return sections[section] === undefined
    ? null
    : (TEXT_RULES[section].draft.safeParse(sections[section]).error?.issues[0]?.message ?? null);
}

/** The fields in which more is typed than fits, by their paths in the form. A list of keywords counts as its one field. */
export function tooLongFields(section: TextSection, values: unknown): string[] {
  const issues = TEXT_RULES[section].draft.safeParse(values).error?.issues ?? [];
  return issues
    .filter(({ message }) => /^form\..*(tooLong|tooMany)/i.test(message))
    .map(({ path }) => (section === 'summary' ? path.slice(0, 1) : path).join('.'));
}

export function isComplete(section: TextSection, values: DraftValues<TextSection>): boolean {
  return problemsIn(section, values).length === 0;
}

/** The paths of the fields that keep it from being complete, each once. */
export function problemsIn(section: TextSection, values: DraftValues<TextSection>): string[] {
  const issues = TEXT_RULES[section].complete.safeParse(values).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => (section === 'summary' ? path.slice(0, 1) : path).join('.')))];
}

/** Nothing has been typed. */
export function isEmpty(values: DraftValues<TextSection>): boolean {
  if ('isConfirmed' in values) return isUnstated(values);
  return Object.values(values).every((value: unknown) =>
    Array.isArray(value) ? value.every(isBlank) : typeof value === 'string' && value.trim() === '',
  );
}

type SavedTitle = MaybeTexts<TitleText> & { articleType: { id: string } | null | undefined };

/** Null: nothing is saved. */
export function titleValues(saved: SavedTitle | null): DraftValues<'title'> {
  return { articleTypeId: saved?.articleType?.id ?? '', ...texts(saved, TITLE_TEXTS) };
}

type SavedSummary = MaybeTexts<SummaryText> & { keywordsZh: readonly string[]; keywordsEn: readonly string[] };

/** Null: nothing is saved. */
export function summaryValues(saved: SavedSummary | null): DraftValues<'summary'> {
  return {
    keywordsZh: joinKeywords(saved?.keywordsZh ?? []),
    keywordsEn: joinKeywords(saved?.keywordsEn ?? []),
    ...texts(saved, SUMMARY_TEXTS),
  };
}

export function fundingValues(fundings: readonly FundingEntry[] | null | undefined): DraftValues<'funding'> {
  return { fundings: (fundings ?? []).map(({ fundNumber, fundName }) => ({ fundNumber, fundName })) };
}
