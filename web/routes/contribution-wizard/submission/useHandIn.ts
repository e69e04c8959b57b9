// Sends the manuscript to its office, once everything is saved.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { problemsOf, type Problem } from './submit-problems.ts';
import type { useHandInMutation } from './__generated__/useHandInMutation.graphql.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

interface Options {
  onProblems: (problems: readonly Problem[]) => void;
  onSubmitted: () => void;
}

export function useHandIn({ onProblems, onSubmitted }: Options) {
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { run: submit, isPending } = useWizardAction<useHandInMutation>(graphql`
    mutation useHandInMutation($input: SubmitContributionInput!) {
      submitContribution(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          manuscriptNumber
          authorStatus
          viewerCanEdit
          viewerCanSubmit
        }
      }
    }
  `);
  async function handIn() {
    const handleError = (error: Error) => {
      if (!saving.noteConflict(error)) onProblems(problemsOf(error));
    };
    // By its name a second click is none (R1-166).
    const answer = await saving.inTurn('submit', () =>
      submit({ contributionId, version: draft.version() ?? 0, asksStatements: true }, handleError),
    );
    if (answer === null) return;
    draft.clearAll();
    onSubmitted();
  }
  return { handIn, isPending };
}
