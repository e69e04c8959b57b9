// Ends the session of a letter, of this tab alone. The page is loaded anew, so that nothing read in it stays in memory.
import { graphql } from 'react-relay/hooks';
import { forgetInvitation } from '../../relay/token.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useLeaveInvitationMutation } from './__generated__/useLeaveInvitationMutation.graphql.ts';
import { goToInvitation } from '../session/invitation-farewell.ts';
import { leaveQuietly } from './session-watch.ts';

export function useLeaveInvitation() {
  const { run } = useAction<useLeaveInvitationMutation>(graphql`
    mutation useLeaveInvitationMutation {
      signOut {
        ok
      }
    }
  `);
  async function leave() {
    leaveQuietly();
    await run({}, { onError: () => undefined });
    forgetInvitation({ withTicket: true });
    goToInvitation('left');
  }
  return { leave };
}
