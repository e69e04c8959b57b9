// Finding experts in the register, and typing in others.
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewPersonForm_query$key } from '../../components/people/__generated__/NewPersonForm_query.graphql.ts';
import { CandidateSearch } from '../../components/people/CandidateSearch.tsx';
import { NewPersonForm } from '../../components/people/NewPersonForm.tsx';
import { personTypedIn } from '../../components/people/person-to-invite.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { BLANK, found, type ReviewerToInvite } from './invitation-draft.ts';

interface FindReviewersProps {
  contributionId: string;
  reviewers: readonly ReviewerToInvite[];
  query: NewPersonForm_query$key;
  /** Answers false for somebody who is in the list already. */
  onAdd: (reviewer: ReviewerToInvite) => boolean;
  /** A person who is not in the list yet is being typed. */
  onTyping: (isTyping: boolean) => void;
}

export function FindReviewers({ contributionId, reviewers, query, onAdd, onTyping }: FindReviewersProps) {
  const { t } = useTranslation('inviteReviewers');
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Panel id="find-experts" title={t('inviteReviewers.find')}>
      <CandidateSearch
        contributionId={contributionId}
        addedCodes={new Set(reviewers.flatMap(({ code }) => code ?? []))}
        onAdd={(candidate) => onAdd(found(candidate))}
        onNotFound={() => setIsTyping(true)}
        wayToForm={
          !isTyping && (
            <Button variant="link" justifySelf="start" onClick={() => setIsTyping(true)}>
              {t('inviteReviewers.manual')}
            </Button>
          )
        }
      />
      {isTyping && (
        <Suspense>
          {/* Its texts may come later: choices and input around it stay meanwhile. */}
          <NewPersonForm
            title={t('inviteReviewers.new')}
            query={query}
            onAdd={(person) => {
              if (onAdd({ ...BLANK, ...personTypedIn(person) })) setIsTyping(false);
            }}
            onCancel={() => setIsTyping(false)}
            onTyping={onTyping}
          />
        </Suspense>
      )}
    </Panel>
  );
}
