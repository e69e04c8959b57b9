// Saves the publisher's mailbox, unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveSenderMutation } from './__generated__/useSaveSenderMutation.graphql.ts';

export const useSaveSender = () =>
  useAction<useSaveSenderMutation>(graphql`
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
