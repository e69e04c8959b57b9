// Shows a component as the product does: look, texts of both languages, routes, and a Relay store whose network is the test's.
import { ChakraProvider } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useRouteError,
  type LoaderFunction,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { getRequest, type GraphQLTaggedNode, type OperationType, type Variables } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment, type MockResolvers } from 'relay-test-utils';
// The dialogs of acts come with code of their own: in a page that has been open for a moment, it is there.
import '../components/acts/ActQuestion.tsx';
import type { LanguageTag } from '../i18n/i18n.ts';
import { storeToken } from '../relay/token.ts';
import { Notices } from '../ui/notice/notices.tsx';
import { system } from '../ui/theme/system.ts';
import { unstyled } from './unstyled.ts';
import { showLanguage } from './texts.ts';

const ANY: MockResolvers = { DateTime: () => '2026-03-05T06:32:00.000Z' };

/** The router listens to the window until it is disposed. */
export function Routes({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** An error thrown by a component fails the test. */
function Thrown(): never {
  throw useRouteError();
}

export interface ShowOptions {
  language?: LanguageTag;
  /** Where the component is shown, with its query and its state. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Nobody has signed in. */
  isVisitor?: boolean;
  /** The path below /main under which a menu opens the page. */
  guardedPath?: string;
  /** Styles are worked out as well: the test reads the rules that they make. */
  isStyled?: boolean;
}

export interface Shown {
  environment: MockEnvironment;
  /** Where the person is now. */
  address: () => string;
  /** The state of the history entry at which the person is. */
  state: () => unknown;
  /** Goes to another address inside the product, as a link of the shell does. */
  go: (address: string) => Promise<void>;
  /** Unanswered requests to the server, oldest first. */
  asked: () => { name: string; variables: Variables }[];
  /** The server answers the operation of this name; objects by their type, fields left out are made up. */
  answer: (name: string, objects: MockResolvers) => Promise<void>;
  /** The subscription of this name brings news. */
  tell: (name: string, objects: MockResolvers) => Promise<void>;
  /** The operation of this name fails. */
  fail: (name: string, error: Error) => Promise<void>;
}

/** Shows `element` with the data of its route's loader, if it has one: `loaded`, or those that `loader` reads. */
export function show(
  element: ReactNode,
  { loaded = null, loader, ...options }: ShowOptions & { loaded?: unknown; loader?: LoaderFunction | undefined } = {},
): Promise<Shown> {
  return mount(createMockEnvironment(), element, { load: loader ?? (() => loaded), query: null }, options);
}

/** Shows the result of `children` for the answer to `query`: a fragment's component, or a page that reads its route's query itself. */
export function showQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  { variables, objects, ...options }: ShowOptions & { variables: Query['variables']; objects: MockResolvers },
  children: (data: Query['response']) => ReactNode,
): Promise<Shown> {
  const environment = createMockEnvironment();
  function Answered() {
    return children(usePreloadedQuery<Query>(query, useLoaderData<PreloadedQuery<Query>>()));
  }
  function load() {
    environment.mock.queuePendingOperation(query, variables);
    environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, { ...ANY, ...objects }));
    return loadQuery<Query>(environment, query, variables);
  }
  return mount(environment, <Answered />, { load, query }, options);
}

/**
 * Shows a page as its route does: each address starts the query with the variables that `variables` reads from it. The first is answered
 * with `objects`, later ones by the test.
 */
export function showRoute<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (search: URLSearchParams) => Query['variables'],
  page: ReactNode,
  { objects, ...options }: ShowOptions & { objects: MockResolvers },
): Promise<Shown> {
  const environment = createMockEnvironment();
  let isAnswered = false;
  function load({ request }: LoaderFunctionArgs) {
    const given = variables(new URL(request.url).searchParams);
    if (!isAnswered) {
      isAnswered = true;
      environment.mock.queuePendingOperation(query, given);
      environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, { ...ANY, ...objects }));
    }
    return loadQuery<Query>(environment, query, given);
  }
  return mount(environment, page, { load, query }, options);
}

async function mount(
  environment: MockEnvironment,
  element: ReactNode,
  { load, query }: { load: LoaderFunction; query: GraphQLTaggedNode | null },
  { language = 'zh-CN', at = '/', isVisitor = false, guardedPath, isStyled = false }: ShowOptions,
): Promise<Shown> {
  await showLanguage(language);
  if (!isVisitor) storeToken('token');
  const router = createMemoryRouter(
    [{ path: '*', element, handle: { guardedPath }, loader: load, HydrateFallback: () => null, ErrorBoundary: Thrown }],
    { initialEntries: [at] },
  );
  await act(async () => {
    render(
      <ChakraProvider value={isStyled ? system : unstyled}>
        <RelayEnvironmentProvider environment={environment}>
          <Suspense>
            <Routes router={router} />
            <Notices />
          </Suspense>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    );
  });
  // The query of the route has its answer.
  const answered = new Set(
    environment.mock.getAllOperations().filter(({ request }) => query !== null && request.node === getRequest(query)),
  );
  const pending = () => environment.mock.getAllOperations().filter((operation) => !answered.has(operation));
  function operationOf(name: string) {
    const operation = pending().findLast(({ request }) => request.node.operation.name === name);
    if (operation === undefined) throw new Error(`${name} was not asked for`);
    return operation;
  }
  return {
    environment,
    address: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    go: (address) => act(() => router.navigate(address)),
    asked: () =>
      pending()
        .filter(({ request }) => request.node.params.operationKind !== 'subscription')
        .map(({ request }) => ({ name: request.node.operation.name, variables: request.variables })),
    async answer(name, objects) {
      const operation = operationOf(name);
      answered.add(operation);
      await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, { ...ANY, ...objects })));
    },
    async tell(name, objects) {
      const operation = operationOf(name);
      await act(async () => environment.mock.nextValue(operation, MockPayloadGenerator.generate(operation, { ...ANY, ...objects })));
    },
    async fail(name, error) {
      const operation = operationOf(name);
      answered.add(operation);
      await act(async () => environment.mock.reject(operation, error));
    },
  };
}
