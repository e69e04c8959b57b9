// `npm run schema`: writes schema.graphql from the API. With --check it says whether the committed file is up to date, and what
// is not described.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { descriptionFaults } from '../api/description-faults.ts';
import { printSchema } from '../api/graphql/print.ts';
import { colloquiumSchema } from '../api/schema.ts';

const FILE = path.resolve(import.meta.dirname, '../schema.graphql');

const schema = colloquiumSchema();
const printed = printSchema(schema);
if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else {
  const faults = descriptionFaults(schema);
  if ((await readFile(FILE, 'utf8')) !== printed)
    faults.push('schema.graphql is not what the API prints: run "npm run schema" and "npm run relay", and commit both.');
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
