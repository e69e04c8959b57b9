// Continues in the other language: the screens' texts at once, and the server's texts are read again.
import { graphql } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { showLanguage, type LanguageTag } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { forgetWhatWasRead } from '../../relay/environment.ts';
import { tellOtherTabs } from '../../relay/token.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSwitchLanguageMutation } from './__generated__/useSwitchLanguageMutation.graphql.ts';

export function useSwitchLanguage() {
  const { revalidate } = useRevalidator();
  const { run, isPending } = useAction<useSwitchLanguageMutation>(graphql`
    mutation useSwitchLanguageMutation($input: SwitchLanguageInput!) {
      switchLanguage(input: $input) {
        viewer {
          language
          ...Header_viewer
          ...SideNavigation_viewer
          ...AllowedOutlet_viewer
        }
      }
    }
  `);
  async function switchLanguage(language: LanguageTag) {
    if ((await run({ language: API_LANGUAGE[language] })) === null) return;
    await showLanguage(language);
    forgetWhatWasRead();
    tellOtherTabs({ kind: 'languageSwitched' });
    await revalidate();
  }
  return { switchLanguage, isPending };
}
