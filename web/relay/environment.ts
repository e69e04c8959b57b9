// The Relay environment of the page, and one for each further role whose work it shows. Route loaders need it before anything is mounted, so
// it is a module value.
import {
  commitLocalUpdate,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type SubscribeFunction,
} from 'relay-runtime';
import { fetchGraphQL } from './fetch-graphql.ts';

/** Queries of pages left are kept this many deep, so that going back shows them at once. */
const KEPT_QUERIES = 20;

/** `role`: the id of the role in which everything is asked; left out: the session's own. */
function environmentIn(role?: string): Environment {
  const fetchFunction: FetchFunction = (request, variables, { metadata }) =>
    fetchGraphQL(request, variables, { isBackground: metadata?.['isBackground'] === true, role });
  /** The socket code is fetched with the first subscription: the sign-in page does without. */
  const subscribeFunction: SubscribeFunction = (request, variables) =>
    Observable.from(import('./subscription-client.ts')).mergeMap((client): Observable<GraphQLResponse> =>
      client.subscribe(request, variables, role),
    );
  return new Environment({
    network: Network.create(fetchFunction, subscribeFunction),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  });
}

export const environment = environmentIn();

const inRoles = new Map<string, Environment>();

/**
 * The environment of one of the person's other roles: its records never meet those that are read in another, which may know more or less of
 * the same manuscript.
 */
export function environmentOf(role: string): Environment {
  const known = inRoles.get(role) ?? environmentIn(role);
  inRoles.set(role, known);
  return known;
}

/** After a switch of role or language: nothing that was read before may be taken as still true. */
export function forgetWhatWasRead(): void {
  for (const one of [environment, ...inRoles.values()]) commitLocalUpdate(one, (store) => store.invalidateStore());
}
