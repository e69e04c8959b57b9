// Instead of the pages of the copyright transfer: there is nothing to authorize, or nothing any more.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { AUTHOR_LIST } from '../contribution/links.ts';

export function TransferNotice({ step }: { step: 'none' | 'done' }) {
  const { t } = useTranslation('transfer');
  return (
    <EmptyPage
      icon={step === 'done' ? 'checkCircle' : 'article'}
      title={t(`transfer.${step}.title`)}
      hint={t(`transfer.${step}.hint`)}
      action={<ButtonLink to={AUTHOR_LIST}>{t('transfer.list')}</ButtonLink>}
    />
  );
}
