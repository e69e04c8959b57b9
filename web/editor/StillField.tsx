// Choosing a picture: it is uploaded at once and shown.
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { rememberSource } from './images.ts';
import { Picture } from './RichTextView.tsx';
import type { UploadImage } from './upload-image.ts';

interface StillFieldProps {
  label: string;
  file: string | undefined;
  isRequired?: boolean;
  error?: string | undefined;
  onUploadImage: UploadImage;
  onChange: (file: string, name: string) => void;
}

export function StillField({ label, file, isRequired = false, error, onUploadImage, onChange }: StillFieldProps) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  async function handleFile(chosen: File | undefined) {
    if (chosen === undefined) return;
    setIsPending(true);
    const uploaded = await onUploadImage(chosen).finally(() => setIsPending(false));
    if (input.current) input.current.value = '';
    if (uploaded === null) return;
    rememberSource(uploaded.file, uploaded.src);
    onChange(uploaded.file, chosen.name);
  }
  return (
    <Field label={label} isGroup isRequired={isRequired} help={t('editor.image.help')} error={error}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {file !== undefined && (
          <chakra.span display="block" maxW="10rem" css={{ '& img': { maxHeight: '6rem', width: 'auto', borderRadius: '4px' } }}>
            <Picture file={file} alt="" />
          </chakra.span>
        )}
        <Button icon="upload" isPending={isPending} onClick={() => input.current?.click()}>
          {t(file === undefined ? 'editor.image.choose' : 'editor.image.another')}
        </Button>
        <chakra.input
          ref={input}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg,.gif"
          aria-label={label}
          onChange={(event) => void handleFile(event.target.files?.[0])}
        />
      </chakra.div>
    </Field>
  );
}
