// Compiles the Relay artifacts and the persisted documents from nothing in a temporary folder and compares them with the committed ones:
// the compiler's own --validate neither looks at the documents nor finds what nobody uses any more.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = 'web/relay/persisted-documents.json';

const fresh = await mkdtemp(path.join(os.tmpdir(), 'colloquium-relay-'));
try {
  for (const name of ['package.json', 'relay.config.js', 'schema.graphql']) await cp(path.join(ROOT, name), path.join(fresh, name));
  await cp(path.join(ROOT, 'web'), path.join(fresh, 'web'), { recursive: true, filter: (source) => path.basename(source) !== '__generated__' });
  await writeFile(path.join(fresh, DOCUMENTS), '{}');
  const run = spawnSync('relay-compiler', ['--noWatchman', '--output', 'quiet-with-errors'], { cwd: fresh, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`relay-compiler failed:\n${run.stdout}${run.stderr}`);

  const [committed, compiled] = await Promise.all([artifacts(ROOT), artifacts(fresh)]);
  const problems = [...new Set([...committed.keys(), ...compiled.keys()])].sort().flatMap((file) => {
    if (!committed.has(file)) return [`missing: ${file}`];
    if (!compiled.has(file)) return [`no longer made: ${file}`];
    return committed.get(file) === compiled.get(file) ? [] : [`not up to date: ${file}`];
  });
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nEmpty ${DOCUMENTS} to {}, run "npm run relay", and commit what it writes.`);
    process.exitCode = 1;
  } else {
    console.log(`${compiled.size} files`);
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** Path to content of everything the compiler writes; the documents in one order, whatever order they were added in. */
async function artifacts(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of globSync('web/**/__generated__/*.ts', { cwd: root })) found.set(file, await readFile(path.join(root, file), 'utf8'));
  const documents: Record<string, string> = JSON.parse(await readFile(path.join(root, DOCUMENTS), 'utf8'));
  found.set(DOCUMENTS, JSON.stringify(Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1))));
  return found;
}
