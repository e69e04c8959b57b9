// Handing the manuscript in: save what is open, warn when nothing but the manuscript file is missing, submit, and sort out a refusal.
import { useState } from 'react';
import { unsavedProblems, type Problem } from './submit-problems.ts';
import { useHandIn } from './useHandIn.ts';
import { useWizard } from '../wizard-context.ts';

export interface SubmissionOptions {
  /** All sections are complete and the statement is given; then the author is asked about the file. Otherwise the server says what is missing. */
  isOnlyFileMissing: boolean;
  onRefused: () => void;
  onSubmitted: (manuscriptNumber: string) => void;
}

export type Submission = ReturnType<typeof useSubmission>;

export function useSubmission({ isOnlyFileMissing, onRefused, onSubmitted }: SubmissionOptions) {
  const { draft, saving } = useWizard();
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  function refuse(found: readonly Problem[]) {
    setProblems(found);
    onRefused();
  }
  const { handIn, isPending } = useHandIn({ onProblems: refuse, onSubmitted });
  async function send() {
    setIsAsking(false);
    await handIn();
  }
  async function begin() {
    if (isSaving || isPending) return;
    setIsSaving(true);
    const result = await saving.saveAll();
    setIsSaving(false);
    // Told above the forms, with its own way out.
    if (result === 'failed' || result === 'disputed') return;
    if (result === 'invalid') refuse(unsavedProblems(draft.current()));
    else if (isOnlyFileMissing) setIsAsking(true);
    else await send();
  }
  return {
    begin,
    send,
    isPending: isSaving || isPending,
    isAsking,
    cancel: () => setIsAsking(false),
    problems,
    forgetProblems: () => setProblems([]),
  };
}
