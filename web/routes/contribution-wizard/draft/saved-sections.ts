// The typed sections as they are saved, in the shape in which forms show them.
import { graphql, readInlineData } from 'relay-runtime';
import type { savedSections_contribution$key } from './__generated__/savedSections_contribution.graphql.ts';
import type { SavedTexts } from '../../../drafts/texts.ts';
import type { WizardForms } from './draft.ts';
import { statementsValues } from './statements-values.ts';
import { suggestedReviewerValues } from '../texts/suggested-reviewer-values.ts';
import { savedTitle } from './saved-title.ts';
import { fundingValues, summaryValues } from './text-sections.ts';

export type SavedSections = SavedTexts<WizardForms>;

export function savedSections(contributionKey: savedSections_contribution$key): SavedSections {
  const contribution = readInlineData(
    graphql`
      fragment savedSections_contribution on Contribution @inline {
        version
        updatedAt
        hasAgreedToStatement
        poolConsent
        ...savedTitle_contribution
        keywordsZh
        keywordsEn
        abstractZh
        abstractEn
        fundings {
          fundNumber
          fundName
        }
        explanation
        recommendedReviewers {
          ...suggestedReviewerValues_reviewer
        }
        opposedReviewers {
          ...suggestedReviewerValues_reviewer
        }
        ownStatements {
          ...statementsValues_own
        }
      }
    `,
    contributionKey,
  );
  return {
    version: contribution.version ?? null,
    updatedAt: contribution.updatedAt,
    sections: {
      statement: { hasAgreed: contribution.hasAgreedToStatement ?? false, poolConsent: contribution.poolConsent ?? false },
      title: savedTitle(contribution),
      summary: summaryValues(contribution),
      funding: fundingValues(contribution.fundings),
      explanation: { explanation: contribution.explanation ?? '' },
      recommendedReviewers: suggestedReviewerValues(contribution.recommendedReviewers),
      opposedReviewers: suggestedReviewerValues(contribution.opposedReviewers),
      statements: statementsValues(contribution.ownStatements),
    },
  };
}
