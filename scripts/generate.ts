// Sources of types that git does not keep: the Relay artifacts of web/ and the mutations of its acts, the schema as a type, and the types
// of the facade's documents.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { compileRelay } from './compile-relay.ts';
import { documentTypes } from './document-types.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FACADE = path.join(ROOT, 'api/legacy');
const GENERATED = path.join(FACADE, '__generated__');

/** Brings all of them up to date; the checks and the tests call it first. Errors: the compiler's own messages. */
export function generate(): void {
  compileRelay();
  const schema = buildSchema(readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'));
  const introspection = minifyIntrospection(introspectionFromSchema(schema, { descriptions: false }));
  const sources = globSync('**/*.ts', { cwd: FACADE, exclude: ['__generated__/**'] }).toSorted();
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(
    path.join(GENERATED, 'introspection.d.ts'),
    outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }),
  );
  writeFileSync(
    path.join(GENERATED, 'documents.d.ts'),
    documentTypes(
      schema,
      sources.map((file) => readFileSync(path.join(FACADE, file), 'utf8')),
    ),
  );
}

if (process.argv[1] === import.meta.filename) generate();
