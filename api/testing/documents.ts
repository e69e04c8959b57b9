// Documents that together ask for everything a schema can answer, made from the schema itself: a field added tomorrow is asked for
// by itself.
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type SelectionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { limits, objectsOf } from '../graphql/limits.ts';
import type { Question } from './question-tree.ts';

/** Those of the product: an application that is crawled may have none (app.ts). */
const bounds = { ...limits };

/** Values that arguments are tried with, by their type. */
export interface Pools {
  strings: readonly string[];
  ids: readonly string[];
}

/** Levels below the root that are asked for; each Node is asked for again by its own id, so this reaches everything. */
const depth = 11;

/** Selections on one object type that cover all of it, or so many levels of it, each small enough for one document of its own. */
export function selectionsOf(schema: GraphQLSchema, type: GraphQLObjectType, levels = depth): string[] {
  return chunksOf(schema, type, [type.name], levels);
}

/** Lines of the system log name the actors, the asking person as well: each question is one more. */
const OF_THE_LOG = 'LogEntry';

/** Types that identify somebody, and their containers that are no nodes: connections, rows, results of searches. */
function typesOfPeople(schema: GraphQLSchema): Set<string> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => name !== OF_THE_LOG);
  const found = new Set(
    types.filter((type) => ['realName', 'personName'].some((name) => name in type.getFields())).map(({ name }) => name),
  );
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const holders = types.filter((type) => !('id' in type.getFields()) && !roots.includes(type));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const type of holders)
      if (Object.values(type.getFields()).some((field) => found.has(getNamedType(field.type).name))) found.add(type.name);
  }
  return found;
}

/** An argument that names somebody, for any answer. */
const NAMES_SOMEBODY = /^(?:code|email|keptUserId)$/;

/**
 * Every call of a field of `root`, or of the viewer, that answers people, or facts about a named one: plainly, and with each argument set
 * to each value. Relations of a person are asked for one level down.
 */
export function callsForPeople(schema: GraphQLSchema, root: GraphQLObjectType, pools: Pools): string[] {
  const people = typesOfPeople(schema);
  let count = 0;
  return fieldsBelow(root).flatMap(({ path, field }) => {
    const named = getNamedType(field.type);
    const isAsked = people.has(named.name) || field.args.some(({ name }) => NAMES_SOMEBODY.test(name));
    if (!isAsked || path.length > 1 || !isObjectType(named) || named.name === 'Viewer') return [];
    const plain = plainCall(field);
    return [...(plain === null ? [] : [plain]), ...callsOf(field, pools)].flatMap((call) => {
      count += 1;
      return selectionsOf(schema, named, 2).map((chunk) => wrap(path, `p${count}: ${call} { ${chunk} }`));
    });
  });
}

/** Selections on the whole of `root` that end at somebody. */
export function selectionsOfPeople(schema: GraphQLSchema, root: GraphQLObjectType): string[] {
  const people = typesOfPeople(schema);
  return selectionsOf(schema, root).filter((selection) => people.has(innermostType(schema, root, selection)));
}

/** The type that the last field of a selection belongs to. */
function innermostType(schema: GraphQLSchema, root: GraphQLObjectType, selection: string): string {
  const [operation] = parse(`{ ${selection} }`, { noLocation: true }).definitions;
  let type: GraphQLNamedType | undefined = root;
  let inner = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet : undefined;
  let innermost = root.name;
  while (inner !== undefined && type !== undefined) {
    const last: SelectionNode | undefined = inner.selections.at(-1);
    if (last?.kind === Kind.FIELD) {
      innermost = type.name;
      const field: GraphQLField<unknown, unknown> | undefined =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[last.name.value] : undefined;
      type = field && getNamedType(field.type);
    } else if (last?.kind === Kind.INLINE_FRAGMENT && last.typeCondition) type = schema.getType(last.typeCondition.name.value);
    inner = last !== undefined && 'selectionSet' in last ? last.selectionSet : undefined;
  }
  return innermost;
}

/** A document and the selections in it, without their surroundings. */
interface Packed {
  text: string;
  selections: string[];
}

/** A text's share of a document's size: every limit counts by sums, so that a document is measured by its parts. */
interface Size {
  aliases: number;
  tokens: number;
  objects: number;
}

/**
 * Packs selections under `open` … `close` (say `{ viewer {` and `} }`) into as few documents as the limits of the API allow. A selection
 * that no document can hold is left out: it leads through a Node, which is asked for again by its own id. Aliases are counted by `as` in
 * the selections themselves.
 */
export function pack(schema: GraphQLSchema, open: string, selections: readonly string[], close: string): Packed[] {
  const documents: Packed[] = [];
  const around = sizeOf(schema, `${open} __typename ${close}`);
  let size = around;
  let current: string[] = [];
  const finish = () => {
    if (current.length > 0) documents.push({ text: open + current.join(' ') + close, selections: current });
    [size, current] = [around, []];
  };
  for (const selection of selections) {
    const alone = sizeOf(schema, open + selection + close);
    if (alone.objects >= bounds.objects) continue;
    const both = {
      aliases: size.aliases + alone.aliases - around.aliases,
      tokens: size.tokens + alone.tokens - around.tokens,
      objects: size.objects + alone.objects - around.objects,
    };
    const isFull = current.length > 0 && !fits(both);
    if (isFull) finish();
    size = isFull ? alone : both;
    current.push(selection);
  }
  finish();
  return documents;
}

function fits({ aliases, tokens, objects }: Size): boolean {
  return aliases <= bounds.aliases - 2 && tokens <= bounds.tokens * 0.5 && objects < bounds.objects * 0.8;
}

function sizeOf(schema: GraphQLSchema, text: string): Size {
  return {
    aliases: text.match(/\b\w+: \w+[ ({]/g)?.length ?? 0,
    tokens: text.match(/[\w$!:(){}[\]]+|"[^"]*"/g)?.length ?? 0,
    objects: objectsIn(schema, text),
  };
}

/** How many objects the document may answer, by its page sizes. */
function objectsIn(schema: GraphQLSchema, text: string): number {
  const document = parse(text, { noLocation: true });
  const operation = document.definitions[0];
  return operation?.kind === 'OperationDefinition' ? objectsOf(schema, document, operation, {}) : Number.POSITIVE_INFINITY;
}

/**
 * The fields that lead to a selection, outermost first, as written: `viewer { list(first: 8) { … } }` has `viewer` and `viewer {
 * list(first: 8)`. A literal has no space inside its braces.
 */
export function prefixesOf(selection: string): string[] {
  const levels = selection.split(' { ').slice(0, -1);
  return levels.map((_level, index) => levels.slice(0, index + 1).join(' { '));
}

function chunksOf(schema: GraphQLSchema, type: GraphQLNamedType, path: readonly string[], levels: number): string[] {
  if (isInterfaceType(type) || isUnionType(type)) {
    return schema
      .getPossibleTypes(type)
      .flatMap((possible) =>
        chunksOf(schema, possible, [...path, possible.name], levels).map((chunk) => `... on ${possible.name} { ${chunk} }`),
      );
  }
  if (!isObjectType(type)) return [];
  const chunks: string[] = [];
  for (const field of Object.values(type.getFields())) {
    const call = plainCall(field);
    const named = getNamedType(field.type);
    if (call === null || isLeaf(named)) continue;
    // A Node met again on its own path is known already; its id shows whether it is there.
    const inner = path.includes(named.name) || levels <= 0 ? ['__typename'] : chunksOf(schema, named, [...path, named.name], levels - 1);
    chunks.push(...inner.map((chunk) => `${call} { ${chunk} }`));
  }
  return [leavesOf(type), ...chunks];
}

const leaves = new WeakMap<GraphQLObjectType, string>();

/** All fields of a type that have no fields of their own. A type is met on thousands of paths. */
function leavesOf(type: GraphQLObjectType): string {
  const known = leaves.get(type);
  if (known !== undefined) return known;
  const calls = Object.values(type.getFields()).map((field) => (isLeaf(getNamedType(field.type)) ? plainCall(field) : null));
  const found = ['__typename', ...calls.filter((call) => call !== null)].join(' ');
  leaves.set(type, found);
  return found;
}

function isLeaf(type: GraphQLNamedType): boolean {
  return !isObjectType(type) && !isInterfaceType(type) && !isUnionType(type);
}

/** The field with no more arguments than it needs; null when it needs one that nothing is known about. */
function plainCall(field: GraphQLField<unknown, unknown>): string | null {
  const given: string[] = [];
  for (const argument of field.args) {
    if (argument.name === 'first') given.push('first: 8');
    else if (isNonNullType(argument.type) && argument.defaultValue === undefined) {
      const [value] = literalsOf(argument.type, { strings: [], ids: [] });
      if (value === undefined) return null;
      given.push(`${argument.name}: ${value}`);
    }
  }
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
}

/**
 * Every mutation that names something by id, with an input that is filled in as well as its types tell. `idFor` answers the id for an ID
 * field by its name without "Id" (`contribution`, `author`); null: leave it out.
 */
export function mutationsOf(schema: GraphQLSchema, idFor: (stem: string) => string | null): { name: string; document: string }[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const [argument] = field.args;
    const input = argument && getNullableType(argument.type);
    const payload = getNamedType(field.type);
    if (!argument || !isInputObjectType(input) || !isObjectType(payload)) return [];
    const fields = Object.values(input.getFields());
    const namesSomething = fields.some((one) => getNamedType(one.type).name === 'ID');
    // A file cannot be written into a document.
    if (!namesSomething || fields.some((one) => getNamedType(one.type).name === 'Upload')) return [];
    const values = fields.flatMap((one) => {
      if (getNamedType(one.type).name !== 'ID') {
        const [literal] = isNonNullType(one.type) ? literalsOf(one.type, { strings: ['reader@example.org'], ids: [] }) : [];
        return literal === undefined ? [] : [`${one.name}: ${literal}`];
      }
      const id = idFor(one.name.replace(/Ids?$/, '')) ?? (isNonNullType(one.type) ? 'none' : null);
      const literal = JSON.stringify(id);
      return id === null ? [] : [`${one.name}: ${isListType(getNullableType(one.type)) ? `[${literal}]` : literal}`];
    });
    // Two levels: a hidden object is nothing below the first.
    const selection = selectionsOf(schema, payload, 1)
      .filter((chunk) => chunk.split('{').length <= 2)
      .join(' ');
    return [{ name: field.name, document: `mutation { ${field.name}(${argument.name}: {${values.join(', ')}}) { ${selection} } }` }];
  });
}

/** Where a value of a pool can be put: the field, and how it is called with that value (written in the place of `VALUE`). */
export interface Site {
  /** Names of the fields from the root. */
  path: readonly string[];
  kind: 'String' | 'ID';
  call: string;
  /** What is asked for of each answer: counts, cursors and ids. */
  asked: string;
}

/** Every call of a field below `root` with one argument set to each value it can take. */
export function variantsOf(root: GraphQLObjectType, pools: Pools): Question[] {
  let count = 0;
  return fieldsWithArguments(root).flatMap(({ path, field }) =>
    callsOf(field, pools).map((call) => ({ steps: [...path, `v${(count += 1)}: ${call}`], asked: briefly(field) })),
  );
}

/** Every place below `root` that takes a text or an id. */
export function sitesOf(root: GraphQLObjectType): Site[] {
  return fieldsWithArguments(root).flatMap(({ path, field }) =>
    (['String', 'ID'] as const).flatMap((kind) =>
      callsOf(field, { strings: kind === 'String' ? ['VALUE'] : [], ids: kind === 'ID' ? ['VALUE'] : [] })
        .filter((call) => call.includes('VALUE'))
        .map((call) => ({ path, kind, call, asked: briefly(field) })),
    ),
  );
}

function wrap(path: readonly string[], inner: string): string {
  return path.reduceRight((text, name) => `${name} { ${text} }`, inner);
}

interface Place {
  path: readonly string[];
  field: GraphQLField<unknown, unknown>;
}

function fieldsWithArguments(root: GraphQLObjectType): Place[] {
  return fieldsBelow(root).filter(({ field }) => field.args.length > 0);
}

function fieldsBelow(root: GraphQLObjectType, path: readonly string[] = [], seen: readonly string[] = []): Place[] {
  return Object.values(root.getFields()).flatMap((field) => {
    const here = [{ path, field }];
    const named = getNamedType(field.type);
    // One way to each type is enough: the effect of an argument depends on its field, not on the way there.
    const isOpen =
      isObjectType(named) &&
      !isListType(getNullableType(field.type)) &&
      field.args.every((argument) => !isNonNullType(argument.type)) &&
      !seen.includes(named.name);
    return isOpen ? [...here, ...fieldsBelow(named, [...path, field.name], [...seen, named.name])] : here;
  });
}

function callsOf(field: GraphQLField<unknown, unknown>, pools: Pools): string[] {
  const needed = new Map<string, string>();
  for (const argument of field.args) {
    if (!isNonNullType(argument.type)) continue;
    const [value] = literalsOf(argument.type, pools);
    if (value === undefined) return [];
    needed.set(argument.name, value);
  }
  return field.args.flatMap((argument) =>
    valuesFor(argument, pools).map((value) => {
      const all = new Map(needed).set(argument.name, value);
      return `${field.name}(${[...all].map(([name, literal]) => `${name}: ${literal}`).join(', ')})`;
    }),
  );
}

function valuesFor(argument: GraphQLArgument | GraphQLInputField, pools: Pools): string[] {
  if (argument.name === 'first' || argument.name === 'last') return ['0', '1', '50'];
  if (argument.name === 'page') return ['1', '2', '1000'];
  return literalsOf(argument.type, pools);
}

function literalsOf(type: GraphQLInputType, pools: Pools): string[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return literalsOf(nullable.ofType, pools).map((value) => `[${value}]`);
  if (isEnumType(nullable)) return nullable.getValues().map((value) => value.name);
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const needed = new Map(
      fields.flatMap((field) =>
        isNonNullType(field.type)
          ? [[field.name, literalsOf(field.type, pools)[0] ?? (isListType(field.type.ofType) ? '[]' : 'null')] as const]
          : [],
      ),
    );
    return fields.flatMap((field) =>
      literalsOf(field.type, pools).map((value) => {
        const all = new Map(needed).set(field.name, value);
        return `{${[...all].map(([name, literal]) => `${name}: ${literal}`).join(', ')}}`;
      }),
    );
  }
  if (nullable.name === 'String') return pools.strings.map((value) => JSON.stringify(value));
  if (nullable.name === 'ID') return pools.ids.map((value) => JSON.stringify(value));
  if (nullable.name === 'Boolean') return ['true', 'false'];
  return nullable.name === 'Int' ? ['1'] : [];
}

/** Counts, cursors and ids of a field's answer. */
function briefly(field: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(field.type);
  if (isLeaf(named)) return '';
  if (isInterfaceType(named) || isUnionType(named)) return '__typename';
  if (!isObjectType(named)) return '';
  const fields = named.getFields();
  if (!('edges' in fields)) return leavesOf(named);
  const edge = getNamedType(fields['edges']?.type ?? field.type);
  const node = isObjectType(edge) ? getNamedType(edge.getFields()['node']?.type ?? edge) : named;
  // A type that is no Node, as a line of one's own history, is asked for whole.
  const asked = isObjectType(node) && !('id' in node.getFields()) ? leavesOf(node) : '__typename id';
  return `totalCount totalCountIsCapped pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${asked} } }`;
}
