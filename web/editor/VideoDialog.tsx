// A video: mails play none, so it is a link with a still or a caption.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlateStatic } from 'slate-react';
import { isAllowedLink } from '../../shared/rich-text.ts';
import { Input } from '../ui/form/controls.tsx';
import { Field } from '../ui/form/Field.tsx';
import { addressOf } from './address.ts';
import { AskDialog } from './AskDialog.tsx';
import { insertThing } from './commands.ts';
import { StillField } from './StillField.tsx';
import type { UploadImage } from './upload-image.ts';

export function VideoDialog({ onUploadImage, onClose }: { onUploadImage: UploadImage | undefined; onClose: () => void }) {
  const editor = useSlateStatic();
  const { t } = useTranslation('editor');
  const [address, setAddress] = useState('');
  const [caption, setCaption] = useState('');
  const [file, setFile] = useState<string | undefined>();
  const [isWrong, setIsWrong] = useState(false);
  function handleConfirm() {
    const href = addressOf(address);
    const isAllowed = isAllowedLink(href) && /^https?:/i.test(href);
    setIsWrong(!isAllowed);
    if (!isAllowed) return;
    insertThing(editor, { type: 'video', href, caption: caption.trim(), ...(file !== undefined && { file, width: 320 }) });
    onClose();
  }
  return (
    <AskDialog title={t('editor.tool.video')} confirmLabel={t('editor.insert')} onConfirm={handleConfirm} onClose={onClose}>
      <Field
        label={t('editor.video.address')}
        isRequired
        help={t('editor.video.help')}
        error={isWrong ? t('editor.video.addressWrong') : undefined}
      >
        <Input inputMode="url" autoComplete="off" value={address} onChange={(event) => setAddress(event.target.value)} />
      </Field>
      <Field label={t('editor.video.caption')}>
        <Input value={caption} onChange={(event) => setCaption(event.target.value)} />
      </Field>
      {onUploadImage && <StillField label={t('editor.video.still')} file={file} onUploadImage={onUploadImage} onChange={setFile} />}
    </AskDialog>
  );
}
