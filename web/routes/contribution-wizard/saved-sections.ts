// The typed sections as they are saved, in the shape in which forms show them.
import { graphql, readInlineData } from 'relay-runtime';
import type { savedSections_contribution$key } from './__generated__/savedSections_contribution.graphql.ts';
import type { DraftSections } from './draft.ts';
import { fundingValues, reviewersValues, summaryValues, titleValues } from './text-sections.ts';

export interface SavedSections {
  /** Null once the viewer may no longer write it. */
  version: number | null;
  sections: DraftSections;
}

export function savedSections(contributionKey: savedSections_contribution$key): SavedSections {
  const contribution = readInlineData(graphql`
    fragment savedSections_contribution on Contribution @inline {
      version
      hasAgreedToStatement
      poolConsent
      articleType {
        id
      }
      titleZh
      titleEn
      subtitleZh
      subtitleEn
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
        personName
        sex
        email
        company
        collegeName
        degree {
          id
        }
        duty {
          id
        }
        professionalTitle {
          id
        }
        reason
      }
      opposedReviewers {
        personName
        sex
        email
        company
        collegeName
        degree {
          id
        }
        duty {
          id
        }
        professionalTitle {
          id
        }
        reason
      }
    }
  `, contributionKey);
  return {
    version: contribution.version ?? null,
    sections: {
      statement: { hasAgreed: contribution.hasAgreedToStatement ?? false, poolConsent: contribution.poolConsent ?? false },
      title: titleValues(contribution),
      summary: summaryValues(contribution),
      funding: fundingValues(contribution.fundings),
      explanation: { explanation: contribution.explanation ?? '' },
      recommendedReviewers: reviewersValues(contribution.recommendedReviewers),
      opposedReviewers: reviewersValues(contribution.opposedReviewers),
    },
  };
}
