// The most that a document could load, as the limit on it counts.
import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { MAX_BULK } from '../../shared/limits.ts';
import { limits, objectsOf } from './limits.ts';

const schema = buildSchema(`
  directive @listSize(most: Int!, assumedSize: Int) on FIELD_DEFINITION
  type Query { thing: Thing }
  type Mutation { change(input: ChangeInput!): ChangePayload }
  input ChangeInput { ids: [ID!]! }
  type ChangePayload { results: [Thing!]! }
  type Thing { id: ID! parts: [Part!]! @listSize(most: 10) many: [Part!]! @listSize(most: 500, assumedSize: 3) rest: [Part!]! page(first: Int): Parts! }
  type Parts { edges: [Edge!]! }
  type Edge { node: Thing! }
  type Part { id: ID! }
`);

function objects(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation ? objectsOf(schema, document, operation, variables) : 0;
}

it('takes a list without pages for as long as it is declared, and one of unknown length for the longest page (B-071)', () => {
  expect(objects('{ thing { parts { id } } }')).toBe(11);
  expect(objects('{ thing { many { id } } }')).toBe(4);
  expect(objects('{ thing { rest { id } } }')).toBe(101);
});

it('takes a page for what is asked for, at every level (B-071)', () => {
  const pages = (first: number) =>
    `{ thing { page(first: ${first}) { edges { node { page(first: ${first}) { edges { node { id } } } } } } } }`;
  expect(objects(pages(1))).toBe(7);
  expect(objects(pages(3))).toBe(1 + 1 + 3 * (2 + 1 + 3 * 2));
  expect(objects('{ thing { page { edges { node { id } } } } }')).toBe(22);
});

it('takes the answer of a mutation for as long as the list that it was sent', () => {
  const text = 'mutation ($input: ChangeInput!) { change(input: $input) { results { parts { id } } } }';
  expect(objects(text, { input: { ids: ['1'] } })).toBe(12);
  expect(objects(text, { input: { ids: ['1', '2', '3'] } })).toBe(34);
  expect(objects('mutation { change { results { parts { id } } } }')).toBe(111);
});

it('counts the list of a mutation alike wherever it is written (B-071)', () => {
  const ids = Array.from({ length: 1000 }, (_unused, index) => String(index));
  const sent = { input: { ids } };
  const withVariables = 'mutation ($input: ChangeInput!) { change(input: $input) { results { parts { id } } } }';
  const written = `mutation { change(input: { ids: ${JSON.stringify(ids)} }) { results { parts { id } } } }`;
  expect(objects(written)).toBe(objects(withVariables, sent));
  const inFragment = written.replace('mutation {', 'mutation { ...Changed } fragment Changed on Mutation {');
  expect(objects(inFragment)).toBe(objects(withVariables, sent));
  expect(objects('mutation { change(input: { ids: ["1"] }) { results { parts { id } } } }')).toBe(12);
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
  // One manuscript with its whole page, or as many as a bulk act takes with a list's columns.
  for (const [ids, isOne] of [
    [['1'], true],
    [Array.from({ length: MAX_BULK }, String), false],
  ] as const)
    expect(operation && objectsOf(product, document, operation, { input: { ids }, isOne })).toBeLessThanOrEqual(limits.objects);
});
