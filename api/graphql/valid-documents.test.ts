// Documents of sockets: read once, judged each time the same, and no more of them kept than there is room for.
import { GraphQLError, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { ValidDocuments } from './valid-documents.ts';

const schema = buildSchema('type Query { text(of: String): String }');

it('reads a document once', () => {
  const documents = new ValidDocuments(schema);
  expect(documents.read('{ text }')).toBe(documents.read('{ text }'));
});

it('refuses what is wrong every time', () => {
  const documents = new ValidDocuments(schema);
  for (let time = 0; time < 2; time += 1) {
    expect(documents.read('{ nothing }')).toEqual([expect.any(GraphQLError)]);
    expect(() => documents.read('{ text')).toThrow(GraphQLError);
  }
});

it('forgets the oldest when there are many, and does not keep one that is too long', () => {
  const documents = new ValidDocuments(schema);
  const long = (name: string) => `{ text(of: "${name.repeat(200_000)}") }`;
  const [first, second] = [documents.read(long('a')), documents.read(long('b'))];
  expect(documents.read(long('a'))).toBe(first);
  documents.read(long('c'));
  expect(documents.read(long('b'))).toBe(second);
  expect(documents.read(long('a'))).not.toBe(first);
  const huge = `{ text(of: "${'d'.repeat(600_000)}") }`;
  expect(documents.read(huge)).not.toBe(documents.read(huge));
});
