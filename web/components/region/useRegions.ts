// The regions within one, fetched when it is chosen.
import { graphql } from 'react-relay/hooks';
import { useFetched } from '../../relay/useFetched.ts';
import type { useRegionsQuery } from './__generated__/useRegionsQuery.graphql.ts';

export interface RegionChoice {
  code: string;
  label: string;
  hasChildren: boolean;
}

/** `regions` is null while there is no parent or its list is on its way. */
export function useRegions(parentCode: string) {
  const { data, error, retry } = useFetched<useRegionsQuery>(
    graphql`
      query useRegionsQuery($parentCode: String!) {
        regions(parentCode: $parentCode) {
          code
          label
          hasChildren
        }
      }
    `,
    parentCode,
    { parentCode },
  );
  const regions: readonly RegionChoice[] | null = data && (data.regions ?? []);
  return { regions, error, retry };
}
