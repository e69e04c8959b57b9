// Sample values of the facade: one story of one manuscript, by the names of parameters and fields, for the examples of the OpenAPI
// document.
import named from './examples.json' with { type: 'json' };
import type { Json } from './openapi-schema.ts';

/** Looked up by parent and name, by call and name, or by name alone, in this order. As texts: where a number is documented it is one. */
const NAMED: Readonly<Record<string, string>> = named;

/** By the end of a name, for the rest. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?:Review|CbEditor)Time$/, '30'],
  [/^(?:start|end|actual|estimated)\w*Time$|^startPublicationTime$/, '2026-03-02'],
  [/(?:time|Date|storageTime|contributionTime)$/i, '2026-03-02 10:00:00'],
  [/^(?:dept|parent)\w*(?:Id|IdList)$|^publish\w*(?:Id|Company)$/, '21'],
  [/^colloquiumId$/, '12'],
  [/(?:^id|Ids?|IdList)$/, '1042'],
  [/Name$/, '江南文化编辑部'],
  [/Title/, '水利碑刻考'],
  [/Set$|^day\d$|^options\d$/, '1'],
];

/** The sample text of a value of this name; undefined: there is none. */
function textFor(rowId: string, parent: string, name: string): string | undefined {
  return NAMED[`${parent}.${name}`] ?? NAMED[`${rowId}.${name}`] ?? NAMED[name] ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1];
}

/** A value that fits the schema. Throws for a name without a declared example. */
export function exampleOf(schema: Json, rowId: string, name: string, parent = ''): unknown {
  const [type] = [schema['type']].flat();
  if (type === 'array') return [exampleOf(schema['items'] as Json, rowId, name, parent)]; // every list describes its items
  if (type === 'object') return examplesOf(schema['properties'] as Readonly<Record<string, Json>>, rowId, name);
  const text = textFor(rowId, parent, name);
  if (text === undefined) throw new Error(`${rowId} has no example of ${name}`);
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : [text];
  const chosen = choices.includes(text) ? text : (choices[0] ?? text);
  return type !== 'integer' ? chosen : /^\d+$/.test(chosen) ? Number(chosen) : 1;
}

export function examplesOf(properties: Readonly<Record<string, Json>>, rowId: string, parent = ''): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, rowId, name, parent)]));
}
