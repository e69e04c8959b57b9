// Help on every page: the keys, the publisher's guides, and whom to ask (B-454).
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode } from '../../relay/useCode.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import type { HelpDialogProps } from './HelpDialog.tsx';

const SUBJECTS = ['instructions', 'guides', 'contact'] as const;
export type HelpSubject = (typeof SUBJECTS)[number];

async function fetchDialog(): Promise<(props: HelpDialogProps) => ReactNode> {
  const { HelpDialog } = await import('./HelpDialog.tsx');
  return (props) => <HelpDialog {...props} />;
}

export function HelpMenu({ onKeysClick }: { onKeysClick: () => void }) {
  const { t } = useTranslation('shell');
  const [subject, setSubject] = useState<HelpSubject | null>(null);
  const close = () => setSubject(null);
  const dialog = useCode(fetchDialog, { isAsked: subject !== null, onFailure: close });
  return (
    <>
      <Menu
        label={t('shell.help.label')}
        groups={[
          { choices: [{ value: 'keys', label: t('shell.help.keys'), icon: 'keyboard' }] },
          { choices: SUBJECTS.map((one) => ({ value: one, label: t(`shell.help.${one}`) })) },
        ]}
        onSelect={(value) => (value === 'keys' ? onKeysClick() : setSubject(SUBJECTS.find((one) => one === value) ?? null))}
      >
        <Icon name="question" color="fg.muted" />
      </Menu>
      {subject !== null && dialog?.({ subject, onClose: close })}
    </>
  );
}
