// From a dialog of the wizard to the list of one's manuscripts (R1-180).
import { useTranslation } from 'react-i18next';
import { AUTHOR_LIST } from '../../components/contribution/links.ts';
import { ButtonLink } from '../../ui/Button.tsx';

export function BackToList() {
  const { t } = useTranslation('wizard');
  return <ButtonLink to={AUTHOR_LIST}>{t('wizard.list')}</ButtonLink>;
}
