// The schema as a whole: everything has a rule or a reason (architecture, Doors), and what is printed is what is served.
import { readFile } from 'node:fs/promises';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { errorCodes } from '../shared/errors.ts';
import { authRule } from './graphql/auth.ts';
import { printSchema } from './graphql/print.ts';
import { openFields, personFieldsWithoutPolicy, personTypes, policyTypes, publicFields, publicTypes } from './graphql/public-schema.ts';
import { inputFields } from './input-fields.ts';
import { limitsOf } from './modules/accounts/limits/limited.ts';
import { colloquiumSchema } from './schema.ts';

const schema = colloquiumSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type !== null && type !== undefined,
);
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
);

test('every type has a rule or stands in the list of public types, not both', () => {
  const open = types.filter((type) => !authRule(type)).map((type) => type.name);
  expect(open.toSorted()).toEqual(Object.keys(publicTypes).toSorted());
});

test('every root field has a rule or stands in the list of public fields, not both', () => {
  const open = roots.flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) => (authRule(field) ? [] : [`${root.name}.${field.name}`])),
  );
  expect(open.toSorted()).toEqual(Object.keys(publicFields).toSorted());
});

test('manuscripts, authors, files, reviews, events and letters have a policy', () => {
  const without = Object.keys(policyTypes).filter((name) => {
    const type = types.find((candidate) => candidate.name === name);
    return !type || authRule(type)?.policy === undefined;
  });
  expect(without).toEqual([]);
});

test('every field that answers a person has a policy or a reason', () => {
  const without = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const isPerson = personTypes.includes(getNamedType(field.type).name);
      return isPerson && authRule(field)?.policy === undefined ? [`${type.name}.${field.name}`] : [];
    }),
  );
  expect(without.toSorted()).toEqual(Object.keys(personFieldsWithoutPolicy).toSorted());
});

test('every field of a type with a policy has one too, or stands in the list of open fields with a reason', () => {
  const guarded = types.filter((type) => authRule(type)?.policy !== undefined);
  const openNames = (type: GraphQLObjectType) => (openFields[type.name] ?? []).flatMap(({ fields }) => fields);
  const unguarded = guarded.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => authRule(field)?.policy === undefined && !openNames(type).includes('*'))
      .map((field) => `${type.name}.${field.name}`),
  );
  const listed = guarded.flatMap((type) => openNames(type).map((name) => `${type.name}.${name}`));
  expect(unguarded.toSorted()).toEqual(listed.filter((name) => !name.endsWith('.*')).toSorted());
  expect(Object.keys(openFields).toSorted()).toEqual(guarded.map(({ name }) => name).toSorted());
  // What is known of these differs by reader: each field is weighed by itself.
  for (const name of ['Contribution', 'ContributionFile', 'Review', 'WorkflowEvent'])
    expect(openFields[name]?.flatMap(({ fields }) => fields)).not.toContain('*');
});

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Names those that say nothing of themselves. */
const bare = (entries: readonly Described[], owner = '') =>
  entries.filter(({ description }) => !description?.trim()).map(({ name }) => owner + name);

test('every enum, every value of one, every input type and every field of one says what it is', () => {
  const named = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const enums = named.filter(isEnumType);
  const inputs = named.filter(isInputObjectType);
  expect([
    ...bare([...enums, ...inputs]),
    ...enums.flatMap((type) => bare(type.getValues(), `${type.name}.`)),
    ...inputs.flatMap((type) => bare(Object.values(type.getFields()), `${type.name}.`)),
  ]).toEqual([]);
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

test('what is said of an input field by its name alone is said of two at least', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const said = (name: string) => fields.filter((field) => field.name === name && field.description === inputFields[name]).length;
  expect(Object.keys(inputFields).filter((name) => said(name) < 2)).toEqual([]);
});

test('schema.graphql is what the API prints', async () => {
  const text = printSchema(schema);
  expect(await readFile(new URL('../schema.graphql', import.meta.url), 'utf8')).toBe(text);
  expect(() => buildSchema(text)).not.toThrow();
});
