// The rules of the submission wizard, shared by its screens and the API (S1 §5). Messages are keys of the catalogue.
import { CREDIT_ROLES } from '../credit.ts';
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { fundingSchema, type FundingEntry } from './funding.ts';
import { suggestedReviewersSchema, type SuggestedReviewerEntry } from './suggested-reviewers.ts';
import { orcidText } from './orcid.ts';
import { MAX_KEYWORDS, splitKeywords } from './keywords.ts';
import { personNameSchema } from './person-name.ts';
import { atMost, longText, MAX_SHORT_TEXT, shortName, shortText } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

const CHINESE = /\p{Script=Han}/u;

/** English titles hold no Chinese characters (R1-118, R1-119). */
const englishText = shortText.refine((text) => !CHINESE.test(text), 'form.noChinese');

/** Outer step 0: journal, column and kind of submission. The column is required only when the journal has columns. */
export const colloquiumStepSchema = z.object({
  subjectId: z.string().min(1, 'form.subjectRequired'),
  colloquiumId: z.string().min(1, 'form.colloquiumRequired'),
  columnId: z.string().optional(),
  source: z.enum(['SPECIAL_INVITATION', 'FREE_SUBMISSION', 'OTHER'], 'form.sourceRequired'),
});

/** Outer step 1: the submission statement. */
export const statementStepSchema = z.object({ hasAgreed: z.literal(true, 'form.statementRequired'), poolConsent: z.boolean() });

/**
 * The texts of tab 0. A new one is saved, kept while it is typed, merged, judged and copied with the others; the compiler reports the
 * places that must show and ask for it.
 */
const titleTexts = z.object({
  titleZh: shortText,
  titleEn: englishText, // R1-118
  subtitleZh: shortText,
  subtitleEn: englishText, // R1-119
});
export const TITLE_TEXTS = titleTexts.keyof().options;
export type TitleText = (typeof TITLE_TEXTS)[number];

/** Tab 0. A draft, which may be incomplete. */
export const titleDraftSchema = z.object({ articleTypeId: z.string(), ...titleTexts.shape });
/** Tab 0, complete: article type and both titles (R1-114 to R1-119). */
export const titleSchema = titleDraftSchema.extend({
  articleTypeId: z.string().min(1, 'form.articleTypeRequired'),
  titleZh: shortText.min(1, 'form.titleZhRequired'),
  titleEn: englishText.min(1, 'form.titleEnRequired'),
});

/** Roles of an author. A form that leaves them out says nothing of them. */
export const creditRolesSchema = z.array(z.enum(CREDIT_ROLES)).max(CREDIT_ROLES.length);

/** Tab 1: an author typed in by hand; every field is required (R1-128, R1-129). */
export const authorSchema = z.object({
  personName: shortName.min(1, 'form.authorIncomplete'),
  name: personNameSchema.nullish(),
  sex: z.enum(['MALE', 'FEMALE'], 'form.authorIncomplete'),
  professionalTitleId: z.string().min(1, 'form.authorIncomplete'),
  degreeId: z.string().min(1, 'form.authorIncomplete'),
  email: shortText.overwrite(tidiedEmail).min(1, 'form.authorIncomplete').regex(EMAIL_PATTERN, 'form.emailFormat'),
  company: shortText.min(1, 'form.authorIncomplete'),
  address: shortText.min(1, 'form.authorIncomplete'),
  orcid: orcidText.optional(),
  creditRoles: creditRolesSchema.optional(),
});

/** Tab 1, the first author: filled from the profile, who needs an affiliation (R1-132). */
export const firstAuthorSchema = z.object({ company: shortText.min(1, 'form.companyRequired'), creditRoles: creditRolesSchema.optional() });

/** The texts of tab 3. */
const summaryTexts = z.object({ abstractZh: longText, abstractEn: longText });
export const SUMMARY_TEXTS = summaryTexts.keyof().options;
export type SummaryText = (typeof SUMMARY_TEXTS)[number];

const isShort = atMost(MAX_SHORT_TEXT);

/** One word an item, each once, even if several were typed into one (decision 73). */
const keywords = z
  .array(z.string())
  .overwrite(splitKeywords)
  .max(MAX_KEYWORDS, 'form.tooManyKeywords')
  .check(({ value: words, issues }) => {
    for (const [index, word] of words.entries())
      if (!isShort(word)) issues.push({ code: 'custom', message: 'form.tooLong500', path: [index], input: word });
  });

/** Tab 3. A draft, which may be incomplete. */
export const summaryDraftSchema = z.object({ keywordsZh: keywords, keywordsEn: keywords, ...summaryTexts.shape });
/** Tab 3, complete: Chinese keywords (R1-143). */
export const summarySchema = summaryDraftSchema.extend({ keywordsZh: keywords.min(1, 'form.keywordsZhRequired') });

export const SUMMARY_FIELDS = summarySchema.keyof().options;

/** A form as it is kept: of each of its fields a text or nothing; null and empty are the same. */
type Kept<Rule extends z.ZodType> = {
  readonly [Field in keyof z.input<Rule>]: z.input<Rule>[Field] extends readonly string[] ? readonly string[] : string | null | undefined;
};

/** Facts that decide whether a section is complete. */
export interface SectionFacts {
  title: Kept<typeof titleSchema>;
  authors: readonly { isFirstAuthor: boolean; isCorresponding: boolean; company?: string | null; creditRoles?: readonly string[] | null }[];
  /** The journal asks each author's roles before it takes the manuscript. */
  needsRoles?: boolean;
  summary: Kept<typeof summarySchema>;
  fundings: readonly FundingEntry[];
  recommendedReviewers: readonly SuggestedReviewerEntry[];
  opposedReviewers: readonly SuggestedReviewerEntry[];
  /** The text itself is there, as a file that is not history. */
  hasManuscriptFile: boolean;
}

/** Whether a stored form fits a rule: each field of the rule, with nothing as an empty text. */
function fits<Rule extends z.ZodObject>(rule: Rule, kept: Kept<Rule>): boolean {
  const values = new Map<string, unknown>(Object.entries(kept));
  return rule.safeParse(Object.fromEntries(Object.keys(rule.shape).map((field) => [field, values.get(field) ?? '']))).success;
}

/** With a corresponding author and an affiliation of the first author (R1-132); with a role of each where the journal asks for them. */
export function isAuthorListComplete(authors: SectionFacts['authors'], needsRoles = false): boolean {
  return (
    (!needsRoles || authors.every(({ creditRoles: roles }) => (roles?.length ?? 0) > 0)) &&
    authors.some((author) => author.isCorresponding) &&
    authors.some((author) => author.isFirstAuthor && tidied(author.company ?? '') !== '')
  );
}

export type WizardSectionName = 'TITLE' | 'AUTHORS' | 'FUNDING' | 'SUMMARY' | 'RECOMMENDED_REVIEWERS' | 'OPPOSED_REVIEWERS' | 'FILES';

/**
 * The section flags that gate submission (R1-103), in wizard order. A skipped section is complete (R1-140, R1-154), except the manuscript
 * file (decision 65).
 */
export function sectionFlags(facts: SectionFacts): { section: WizardSectionName; isComplete: boolean }[] {
  const reviewersFit = (reviewers: readonly SuggestedReviewerEntry[]) => suggestedReviewersSchema.safeParse({ reviewers }).success;
  return [
    { section: 'TITLE', isComplete: fits(titleSchema, facts.title) },
    { section: 'AUTHORS', isComplete: isAuthorListComplete(facts.authors, facts.needsRoles) },
    { section: 'FUNDING', isComplete: fundingSchema.safeParse({ fundings: facts.fundings }).success },
    { section: 'SUMMARY', isComplete: fits(summarySchema, facts.summary) },
    { section: 'RECOMMENDED_REVIEWERS', isComplete: reviewersFit(facts.recommendedReviewers) },
    { section: 'OPPOSED_REVIEWERS', isComplete: reviewersFit(facts.opposedReviewers) },
    { section: 'FILES', isComplete: facts.hasManuscriptFile },
  ];
}
