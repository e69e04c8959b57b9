// Adds an entry or renames one.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveEntryAddMutation } from './__generated__/useSaveEntryAddMutation.graphql.ts';
import type { useSaveEntryRenameMutation } from './__generated__/useSaveEntryRenameMutation.graphql.ts';

export function useSaveEntry() {
  const add = useAction<useSaveEntryAddMutation>(graphql`
    mutation useSaveEntryAddMutation($input: AddDictionaryEntryInput!) {
      addDictionaryEntry(input: $input) {
        dictionaryEntry {
          id
        }
      }
    }
  `);
  const rename = useAction<useSaveEntryRenameMutation>(graphql`
    mutation useSaveEntryRenameMutation($input: RenameDictionaryEntryInput!) {
      renameDictionaryEntry(input: $input) {
        dictionaryEntry {
          id
          labelZh
          labelEn
          version
        }
      }
    }
  `);
  return { addEntry: add.run, renameEntry: rename.run, isPending: add.isPending || rename.isPending };
}
