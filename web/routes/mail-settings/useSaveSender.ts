// Saves the publisher's mailbox, unless somebody else did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SenderForm } from '../../../shared/forms/sender.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveSenderMutation } from './__generated__/useSaveSenderMutation.graphql.ts';

export function useSaveSender() {
  const { run } = useAction<useSaveSenderMutation>(graphql`
    mutation useSaveSenderMutation($input: SavePublisherSenderInput!) {
      savePublisherSender(input: $input) {
        publisherSettings {
          sender {
            version
          }
          ...SenderForm_settings
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveSender = useCallback(
    async (sender: SenderForm, version: number, onError: (error: Error) => void) =>
      (await run({ input: { version, ...sender } }, { onError }))?.savePublisherSender?.publisherSettings.sender?.version ?? null,
    [run],
  );
  return { saveSender };
}
