// Why input is not saved as it should be by now.
import type { DraftSections, WizardForms } from '../draft/draft.ts';
import type { Dispute } from '../../../drafts/merge.ts';
import { savingProblem, TEXT_SECTIONS, type TextSection } from '../draft/text-sections.ts';
import type { Failures } from '../../../drafts/useSaveResults.ts';

/** `reason`: a key of the catalogue. */
export type SaveHindrance = { kind: 'wrong'; section: TextSection; reason: string } | { kind: 'disputed' } | { kind: 'failed' };

/** Null when all is saved, or is about to be. */
export function saveHindrance(
  sections: DraftSections,
  disputes: readonly Dispute<keyof WizardForms>[],
  failures: Failures<WizardForms>,
): SaveHindrance | null {
  for (const section of TEXT_SECTIONS) {
    const reason = savingProblem(section, sections);
    if (reason !== null) return { kind: 'wrong', section, reason };
  }
  if (disputes.length > 0) return { kind: 'disputed' };
  return TEXT_SECTIONS.some((section) => sections[section] !== undefined && failures[section] !== undefined) ? { kind: 'failed' } : null;
}
