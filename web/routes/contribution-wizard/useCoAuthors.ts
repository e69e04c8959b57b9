// People whom the viewer has written with, by name.
import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import type { useCoAuthorsQuery, useCoAuthorsQuery$data } from './__generated__/useCoAuthorsQuery.graphql.ts';

type Found = NonNullable<NonNullable<useCoAuthorsQuery$data['viewer']>['coAuthors']>[number];
export type CoAuthor = Omit<Found, 'author' | 'ticket'> & { author: NonNullable<Found['author']>; ticket: string | null };

/** `people` is null before the first search. */
export function useCoAuthors() {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<readonly CoAuthor[] | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const latest = useRef('');
  async function search(name: string): Promise<void> {
    latest.current = name;
    setIsPending(true);
    setFailure(undefined);
    try {
      const data = await fetchQuery<useCoAuthorsQuery>(environment, graphql`
        query useCoAuthorsQuery($name: String!) {
          viewer {
            coAuthors(name: $name) {
              ticket
              author {
                id
                personName
                sex
                email
                company
                address
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
      `, { name }, { fetchPolicy: 'network-only' }).toPromise();
      if (latest.current === name) setPeople((data?.viewer?.coAuthors ?? []).flatMap(({ author, ticket }) => (author ? [{ author, ticket: ticket ?? null }] : [])));
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setIsPending(false);
    }
  }
  return { search, people, isPending, failure };
}
