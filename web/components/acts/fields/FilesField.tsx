// Files that go with an act of the office.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_ACT_FILES } from '../../../../shared/limits.ts';
import { useAction } from '../../../relay/useAction.ts';
import { FilesToSend } from '../../contribution/FilesToSend.tsx';
import type { FilesFieldMutation } from './__generated__/FilesFieldMutation.graphql.ts';
import type { ActFieldProps } from './field-props.ts';

export function FilesField({ act, targets, form, change, isRequired, error, onBusy }: ActFieldProps) {
  const { t } = useTranslation(['messages', 'acts']);
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
  return (
    <FilesToSend
      label={t([`act.${act}.files`, 'acts.files'], { ns: ['messages', 'acts'] })}
      isRequired={isRequired}
      error={error}
      kind={kind}
      most={MAX_ACT_FILES}
      files={form.files}
      send={async (file, onError) => (await run({ contributionId, kind, file }, onError))?.file ?? null}
      onFiles={(update) => change(({ files }) => ({ files: [...update(files)] }))}
      onBusy={onBusy}
    />
  );
}
