// Suggested reviewers as they are saved, in the shape in which their form shows them.
import { graphql, readInlineData } from 'relay-runtime';
import type { suggestedReviewerValues_reviewer$key } from './__generated__/suggestedReviewerValues_reviewer.graphql.ts';
import type { DraftValues } from '../draft/draft.ts';

export function suggestedReviewerValues(
  reviewers: readonly suggestedReviewerValues_reviewer$key[] | null | undefined,
): DraftValues<'recommendedReviewers'> {
  return { reviewers: (reviewers ?? []).map(values) };
}

function values(reviewerKey: suggestedReviewerValues_reviewer$key): DraftValues<'recommendedReviewers'>['reviewers'][number] {
  const { personName, sex, email, company, collegeName, degree, duty, professionalTitle, reason } = readInlineData(
    graphql`
      fragment suggestedReviewerValues_reviewer on SuggestedReviewer @inline {
        personName
        # Shown where one looks at everything before it is handed in: a saved list brings it along.
        name {
          ...typedName_name @relay(mask: false)
        }
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
    `,
    reviewerKey,
  );
  return {
    personName,
    sex: sex === 'MALE' || sex === 'FEMALE' ? sex : '',
    email,
    company,
    collegeName,
    degreeId: degree?.id ?? '',
    dutyId: duty?.id ?? '',
    professionalTitleId: professionalTitle?.id ?? '',
    reason,
  };
}
