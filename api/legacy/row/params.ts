// Parameters of the documented calls: how each is read from any encoding, and its value on the GraphQL side.
import type { DictionaryTypeName } from '../../modules/reference/dictionary-entry.entity.ts';
import { DomainError, invalidInput, notFound } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import type { Upload } from './uploads.ts';
import { graphql, type Call, type Param, type Params, type Sources } from './row.ts';

/** The refusal of a missing or unreadable value: a key of the catalogue, with the text that the specification gives. */
interface Otherwise {
  otherwise?: string;
}

/** A parameter given twice is refused, also under two spellings: we cannot know which was meant. Errors: INVALID_INPUT. */
function raw({ values }: Sources, name: string, aliases: readonly string[] = []): unknown {
  const sent = [name, ...aliases].map((spelling) => values[spelling]).filter((value) => value !== undefined);
  if (sent.length > 1) throw unreadable(name);
  return sent[0];
}

/** A single value that is no list: it must not pass for empty. Errors: INVALID_INPUT. */
function single(sources: Sources, name: string, aliases?: readonly string[]): string {
  const value = raw(sources, name, aliases);
  if (typeof value === 'object' && value !== null) throw unreadable(name);
  const text = asText(value);
  // The mark of a form in another encoding than UTF-8: stored, it would stand for characters that are lost.
  if (text.includes('\uFFFD')) throw unreadable(name, 'input.notUtf8');
  return text;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function unreadable(name: string, otherwise = 'input.invalid'): DomainError {
  return invalidInput({ [name]: { code: otherwise } });
}

/** A text; empty when it was not sent, unless `otherwise` says that it has to be. Errors: INVALID_INPUT. */
export function text({ otherwise }: Otherwise = {}): Param<string> {
  return {
    schema: { type: 'string' },
    ...(otherwise === undefined ? { isOptional: true } : {}),
    read: (sources, name) => {
      const value = single(sources, name);
      if (value.trim() === '' && otherwise !== undefined) throw unreadable(name, otherwise);
      return value;
    },
  };
}

/** A whole number from 1 to `most`, `standard` when it was not sent. Errors: INVALID_INPUT. */
export function count(standard: number, most: number): Param<number> {
  return {
    schema: { type: 'integer', minimum: 1, maximum: most, default: standard },
    isOptional: true,
    read: (sources, name) => {
      const value = single(sources, name).trim();
      if (value === '') return standard;
      if (!/^-?\d{1,9}$/.test(value)) throw unreadable(name);
      if (Number(value) < 1) throw invalidInput({ [name]: { code: 'input.tooSmall', params: { minimum: 1 } } });
      if (Number(value) > most) throw invalidInput({ [name]: { code: 'input.tooBig', params: { maximum: most } } });
      return Number(value);
    },
  };
}

/** 1, true or on. */
export function flag(): Param<boolean> {
  return {
    schema: { type: 'string', enum: ['0', '1', 'false', 'true'] },
    isOptional: true,
    read: (sources, name) => ['1', 'true', 'on'].includes(single(sources, name).toLowerCase()),
  };
}

/**
 * The same, undefined when it was not sent: the stored value stays (decision 74). Every call that saves over something reads its values so.
 */
export function maybe<T>(param: Param<T>): Param<T | undefined> {
  return {
    ...param,
    isOptional: true,
    read: (sources, name, call) =>
      [name, ...(param.aliases ?? [])].every((spelling) => sources.values[spelling] === undefined)
        ? undefined
        : param.read(sources, name, call),
  };
}

type MaybeParams<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? Param<T | undefined> : never };

/** All of these. */
export function eachMaybe<P extends Params>(params: P): MaybeParams<P> {
  // Each is the parameter of its own name.
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, maybe(param)])) as MaybeParams<P>;
}

/** The fields that were sent, the rest from `stored`. */
export function over<Stored extends object>(stored: Stored, sent: object): Stored {
  return { ...stored, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) };
}

/** The decimal key of a row as its opaque id. Errors: NOT_FOUND, or `otherwise` at the parameter, when it is no key. */
export function id(type: string, { otherwise }: Otherwise = {}): Param<string> {
  return {
    schema: { type: 'integer', minimum: 1 },
    names: type,
    read: (sources, name) => {
      const key = keyOf(single(sources, name));
      if (key !== null) return encodeId(type, key);
      throw otherwise === undefined ? notFound() : unreadable(name, otherwise);
    },
  };
}

/** The same; null when it is empty, or one of the keys that mean `none`. */
export function optionalId(type: string, none: readonly string[] = []): Param<string | null> {
  const needed = id(type);
  return {
    ...needed,
    isOptional: true,
    read: (sources, name, call) => {
      const sent = single(sources, name).trim();
      return sent === '' || none.includes(sent) ? null : needed.read(sources, name, call);
    },
  };
}

export function keyOf(value: unknown): number | null {
  const digits = asText(value).trim();
  return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null;
}

/** One of a few codes. Errors: INVALID_INPUT when it is another, or is missing and has no `standard`. */
export function choice<const T>(
  codes: Readonly<Record<string, T>>,
  { otherwise, standard, aliases }: Otherwise & { standard?: T; aliases?: readonly string[] } = {},
): Param<T> {
  return {
    schema: { type: 'string', enum: Object.keys(codes) },
    ...(aliases ? { aliases } : {}),
    ...(standard === undefined ? {} : { isOptional: true }),
    read: (sources, name) => {
      const code = single(sources, name, aliases).trim();
      const value = Object.hasOwn(codes, code) ? codes[code] : code === '' ? standard : undefined;
      if (value === undefined) throw unreadable(name, otherwise);
      return value;
    },
  };
}

export const DICTIONARY = graphql(
  'query LegacyDictionary($type: DictionaryType!) { dictionary(type: $type) { id value labelZh labelEn } }',
);

/**
 * The opaque ids of a dictionary's entries by the values that old clients send, and by their labels, which some calls answer (decision 74).
 * A label of two names neither.
 */
export async function dictionaryIds(call: Call, type: DictionaryTypeName): Promise<ReadonlyMap<string, string>> {
  const { dictionary } = await call.execute(DICTIONARY, { type });
  const ids = new Map(dictionary.map(({ value, id: entryId }) => [value, entryId]));
  const labels = Map.groupBy(
    dictionary.flatMap(({ id: entryId, labelZh, labelEn }) => [...new Set([labelZh, labelEn])].map((label) => ({ label, entryId }))),
    ({ label }) => label,
  );
  for (const [label, [only, ...others]] of labels) if (only && others.length === 0 && !ids.has(label)) ids.set(label, only.entryId);
  return ids;
}

/** The opaque id of a dictionary's entry by its value, or its label; null when it is empty. Errors: INVALID_INPUT. */
export function entry(type: DictionaryTypeName, otherwise: Required<Otherwise>): Param<string>;
export function entry(type: DictionaryTypeName): Param<string | null>;
export function entry(type: DictionaryTypeName, { otherwise }: Otherwise = {}): Param<string | null> {
  return {
    schema: { type: 'string' },
    ...(otherwise === undefined ? { isOptional: true } : {}),
    read: async (sources, name, call) => {
      const value = single(sources, name).trim();
      if (value === '' && otherwise === undefined) return null;
      const found = value === '' ? undefined : (await dictionaryIds(call, type)).get(value);
      if (found === undefined) throw unreadable(name, otherwise);
      return found;
    },
  };
}

/**
 * A list of objects: the parameter itself, or a body that is just the list (D13-074); empty when not sent. `plain` reads a value that is no
 * object. Errors: INVALID_INPUT when it is no list, or an entry cannot be read.
 */
export function list<T>(
  item: (value: Readonly<Record<string, unknown>>) => T,
  fields: Readonly<Record<string, unknown>>,
  { plain, aliases = [] }: { plain?: (value: unknown) => T; aliases?: readonly string[] } = {},
): Param<T[]> {
  return {
    schema: { type: 'array', items: { type: 'object', properties: fields } },
    aliases,
    read: (sources, name) => {
      const sent = raw(sources, name, aliases);
      const value = sent === undefined || sent === '' ? [] : parsed(sent);
      if (!Array.isArray(value)) throw unreadable(name);
      return value.map((one: unknown) => {
        if (typeof one === 'object' && one !== null && !Array.isArray(one)) return item({ ...one });
        if (plain === undefined) throw unreadable(name);
        return plain(one);
      });
    },
  };
}

/** No two that change the same one: which of them is meant? Errors: INVALID_INPUT at the list. */
export function eachOnce<T extends { key: number | null }>(items: readonly T[]): void {
  const keys = items.flatMap((item) => item.key ?? []);
  if (new Set(keys).size < keys.length) throw unreadable('list');
}

/** A form can hold a list only as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Decimal keys: a list, or joined by commas (D13-133); the roots of trees, 0 and -1, are none. Errors: INVALID_INPUT. */
export function keyList({ otherwise, aliases = [] }: Otherwise & { aliases?: readonly string[] } = {}): Param<number[]> {
  return {
    schema: { type: 'array', items: { type: 'integer', minimum: 1 } },
    aliases,
    ...(otherwise === undefined ? { isOptional: true } : {}),
    read: (sources, name) => {
      const sent = raw(sources, name, aliases);
      const value = parsed(sent);
      const named = (Array.isArray(value) ? value : asText(sent).split(',')).map((one: unknown) => asText(one).trim());
      const found = named.filter((one) => one !== '' && one !== '0' && one !== '-1').map((one) => keyOf(one));
      if (found.length === 0 && otherwise !== undefined) throw unreadable(name, otherwise);
      return found.map((one) => {
        if (one === null) throw unreadable(name);
        return one;
      });
    },
  };
}

export function cookie(cookieName: string): Param<string> {
  return { schema: { type: 'string' }, in: 'cookie', sentAs: cookieName, read: ({ cookies }) => cookies[cookieName] ?? '' };
}

/** The file part of a multipart body. Errors: FILES_REQUIRED, or `otherwise` at the parameter, when there is none. */
export function file({ otherwise }: Otherwise = {}): Param<Upload> {
  return {
    schema: { type: 'string', format: 'binary' },
    in: 'file',
    read: ({ files }, name) => {
      const upload = files[name] ?? Object.values(files)[0];
      if (!upload) throw otherwise === undefined ? new DomainError('FILES_REQUIRED') : unreadable(name, otherwise);
      return upload;
    },
  };
}
