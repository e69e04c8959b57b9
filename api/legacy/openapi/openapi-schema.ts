// Documented shapes of the facade as JSON schemas.
import type { Shape } from '../row/row.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A documented shape as a JSON schema. */
export function schemaOf(shape: Shape): Json {
  if (typeof shape === 'string') return shape.endsWith('?') ? { type: [shape.slice(0, -1), 'null'] } : { type: shape };
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0]) };
  const properties = Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, schemaOf(inner)]));
  return { type: 'object', properties, required: Object.keys(shape) };
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
