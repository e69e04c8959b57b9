// The viewer's earlier co-authors, by name.
import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../../relay/useFetchNow.ts';
import type { useCoAuthorsQuery, useCoAuthorsQuery$data } from './__generated__/useCoAuthorsQuery.graphql.ts';

type Found = NonNullable<NonNullable<useCoAuthorsQuery$data['viewer']>['coAuthors']>[number];
export type CoAuthor = Omit<Found, 'author' | 'ticket'> & { author: NonNullable<Found['author']>; ticket: string | null };

const QUERY = graphql`
  query useCoAuthorsQuery($name: String!) {
    viewer {
      coAuthors(name: $name) {
        ticket
        author {
          id
          personName
          name {
            ...typedName_name @relay(mask: false)
          }
          sex
          email
          company
          address
          orcid
          professionalTitle {
            id
            label
          }
          degree {
            id
            label
          }
        }
      }
    }
  }
`;

/** `people` is null before the first search. */
export function useCoAuthors() {
  const fetchNow = useFetchNow<useCoAuthorsQuery>(QUERY);
  const [people, setPeople] = useState<readonly CoAuthor[] | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const latest = useRef('');
  async function search(name: string): Promise<void> {
    latest.current = name;
    setIsPending(true);
    setFailure(undefined);
    const data = await fetchNow({ name }, setFailure);
    setIsPending(false);
    if (data !== null && latest.current === name)
      setPeople((data.viewer?.coAuthors ?? []).flatMap(({ author, ticket }) => (author ? [{ author, ticket: ticket ?? null }] : [])));
  }
  return { search, people, isPending, failure };
}
