// Ends the session. The page is loaded anew afterwards, so that nothing read in it stays in memory.
import { graphql } from 'react-relay/hooks';
import { forgetToken, tellOtherTabs } from '../../relay/token.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';
import { leaveQuietly } from './session-watch.ts';

export function useSignOut() {
  const { run } = useAction<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ok
      }
    }
  `);
  async function signOut() {
    leaveQuietly();
    await run({}, { onError: () => undefined });
    forgetToken();
    tellOtherTabs({ kind: 'signedOut' });
    location.assign('/login');
  }
  return { signOut };
}
