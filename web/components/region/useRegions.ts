// The regions within one, fetched when it is chosen.
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRegionsQuery } from './__generated__/useRegionsQuery.graphql.ts';

export interface RegionChoice {
  code: string;
  label: string;
  hasChildren: boolean;
}

interface Found {
  parentCode: string;
  regions: readonly RegionChoice[] | null;
  error: unknown;
}

/** `regions` is null while there is no parent or its list is on its way. */
export function useRegions(parentCode: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (parentCode === '') return undefined;
    const subscription = fetchQuery<useRegionsQuery>(environment, graphql`
      query useRegionsQuery($parentCode: String!) {
        regions(parentCode: $parentCode) {
          code
          label
          hasChildren
        }
      }
    `, { parentCode }).subscribe({
      next: (data) => setFound({ parentCode, regions: data.regions ?? [], error: null }),
      error: (error: unknown) => setFound({ parentCode, regions: null, error }),
    });
    return () => subscription.unsubscribe();
  }, [environment, parentCode, attempt]);
  const current = found?.parentCode === parentCode ? found : null;
  return {
    regions: current?.regions ?? null,
    error: current?.error ?? null,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}
