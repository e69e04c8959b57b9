// Choose or drop files; shows how far an upload has come.
import { chakra } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

interface FileDropProps {
  /** Extensions with their dot, e.g. `.doc,.docx,.pdf`: a hint for the file chooser; the server decides. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** One line high: beside other fields. */
  isCompact?: boolean;
  /** 0 to 1 while a file is on its way, else null. */
  progress?: number | null;
  /** Accepted kinds and maximum size. */
  hint?: string;
  onFiles: (files: File[]) => void;
}

export function FileDrop({
  accept,
  isMultiple = false,
  isDisabled = false,
  isCompact = false,
  progress = null,
  hint,
  onFiles,
}: FileDropProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isBusy = isDisabled || progress !== null;
  function take(list: FileList | null) {
    if (isBusy || !list || list.length === 0) return;
    onFiles(isMultiple ? [...list] : [...list].slice(0, 1));
    // The same file can be chosen again after it was refused.
    if (input.current) input.current.value = '';
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <chakra.div
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.fg' : 'border.control'}
      bg={isOver ? 'accent.tint' : 'bg.panel'}
      borderRadius="md"
      px="4"
      py={isCompact ? '3' : '6'}
      textAlign="center"
      display="grid"
      gap="2"
      justifyItems="center"
      onDragOver={(event) => {
        event.preventDefault();
        if (!isBusy) setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {!isCompact && <Icon name="upload" boxSize="7" color="fg.muted" />}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" gap="2">
        <span>{t(isMultiple ? 'ui.file.dropMany' : 'ui.file.drop')}</span>
        <Button size="sm" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('ui.file.choose')}
        </Button>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        onChange={(event) => take(event.target.files)}
      />
      {hint && (
        <chakra.p color="fg.muted" fontSize="sm">
          {hint}
        </chakra.p>
      )}
      {progress !== null && <UploadProgress value={progress} />}
    </chakra.div>
  );
}

/** `value` 0 to 1. At 1 the server is still checking the file. */
function UploadProgress({ value }: { value: number }) {
  const { t } = useTranslation('ui');
  const percent = Math.round(value * 100);
  const text = value >= 1 ? t('ui.file.checking') : t('ui.file.uploading', { percent });
  return (
    <chakra.div width="full" maxW="24rem">
      <chakra.div
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={text}
        height="1.5"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <chakra.div height="full" bg="accent.solid" transition="width 150ms" style={{ width: `${percent}%` }} />
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted" mt="1" aria-hidden="true">
        {text}
      </chakra.p>
      {/* Read out once the file has been sent, not at each percent. */}
      <chakra.span srOnly role="status">
        {value >= 1 && text}
      </chakra.span>
    </chakra.div>
  );
}
