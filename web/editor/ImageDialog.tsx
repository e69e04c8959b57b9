// An image: its file, its text in words, and its width. For a selected image these can be changed.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlateStatic } from 'slate-react';
import { Input, Select } from '../ui/form/controls.tsx';
import { Field } from '../ui/form/Field.tsx';
import { AskDialog } from './AskDialog.tsx';
import { changeImage, insertThing, selectedImage } from './commands.ts';
import { StillField } from './StillField.tsx';
import type { UploadImage } from './upload-image.ts';

/** In pixels, by name. */
const WIDTHS = { small: 160, medium: 320, large: 600 } as const;

export function ImageDialog({ onUploadImage, onClose }: { onUploadImage: UploadImage; onClose: () => void }) {
  const editor = useSlateStatic();
  const { t } = useTranslation('editor');
  const selected = selectedImage(editor);
  const [file, setFile] = useState(selected?.file);
  const [alt, setAlt] = useState(selected?.alt ?? '');
  const [width, setWidth] = useState(String(selected?.width ?? ''));
  const [isMissing, setIsMissing] = useState(false);
  function handleConfirm() {
    setIsMissing(file === undefined);
    if (file === undefined) return;
    const image = { type: 'image', file, alt: alt.trim(), ...(width !== '' && { width: Number(width) }) } as const;
    if (selected) changeImage(editor, image);
    else insertThing(editor, image);
    onClose();
  }
  const widths = Object.entries(WIDTHS).map(([name, value]) => ({ value: String(value), label: t(`editor.image.${name}`) }));
  const isOwnWidth = width !== '' && !widths.some(({ value }) => value === width);
  return (
    <AskDialog
      title={t('editor.tool.image')}
      confirmLabel={t(selected ? 'editor.image.change' : 'editor.insert')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <StillField
        label={t('editor.image.file')}
        file={file}
        isRequired
        error={isMissing ? 'input.required' : undefined}
        onUploadImage={onUploadImage}
        onChange={setFile}
      />
      <Field label={t('editor.image.alt')} help={t('editor.image.altHelp')}>
        <Input value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <Field label={t('editor.image.width')}>
        <Select
          options={isOwnWidth ? [...widths, { value: width, label: `${width} px` }] : widths}
          placeholder={t('editor.image.ownWidth')}
          value={width}
          onChange={(event) => setWidth(event.target.value)}
        />
      </Field>
    </AskDialog>
  );
}
