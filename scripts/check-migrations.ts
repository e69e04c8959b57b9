// Migrates an empty database and asks the ORM for remaining changes: none, or a migration is missing. Each is in the list and
// says what it changes.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createOrm, migrate } from '../api/database/orm.ts';
import { migrationsList } from '../migrations/list.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');
const files = globSync('Migration*.ts', { cwd: FOLDER })
  .map((file) => path.basename(file, '.ts'))
  .sort();
const listed = migrationsList.map(({ name }) => name);
if (files.join() !== listed.join()) {
  console.error(
    `migrations/list.ts must name every file of migrations/ in order.\nfiles:  ${files.join(', ')}\nlisted: ${listed.join(', ')}`,
  );
  process.exitCode = 1;
}

const HEAD = '// What changes, and why.';
const unsaid = files.filter((file) => readFileSync(path.join(FOLDER, `${file}.ts`), 'utf8').startsWith(HEAD));
if (unsaid.length > 0) {
  console.error(`The first line of a migration says what changes, and why; nobody has written that of: ${unsaid.join(', ')}`);
  process.exitCode = 1;
}

const difference = await withThrowawayDatabase(async (databaseUrl) => {
  const orm = await createOrm({ databaseUrl });
  try {
    await migrate(orm, databaseUrl);
    return await orm.schema.getUpdateSchemaSQL({ wrap: false });
  } finally {
    await orm.close(true);
  }
});
if (difference.trim()) {
  console.error(`The entities say more than the migrations do: run "npm run migration:create -- a-name".\n${difference}`);
  process.exitCode = 1;
} else {
  console.log(`${listed.length} migrations`);
}
