// `npm run schema`: writes schema.graphql from the API. With --check it only says whether the committed file is up to date.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printSchema } from '../api/graphql/print.ts';
import { colloquiumSchema } from '../api/schema.ts';

const FILE = path.resolve(import.meta.dirname, '../schema.graphql');

const printed = printSchema(colloquiumSchema());
if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else if ((await readFile(FILE, 'utf8')) !== printed) {
  console.error('schema.graphql is not what the API prints: run "npm run schema" and "npm run relay", and commit both.');
  process.exit(1);
}
