// 中文 or English, for the screens and for the server's texts.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { LANGUAGES } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useSwitchLanguage } from './useSwitchLanguage.ts';

export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const { switchLanguage, isPending } = useSwitchLanguage();
  const current = LANGUAGES.find((language) => language === i18n.language) ?? 'zh-CN';
  return (
    <Menu
      label={t('shell.language.switch', { language: LANGUAGE_NAMES[current] })}
      isDisabled={isPending}
      groups={[
        { choices: LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], isCurrent: language === current })) },
      ]}
      onSelect={(value) => {
        const language = LANGUAGES.find((candidate) => candidate === value);
        if (language && language !== current) void switchLanguage(language);
      }}
    >
      <Icon name="globe" color="fg.muted" />
      <chakra.span hideBelow="md">{LANGUAGE_NAMES[current]}</chakra.span>
    </Menu>
  );
}
