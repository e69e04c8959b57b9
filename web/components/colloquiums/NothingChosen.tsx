// A tab without a periodical or conference: there is none, or the address means none that can be managed.
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import type { Kind } from './manage-address.ts';

export function NothingChosen({ kind }: { kind: Kind }) {
  const { t } = useTranslation('manage');
  return (
    <EmptyState icon={kind === 'PERIODICAL' ? 'book' : 'calendar'} title={t(`manage.chooseFirst.${kind}`)} hint={t('manage.chooseHint')} />
  );
}
