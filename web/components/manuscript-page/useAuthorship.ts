// Asking an author again, and answering for oneself. Both bring the section up to date by what they answer.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { useAuthorshipAnswerMutation } from './__generated__/useAuthorshipAnswerMutation.graphql.ts';
import type { useAuthorshipAskMutation } from './__generated__/useAuthorshipAskMutation.graphql.ts';

export function useAuthorship(contributionId: string) {
  const { t } = useTranslation('authorship');
  const [failure, setFailure] = useState<string>();
  const asking = useAction<useAuthorshipAskMutation>(graphql`
    mutation useAuthorshipAskMutation($input: AskAuthorAgainInput!) {
      askAuthorAgain(input: $input) {
        contribution {
          ...AuthorshipSection_contribution
        }
      }
    }
  `);
  const answering = useAction<useAuthorshipAnswerMutation>(graphql`
    mutation useAuthorshipAnswerMutation($input: AnswerOwnAuthorshipInput!) {
      answerOwnAuthorship(input: $input) {
        contribution {
          ...AuthorshipSection_contribution
        }
      }
    }
  `);
  return {
    isPending: asking.isPending || answering.isPending,
    failure,
    ask: async (authorId: string, name: string) => {
      if (await asking.run({ contributionId, authorId }))
        showNotice({ kind: 'success', key: 'authorship', text: t('authorship.askedAgain', { name }) });
    },
    answer: async (given: { isRight: boolean; words: string | null }) => {
      setFailure(undefined);
      if (await answering.run({ contributionId, ...given }, (error) => setFailure(errorMessage(error))))
        showNotice({ kind: 'success', key: 'authorship', text: t('authorship.thanks') });
    },
  };
}
