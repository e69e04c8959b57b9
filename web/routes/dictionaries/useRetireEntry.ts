// Retires an entry, or offers it again.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useRetireEntryMutation } from './__generated__/useRetireEntryMutation.graphql.ts';

export const useRetireEntry = () =>
  useAction<useRetireEntryMutation>(graphql`
    mutation useRetireEntryMutation($input: RetireDictionaryEntryInput!) {
      retireDictionaryEntry(input: $input) {
        dictionaryEntry {
          id
          isRetired
          version
        }
      }
    }
  `);
