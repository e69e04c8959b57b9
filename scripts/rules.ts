// `npm run rules`: writes into docs/rules/ which tests hold each rule, and its counts into docs/rules/README.md. With --check it changes
// nothing, and fails on a rule without an entry, an entry twice, a test that does not exist, one that cites a rule and is not named by it,
// a rule that is replaced by nothing that can be read, and a ruling that docs/rulings.md does not say.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARED } from './rule-ids.ts';
import { testsOf } from './rule-tests.ts';
import { countsOf, filled, problemsOf, readTable, unsaidRulings, writeTable } from './rule-table.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/rules');
const README = path.join(FOLDER, 'README.md');
const DECISIONS = path.join(ROOT, 'docs/decisions');
const RULINGS = path.join(ROOT, 'docs/rulings.md');
const CITING = ['{api,e2e,migrations,shared,web}/**/*.{ts,tsx}', 'docs/**/*.{md,tsv}'];
const isCheck = process.argv.includes('--check');

const tests = testsOf(ROOT);
const areas = globSync('*.tsv', { cwd: FOLDER })
  .sort()
  .map((file) => ({ file, ...readTable(file, readFileSync(path.join(FOLDER, file), 'utf8')) }));
const written = areas.flatMap((area) => area.rows);
const held = written.map((row) => filled(row, tests));
const rows = isCheck ? written : held;
const decisions = globSync('[0-9]*.md', { cwd: DECISIONS }).map((file) => Number.parseInt(file, 10));
const citing = globSync(CITING, { cwd: ROOT })
  .sort()
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));
const problems = [
  ...areas.flatMap((area) => area.problems),
  ...problemsOf(rows, DECLARED, tests, decisions),
  ...unsaidRulings(readFileSync(RULINGS, 'utf8'), citing),
];

const counts = countsOf(rows);
const line = `${rows.length} rules: ${counts.test} held by tests, ${counts.replaced} replaced by a ruling of our own, ${counts.descriptive} descriptive, ${counts.open} open.`;
const readme = readFileSync(README, 'utf8');
const counted = readme.replace(/^\d+ rules: .*$/m, line);
if (isCheck && counted !== readme) problems.push('docs/rules/README.md counts differently: run "npm run rules".');
if (!isCheck) {
  writeFileSync(README, counted);
  for (const { file } of areas) writeFileSync(path.join(FOLDER, file), writeTable(rows.filter(({ area }) => area === file)));
}
for (const problem of problems) console.error(problem);
console.log(line);
const open = rows.filter(({ how }) => how === 'open').map(({ id }) => id);
if (open.length > 0) console.log(`Open: ${open.join(', ')}`);
const ready = rows.filter((row, index) => row.how === 'open' && held[index]?.how === 'test').map(({ id }) => id);
if (ready.length > 0) console.log(`Cited by tests by now, "npm run rules" writes them down: ${ready.join(', ')}`);
if (problems.length > 0) process.exitCode = 1;
