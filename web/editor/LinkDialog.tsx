// The target of a link, and its text where nothing is selected.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { isAllowedLink } from '../../shared/rich-text.ts';
import { Input } from '../ui/form/controls.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AskDialog } from './AskDialog.tsx';
import { addressOf } from './address.ts';
import { currentLink, putLink, removeLink } from './commands.ts';

export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const { t } = useTranslation('editor');
  const link = currentLink(editor);
  const [address, setAddress] = useState(link?.href ?? '');
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const isTextAsked = link === null && (editor.selection === null || Range.isCollapsed(editor.selection));
  function handleConfirm() {
    const href = addressOf(address);
    setIsWrong(!isAllowedLink(href));
    if (!isAllowedLink(href)) return;
    putLink(editor, href, text.trim());
    onClose();
  }
  function handleRemove() {
    removeLink(editor);
    onClose();
  }
  return (
    <AskDialog
      title={t('editor.tool.link')}
      confirmLabel={t(link ? 'editor.link.change' : 'editor.insert')}
      onRemove={link ? handleRemove : undefined}
      removeLabel={t('editor.link.remove')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Field
        label={t('editor.link.address')}
        isRequired
        help={t('editor.link.addressHelp')}
        error={isWrong ? t('editor.link.addressWrong') : undefined}
      >
        <Input inputMode="url" autoComplete="off" value={address} onChange={(event) => setAddress(event.target.value)} />
      </Field>
      {isTextAsked && (
        <Field label={t('editor.link.text')} help={t('editor.link.textHelp')}>
          <Input value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </AskDialog>
  );
}
