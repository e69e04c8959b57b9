// Uploaded files: time, type, name, size, description (R1-161, R1-162), and the removal of a file.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CopyMark } from '../../../components/contribution/CopyMark.tsx';
import { FileLink } from '../../../components/contribution/FileLink.tsx';
import { useCopyNews } from '../../../components/contribution/useCopyNews.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type Column } from '../../../ui/list/DataTable.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { ConfirmDialog } from '../../../ui/overlay/Dialog.tsx';
import { fileSizeText } from '../../../ui/form/file-size.ts';
import type { FileTable_contribution$data, FileTable_contribution$key } from './__generated__/FileTable_contribution.graphql.ts';
import type { FileTableMutation } from './__generated__/FileTableMutation.graphql.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

type UploadedFile = NonNullable<FileTable_contribution$data['files']>[number];

function NameOf({ file }: { file: UploadedFile }) {
  return (
    <>
      <FileLink file={file}>{file.name}</FileLink>
      <CopyMark file={file} />
    </>
  );
}

export function FileTable({ contribution: contributionKey }: { contribution: FileTable_contribution$key }) {
  const { files } = useFragment(
    graphql`
      fragment FileTable_contribution on Contribution {
        files {
          id
          kind
          name
          size
          description
          uploadedAt
          copy {
            state
          }
          ...FileLink_file
          ...CopyMark_file
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  useCopyNews(contributionId, files);
  const { saving } = useWizard();
  // This may change which of the others reviewers get.
  const { run: deleteFile, isPending } = useWizardAction<FileTableMutation>(graphql`
    mutation FileTableMutation($input: DeleteContributionFileInput!) {
      deleteContributionFile(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          files {
            id
            isForReviewers
          }
          ...FilesTab_contribution
        }
      }
    }
  `);
  const [deleted, setDeleted] = useState<UploadedFile | null>(null);
  async function handleDelete() {
    if (deleted === null) return;
    const saved = await saving.inTurn('deleteFile', () => deleteFile({ contributionId, fileId: deleted.id }));
    setDeleted(null);
    if (saved !== null) saving.noteSaved(saved);
  }
  const columns: Column<UploadedFile>[] = [
    {
      key: 'uploadedAt',
      header: t('wizard.files.uploadedAt'),
      width: '9.5rem',
      cell: (file) => <DateText value={file.uploadedAt} show="dateTime" />,
    },
    { key: 'kind', header: t('wizard.files.kind'), width: '6rem', cell: (file) => t(`wizard.kind.${file.kind}`) },
    { key: 'name', header: t('wizard.files.name'), part: 'title', cell: (file) => <NameOf file={file} /> },
    { key: 'size', header: t('wizard.files.size'), width: '5.5rem', cell: (file) => fileSizeText(file.size) },
    { key: 'description', header: t('wizard.files.description'), width: '9rem', cell: (file) => file.description },
    {
      key: 'acts',
      header: t('wizard.acts'),
      width: '4.5rem',
      part: 'acts',
      cell: (file) => (
        <Button
          variant="link"
          color="danger.fg"
          aria-label={t('wizard.files.removeOf', { name: file.name })}
          onClick={() => setDeleted(file)}
        >
          {t('wizard.remove')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('wizard.files.table')}
        columns={columns}
        rows={files ?? []}
        rowKey={({ id }) => id}
        empty={{ title: t('wizard.files.none'), hint: t('wizard.files.noneHint') }}
      />
      <ConfirmDialog
        isOpen={deleted !== null}
        isDestructive
        isPending={isPending}
        title={t('wizard.files.removeTitle')}
        confirmLabel={t('wizard.remove')}
        onConfirm={() => void handleDelete()}
        onCancel={() => setDeleted(null)}
      >
        {t('wizard.files.removeText', { name: deleted?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
