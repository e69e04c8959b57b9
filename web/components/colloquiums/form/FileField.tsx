// The cover of a journal or a file beside one of its texts: chosen or dropped, shown by name and size, replaced or taken away.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRule } from '../../../../shared/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { fileSizeText } from '../../../ui/form/file-size.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useJournalFile, type JournalFile } from './useJournalFile.ts';

const MEBIBYTE = 1024 * 1024;

interface FileFieldProps {
  label: string;
  rule: FileRule;
  /** Path by which the form names the file; empty: none. */
  path: string;
  /** The one that is saved. */
  saved: { path: string; name: string; size: number; url: string } | null;
  isPicture?: boolean;
  error: string | undefined;
  onChange: (path: string) => void;
}

export function FileField({ label, rule, path, saved, isPicture = false, error, onChange }: FileFieldProps) {
  const { t } = useTranslation('colloquiumForm');
  const [uploaded, setUploaded] = useState<JournalFile | null>(null);
  const {
    choose,
    progress,
    error: refusal,
  } = useJournalFile(rule, (file) => {
    setUploaded(file);
    onChange(file.path);
  });
  const isSaved = saved !== null && path === saved.path;
  // An upload from an earlier session is known by its path alone.
  const shown =
    path === '' ? null : isSaved ? saved : uploaded?.path === path ? uploaded : { name: t('colloquiumForm.file.uploaded'), size: null };
  return (
    <Field label={label} isGroup error={refusal ?? error}>
      {shown !== null && (
        <chakra.div display="flex" gap="2" alignItems="center" mb="2" flexWrap="wrap">
          {isPicture && isSaved ? (
            <chakra.img src={saved.url} alt="" maxH="8rem" maxW="8rem" borderWidth="1px" borderRadius="sm" />
          ) : (
            <Icon name="file" color="fg.muted" />
          )}
          <chakra.span overflowWrap="anywhere">{shown.name}</chakra.span>
          {shown.size !== null && (
            <chakra.span color="fg.muted" fontSize="sm">
              {fileSizeText(shown.size)}
            </chakra.span>
          )}
          <Button variant="link" aria-label={t('colloquiumForm.file.removeOf', { label })} onClick={() => onChange('')}>
            {t('colloquiumForm.file.remove')}
          </Button>
        </chakra.div>
      )}
      <FileDrop
        isCompact
        accept={rule.extensions.map((extension) => `.${extension}`).join(',')}
        progress={progress}
        onFiles={(files) => void choose(files)}
        hint={t('colloquiumForm.file.rule', { kinds: rule.extensions.join(', '), megabytes: rule.maxBytes / MEBIBYTE })}
      />
    </Field>
  );
}
