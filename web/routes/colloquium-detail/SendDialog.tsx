// Sends an issue to the press: with files and a remark, and a warning that this is final (S2-019).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { KeptFile } from '../../components/contribution/FilesToSend.tsx';
import { useDraftText } from '../../drafts/useDraftText.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Textarea } from '../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { SendDialogMutation } from './__generated__/SendDialogMutation.graphql.ts';
import type { OpenPoints_issue$key } from './__generated__/OpenPoints_issue.graphql.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { PressFiles } from './PressFiles.tsx';

interface Props {
  issue: OpenPoints_issue$key & { id: string; number: number; version: number };
  viewerId: string;
  files: readonly KeptFile[];
  onFiles: (change: (files: readonly KeptFile[]) => readonly KeptFile[]) => void;
  onClose: () => void;
  onSent: () => void;
}

export function SendDialog({ issue, viewerId, files, onFiles, onClose, onSent }: Props) {
  const { id, number, version } = issue;
  const { t } = useTranslation('issues');
  const [remark, setRemark] = useDraftText(`press:${viewerId}:${id}`);
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const { run, isPending } = useAction<SendDialogMutation>(graphql`
    mutation SendDialogMutation($input: SendIssueToPressInput!) {
      sendIssueToPress(input: $input) {
        issue {
          id
          ...IssueView_issue
        }
      }
    }
  `);
  const fields = failure instanceof ApiError ? failure.fields : {};
  async function handleConfirm() {
    if (isUploading) return;
    const input = { issueId: id, version, remark, filePaths: files.map(({ path }) => path) };
    const answer = await run(input, { onError: setFailure });
    if (!answer) return;
    setRemark('');
    onFiles(() => []);
    showNotice({ kind: 'success', text: t('issues.sent') });
    onSent();
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('issues.sendTitle', { number })}
      confirmLabel={t('issues.send')}
      isPending={isPending || isUploading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {failure !== null && fields['remark'] === undefined && fields['filePaths'] === undefined && (
          <ErrorNotice message={errorMessage(failure)} />
        )}
        <OpenPoints issue={issue} />
        <p>{t('issues.sendQuestion')}</p>
        <PressFiles issueId={id} files={files} error={fields['filePaths']} onFiles={onFiles} onBusy={setIsUploading} />
        <Field label={t('issues.remark')} error={fields['remark']}>
          <Textarea
            rows={4}
            value={remark}
            onChange={(event) => {
              setRemark(event.target.value);
              setFailure(null);
            }}
          />
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
}
