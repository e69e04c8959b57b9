// Sends one typed section as it may be saved as a draft. The text must be savable.
import { graphql } from 'react-relay/hooks';
import { STATEMENT_KINDS, type StatementEntry, type StatementKind } from '../../../../shared/forms/statements.ts';
import { statementInput } from '../../../components/statements/asked-statements.ts';
import type { Writes } from '../../../drafts/saved.ts';
import type { WizardForms } from '../draft/draft.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import type { useSendSectionExplanationMutation } from './__generated__/useSendSectionExplanationMutation.graphql.ts';
import type { useSendSectionFundingsMutation } from './__generated__/useSendSectionFundingsMutation.graphql.ts';
import type { useSendSectionStatementsMutation } from './__generated__/useSendSectionStatementsMutation.graphql.ts';
import type { useSendSectionSummaryMutation } from './__generated__/useSendSectionSummaryMutation.graphql.ts';
import type { useSendSectionTitleMutation } from './__generated__/useSendSectionTitleMutation.graphql.ts';
import { useSaveContributionSuggestedReviewers } from './useSaveContributionSuggestedReviewers.ts';
import { useWizardAction } from './useWizardAction.ts';

const entryInput = (kind: StatementKind, { demand: _demand, ...answer }: StatementEntry) => statementInput(kind, answer);

export function useSendSection(contributionId: string | null): Writes<WizardForms>['send'] {
  const { run: saveTitle } = useWizardAction<useSendSectionTitleMutation>(graphql`
    mutation useSendSectionTitleMutation($input: SaveContributionTitleInput!) {
      saveContributionTitle(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          sections {
            section
            isComplete
          }
          ...savedTitle_contribution
        }
      }
    }
  `);
  const { run: saveSummary } = useWizardAction<useSendSectionSummaryMutation>(graphql`
    mutation useSendSectionSummaryMutation($input: SaveContributionSummaryInput!) {
      saveContributionSummary(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          sections {
            section
            isComplete
          }
          ...SummaryTab_contribution
        }
      }
    }
  `);
  const { run: saveFundings } = useWizardAction<useSendSectionFundingsMutation>(graphql`
    mutation useSendSectionFundingsMutation($input: SaveContributionFundingsInput!) {
      saveContributionFundings(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          fundings {
            id
            fundNumber
            fundName
          }
        }
      }
    }
  `);
  // An empty one takes it away (D13-078).
  const { run: saveExplanation } = useWizardAction<useSendSectionExplanationMutation>(graphql`
    mutation useSendSectionExplanationMutation($input: SaveContributionExplanationInput!) {
      saveContributionExplanation(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          explanation
        }
      }
    }
  `);
  const { run: saveStatements } = useWizardAction<useSendSectionStatementsMutation>(graphql`
    mutation useSendSectionStatementsMutation($input: SaveContributionStatementsInput!) {
      saveContributionStatements(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...StatementsTab_contribution
          ownStatements {
            ...statementsValues_own
          }
        }
      }
    }
  `);
  const { saveSuggestedReviewers } = useSaveContributionSuggestedReviewers();
  return async function send(section, sections, version, how) {
    if (contributionId === null) return null;
    // 0, which no manuscript has, when none was read: the conflict then shows the saved values.
    const base = { contributionId, version: version ?? 0 };
    if (section === 'title') {
      const values = TEXT_RULES.title.draft.parse(sections.title);
      return saveTitle({ ...base, ...values, articleTypeId: values.articleTypeId || null }, how);
    }
    if (section === 'funding') return saveFundings({ ...base, ...TEXT_RULES.funding.draft.parse(sections.funding) }, how);
    if (section === 'explanation') return saveExplanation({ ...base, ...TEXT_RULES.explanation.draft.parse(sections.explanation) }, how);
    if (section === 'summary') return saveSummary({ ...base, ...TEXT_RULES.summary.draft.parse(sections.summary) }, how);
    if (section === 'statements') {
      const { isConfirmed, ...answers } = TEXT_RULES.statements.draft.parse(sections.statements);
      const asked = STATEMENT_KINDS.filter((kind) => answers[kind].demand !== 'OFF');
      return saveStatements({ ...base, isConfirmed, statements: asked.map((kind) => entryInput(kind, answers[kind])) }, how);
    }
    if (section !== 'recommendedReviewers' && section !== 'opposedReviewers') throw new Error(`${section} is not saved as a whole`);
    return saveSuggestedReviewers(
      { ...base, kind: section === 'recommendedReviewers' ? 'RECOMMENDED' : 'OPPOSED' },
      TEXT_RULES[section].draft.parse(sections[section]).reviewers,
      how,
    );
  };
}
