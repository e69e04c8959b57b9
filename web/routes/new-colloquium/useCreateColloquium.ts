// Makes a periodical or conference.
import { graphql } from 'react-relay/hooks';
import type { CheckedColloquium, ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { contentInput } from '../../components/colloquiums/form/colloquium-values.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useCreateColloquiumMutation } from './__generated__/useCreateColloquiumMutation.graphql.ts';

export interface CreatedColloquium {
  id: string;
  name: string;
}

export function useCreateColloquium() {
  const { run } = useAction<useCreateColloquiumMutation>(graphql`
    mutation useCreateColloquiumMutation($input: CreateColloquiumInput!) {
      createColloquium(input: $input) {
        colloquium {
          id
          name
        }
      }
    }
  `);
  /** Null when it failed (`onError` was called). */
  return async function createColloquium(
    kind: ColloquiumKindName,
    checked: CheckedColloquium,
    onError: (error: Error) => void,
  ): Promise<CreatedColloquium | null> {
    return (await run({ input: { kind, ...contentInput(checked) } }, { onError }))?.createColloquium?.colloquium ?? null;
  };
}
