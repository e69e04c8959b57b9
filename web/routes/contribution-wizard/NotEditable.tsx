// Instead of the forms: the manuscript is with the editors.
import { useTranslation } from 'react-i18next';
import { AUTHOR_LIST } from '../../components/contribution/links.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';

export function NotEditable() {
  const { t } = useTranslation('wizard');
  return (
    <EmptyState
      icon="edit"
      title={t('wizard.notEditable.title')}
      hint={t('wizard.notEditable.hint')}
      action={<ButtonLink to={AUTHOR_LIST}>{t('wizard.list')}</ButtonLink>}
    />
  );
}
