// Sends the form in.
import { graphql } from 'react-relay/hooks';
import type { CheckedPreprint } from '../../../shared/forms/preprint.ts';
import { useSend } from '../../relay/send.ts';
import type { useCreatePreprintMutation } from './__generated__/useCreatePreprintMutation.graphql.ts';

export function useCreatePreprint() {
  const { run, isPending } = useSend<useCreatePreprintMutation>(graphql`
    mutation useCreatePreprintMutation($input: CreatePreprintInput!) {
      createPreprint(input: $input) {
        ok
      }
    }
  `);
  async function createPreprint(
    { file, ...values }: CheckedPreprint,
    proof: string | null,
    onError: (error: Error) => void,
  ): Promise<boolean> {
    return (await run({ input: { ...values, filePath: file, proof } }, onError))?.createPreprint?.ok === true;
  }
  return { createPreprint, isPending };
}
