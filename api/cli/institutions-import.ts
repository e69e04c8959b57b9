// npm run institutions:import -- v2.0-ror-data.json [--yes]
// Brings a dump of ROR (JSON of schema 2) or a table (CSV) into the register of institutions: says what would change, and does it with --yes.
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageText } from '../../shared/messages.ts';
import { importInstitutions } from '../modules/institutions/import/import.service.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (orm) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
  const [file] = positionals;
  if (!file) throw new Error('Say which file: npm run institutions:import -- v2.0-ror-data.json [--yes]');
  const form = file.toLowerCase().endsWith('.json') ? 'json' : 'csv';
  const isTrial = !values.yes;
  const report = await importInstitutions({ form, isTrial }, createReadStream(file), (work) => orm.em.fork().transactional(work));
  for (const { line, what, reason } of report.refusedLines) console.log(`${line}: ${what}: ${messageText('en-US', reason)}`);
  const { created, changed, unchanged, refused } = report;
  console.log(`New: ${created}. Changed: ${changed}. Unchanged: ${unchanged}. Refused: ${refused}.`);
  if (isTrial) console.log('Nothing has been written: say --yes to do it.');
});
