// Handing the manuscript in: save what is open, warn when there is no manuscript file, submit, and sort out a refusal.
import { useState } from 'react';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { TAB_KEYS, type TabKey } from './place.ts';
import { WIZARD_TABS } from './tab-list.ts';
import { useSubmitContribution } from './useSubmitContribution.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

export interface Problem {
  /** Null when it is not about a tab. */
  tab: TabKey | null;
  /** The statement has not been agreed to. */
  isStatement?: boolean;
  /** A key of the catalogue or the server's words. */
  message: string;
}

export interface SubmissionOptions {
  hasManuscript: boolean;
  onRefused: () => void;
  onSubmitted: (manuscriptNumber: string) => void;
}

export type Submission = ReturnType<typeof useSubmission>;

export function useSubmission({ hasManuscript, onRefused, onSubmitted }: SubmissionOptions) {
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { submit, isPending } = useSubmitContribution();
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  function handleError(error: Error) {
    if (saving.noteConflict(error)) return;
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const found = fields.map(([field, message]): Problem => ({ tab: WIZARD_TABS.find(({ section }) => section === field)?.key ?? null, isStatement: field.endsWith('hasAgreed'), message }));
    setProblems(found.length > 0 ? found : [{ tab: null, message: errorMessage(error) }]);
    onRefused();
  }

  async function send() {
    setIsAsking(false);
    const answer = await saving.inTurn('submit', () => submit({ contributionId, version: draft.version() }, handleError));
    if (answer === null) return;
    draft.clearAll();
    onSubmitted(answer.manuscriptNumber ?? '');
  }

  async function begin() {
    if (isSaving || isPending) return;
    setIsSaving(true);
    const saved = await saving.saveAll();
    setIsSaving(false);
    // A failed save is told above the forms, with its own way out.
    if (saved === 'failed') return;
    if (saved === 'invalid') {
      const unsaved = TAB_KEYS.filter((key) => WIZARD_TABS.some((tab) => tab.key === key && tab.text !== undefined && draft.current()[tab.text] !== undefined));
      setProblems(unsaved.map((tab) => ({ tab, message: `section.${WIZARD_TABS.find(({ key }) => key === tab)?.section ?? 'TITLE'}` })));
      onRefused();
    } else if (hasManuscript) {
      await send();
    } else {
      setIsAsking(true);
    }
  }
  return { begin, send, isPending: isSaving || isPending, isAsking, cancel: () => setIsAsking(false), problems, forgetProblems: () => setProblems([]) };
}
