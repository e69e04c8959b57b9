// Binds the iD of the address to an existing account and signs in.
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import type { BindOrcidAndSignInInput, useBindAndSignInMutation } from './__generated__/useBindAndSignInMutation.graphql.ts';

export function useBindAndSignIn() {
  const { run, isPending } = useSend<useBindAndSignInMutation>(graphql`
    mutation useBindAndSignInMutation($input: BindOrcidAndSignInInput!) {
      bindOrcidAndSignIn(input: $input) {
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
  async function bindAndSignIn(values: Omit<BindOrcidAndSignInInput, 'language'>, onError: (error: Error) => void) {
    return (await run({ ...values, language: API_LANGUAGE[currentLanguage()] }, onError)) ?? null;
  }
  return { bindAndSignIn, isPending };
}
