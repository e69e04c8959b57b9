// The schema as a whole: everything has a rule or a reason (principles, Doors), and the printed schema is the served one.
import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { errorCodes } from '../shared/errors.ts';
import { authRule } from './graphql/auth.ts';
import { listSizeOf } from './graphql/list-size.ts';
import { printSchema } from './graphql/print.ts';
import { descriptionFaults, repeatsItsName } from './description-faults.ts';
import { doorFaults } from './door-faults.ts';
import { inputFields, objectFields, payloadFields } from './shared-fields.ts';
import { limitsOf } from './modules/accounts/limits/limited.ts';
import { doors } from './modules.ts';
import { colloquiumSchema } from './schema.ts';

const schema = colloquiumSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type !== null && type !== undefined,
);
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
);

test('everything of it has a rule, or a reason beside its domain (principles, Doors)', () => {
  expect(doorFaults(schema, doors)).toEqual([]);
});

test('everything says what it is, and not by its name alone (B-070)', () => {
  expect(descriptionFaults(schema)).toEqual([]);
});

test.each([
  ['Issue.number', 'The number.', true],
  ['Issue.number', 'The number of the issue; null when there is none.', true],
  ['Colloquium.nameEn', 'Name (en).', true],
  ['ContributionEdge', 'Contribution edge', true],
  ['Issue.number', 'Counted from the first.', false],
] as const)('%s “%s” repeats its name: %s (B-070)', (place, description, repeats) => {
  expect(repeatsItsName(place, description)).toBe(repeats);
});

test('every mutation says what it does and lists its errors by their codes', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const unlisted = mutations.filter(({ description }) => !/^\S.* Errors: ([A-Z]|none of its own\.)/su.test(description ?? ''));
  expect(unlisted.map(({ name }) => name)).toEqual([]);
  const unknown = mutations.flatMap(({ name, description }) =>
    [...(description ?? '').replace(/^.*?(?: Errors:| why not:)/su, '').matchAll(/[A-Z_]{4,}/gu)]
      .map(([code]) => code)
      .filter((code) => !errorCodes.some((known) => known === code))
      .map((code) => `${name}: ${code}`),
  );
  expect(unknown).toEqual([]);
  const limits = mutations.filter((field) => (limitsOf(field) !== null) !== Boolean(field.description?.includes('RATE_LIMITED')));
  expect(limits.map(({ name }) => name)).toEqual([]);
});

test('what is said of a field by its name alone is said of two at least', () => {
  const of = (place: (type: GraphQLNamedType) => boolean) =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      (isInputObjectType(type) || isObjectType(type)) && place(type)
        ? Object.values<{ name: string; description?: string | null | undefined }>(type.getFields())
        : [],
    );
  for (const [said, fields] of [
    [inputFields, of(isInputObjectType)],
    [payloadFields, of(({ name }) => name.endsWith('Payload'))],
    [objectFields, of((type) => isObjectType(type) && !type.name.endsWith('Payload'))],
  ] as const) {
    const count = (name: string) => fields.filter((field) => field.name === name && field.description === said[name]).length;
    expect(Object.keys(said).filter((name) => count(name) < 2)).toEqual([]);
  }
});

test('every list of objects is a page, a mutation’s answer, or says how long it is; one that grows names the pages that replace it (B-071)', () => {
  const payloads = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
  const fields = [...types, ...roots]
    .filter((type) => !payloads.includes(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)))
    .filter(({ type, field }) => !(type.name.endsWith('Connection') && field.name === 'edges'));
  const name = ({ type, field }: (typeof fields)[number]) => `${type.name}.${field.name}`;
  expect(fields.filter(({ field }) => !listSizeOf(field)).map(name)).toEqual([]);
  const unnamed = fields.filter(({ type, field }) => {
    const connection = /^Ask (\w+),/u.exec(field.deprecationReason ?? '')?.[1];
    const pages = type.getFields()[connection ?? ''];
    return field.deprecationReason && !(pages && getNamedType(pages.type).name.endsWith('Connection'));
  });
  expect(unnamed.map(name)).toEqual([]);
  expect(
    fields
      .filter(({ field }) => field.deprecationReason)
      .map(name)
      .toSorted(),
  ).toEqual([
    'Colloquium.issues',
    'Contribution.authors',
    'Contribution.events',
    'Contribution.historyFiles',
    'Contribution.mails',
    'Contribution.reviewFiles',
    'Contribution.reviews',
    'ContributionJournalHistory.events',
    'Issue.articles',
    'Query.departmentOptions',
    'Query.departments',
    'Query.dictionary',
    'Query.dictionaryEntries',
    'Viewer.ownColloquiums',
  ]);
});

test('pages have the rule of the plain list that they stand beside (B-071)', () => {
  const rules = [...types, ...roots].flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const connection = /^Ask (\w+),/u.exec(field.deprecationReason ?? '')?.[1];
      const pages = connection ? type.getFields()[connection] : undefined;
      return pages ? [{ place: `${type.name}.${field.name}`, plain: authRule(field), paged: authRule(pages) }] : [];
    }),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const { place, plain, paged } of rules) expect(paged, place).toEqual(plain);
});

test('schema.graphql is what the API prints', async () => {
  const text = printSchema(schema);
  expect(await readFile(new URL('../schema.graphql', import.meta.url), 'utf8')).toBe(text);
  expect(() => buildSchema(text)).not.toThrow();
});
