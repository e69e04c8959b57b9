// 中文 or English on the pages behind a letter; also the language of later letters.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { currentLanguage, LANGUAGES, showLanguage, type LanguageTag } from '../../i18n/i18n.ts';
import { API_LANGUAGE, LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { forgetWhatWasRead } from '../../relay/environment.ts';
import { useAction } from '../../relay/useAction.ts';
import { Segmented } from '../../ui/form/choices.tsx';
import type { InvitationLanguageMutation } from './__generated__/InvitationLanguageMutation.graphql.ts';

export function InvitationLanguage() {
  const { t } = useTranslation('ui');
  const { revalidate } = useRevalidator();
  const { run } = useAction<InvitationLanguageMutation>(graphql`
    mutation InvitationLanguageMutation($input: SwitchLanguageInput!) {
      switchLanguage(input: $input) {
        viewer {
          id
          language
        }
      }
    }
  `);
  async function handleChange(language: LanguageTag) {
    if ((await run({ language: API_LANGUAGE[language] })) === null) return;
    await showLanguage(language);
    forgetWhatWasRead();
    await revalidate();
  }
  return (
    <Segmented
      label={t('ui.language.label')}
      value={currentLanguage()}
      onChange={(language) => void handleChange(language)}
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
    />
  );
}
