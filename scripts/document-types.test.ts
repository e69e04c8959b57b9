// The types of the facade's documents.
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { documentTypes } from './document-types.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  enum Kind { BOOK PAPER }
  type Person { name: String! email: String }
  type Book implements Node { id: ID! kind: Kind! pages: Int authors: [Person!]! }
  type Shelf implements Node { id: ID! }
  input Range { from: Int! to: Int, inner: Range }
  type Query { node(id: ID!): Node, books(range: Range, tags: [String!] = []): [Book] }
`);

/** The type of each text. */
function typesOf(...sources: string[]): Record<string, string> {
  const written = documentTypes(schema, sources).matchAll(/^ {4}"((?:[^"\\]|\\.)*)": TadaDocumentNode<(.*)>;$/gm);
  return Object.fromEntries([...written].map(([, text = '', type = '']) => [text, type]));
}

it('tells of what may be null, of lists and of choices', () => {
  expect(typesOf("graphql('{ books { kind pages authors { email } } }')")).toEqual({
    '{ books { kind pages authors { email } } }':
      '{ books: ({ kind: "BOOK" | "PAPER"; pages: number | null; authors: ({ email: string | null; })[]; } | null)[] | null; }, {  }, void',
  });
});

it('answers of each type behind an interface once, and lays fragments and doubled fields together', () => {
  const person = 'fragment P on Person { name }';
  const node = 'query Q($id: ID!) { node(id: $id) { ... on Book { id authors { email } authors { ...P } } } }';
  expect(typesOf(`graphql('${person}')`, `graphql(\n  \`${node}\`, [P])`)).toEqual({
    [person]: '{ name: string; }, {}, { fragment: "P"; on: "Person"; masked: false }',
    [node]: '{ node: { id: string; authors: ({ email: string | null; name: string; })[]; } | {  } | null; }, { id: string; }, void',
  });
});

it('asks for what a document cannot do without, and writes each input object once', () => {
  const text =
    'query Q($range: Range!, $more: Range, $tags: [String!]! = []) { books(range: $range, tags: $tags) { pages @include(if: true) } more: books(range: $more) { pages } }';
  expect(typesOf(`graphql('${text}')`)[text]).toContain(
    '{ pages?: number | null | undefined; } | null)[] | null; more: ({ pages: number | null; } | null)[] | null; }, { range: Range; more?: Range | null | undefined; tags?: readonly (string)[] | undefined; }',
  );
  expect(documentTypes(schema, [`graphql('${text}')`]).match(/^interface .*$/gm)).toEqual([
    'interface Range { from: number; to?: number | null | undefined; inner?: Range | null | undefined; }',
  ]);
});

it.each([
  ['{ shelves { id } }', 'Query has no field shelves'],
  ['fragment S on Shop { id }', 'The schema has no type Shop'],
  ['{ node(id: 1) { ... on Book @include(if: true) { id } } }', 'A condition on a fragment is not typed'],
  ['{ node(id: 1) { ...Missing } }', 'There is no fragment Missing'],
])('refuses %s', (text, problem) => {
  expect(() => documentTypes(schema, [`graphql('${text}')`])).toThrow(problem);
});
