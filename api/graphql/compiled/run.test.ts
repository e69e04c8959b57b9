// What a plan answers (run.ts) is what graphql-js answers: data, order, errors and the calls of resolvers.
import { buildSchema, execute, isObjectType, parse, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Documents } from './compiled.ts';
import { askedBy, Plan } from './plan.ts';

const thing = (kind: string, more: object = {}) => ({ kind, name: kind, ...more });

/** Calls of resolvers, in their order. */
function schemaThatNotes(calls: string[]): GraphQLSchema {
  const schema = buildSchema(`
    interface Named { name: String }
    type Tree implements Named { name: String height: Int must: String! late: String! tree: Tree! trees: [Tree!] some: [Tree]! words(n: Int = 2, of: String): [String!] }
    type Stone implements Named { name: String weight: Int }
    union Found = Tree | Stone
    type Query { tree: Tree must: Tree! all: [Named] found(n: Int): Found late: Tree broken: [Int!]! count: Int! }
    type Mutation { first: Tree second: Tree! third: Int }
  `);
  const resolvers: Record<string, Record<string, (source: unknown, args: Record<string, unknown>) => unknown>> = {
    Query: {
      tree: () => thing('Tree', { trees: [thing('Tree'), thing('Tree')], some: [thing('Tree'), null, new Error('no')] }),
      must: () => thing('Tree', { must: null }),
      all: () => [thing('Tree'), Promise.resolve(thing('Stone', { weight: 3 })), null, Promise.reject(new Error('lost'))],
      found: (_source, { n }) => (n === 1 ? thing('Tree') : n === 2 ? thing('Stone') : n === 3 ? thing('Cloud') : null),
      late: async () => await Promise.resolve(thing('Tree', { trees: Promise.resolve([thing('Tree')]) })),
      broken: () => [1, 'x', 2],
      count: () => Promise.reject(new Error('uncounted')),
    },
    Tree: {
      height: () => 3,
      late: async () => await Promise.reject(new Error('too late')),
      tree: () => thing('Tree'),
      words: (_source, { n, of }) => Array.from({ length: Number(n) }, () => (of === undefined ? 'a' : of)),
    },
    Mutation: {
      first: async () => await Promise.resolve(thing('Tree')),
      second: () => Promise.reject(new Error('second')),
      third: () => 3,
    },
  };
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(name);
    for (const [field, resolve] of Object.entries(fields)) {
      const declared = type.getFields()[field];
      if (!declared) throw new Error(field);
      declared.resolve = (source: unknown, args: Record<string, unknown>) => {
        calls.push(`${name}.${field} ${JSON.stringify(args)}`);
        return resolve(source, args);
      };
    }
  }
  for (const name of ['Named', 'Found']) {
    const type = schema.getType(name);
    if (type && 'resolveType' in type) type.resolveType = ({ kind }: { kind: string }) => kind;
  }
  return schema;
}

const documents = [
  '{ tree { name height again: height ...T } } fragment T on Tree { name trees { name words } ... on Named { kind: __typename } }',
  '{ all { __typename name ... on Stone { weight } ... on Tree { height } } }',
  '{ late { trees { name tree { words(n: 3, of: "b") } } name } tree { words(of: null) } }',
  '{ tree { some { must } } }',
  '{ tree { some { late name } trees { late } } late { late } }',
  '{ must { must } tree { name } }',
  '{ tree { tree { late must } } }',
  '{ broken }',
  '{ count tree { late } }',
  '{ late { name } must { late must } }',
  '{ found(n: 3) { ... on Tree { name } } }',
  'query ($b: Boolean = false) { tree @include(if: $b) { name } late { name } }',
  'mutation ($b: Boolean = true) { third @skip(if: $b) first @include(if: $b) { name } }',
  'query ($n: Int) { found(n: $n) { ... on Tree { name } ... on Stone { weight name } } }',
  'query ($a: Boolean!, $b: Boolean = false) { tree { name @include(if: $a) height @skip(if: $b) ...T @include(if: $b) } } fragment T on Tree { words }',
  'query ($n: Int!) { found(n: $n) { __typename } }',
  'mutation { first { name } third second { name } after: third }',
  'mutation { first { must } third }',
  '{ __schema { queryType { name } } __type(name: "Tree") { fields { name type { kind ofType { name } } } } }',
  'query A { tree { name } } query B { tree { height } }',
];
const variables = [{}, { n: 1 }, { n: 2, a: true }, { a: false, b: true }, { a: true, b: null }, { n: 'x' }];

describe('the answer by a plan', () => {
  it.each(documents)('is that of graphql-js: %s', async (text) => {
    const calls: Record<'planned' | 'plain', string[]> = { planned: [], plain: [] };
    const [ours, theirs] = [schemaThatNotes(calls.planned), schemaThatNotes(calls.plain)];
    const compiled = new Documents(ours);
    const document = parse(text);
    // A plan serves again, with the values of another request.
    for (const given of [...variables, ...variables]) {
      const asked = { document, variables: given, operationName: null, ctx: {} };
      const planned = await compiled.run({ ...asked, isFree: false });
      const plain = await execute({ schema: theirs, document: parse(text), variableValues: given, contextValue: {} });
      expect(JSON.stringify(planned)).toBe(JSON.stringify(plain));
      expect(calls.planned).toEqual(calls.plain);
    }
  });

  it('keeps of what one request said only what decides on the parts', () => {
    const asked = askedBy(parse('mutation In($password: String, $b: Boolean!) { first { words(of: $password) name @include(if: $b) } }'));
    if (!asked) throw new Error('It is one mutation');
    expect(new Plan(schemaThatNotes([]), asked, { password: 'Secret1', b: true }).variables).toEqual({ b: true });
  });
});
