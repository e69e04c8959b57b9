// Obstacles to a submission, and the tab to resolve each.
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import type { DraftSections } from '../draft/draft.ts';
import type { TabKey } from '../place.ts';
import { WIZARD_TABS } from '../tab-list.ts';
import { isSavable } from '../draft/text-sections.ts';

export interface Problem {
  /** Null when it is not about a tab. */
  tab: TabKey | null;
  /** The statement has not been agreed to. */
  isStatement: boolean;
  /** A key of the catalogue or the server's words. */
  message: string;
}

/** The server's refusal: one problem for each field it names, else its words (R1-170, R1-173). */
export function problemsOf(error: Error): Problem[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return [{ tab: null, isStatement: false, message: errorMessage(error) }];
  return fields.map(([field, message]) => ({
    tab: field.startsWith('STATEMENTS.') ? 'statements' : (WIZARD_TABS.find(({ section }) => section === field)?.key ?? null),
    isStatement: field.endsWith('hasAgreed'),
    message,
  }));
}

/** Tabs whose typed text is wrong and could not be saved: nothing is submitted over it (D13-146). */
export function unsavedProblems(sections: DraftSections): Problem[] {
  return WIZARD_TABS.flatMap(({ key, section, text }) =>
    text === undefined || isSavable(text, sections)
      ? []
      : [{ tab: key, isStatement: false, message: section === undefined ? 'error.INVALID_INPUT' : `section.${section}` }],
  );
}
