// Files uploaded and not submitted yet: the type of each, a description, and its removal.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_DESCRIPTION } from '../../../shared/forms/transfer.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SignedFile } from './useDraftFiles.ts';

interface Props {
  files: readonly SignedFile[];
  onDescribe: (path: string, description: string) => void;
  onRemove: (path: string) => void;
}

export function SignedFileList({ files, onDescribe, onRemove }: Props) {
  const { t } = useTranslation('transfer');
  return (
    <section aria-label={t('transfer.files.list')}>
      <chakra.h3 fontWeight="medium" mb="2">
        {t('transfer.files.list')}
      </chakra.h3>
      {files.length === 0 && <chakra.p color="fg.muted">{t('transfer.files.none')}</chakra.p>}
      <chakra.ul listStyleType="none">
        {files.map(({ path, name, kind, size, description }) => (
          <chakra.li
            key={path}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
            columnGap="4"
            rowGap="2"
            alignItems="start"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.div display="flex" gap="3" minW="0">
              <Icon name="file" color="fg.muted" mt="0.5" />
              <chakra.div minW="0">
                <div>{name}</div>
                <chakra.div color="fg.muted" fontSize="sm" display="flex" columnGap="3">
                  <span>{t(`transfer.kind.${kind}`)}</span>
                  <span>{fileSizeText(size)}</span>
                </chakra.div>
              </chakra.div>
            </chakra.div>
            <Button
              variant="link"
              color="danger.fg"
              aria-label={t('transfer.files.removeOf', { name })}
              gridColumn={{ md: '3' }}
              gridRow={{ md: '1' }}
              onClick={() => onRemove(path)}
            >
              {t('transfer.files.remove')}
            </Button>
            <Field
              label={t('transfer.files.description')}
              help={t('transfer.files.descriptionHelp')}
              gridColumn={{ base: '1 / -1', md: '2' }}
              gridRow={{ md: '1' }}
            >
              <Input value={description} maxLength={MAX_FILE_DESCRIPTION} onChange={(event) => onDescribe(path, event.target.value)} />
            </Field>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
