// Delivery of an invitation's last letter, and the correction of an address it did not reach.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import { CorrectAddress, type Corrected } from '../mail/CorrectAddress.tsx';
import { LetterFate } from '../mail/LetterFate.tsx';
import type { InvitationLetter_review$key } from './__generated__/InvitationLetter_review.graphql.ts';
import type { InvitationLetterMutation } from './__generated__/InvitationLetterMutation.graphql.ts';

export function InvitationLetter({ review: key }: { review: InvitationLetter_review$key }) {
  const { id, lastLetter, reviewer, viewerCanCorrectAddress } = useFragment(
    graphql`
      fragment InvitationLetter_review on Review {
        id
        viewerCanCorrectAddress
        reviewer {
          displayName
        }
        lastLetter {
          fate
          failure
        }
      }
    `,
    key,
  );
  const { t } = useTranslation('mail');
  const { run, isPending } = useAction<InvitationLetterMutation>(graphql`
    mutation InvitationLetterMutation($input: CorrectInvitationInput!) {
      correctInvitation(input: $input) {
        review {
          reviewer {
            code
          }
          expert {
            sex
            email
            company
            professionalTitle {
              label
            }
          }
          ...InvitationState_review
        }
      }
    }
  `);
  if (!lastLetter || lastLetter.fate === 'SENT') return null;
  async function handleSend({ email, conflictReason }: Corrected, onError: (error: Error) => void) {
    const done = await run({ reviewId: id, email, conflictReason: conflictReason || null }, onError);
    if (done) showNotice({ kind: 'success', text: t('mail.correct.done', { email }) });
    return done !== null;
  }
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <LetterFate fate={lastLetter.fate} failure={lastLetter.failure} />
      {viewerCanCorrectAddress && <CorrectAddress name={reviewer?.displayName ?? ''} isPending={isPending} onSend={handleSend} />}
    </chakra.div>
  );
}
