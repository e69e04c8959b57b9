// What is typed in the wizard, as it stands in its forms and is kept while it is not saved (web/drafts/).
import type { SuggestedReviewerEntry } from '../../../../shared/forms/suggested-reviewers.ts';
import { z } from '../../../../shared/forms/zod.ts';
import type { DraftStore } from '../../../drafts/draft-store.ts';
import type { Texts } from '../../../drafts/texts.ts';

/** Every field says what it is when there is nothing: a draft of an earlier release has not all of them. */
const text = z.string().default('');
/** In a list there is nothing saved to fall back on, entry by entry. */
const entryText = z.string().catch('');

const reviewers = z.object({
  reviewers: z
    .array(
      z.object({
        personName: entryText,
        sex: z.enum(['', 'MALE', 'FEMALE']).catch(''),
        email: entryText,
        company: entryText,
        collegeName: entryText,
        degreeId: entryText,
        dutyId: entryText,
        professionalTitleId: entryText,
        reason: entryText,
      } satisfies Record<keyof SuggestedReviewerEntry, z.ZodType>),
    )
    .default([]),
});

const author = z.object({
  personName: text,
  sex: text,
  professionalTitleId: text,
  degreeId: text,
  email: text,
  company: text,
  address: text,
});

export const SHAPES = {
  journal: z.object({ subjectId: text, colloquiumId: text, columnId: text, source: text }),
  statement: z.object({ hasAgreed: z.boolean().default(false), poolConsent: z.boolean().default(false) }),
  title: z.object({ articleTypeId: text, titleZh: text, titleEn: text, subtitleZh: text, subtitleEn: text }),
  /** Keywords as they were typed. */
  summary: z.object({ keywordsZh: text, keywordsEn: text, abstractZh: text, abstractEn: text }),
  funding: z.object({ fundings: z.array(z.object({ fundNumber: entryText, fundName: entryText })).default([]) }),
  explanation: z.object({ explanation: text }),
  recommendedReviewers: reviewers,
  opposedReviewers: reviewers,
  /** Of the file to be uploaded next. */
  file: z.object({ description: text }),
  /** The author open in the dialog; no id for one that is being added. `over`: what was saved of that author when the typing began. */
  author: author.extend({
    id: z.string().nullable().default(null),
    over: author.extend({ revision: z.number() }).nullable().default(null),
  }),
};
export type WizardForms = { [Name in keyof typeof SHAPES]: z.output<(typeof SHAPES)[Name]> };
export type DraftSection = keyof WizardForms;
export type DraftSections = Texts<WizardForms>;
export type DraftValues<Section extends DraftSection> = WizardForms[Section];
export type WizardStore = DraftStore<WizardForms>;

/** One draft per person and manuscript: another person who signs in here must not meet it. */
export function draftKey(viewerId: string, contributionId: string | null): string {
  return `draft:${viewerId}:${contributionId ?? 'new'}`;
}
