// The register, and the units that it does not know yet.
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { addressOf } from '../../../shared/screens.ts';

export function InstitutionTabs() {
  const { t } = useTranslation('institutions');
  return (
    <LinkTabs
      label={t('institutions.tabs.label')}
      tabs={[
        { to: addressOf('institutions'), label: t('institutions.tabs.register') },
        { to: addressOf('institutions/unplaced'), label: t('institutions.tabs.unplaced') },
      ]}
    />
  );
}
