// The submission rules for files (S1 §2): the accepted kinds are the product’s, the rest the publisher’s own words.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AUTHOR_FILE_KINDS, ruleOf } from '../../../components/contribution/file-check.ts';
import { NoticeDialog } from '../../../ui/overlay/Dialog.tsx';
import { PlainText } from '../../../ui/text/PlainText.tsx';

export function FileRulesDialog({
  rules: { title, body },
  isOpen,
  onClose,
}: {
  rules: { readonly title: string; readonly body: string };
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('wizard');
  return (
    <NoticeDialog isOpen={isOpen} size="md" title={title} onClose={onClose}>
      <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
        {AUTHOR_FILE_KINDS.map((kind) => (
          <li key={kind}>
            {t(`wizard.kind.${kind}`)}: {t('wizard.files.rule', ruleOf(kind))}
          </li>
        ))}
      </chakra.ul>
      <PlainText text={body} mt="3" />
    </NoticeDialog>
  );
}
