// Files that go with something that is sent: chosen or dropped, on their way, taken away again. The server keeps them for a day until it is
// sent.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileKindName } from '../../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UploadState } from '../../ui/form/UploadState.tsx';
import { acceptOf, ruleOf } from './file-check.ts';
import { useFileUploads } from './useFileUploads.ts';

/** A file that the server keeps; `path` names it. */
export interface KeptFile {
  path: string;
  name: string;
  size: number;
}

interface Props {
  label: string;
  isRequired?: boolean | undefined;
  error: string | undefined;
  kind: FileKindName;
  most: number;
  files: readonly KeptFile[];
  /** Null when it was refused; `onError` gets the reason. */
  send: (file: File, onError: (error: Error) => void) => Promise<KeptFile | null>;
  onFiles: (change: (files: readonly KeptFile[]) => readonly KeptFile[]) => void;
  onBusy: (isBusy: boolean) => void;
}

export function FilesToSend({ label, isRequired = false, error, kind, most, files, send, onFiles, onBusy }: Props) {
  const { t } = useTranslation('acts');
  const { sendable, sendAll, underway, errors, cancel } = useFileUploads();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const room = most - files.length;
  async function upload(chosen: readonly File[]) {
    setLeftOut(chosen.slice(room).map(({ name }) => name));
    onBusy(true);
    await sendAll(sendable(kind, chosen.slice(0, room)), async (file, onError) => {
      const kept = await send(file, onError);
      if (kept !== null) onFiles((before) => [...before, { path: kept.path, name: kept.name, size: kept.size }]);
      return kept !== null;
    });
    onBusy(false);
  }
  const problems = leftOut.length > 0 ? [...errors, t('acts.filesLeftOut', { count: most, names: leftOut.join(t('acts.comma')) })] : errors;
  return (
    <Field isGroup label={label} isRequired={isRequired} error={error}>
      <chakra.ul listStyleType="none" mb="2" _empty={{ display: 'none' }}>
        {files.map(({ path, name, size }) => (
          <chakra.li key={path} display="flex" gap="3" alignItems="center" py="1.5" borderBottomWidth="1px">
            <Icon name="file" color="fg.muted" />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {name}
              <chakra.span color="fg.muted" fontSize="sm" ms="2" whiteSpace="nowrap">
                {fileSizeText(size)}
              </chakra.span>
            </chakra.span>
            <Button
              variant="link"
              color="danger.fg"
              aria-label={t('acts.fileRemoveOf', { name })}
              onClick={() => onFiles((before) => before.filter((file) => file.path !== path))}
            >
              {t('acts.fileRemove')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {room > 0 && (
        <FileDrop
          isMultiple
          isCompact
          accept={acceptOf(kind)}
          progress={underway?.progress ?? null}
          onFiles={(chosen) => void upload(chosen)}
          hint={t('acts.filesRule', { ...ruleOf(kind), count: most })}
        />
      )}
      <UploadState fileName={underway?.file.name ?? null} errors={problems} cancelLabel={t('acts.fileCancel')} onCancel={cancel} />
    </Field>
  );
}
