// Typed values of the wizard, as they stand in its forms and are kept until saved (web/drafts/).
import { CREDIT_ROLES } from '../../../../shared/credit.ts';
import { authorSchema, SUMMARY_TEXTS, TITLE_TEXTS } from '../../../../shared/forms/contribution.ts';
import { each } from '../../../../shared/forms/field-list.ts';
import { EMPTY_SUGGESTED_REVIEWER, type SuggestedReviewerEntry } from '../../../../shared/forms/suggested-reviewers.ts';
import { EMPTY_STATEMENTS, STATEMENT_KINDS, statementsDraftSchema } from '../../../../shared/forms/statements.ts';
import { z } from '../../../../shared/forms/zod.ts';
import { typedUnitsSchema } from '../../../../shared/forms/institution.ts';
import { typedNameSchema } from '../../../../shared/forms/person-name.ts';
import type { DraftStore } from '../../../drafts/draft-store.ts';
import { keysOf, type Texts } from '../../../drafts/texts.ts';

/** Every field has a default: a draft of an earlier release may lack some. */
const text = z.string().default('');
/** In a list there is nothing saved to fall back on, entry by entry. */
const entryText = z.string().catch('');

const reviewers = z.object({
  reviewers: z
    .array(
      z.object({
        ...each(keysOf(EMPTY_SUGGESTED_REVIEWER), () => entryText),
        sex: z.enum(['', 'MALE', 'FEMALE']).catch(''),
      } satisfies Record<keyof SuggestedReviewerEntry, z.ZodType>),
    )
    .default([]),
});

const author = z.object({
  ...each(authorSchema.omit({ name: true, creditRoles: true }).keyof().options, () => text),
  name: typedNameSchema.nullable().default(null),
  units: typedUnitsSchema.nullable().default(null),
  creditRoles: z.array(z.enum(CREDIT_ROLES)).default([]),
});

/** A statement that is not understood is as if nothing had been typed in it. */
const statements = z.object({
  ...each(STATEMENT_KINDS, (kind) => statementsDraftSchema.shape[kind].catch(EMPTY_STATEMENTS[kind]).default(EMPTY_STATEMENTS[kind])),
  isConfirmed: z.boolean().default(false),
});

export const SHAPES = {
  journal: z.object({ subjectId: text, colloquiumId: text, columnId: text, source: text }),
  statement: z.object({ hasAgreed: z.boolean().default(false), poolConsent: z.boolean().default(false) }),
  title: z.object({ articleTypeId: text, ...each(TITLE_TEXTS, () => text) }),
  /** Keywords as they were typed. */
  summary: z.object({ keywordsZh: text, keywordsEn: text, ...each(SUMMARY_TEXTS, () => text) }),
  funding: z.object({ fundings: z.array(z.object({ fundNumber: entryText, fundName: entryText })).default([]) }),
  explanation: z.object({ explanation: text }),
  recommendedReviewers: reviewers,
  opposedReviewers: reviewers,
  statements,
  /** Description of the file to be uploaded next. */
  file: z.object({ description: text }),
  /** The author open in the dialog; no id for one that is being added. `over`: the saved values of that author when the typing began. */
  author: author.extend({
    id: z.string().nullable().default(null),
    over: author.extend({ revision: z.number() }).nullable().default(null),
  }),
};
export type WizardForms = { [Name in keyof typeof SHAPES]: z.output<(typeof SHAPES)[Name]> };
type DraftSection = keyof WizardForms;
export type DraftSections = Texts<WizardForms>;
export type DraftValues<Section extends DraftSection> = WizardForms[Section];
export type WizardStore = DraftStore<WizardForms>;

/** One draft per person and manuscript: another person who signs in here must not meet it. */
export function draftKey(viewerId: string, contributionId: string | null): string {
  return `draft:${viewerId}:${contributionId ?? 'new'}`;
}
