// Files that go to the press with an issue: several, with name and size, each can be taken away again. The server keeps them for a day.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_PRESS_FILES } from '../../../shared/forms/issue.ts';
import { acceptOf, ruleOf } from '../../components/contribution/file-check.ts';
import { useFileUploads, type SendFile } from '../../components/contribution/useFileUploads.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { fileSizeText } from '../../ui/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PressFilesMutation } from './__generated__/PressFilesMutation.graphql.ts';
import type { PressFile } from './SendDialog.tsx';

const KIND = 'OFFICE_ATTACHMENT';

interface Props {
  issueId: string;
  files: readonly PressFile[];
  error: string | undefined;
  onFiles: (change: (files: readonly PressFile[]) => readonly PressFile[]) => void;
  onBusy: (isBusy: boolean) => void;
}

export function PressFiles({ issueId, files, error, onFiles, onBusy }: Props) {
  const { t } = useTranslation('issues');
  const { sendable, sendAll, underway, errors, cancel } = useFileUploads();
  const { run } = useAction<PressFilesMutation>(graphql`
    mutation PressFilesMutation($input: UploadPressFileInput!) {
      uploadPressFile(input: $input) {
        file {
          path
          name
          size
        }
      }
    }
  `);
  const room = MAX_PRESS_FILES - files.length;
  async function upload(chosen: readonly File[]) {
    const send: SendFile = async (file, onError) => {
      const sent = (await run({ input: { issueId, file } }, { onError }))?.uploadPressFile?.file;
      if (sent) onFiles((before) => [...before, { path: sent.path, name: sent.name, size: sent.size }]);
      return sent != null;
    };
    onBusy(true);
    await sendAll(sendable(KIND, chosen.slice(0, room)), send);
    onBusy(false);
  }
  return (
    <Field isGroup label={t('issues.files')} error={error}>
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
              aria-label={t('issues.fileRemoveOf', { name })}
              onClick={() => onFiles((before) => before.filter((file) => file.path !== path))}
            >
              {t('issues.fileRemove')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {room > 0 && (
        <FileDrop
          isMultiple
          isCompact
          accept={acceptOf(KIND)}
          progress={underway?.progress ?? null}
          onFiles={(chosen) => void upload(chosen)}
          hint={t('issues.filesRule', { ...ruleOf(KIND), count: MAX_PRESS_FILES })}
        />
      )}
      {underway !== null && (
        <chakra.div display="flex" gap="3" alignItems="center" mt="2">
          <chakra.span flex="1" minW="0" truncate>
            {underway.file.name}
          </chakra.span>
          <Button size="sm" icon="close" onClick={cancel}>
            {t('issues.fileCancel')}
          </Button>
        </chakra.div>
      )}
      {errors.map((text, index) => (
        <chakra.div key={index} mt="2">
          <ErrorNotice message={text} />
        </chakra.div>
      ))}
    </Field>
  );
}
