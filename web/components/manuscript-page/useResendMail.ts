// Sends a letter again; `mails`: the letters of the manuscript since then.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { useResendMailMutation, useResendMailMutation$data } from './__generated__/useResendMailMutation.graphql.ts';

type Mails = NonNullable<NonNullable<NonNullable<useResendMailMutation$data['resendMail']>['contribution']>['mails']>;

export function useResendMail() {
  const { run, isPending } = useAction<useResendMailMutation>(graphql`
    mutation useResendMailMutation($input: ResendMailInput!) {
      resendMail(input: $input) {
        contribution {
          mails {
            id
            ...LetterRow_mail
          }
        }
      }
    }
  `);
  const { t } = useTranslation('manuscripts');
  const [mails, setMails] = useState<Mails | null>(null);
  const resend = async (mailId: string) => {
    const answer = await run({ mailId });
    const after = answer?.contribution?.mails;
    if (!after) return;
    setMails(after);
    showNotice({ kind: 'success', key: 'resend', text: t('manuscripts.letters.sentAgain') });
  };
  return { resend, isPending, mails };
}
