// Fetches personal information as it is saved now, when another page has saved it meanwhile.
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useReloadProfileQuery } from './__generated__/useReloadProfileQuery.graphql.ts';
import { savedProfile } from './profile-values.ts';

/** Answers null when it could not be fetched (the reason has been shown). */
export function useReloadProfile() {
  const fetchNow = useFetchNow<useReloadProfileQuery>(graphql`
    query useReloadProfileQuery {
      viewer {
        ...profileValues_viewer
      }
    }
  `);
  return async function reload() {
    const data = await fetchNow({});
    return data?.viewer ? savedProfile(data.viewer) : null;
  };
}
