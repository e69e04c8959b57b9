// Reading the columns that a document asks for (contribution.rows.ts): it shows in no answer, only in the number and size of statements.
import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import type { TestApp } from '../../../testing/app.ts';
import { startInBlindWorld, type BlindWorld } from '../../../testing/blind-world.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { idOf } from './wizard.factory.ts';

let app: TestApp;
let world: BlindWorld;
let readers: { name: string; token: string }[];
let manuscripts: string[];
const MISSING = idOf('Contribution', 999_999_999);

beforeAll(async () => {
  ({ app, world } = await startInBlindWorld());
  readers = [];
  for (const { name, token } of [world.chief, world.editor, ...world.readers])
    if (token !== null && (await app.request('query who { viewer { id } }', {}, { token })).data?.['viewer']) readers.push({ name, token });
  const rows = await app.database.orm.em.fork().execute<{ id: number }[]>('select id from contribution order by id');
  manuscripts = rows.map(({ id }) => idOf('Contribution', id));
});
afterAll(() => app.close());

/** Every field of a manuscript that needs no argument, with an inner one where it answers objects. */
function fields(): string[] {
  const type = colloquiumSchema().getType('Contribution');
  if (!isObjectType(type)) throw new Error('There are no manuscripts');
  return Object.values(type.getFields())
    .filter(({ args }) => args.every((argument) => argument.defaultValue !== undefined || !String(argument.type).endsWith('!')))
    .map(({ name, type: answered }) => (isCompositeType(getNamedType(answered)) ? `${name} { __typename }` : name));
}

const ask = async (selections: readonly string[], id: string, token: string) => {
  const document = `query some($id: ID!) { node(id: $id) { ... on Contribution { ${selections.join(' ')} } } }`;
  const { data, errors } = await app.request(document, { id }, { token, headers: { 'x-background': '1' } });
  expect(errors).toBeUndefined();
  return data?.['node'] as Record<string, unknown> | null;
};

const TOGETHER = 10;

it('a field asked alone is answered as it is among all the others, to every reader, of every manuscript', async () => {
  const all = fields();
  let answered = 0;
  for (const { name, token } of readers)
    for (const id of manuscripts) {
      const together = await ask(all, id, token);
      if (together === null) continue;
      for (let from = 0; from < all.length; from += TOGETHER) {
        const some = all.slice(from, from + TOGETHER);
        // Each place of a document reads the manuscript for itself.
        const places = some.map((field, index) => `n${index}: node(id: $id) { ... on Contribution { ${field} } }`);
        const { data, errors } = await app.request(`query alone($id: ID!) { ${places.join(' ')} }`, { id }, { token });
        expect(errors).toBeUndefined();
        for (const [index, field] of some.entries()) {
          const key = /^\w+/.exec(field)?.[0] ?? '';
          expect(data?.[`n${index}`], `${field} to ${name}`).toEqual({ [key]: together[key] });
          answered += 1;
        }
      }
    }
  expect(answered).toBeGreaterThan(100);
});

it('five fields of a manuscript cost one statement at most, as many found, hidden or missing, and read no text that was not asked for', async () => {
  const five = ['titleZh', 'titleEn', 'manuscriptNumber', 'keywordsZh', 'submittedAt'];
  const id = idOf('Contribution', world.contribution.id);
  const found: boolean[] = [];
  for (const { token } of readers) {
    const costs: number[] = [];
    for (const one of [id, MISSING]) {
      const statements = await statementsOf(async () => void found.push((await ask(five, one, token)) !== null));
      costs.push(statements.length);
      expect(statements.join()).not.toMatch(/abstract|explanation/);
    }
    // A viewer without a screen of manuscripts is refused before anything is read.
    expect([
      [0, 0],
      [1, 1],
    ]).toContainEqual(costs);
  }
  expect(new Set(found)).toEqual(new Set([true, false]));
});

it('what two places of a document ask of one manuscript is answered to each', async () => {
  const id = idOf('Contribution', world.contribution.id);
  const editor = world.editor.token ?? '';
  const document = `query twice($id: ID!) { a: node(id: $id) { ... on Contribution { titleZh } } b: node(id: $id) { ... on Contribution { abstractZh files { id } } }
    c: node(id: $id) { ...rest @include(if: true) } } fragment rest on Contribution { titleEn colloquium { name } }`;
  const { data, errors } = await app.request(document, { id }, { token: editor });
  expect(errors).toBeUndefined();
  const all = await ask(['titleZh', 'abstractZh', 'files { id }', 'titleEn', 'colloquium { name }'], id, editor);
  expect({ ...(data?.['a'] as object), ...(data?.['b'] as object), ...(data?.['c'] as object) }).toEqual(all);
});
