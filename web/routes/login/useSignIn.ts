// Sends the sign-in form.
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import type { SignInInput, useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

export function useSignIn() {
  const { run, isPending } = useSend<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
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
  async function signIn(values: Omit<SignInInput, 'language'>, onError: (error: Error) => void) {
    return (await run({ ...values, language: API_LANGUAGE[currentLanguage()] }, onError)) ?? null;
  }
  return { signIn, isPending };
}
