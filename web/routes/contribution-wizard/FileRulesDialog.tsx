// The submission rules for files (S1 §2).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../../ui/Dialog.tsx';
import { AUTHOR_FILE_KINDS, ruleOf } from './file-check.ts';

const POINTS = ['anonymous', 'figures', 'archives', 'names'] as const;

export function FileRulesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  return (
    <NoticeDialog isOpen={isOpen} size="md" title={t('wizard.files.rules')} onClose={onClose}>
      <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
        {AUTHOR_FILE_KINDS.map((kind) => <li key={kind}>{t(`wizard.kind.${kind}`)}: {t('wizard.files.rule', ruleOf(kind))}</li>)}
        {POINTS.map((point) => <li key={point}>{t(`wizard.files.point.${point}`)}</li>)}
      </chakra.ul>
    </NoticeDialog>
  );
}
