// Funding, the note to the editor and suggested reviewers, as the editor will find them; empty parts take no room.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FundingList } from '../../../components/contribution/FundingList.tsx';
import { SuggestedReviewers } from '../../../components/contribution/SuggestedReviewers.tsx';
import { askedStatements } from '../../../components/statements/asked-statements.ts';
import { StatedList } from '../../../components/statements/StatedList.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { ReviewSections_contribution$key } from './__generated__/ReviewSections_contribution.graphql.ts';

export function ReviewSections({ contribution: contributionKey }: { contribution: ReviewSections_contribution$key }) {
  const { fundings, explanation, recommendedReviewers, opposedReviewers, ownStatements } = useFragment(
    graphql`
      fragment ReviewSections_contribution on Contribution {
        ownStatements {
          asked {
            ...askedStatements_asked
          }
        }
        explanation
        fundings {
          ...FundingList_fundings
        }
        recommendedReviewers {
          ...SuggestedReviewers_reviewers
        }
        opposedReviewers {
          ...SuggestedReviewers_reviewers
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const asked = askedStatements(ownStatements?.asked);
  return (
    <>
      {fundings != null && fundings.length > 0 && (
        <Panel title={t('wizard.tab.funding')}>
          <FundingList fundings={fundings} />
        </Panel>
      )}
      {explanation && (
        <Panel title={t('wizard.tab.explanation')}>
          <chakra.p whiteSpace="pre-line" lineHeight="reading" maxW="prose">
            {explanation}
          </chakra.p>
        </Panel>
      )}
      {recommendedReviewers != null && recommendedReviewers.length > 0 && (
        <Panel title={t('wizard.tab.recommendedReviewers')}>
          <SuggestedReviewers reviewers={recommendedReviewers} />
        </Panel>
      )}
      {opposedReviewers != null && opposedReviewers.length > 0 && (
        <Panel title={t('wizard.tab.opposedReviewers')}>
          <SuggestedReviewers reviewers={opposedReviewers} />
        </Panel>
      )}
      {asked.length > 0 && (
        <Panel title={t('wizard.tab.statements')}>
          <StatedList statements={asked} />
        </Panel>
      )}
    </>
  );
}
