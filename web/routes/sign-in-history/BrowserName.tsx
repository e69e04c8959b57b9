// A browser and its system in words.
import { useTranslation } from 'react-i18next';
import { browserOf } from './browser.ts';

export function BrowserName({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation('signInHistory');
  const { browser, system, program } = browserOf(userAgent);
  // The one name that has a Chinese form.
  const known = browser === 'WeChat' ? t('signInHistory.browser.weChat') : browser;
  if (program !== null) return <>{t('signInHistory.browser.program', { name: program })}</>;
  if (known === null && system === null) return <>{t('signInHistory.browser.unknown')}</>;
  return <>{known !== null && system !== null ? t('signInHistory.browser.on', { browser: known, system }) : (known ?? system)}</>;
}
