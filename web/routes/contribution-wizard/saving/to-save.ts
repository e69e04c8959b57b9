// What of a typed section can be sent now.
import { isSame } from '../../../ui/kept.ts';
import type { DraftSections, DraftValues } from '../draft/draft.ts';
import { withTheirs, type Dispute } from '../draft/merge.ts';
import { isSavable, type TextSection } from '../draft/text-sections.ts';

interface ToSave {
  /** As typed. */
  values: DraftValues<TextSection>;
  /** What is sent of them: the fields that wait for a choice as they are saved. */
  sections: DraftSections;
  /** Those fields. */
  held: string[];
}

/** Else why nothing is sent: there is nothing typed, nothing but fields that wait for a choice, or something that no draft takes. */
export function toSave(
  section: TextSection,
  typed: { sections: DraftSections; bases: DraftSections },
  disputes: readonly Dispute[],
): ToSave | 'unchanged' | 'disputed' | 'invalid' {
  const values = typed.sections[section];
  if (values === undefined) return 'unchanged';
  const own = disputes.filter((dispute) => dispute.section === section);
  const sections = withTheirs(typed.sections, own);
  if (own.length > 0 && isSame(sections[section], withTheirs(typed.bases, own)[section])) return 'disputed';
  if (!isSavable(section, sections)) return 'invalid';
  return { values, sections, held: own.map(({ field }) => field) };
}
