// `npm run rules`: writes into docs/rules/ which tests hold each rule, and its counts into docs/rules/README.md. With --check it changes
// nothing, and fails on a rule without an entry, an entry twice, and a test that does not exist.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARED } from './rule-ids.ts';
import { testsOf } from './rule-tests.ts';
import { countsOf, filled, problemsOf, readTable, writeTable } from './rule-table.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/rules');
const README = path.join(FOLDER, 'README.md');
const isCheck = process.argv.includes('--check');

const tests = testsOf(ROOT);
const areas = globSync('*.tsv', { cwd: FOLDER }).sort().map((file) => ({ file, ...readTable(file, readFileSync(path.join(FOLDER, file), 'utf8')) }));
const rows = areas.flatMap((area) => area.rows.map((row) => filled(row, tests)));
const problems = [...areas.flatMap((area) => area.problems), ...problemsOf(rows, DECLARED, tests)];

const counts = countsOf(rows);
const line = `${rows.length} rules: ${counts.test} held by tests, ${counts.replaced} replaced by a ruling of our own, ${counts.descriptive} descriptive, ${counts.open} open.`;
const readme = readFileSync(README, 'utf8').replace(/^\d+ rules: .*$/m, line);
const files = [[README, readme], ...areas.map(({ file, rows: own }) => [path.join(FOLDER, file), writeTable(own.map((row) => filled(row, tests)))])] as const;
for (const [file, text] of files) {
  if (readFileSync(file, 'utf8') === text) continue;
  if (isCheck) problems.push(`${path.relative(ROOT, file)} is not up to date: run "npm run rules".`);
  else writeFileSync(file, text);
}
for (const problem of problems) console.error(problem);
console.log(line);
const open = rows.filter(({ how }) => how === 'open').map(({ id }) => id);
if (open.length > 0) console.log(`Open: ${open.join(', ')}`);
if (problems.length > 0) process.exitCode = 1;
