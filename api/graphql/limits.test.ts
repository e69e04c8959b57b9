// What a document could load at most, as the limit on it counts.
import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { MAX_BULK } from '../../shared/limits.ts';
import { limits, objectsOf } from './limits.ts';

const schema = buildSchema(`
  type Query { thing: Thing }
  type Mutation { change(input: ChangeInput!): ChangePayload }
  input ChangeInput { ids: [ID!]! }
  type ChangePayload { results: [Thing!]! }
  type Thing { id: ID! parts: [Part!]! }
  type Part { id: ID! }
`);

function objects(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation ? objectsOf(schema, document, operation, variables) : 0;
}

it('takes an unpaged list for ten', () => {
  expect(objects('{ thing { parts { id } } }')).toBe(11);
});

it('takes the answer of a mutation for as long as the list that it was sent', () => {
  const text = 'mutation ($input: ChangeInput!) { change(input: $input) { results { parts { id } } } }';
  expect(objects(text, { input: { ids: ['1'] } })).toBe(12);
  expect(objects(text, { input: { ids: ['1', '2', '3'] } })).toBe(34);
  expect(objects('mutation { change(input: { ids: ["1"] }) { results { parts { id } } } }')).toBe(111);
});

it('leaves out what the variables leave out', () => {
  const text =
    'query ($whole: Boolean!) { thing { parts @include(if: $whole) { id } ...More @skip(if: $whole) } } fragment More on Thing { parts { id } }';
  expect(objects(text, { whole: true })).toBe(11);
  expect(objects(text, { whole: false })).toBe(11);
  expect(objects('{ thing { parts @skip(if: true) { id } } }')).toBe(1);
});

const product = buildSchema(readFileSync('schema.graphql', 'utf8'));
const persisted: Record<string, string> = JSON.parse(readFileSync('web/relay/persisted-documents.json', 'utf8'));

it.each(Object.values(persisted).map((text) => [/\w+ (\w+)/.exec(text)?.[1], text]))('lets the screens ask for %s', (_name, text = '') => {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  // One manuscript with all that its page shows, or as many as a bulk act takes with what a list shows.
  for (const [ids, isOne] of [
    [['1'], true],
    [Array.from({ length: MAX_BULK }, String), false],
  ] as const)
    expect(operation && objectsOf(product, document, operation, { input: { ids }, isOne })).toBeLessThanOrEqual(limits.objects);
});
