// What is logged: calls, and looks at the names of reviewers.
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';

export function LogTabs() {
  const { t } = useTranslation('systemLog');
  return (
    <LinkTabs
      label={t('systemLog.tabs.label')}
      tabs={[
        { to: '/main/systemLog', label: t('systemLog.tabs.calls') },
        { to: '/main/identityReads', label: t('systemLog.tabs.names') },
      ]}
    />
  );
}
