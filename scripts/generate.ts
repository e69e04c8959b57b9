// What types are made from and git does not keep: the Relay artifacts of web/, and the schema as a type for the facade's documents.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { compileRelay } from './compile-relay.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const INTROSPECTION = path.join(ROOT, 'api/legacy/__generated__/introspection.d.ts');

/** Brings both up to date; the checks and the tests call it first. Errors: the compiler's own messages. */
export function generate(): void {
  compileRelay();
  const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const introspection = minifyIntrospection(introspectionFromSchema(schema, { descriptions: false }));
  mkdirSync(path.dirname(INTROSPECTION), { recursive: true });
  writeFileSync(INTROSPECTION, outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }));
}

if (process.argv[1] === import.meta.filename) generate();
