// Documents answered by their plans (decision 98) and by graphql-js: the same bytes, for every reader of the blind world.
import { readFile } from 'node:fs/promises';
import {
  execute,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  Kind,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContext, type Context } from '../context.ts';
import { Documents } from '../graphql/compiled/compiled.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { shareOf, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';

let blind: BlindCrawl;
let queries: { name: string; document: DocumentNode; operation: OperationDefinitionNode }[];
beforeAll(async () => {
  blind = await startBlindCrawl();
  const file = z.record(z.string(), z.string()).parse(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')));
  queries = Object.values(file).flatMap((text) => {
    const document = parse(text);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operation?.operation === 'query' ? [{ name: operation.name?.value ?? '', document, operation }] : [];
  });
});
afterAll(() => blind.close());

/** A request of its own: nothing is known of one that came before. */
async function contextOf({ token, language = 'en-US' }: Reader): Promise<Context> {
  const { deps, database } = blind.app;
  const em = database.orm.em.fork();
  const viewer = token === null ? null : await deps.loadViewer(em, token, deps.clock);
  return createContext(deps, { em, viewer, language, address: '127.0.0.1', deadToken: token && !viewer ? 'UNAUTHENTICATED' : null });
}

/** A value that the schema takes. */
function valueOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, id);
  if (isListType(type)) return [valueOf(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type, id)]));
  }
  if (type.name === 'ID') return id;
  if (type.name === 'Int' || type.name === 'Float') return 3;
  return type.name === 'Boolean' ? true : 'zq';
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, id: string): Record<string, unknown> {
  const { schema } = blind.app.deps;
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const declared = typeFromAST(schema, type);
      // Conditions are always said; of the rest, what has to be.
      const isSaid = isNonNullType(declared) || String(declared) === 'Boolean';
      return isSaid && declared ? [[variable.name.value, valueOf(declared as GraphQLInputType, id)]] : [];
    }),
  );
}

/**
 * Links are signed for a moment. Errors are laid by their places: in which order fields that are refused at once come to say so is a matter
 * of ticks, and the specification leaves it open.
 */
const bytesOf = (answer: ExecutionResult) =>
  JSON.stringify({
    ...answer,
    ...(answer.errors && { errors: answer.errors.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))) }),
  }).replaceAll(/\/(files|archives|exports)\/[\w.-]+/g, '/$1/');
const placeOf = ({ path, message }: GraphQLFormattedError) => `${path?.join('.')} ${message}`;

describe('a document of the browser', () => {
  it('is answered by its plan as graphql-js answers it, to the byte, to every reader', async () => {
    const { schema } = blind.app.deps;
    const documents = new Documents(schema);
    const ids = [
      ...(['Contribution', 'Review', 'Colloquium'] as const).flatMap((type) =>
        blind.allIds
          .filter((one) => Buffer.from(one, 'base64').toString().startsWith(`${type}:`))
          .slice(0, type === 'Contribution' ? 2 : 1),
      ),
      toGlobalId('Contribution', '999999999'),
    ];
    const questions = queries.flatMap((query) =>
      query.operation.variableDefinitions?.some(({ type }) => /ID/.test(JSON.stringify(type)))
        ? ids.map((id) => ({ ...query, id }))
        : [{ ...query, id: ids[0] ?? '' }],
    );
    const differing: string[] = [];
    let withData = 0;
    for (const reader of blind.world.readers) {
      for (const { name, document, operation, id } of shareOf(reader, questions, bySampleSize({ sample: 6, full: 1 }))) {
        const variables = variablesOf(operation, id);
        const planned = await documents.run({ document, variables, operationName: null, ctx: await contextOf(reader), isFree: false });
        const plain = await execute({ schema, document, variableValues: variables, contextValue: await contextOf(reader) });
        if (bytesOf(planned) !== bytesOf(plain)) differing.push(`${reader.name}: ${name} of ${id}\n${bytesOf(planned)}\n${bytesOf(plain)}`);
        if (/:\{/.test(JSON.stringify(plain.data?.['node'] ?? plain.data?.['viewer'] ?? null))) withData += 1;
      }
    }
    expect(differing).toEqual([]);
    // Not everything was refused.
    expect(withData).toBeGreaterThan(100);
  }, 600_000);
});
