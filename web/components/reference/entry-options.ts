// The entries of a dictionary as the options of a choice.
import { graphql } from 'react-relay/hooks';
import type { entryOptions_entry$data } from './__generated__/entryOptions_entry.graphql.ts';

/** What a choice asks of each; spread unmasked, for forms name the chosen ones too. */
export const ENTRY = graphql`
  fragment entryOptions_entry on DictionaryEntry {
    id
    label
    isRetired
  }
`;

type Entry = Omit<entryOptions_entry$data, ' $fragmentType'>;

export const entryOptions = (entries: readonly Entry[]) => entries.map(({ id, label, isRetired }) => ({ value: id, label, isRetired }));
