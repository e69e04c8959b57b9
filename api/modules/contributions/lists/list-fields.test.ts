// A list reads the columns that its document asks for: field by field its values equal those of the manuscript's own page.
// The sample asks for every field in the office's list and for half of them in each of the author's two; the long form for all in each.
import { getNamedType, isLeafType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { startInBlindWorld, type BlindWorld } from '../../../testing/blind-world.ts';
import { introspect } from '../../../testing/crawl.ts';
import { pack, selectionsOf } from '../../../testing/documents.ts';
import { bySampleSize } from '../../../testing/sample-size.ts';

let app: TestApp;
let world: BlindWorld;
let schema: GraphQLSchema;

beforeAll(async () => {
  ({ app, world } = await startInBlindWorld());
  schema = await introspect(app);
});
afterAll(() => app.close());

/** Every field of a manuscript by itself, as much of it as can be asked for. */
function fieldsOf(type: GraphQLObjectType): string[] {
  const chunks = selectionsOf(schema, type);
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return chunks.filter((chunk) => chunk.startsWith(`${field.name} {`));
  });
}

type Node = Record<string, unknown> & { id: string };

async function ask<T>(text: string, token: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await app.request<T>(text, variables, { token });
  if (!data) throw new Error(`${JSON.stringify(errors)}\n${text}`);
  return data;
}

describe('each field asked alone says in a list what it says by itself', () => {
  const ALL = () => true;
  /** The author's two lists take turns, but in the long run: each field is asked in one of them. */
  const AUTHORED = bySampleSize({ sample: (at: number) => at % 2 === 0, full: ALL });
  const DRAFTS = bySampleSize({ sample: (at: number) => at % 2 === 1, full: ALL });
  it.each([
    ['handledContributions', 'chief', ALL],
    ['authoredContributions', 'submitter', AUTHORED],
    ['drafts', 'submitter', DRAFTS],
  ] as const)(
    '%s, %s',
    async (list, who, isAsked) => {
      const token = who === 'chief' ? world.chief.token : world.readers.find(({ name }) => name === who)?.token;
      const type = schema.getType('Contribution');
      if (!token || !isObjectType(type)) throw new Error('Nobody asks for anything');
      const fields = fieldsOf(type).filter((_field, at) => isAsked(at));
      expect(fields.length).toBeGreaterThan(50);
      type Lists = { viewer: Record<string, { edges: { node: Node }[] }> };
      const rowsWith = async (field: string) =>
        (await ask<Lists>(`query Rows { viewer { ${list}(first: 2) { edges { node { id ${field} } } } } }`, token)).viewer[list]?.edges.map(
          ({ node }) => node,
        ) ?? [];
      const ids = (await rowsWith('')).map(({ id }) => id);
      let compared = 0;
      const pages = pack(schema, 'query Page($id: ID!) { node(id: $id) { ... on Contribution { id ', fields, '} } }');
      expect(pages.flatMap(({ selections }) => selections)).toEqual(fields);
      for (const { text, selections } of pages) {
        const page = await Promise.all(ids.map(async (id) => (await ask<{ node: Node }>(text, token, { id })).node));
        for (const field of selections) {
          const rows = await rowsWith(field);
          // The page has the other parts of the field beside.
          expect(page, field).toMatchObject(rows);
          compared += rows.filter((row) => Object.values(row).filter((value) => value !== null && value !== false).length > 1).length;
        }
      }
      expect(compared, 'fields that said something').toBeGreaterThan(30);
    },
    120_000,
  );

  it('also where the same manuscript is met twice in one document, with its long texts the second time', async () => {
    const { token } = world.chief;
    if (token === null) throw new Error('Nobody asks');
    const list = 'handledContributions(first: 9)';
    const text = `query Twice { viewer { first: ${list} { edges { node { id } } } second: ${list} { edges { node { abstractZh authors { contribution { abstractEn } } } } } } }`;
    type Texts = { viewer: { second: { edges: { node: { abstractZh: string; authors: { contribution: { abstractEn: string } }[] } }[] } } };
    const { viewer } = await ask<Texts>(text, token);
    const found = viewer.second.edges.map(({ node }) => node.abstractZh);
    expect(found).toContain(world.contribution.abstractZh);
    expect(viewer.second.edges.flatMap(({ node }) => node.authors.map(({ contribution }) => contribution.abstractEn))).toContain(
      world.contribution.abstractEn,
    );
  });
});
