// Files that go with an act: chosen or dropped, on their way, taken away again. The server keeps them for a day until the act takes them.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_ACT_FILES } from '../../../../shared/limits.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { fileSizeText } from '../../../ui/file-size.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { acceptOf, ruleOf } from '../../contribution/file-check.ts';
import { useFileUploads, type SendFile } from '../../contribution/useFileUploads.ts';
import type { OfficeFile } from '../useActForm.ts';
import type { FilesFieldMutation } from './__generated__/FilesFieldMutation.graphql.ts';
import type { ActFieldProps } from './field-props.ts';

export function FilesField({ act, targets, form, change, isRequired, error, onBusy }: ActFieldProps) {
  const { t } = useTranslation(['messages', 'acts']);
  const { sendable, sendAll, underway, errors, cancel } = useFileUploads();
  const { run } = useAction<FilesFieldMutation>(graphql`
    mutation FilesFieldMutation($input: UploadOfficeFileInput!) {
      uploadOfficeFile(input: $input) {
        file {
          path
          name
          size
        }
      }
    }
  `);
  const kind = act === 'UPLOAD_CHECK_REPORT' ? 'REPORT' : 'OFFICE_ATTACHMENT';
  const contributionId = targets[0]?.id ?? '';
  const room = MAX_ACT_FILES - form.files.length;
  async function upload(chosen: readonly File[]) {
    const send: SendFile = async (file, onError) => {
      const sent = (await run({ input: { contributionId, kind, file } }, { onError }))?.uploadOfficeFile?.file;
      if (sent) change(({ files }) => ({ files: [...files, { path: sent.path, name: sent.name, size: sent.size }] }));
      return sent != null;
    };
    onBusy(true);
    await sendAll(sendable(kind, chosen.slice(0, room)), send);
    onBusy(false);
  }
  return (
    <Field isGroup label={t([`act.${act}.files`, 'acts.files'], { ns: ['messages', 'acts'] })} isRequired={isRequired} error={error}>
      <OfficeFiles files={form.files} onRemove={(path) => change(({ files }) => ({ files: files.filter((file) => file.path !== path) }))} />
      {room > 0 && (
        <FileDrop
          isMultiple
          isCompact
          accept={acceptOf(kind)}
          progress={underway?.progress ?? null}
          onFiles={(chosen) => void upload(chosen)}
          hint={t('acts.filesRule', { ns: 'acts', ...ruleOf(kind), count: MAX_ACT_FILES })}
        />
      )}
      {underway !== null && (
        <chakra.div display="flex" gap="3" alignItems="center" mt="2">
          <chakra.span flex="1" minW="0" truncate>
            {underway.file.name}
          </chakra.span>
          <Button size="sm" icon="close" onClick={cancel}>
            {t('acts.fileCancel', { ns: 'acts' })}
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

function OfficeFiles({ files, onRemove }: { files: readonly OfficeFile[]; onRemove: (path: string) => void }) {
  const { t } = useTranslation('acts');
  return (
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
          <Button variant="link" color="danger.fg" aria-label={t('acts.fileRemoveOf', { name })} onClick={() => onRemove(path)}>
            {t('acts.fileRemove')}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
