// The author hands the signed files in.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { transferFilesSchema, type TransferFileEntry } from '../../../shared/forms/transfer.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSubmitTransferMutation } from './__generated__/useSubmitTransferMutation.graphql.ts';

export function useSubmitTransfer(contributionId: string, { onSend, onSubmitted }: { onSend: () => void; onSubmitted: () => void }) {
  const { run, isPending } = useAction<useSubmitTransferMutation>(graphql`
    mutation useSubmitTransferMutation($input: SubmitTransferInput!) {
      submitTransfer(input: $input) {
        contribution {
          id
          stage
          ...ManuscriptStatus_contribution
          ...TransferHead_contribution
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string>();
  const [isDone, setIsDone] = useState(false);

  /** Missing files are reported before anything is sent, by the server's own rules. */
  async function submitTransfer(files: readonly TransferFileEntry[]): Promise<void> {
    const entries = files.map(({ path, kind, description }) => ({ path, kind, description }));
    const problem = transferFilesSchema.safeParse({ files: entries }).error?.issues[0];
    setFailure(problem?.message);
    if (problem) return;
    onSend();
    const onError = (error: Error) =>
      setFailure((error instanceof ApiError && Object.values(error.fields).join(' ')) || errorMessage(error));
    if ((await run({ contributionId, files: entries }, onError)) === null) return;
    onSubmitted();
    setIsDone(true);
  }
  return { submitTransfer, isPending, failure, isDone };
}
