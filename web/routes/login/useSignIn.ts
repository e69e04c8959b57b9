// Signs in, and goes to the page that was asked for or to the landing page of the role.
import { graphql } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { storeToken, tellOtherTabs } from '../../relay/token.ts';
import { useSend } from '../../relay/send.ts';
import type { SignInInput, useSignInMutation } from './__generated__/useSignInMutation.graphql.ts';

export interface Entry {
  token: string;
  viewer: { readonly id: string; readonly currentRole: { readonly number: number; readonly landingPath: string } } | null | undefined;
}

/** Only pages of our own: an address that leads elsewhere is ignored. */
function nextPage(next: string | null): string | null {
  return next !== null && /^\/main(\/|\?|$)/.test(next) ? next : null;
}

export function useSignIn() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
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
    return (await run({ input: { ...values, language: API_LANGUAGE[currentLanguage()] } }, onError))?.signIn ?? null;
  }
  async function enter({ token, viewer }: Entry) {
    storeToken(token);
    if (viewer) tellOtherTabs({ kind: 'signedIn', viewerId: viewer.id });
    const role = viewer?.currentRole;
    await navigate(nextPage(params.get('next')) ?? (role ? `${role.landingPath}?roleId=${role.number}` : '/main'), { replace: true });
  }
  return { signIn, enter, isPending };
}
