// Files that go to the press with an issue.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { MAX_PRESS_FILES } from '../../../shared/forms/issue.ts';
import { FilesToSend, type KeptFile } from '../../components/contribution/FilesToSend.tsx';
import { useAction } from '../../relay/useAction.ts';
import type { PressFilesMutation } from './__generated__/PressFilesMutation.graphql.ts';

interface Props {
  issueId: string;
  files: readonly KeptFile[];
  error: string | undefined;
  onFiles: (change: (files: readonly KeptFile[]) => readonly KeptFile[]) => void;
  onBusy: (isBusy: boolean) => void;
}

export function PressFiles({ issueId, ...field }: Props) {
  const { t } = useTranslation('issues');
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
  return (
    <FilesToSend
      {...field}
      label={t('issues.files')}
      kind="OFFICE_ATTACHMENT"
      most={MAX_PRESS_FILES}
      send={async (file, onError) => (await run({ issueId, file }, onError))?.file ?? null}
    />
  );
}
