// Registers an account; its letters come in the language of the page.
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import type { RegisterAccountInput, useRegisterAccountMutation } from './__generated__/useRegisterAccountMutation.graphql.ts';

export function useRegisterAccount() {
  const { run, isPending } = useSend<useRegisterAccountMutation>(graphql`
    mutation useRegisterAccountMutation($input: RegisterAccountInput!) {
      registerAccount(input: $input) {
        ok
      }
    }
  `);
  async function registerAccount(values: Omit<RegisterAccountInput, 'language'>, onError: (error: Error) => void): Promise<boolean> {
    return (await run({ ...values, language: API_LANGUAGE[currentLanguage()] }, onError))?.ok === true;
  }
  return { registerAccount, isPending };
}
