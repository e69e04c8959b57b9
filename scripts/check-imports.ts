// Holds the import rules of .dependency-cruiser.mjs, and names exports that no other file imports. Argument: the folder of another project
// laid out like this one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { unusedExports } from './unused-exports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['api', 'web', 'shared', 'migrations', 'e2e', 'scripts'];
const config = path.join(ROOT, '.dependency-cruiser.mjs');
const { default: rules } = await import(config);

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  }),
  modules: z.array(z.object({ source: z.string() })),
});

// Tests plant violations in a folder of their own to prove that the rules bite.
const root = path.resolve(process.argv[2] ?? ROOT);
const run = spawnSync(
  'depcruise',
  ['--config', config, '--output-type', 'json', ...FOLDERS.filter((folder) => existsSync(path.join(root, folder)))],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (!run.stdout.startsWith('{')) {
  console.error(run.stderr || run.stdout || run.error?.message);
  process.exit(1);
}
const { summary, modules } = report.parse(JSON.parse(run.stdout));
const own = modules.filter(({ source }) => /^(api|web)\/.*\.tsx?$/.test(source));
// A parser that cannot read TypeScript finds nothing to complain about.
if (own.length === 0) {
  console.error('No TypeScript file was read: the parser of .dependency-cruiser.mjs does not work.');
  process.exit(1);
}
const comments = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }).parse(rules);
for (const { from, to, rule, cycle } of summary.violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  console.error(`${rule.name}: ${way}\n    ${comments.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''}`);
}
const unused = unusedExports(root, FOLDERS);
for (const one of unused) console.error(`no-export-without-a-user: ${one}\n    No other file imports it: leave "export" out.`);
if (summary.violations.length + unused.length > 0) process.exit(1);
console.log(`${own.length} files`);
