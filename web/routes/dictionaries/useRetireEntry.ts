// Retires an entry, or offers it again.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useRetireEntryMutation } from './__generated__/useRetireEntryMutation.graphql.ts';

export function useRetireEntry() {
  const { run, isPending } = useAction<useRetireEntryMutation>(graphql`
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
  const retireEntry = async (dictionaryEntryId: string, isRetired: boolean): Promise<boolean> =>
    (await run({ input: { dictionaryEntryId, isRetired } })) !== null;
  return { retireEntry, isPending };
}
