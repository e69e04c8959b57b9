// In a demo no letter leaves the house: where to read it.
import { useTranslation } from 'react-i18next';
import { Anchor } from '../../ui/TextLink.tsx';

export function DemoMailsLink({ mode }: { mode: string }) {
  const { t, i18n } = useTranslation('account');
  if (mode !== 'demo' && mode !== 'dev') return null;
  return (
    <Anchor href={`/demo/mails?lang=${i18n.language}`} target="_blank" textDecoration="underline">
      {t('account.demoMails')}
    </Anchor>
  );
}
