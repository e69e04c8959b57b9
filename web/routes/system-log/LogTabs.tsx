// The two logs: calls, and looks at the names of reviewers.
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { addressOf } from '../../../shared/screens.ts';

export function LogTabs() {
  const { t } = useTranslation('systemLog');
  return (
    <LinkTabs
      label={t('systemLog.tabs.label')}
      tabs={[
        { to: addressOf('systemLog'), label: t('systemLog.tabs.calls') },
        { to: addressOf('identityReads'), label: t('systemLog.tabs.names') },
      ]}
    />
  );
}
