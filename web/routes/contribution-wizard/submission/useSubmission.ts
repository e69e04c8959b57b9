// Submitting the manuscript: save open input, submit, and sort out a refusal. The server reports missing parts.
import { useState } from 'react';
import { unsavedProblems, type Problem } from './submit-problems.ts';
import { useHandIn } from './useHandIn.ts';
import { useWizard } from '../wizard-context.ts';

interface SubmissionOptions {
  onRefused: () => void;
  onSubmitted: () => void;
}

export type Submission = ReturnType<typeof useSubmission>;

export function useSubmission({ onRefused, onSubmitted }: SubmissionOptions) {
  const { draft, saving } = useWizard();
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  function refuse(found: readonly Problem[]) {
    setProblems(found);
    onRefused();
  }
  const { handIn, isPending } = useHandIn({ onProblems: refuse, onSubmitted });
  async function begin() {
    if (isSaving || isPending) return;
    setIsSaving(true);
    const result = await saving.saveAll();
    setIsSaving(false);
    // Told above the forms, with its own way out.
    if (result === 'failed' || result === 'disputed') return;
    if (result === 'invalid') refuse(unsavedProblems(draft.current()));
    else await handIn();
  }
  return { begin, isPending: isSaving || isPending, problems, forgetProblems: () => setProblems([]) };
}
