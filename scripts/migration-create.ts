// `npm run migration:create -- a-name`: writes the migration that brings the tables in line with the entities, to be reviewed by hand.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createOrm, migrate } from '../api/database/orm.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Usage: npm run migration:create -- a-name   (small letters, digits and hyphens)');
  process.exit(1);
}

const sql = await withThrowawayDatabase(async (databaseUrl) => {
  const orm = await createOrm({ databaseUrl });
  try {
    await migrate(orm, databaseUrl);
    return await orm.schema.getUpdateSchemaSQL({ wrap: false });
  } finally {
    await orm.close(true);
  }
});

const statements = sql
  .split(/;\n/)
  .map((statement) => statement.trim())
  .filter(Boolean);
if (statements.length === 0) {
  console.log('The migrations already give what the entities say: nothing to write.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const migration = `Migration${stamp}_${name.replaceAll('-', '_')}`;
  const lines = statements.map((statement) => `    this.addSql(\`${statement.replace(/[`\\]|\$\{/g, '\\$&')}\`);`);
  await writeFile(
    path.join(FOLDER, `${migration}.ts`),
    `// What changes, and why.\nimport { Migration } from '@mikro-orm/migrations';\n\n` +
      `export class ${migration} extends Migration {\n  override up(): void {\n${lines.join('\n')}\n  }\n}\n`,
  );
  const list = path.join(FOLDER, 'list.ts');
  const text = await readFile(list, 'utf8');
  await writeFile(
    list,
    text
      .replace('\nexport const', `import { ${migration} } from './${migration}.ts';\n\nexport const`)
      .replace(/\n\];/, `\n  { name: '${migration}', class: ${migration} },\n];`),
  );
  console.log(`Wrote migrations/${migration}.ts and added it to migrations/list.ts. Review every statement.`);
}
