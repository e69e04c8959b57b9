// The part of relay-test-utils that the tests use: the package comes without types.
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, GraphQLTaggedNode, OperationDescriptor, Variables } from 'relay-runtime';

  export interface MockContext {
    readonly parentType: string | null | undefined;
    readonly name: string | null | undefined;
    readonly alias?: string | null | undefined;
    readonly path?: readonly string[] | undefined;
    readonly args: Readonly<Record<string, unknown>> | null | undefined;
  }

  /** Type → the fields of one of its objects; those left out are made up. */
  export type MockResolvers = Readonly<Record<string, (context: MockContext, generateId: () => number) => unknown>>;

  export type MockEnvironment = Environment & {
    readonly mock: {
      getAllOperations(): readonly OperationDescriptor[];
      queuePendingOperation(query: GraphQLTaggedNode, variables: Variables): void;
      queueOperationResolver(resolver: (operation: OperationDescriptor) => GraphQLResponse | Error): void;
      resolve(operation: OperationDescriptor, payload: GraphQLResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      nextValue(operation: OperationDescriptor, payload: GraphQLResponse): void;
    };
  };

  export function createMockEnvironment(): MockEnvironment;
  export const MockPayloadGenerator: { generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLResponse };
}
