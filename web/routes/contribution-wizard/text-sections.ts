// The sections that are typed as texts and saved as a whole: their rules as a draft and as complete.
import { z } from '../../../shared/forms/zod.ts';
import { joinKeywords, splitKeywords, summaryDraftSchema, summarySchema, titleDraftSchema, titleSchema } from '../../../shared/forms/contribution.ts';
import type { DraftSections, DraftValues } from './draft.ts';

export const TEXT_SECTIONS = ['title', 'summary'] as const;
export type TextSection = (typeof TEXT_SECTIONS)[number];

/** Keywords are typed in one line and saved as a list (R1-144). */
const typedKeywords = (list: typeof summarySchema.shape.keywordsZh) => z.string().transform(splitKeywords).pipe(list);

const summaryDraftFormSchema = z.object({
  keywordsZh: typedKeywords(summaryDraftSchema.shape.keywordsZh),
  keywordsEn: typedKeywords(summaryDraftSchema.shape.keywordsEn),
  abstractZh: summaryDraftSchema.shape.abstractZh,
  abstractEn: summaryDraftSchema.shape.abstractEn,
});

/** `draft`: what may be saved. `complete`: what may be submitted. Both take the values as typed. */
export const TEXT_RULES = {
  title: { draft: titleDraftSchema, complete: titleSchema },
  summary: {
    draft: summaryDraftFormSchema,
    complete: summaryDraftFormSchema.extend({ keywordsZh: typedKeywords(summarySchema.shape.keywordsZh) }),
  },
} as const;

export function isSavable(section: TextSection, sections: DraftSections): boolean {
  return sections[section] === undefined || TEXT_RULES[section].draft.safeParse(sections[section]).success;
}

export function isComplete(section: TextSection, values: DraftValues<TextSection>): boolean {
  return TEXT_RULES[section].complete.safeParse(values).success;
}

interface SavedTitle {
  articleType: { id: string } | null | undefined;
  titleZh: string | null | undefined;
  titleEn: string | null | undefined;
  subtitleZh: string | null | undefined;
  subtitleEn: string | null | undefined;
}

export function titleValues(saved: SavedTitle): DraftValues<'title'> {
  return {
    articleTypeId: saved.articleType?.id ?? '',
    titleZh: saved.titleZh ?? '',
    titleEn: saved.titleEn ?? '',
    subtitleZh: saved.subtitleZh ?? '',
    subtitleEn: saved.subtitleEn ?? '',
  };
}

interface SavedSummary {
  keywordsZh: readonly string[];
  keywordsEn: readonly string[];
  abstractZh: string | null | undefined;
  abstractEn: string | null | undefined;
}

export function summaryValues(saved: SavedSummary): DraftValues<'summary'> {
  return { keywordsZh: joinKeywords(saved.keywordsZh), keywordsEn: joinKeywords(saved.keywordsEn), abstractZh: saved.abstractZh ?? '', abstractEn: saved.abstractEn ?? '' };
}
