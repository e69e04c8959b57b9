// 中文 or English, before anyone is known.
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { currentLanguage, LANGUAGES, showLanguage, type LanguageTag } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { Segmented } from '../../ui/form/choices.tsx';

export function LanguageChoice() {
  const { t } = useTranslation('ui');
  const { revalidate } = useRevalidator();
  async function handleChange(language: LanguageTag) {
    await showLanguage(language);
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
