// Makes a periodical or conference.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useCreateColloquiumMutation } from './__generated__/useCreateColloquiumMutation.graphql.ts';

export interface CreatedColloquium {
  id: string;
  name: string;
}

export const useCreateColloquium = () =>
  useAction<useCreateColloquiumMutation>(graphql`
    mutation useCreateColloquiumMutation($input: CreateColloquiumInput!) {
      createColloquium(input: $input) {
        colloquium {
          id
          name
        }
      }
    }
  `);
