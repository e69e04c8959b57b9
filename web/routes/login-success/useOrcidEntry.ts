// Changes the code of the address for a session, once.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import type { useOrcidEntryMutation } from './__generated__/useOrcidEntryMutation.graphql.ts';

export function useOrcidEntry() {
  const { run } = useSend<useOrcidEntryMutation>(graphql`
    mutation useOrcidEntryMutation($input: SignInWithOrcidInput!) {
      signInWithOrcid(input: $input) {
        token
        status
        viewer {
          id
          currentRole {
            number
            landingPath
          }
        }
      }
    }
  `);
  return useCallback(
    async (code: string, onError: (error: Error) => void) => {
      return (await run({ code, language: API_LANGUAGE[currentLanguage()] }, onError)) ?? null;
    },
    [run],
  );
}
