// The Word file: chosen or dropped, uploaded at once, shown by name and size, and replaced by another (P2-414).
import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreprintValues } from '../../../shared/forms/preprint.ts';
import { PREPRINT_RULE } from '../../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { WaitingFile } from './preprint-draft.ts';
import { useWordFile } from './useWordFile.ts';

const MEBIBYTE = 1024 * 1024;

export function WordFile({ file, onChange }: { file: WaitingFile | null; onChange: (file: WaitingFile) => void }) {
  const { t } = useTranslation('preprints');
  const { formState } = useFormContext<PreprintValues>();
  const { choose, underway, error, cancel } = useWordFile(onChange);
  return (
    <Field label={t('preprints.file.label')} isGroup isRequired error={error ?? formState.errors.file?.message}>
      {file !== null && (
        <chakra.p display="flex" gap="2" alignItems="baseline" mb="3" flexWrap="wrap">
          <Icon name="file" color="fg.muted" />
          <chakra.span overflowWrap="anywhere">{file.name}</chakra.span>
          <chakra.span color="fg.muted" fontSize="sm">
            {fileSizeText(file.size)}
          </chakra.span>
        </chakra.p>
      )}
      <FileDrop
        isCompact={file !== null}
        accept={PREPRINT_RULE.extensions.map((extension) => `.${extension}`).join(',')}
        progress={underway?.progress ?? null}
        onFiles={(files) => void choose(files)}
        hint={t(file === null ? 'preprints.file.rule' : 'preprints.file.replace', { megabytes: PREPRINT_RULE.maxBytes / MEBIBYTE })}
      />
      {underway !== null && (
        <chakra.div display="flex" gap="3" alignItems="center" mt="2">
          <chakra.span flex="1" minW="0" truncate>
            {underway.file.name}
          </chakra.span>
          <Button size="sm" icon="close" onClick={cancel}>
            {t('preprints.file.cancel')}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}
