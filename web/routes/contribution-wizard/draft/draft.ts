// What has been typed in the wizard and is not saved yet, as it is kept beside the form (ui/kept.ts).
import type { SuggestedReviewerEntry } from '../../../../shared/forms/suggested-reviewers.ts';
import { z } from '../../../../shared/forms/zod.ts';
import { isRecord, readFields, readKept, writeKept } from '../../../ui/kept.ts';

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

const sectionShapes = {
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
export const sectionsSchema = z.object(sectionShapes).partial();

export type DraftSections = z.infer<typeof sectionsSchema>;
export type DraftSection = keyof DraftSections;
export type DraftValues<Section extends DraftSection> = NonNullable<DraftSections[Section]>;
export interface Draft {
  /** The version of the manuscript that the texts were typed over; a save on top of another's is refused. */
  version: number | null;
  sections: DraftSections;
  /** What was saved in these sections when the typing began: what differs from it was typed here. */
  bases?: DraftSections | undefined;
  /** Under which the manuscript is started, if it is not yet: trying again after a lost answer starts no second one. */
  startKey?: string | undefined;
}

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One draft per person and manuscript: another person who signs in here must not meet it. */
export function draftKey(viewerId: string, contributionId: string | null): string {
  return `draft:${viewerId}:${contributionId ?? 'new'}`;
}

/** A new one. Pages without TLS have no `crypto.randomUUID`. */
export function newStartKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null when there is none. `saved`: what stands where this release does not understand what an earlier one has kept. */
export function readDraft(storage: Pick<Storage, 'getItem'>, key: string, saved: DraftSections = {}): Draft | null {
  const kept = readKept(storage, key);
  if (!isRecord(kept)) return null;
  const sections = readSections(kept['sections'], saved);
  if (!hasSections(sections)) return null;
  const { version, bases, startKey } = kept;
  return {
    version: typeof version === 'number' ? version : null,
    sections,
    ...(isRecord(bases) && { bases: readSections(bases, saved) }),
    ...(typeof startKey === 'string' && { startKey }),
  };
}

function readSections(kept: unknown, saved: DraftSections): DraftSections {
  if (!isRecord(kept)) return {};
  const sections = Object.entries<z.ZodObject>(sectionShapes).map(([name, shape]) => [
    name,
    readFields(shape, kept[name], new Map(Object.entries(saved)).get(name)) ?? undefined,
  ]);
  return sectionsSchema.parse(Object.fromEntries(sections.filter(([, values]) => values !== undefined)));
}

/** Keeps `draft`, or forgets it when nothing is left in it. */
export function writeDraft(storage: Keep, key: string, draft: Draft): void {
  writeKept(storage, key, hasSections(draft.sections) ? draft : null);
}

/** What was typed for one manuscript is now for another, beside what was typed there; nothing of it is saved there (`version`: of that one). */
export function moveDraft(storage: Keep, from: string, to: string, version: number | null): void {
  const draft = readDraft(storage, from);
  if (draft === null) return;
  const there = readDraft(storage, to);
  writeDraft(storage, to, { ...there, version, sections: { ...there?.sections, ...draft.sections } });
  writeKept(storage, from, null);
}

/** What is saved, with what has been typed over it: a section that has been saved since is no longer in what is typed, and hides nothing. */
export function typedOver(saved: DraftSections, typed: DraftSections): DraftSections {
  return { ...saved, ...Object.fromEntries(Object.entries(typed).filter(([, values]) => values !== undefined)) };
}

export function hasSections(sections: DraftSections): boolean {
  return Object.values(sections).some((values) => values !== undefined);
}
