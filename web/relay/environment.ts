// The one Relay environment of the page. Route loaders need it before anything is mounted, so it is a module value.
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

const fetchFunction: FetchFunction = (request, variables, { metadata }) =>
  fetchGraphQL(request, variables, { isBackground: metadata?.['isBackground'] === true });

/** The socket code is fetched with the first subscription: the sign-in page does without. */
const subscribeFunction: SubscribeFunction = (request, variables) =>
  Observable.from(import('./subscription-client.ts')).mergeMap((client): Observable<GraphQLResponse> =>
    client.subscribe(request, variables),
  );

export const environment = new Environment({
  network: Network.create(fetchFunction, subscribeFunction),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
});

/** After a switch of role or language: nothing that was read before may be taken as still true. */
export function forgetWhatWasRead(): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
