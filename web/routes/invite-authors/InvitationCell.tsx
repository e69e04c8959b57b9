// State of an invitation to submit: whether it was used, and the delivery of its letter, which may go to another address.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CorrectAddress, type Corrected } from '../../components/mail/CorrectAddress.tsx';
import { LetterFate } from '../../components/mail/LetterFate.tsx';
import { useAction } from '../../relay/useAction.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { InvitationCell_invitation$key } from './__generated__/InvitationCell_invitation.graphql.ts';
import type { InvitationCellMutation } from './__generated__/InvitationCellMutation.graphql.ts';

export function InvitationCell({ invitation: key, onSent }: { invitation: InvitationCell_invitation$key; onSent: () => void }) {
  const { invitationId, displayName, state, letterFate, letterFailure, viewerCanCorrectAddress } = useFragment(
    graphql`
      fragment InvitationCell_invitation on AuthorInvitationRow {
        invitationId
        displayName
        state
        letterFate
        letterFailure
        viewerCanCorrectAddress
      }
    `,
    key,
  );
  const { t } = useTranslation(['inviteAuthors', 'mail']);
  const { run, isPending } = useAction<InvitationCellMutation>(graphql`
    mutation InvitationCellMutation($input: CorrectAuthorInvitationInput!) {
      correctAuthorInvitation(input: $input) {
        clientMutationId
      }
    }
  `);
  async function handleSend({ email }: Corrected, onError: (error: Error) => void) {
    const done = await run({ invitationId, email }, onError);
    if (!done) return false;
    showNotice({ kind: 'success', text: t('mail.correct.done', { ns: 'mail', email }) });
    onSent();
    return true;
  }
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <StatusBadge tone={state === 'USED' ? 'success' : 'slate'} {...(state === 'USED' && { icon: 'check' as const })}>
        {t(`inviteAuthors.state.${state}`)}
      </StatusBadge>
      {letterFate && state === 'OPEN' && <LetterFate fate={letterFate} failure={letterFailure} />}
      {viewerCanCorrectAddress && <CorrectAddress name={displayName} isPending={isPending} onSend={handleSend} />}
    </chakra.div>
  );
}
