// Whom the author recommends as reviewers and whom to avoid. Only for the authors and the office.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../ui/Panel.tsx';
import type { SuggestedReviewersSection_contribution$key } from './__generated__/SuggestedReviewersSection_contribution.graphql.ts';
import type { SuggestedReviewersSection_reviewers$key } from './__generated__/SuggestedReviewersSection_reviewers.graphql.ts';

export function SuggestedReviewersSection({ contribution }: { contribution: SuggestedReviewersSection_contribution$key }) {
  const { recommendedReviewers, opposedReviewers } = useFragment(graphql`
    fragment SuggestedReviewersSection_contribution on Contribution {
      recommendedReviewers {
        id
        ...SuggestedReviewersSection_reviewers
      }
      opposedReviewers {
        id
        ...SuggestedReviewersSection_reviewers
      }
    }
  `, contribution);
  const { t } = useTranslation('manuscripts');
  if (!recommendedReviewers?.length && !opposedReviewers?.length) return null;
  return (
    <Panel id="suggested" title={t('manuscripts.detail.suggested')}>
      <chakra.div display="grid" gap="6">
        {recommendedReviewers != null && recommendedReviewers.length > 0 && <Group title={t('manuscripts.detail.recommended')} reviewers={recommendedReviewers} />}
        {opposedReviewers != null && opposedReviewers.length > 0 && <Group title={t('manuscripts.detail.opposed')} reviewers={opposedReviewers} />}
      </chakra.div>
    </Panel>
  );
}

function Group({ title, reviewers }: { title: string; reviewers: SuggestedReviewersSection_reviewers$key }) {
  const people = useFragment(graphql`
    fragment SuggestedReviewersSection_reviewers on SuggestedReviewer @relay(plural: true) {
      id
      personName
      sex
      professionalTitle {
        label
      }
      degree {
        label
      }
      email
      company
      collegeName
      reason
    }
  `, reviewers);
  const { t } = useTranslation('manuscripts');
  return (
    <div>
      <chakra.h3 fontWeight="medium" mb="2">{title}</chakra.h3>
      <chakra.ul listStyleType="none">
        {people.map((person) => (
          <chakra.li key={person.id} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }} _last={{ pb: '0' }}>
            <chakra.span fontWeight="medium">{person.personName}</chakra.span>
            <chakra.span color="fg.muted" ms="3">{[person.sex && t(`manuscripts.sex.${person.sex}`), person.professionalTitle?.label, person.degree?.label].filter(Boolean).join(t('manuscripts.listSeparator'))}</chakra.span>
            <chakra.div color="fg.muted" fontSize="sm">{[person.company, person.collegeName, person.email].filter(Boolean).join(' · ')}</chakra.div>
            {person.reason && <chakra.p whiteSpace="pre-line" mt="1">{person.reason}</chakra.p>}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
