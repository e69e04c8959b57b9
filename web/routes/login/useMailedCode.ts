// Has a sign-in code mailed to the account that was typed.
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import type { useMailedCodeMutation } from './__generated__/useMailedCodeMutation.graphql.ts';

export function useMailedCode() {
  const { run, isPending } = useSend<useMailedCodeMutation>(graphql`
    mutation useMailedCodeMutation($input: RequestSignInCodeInput!) {
      requestSignInCode(input: $input) {
        ok
      }
    }
  `);
  /** True when the code is on its way, if there is such an account. */
  async function requestCode(account: string, onError: (error: Error) => void): Promise<boolean> {
    return (await run({ account, language: API_LANGUAGE[currentLanguage()] }, onError)) !== null;
  }
  return { requestCode, isPending };
}
