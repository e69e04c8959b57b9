// Compiles the persisted documents from nothing in a temporary folder and compares them with the committed ones: the compiler's own
// --validate does not look at the documents.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = 'web/relay/persisted-documents.json';

const fresh = await mkdtemp(path.join(os.tmpdir(), 'colloquium-relay-'));
try {
  for (const name of ['package.json', 'relay.config.js', 'schema.graphql']) await cp(path.join(ROOT, name), path.join(fresh, name));
  await cp(path.join(ROOT, 'web'), path.join(fresh, 'web'), {
    recursive: true,
    filter: (source) => path.basename(source) !== '__generated__',
  });
  await writeFile(path.join(fresh, DOCUMENTS), '{}');
  const run = spawnSync('relay-compiler', ['--noWatchman', '--output', 'quiet-with-errors'], { cwd: fresh, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`relay-compiler failed:\n${run.stdout}${run.stderr}`);

  const [committed, compiled] = await Promise.all([documents(ROOT), documents(fresh)]);
  if (committed !== compiled) {
    console.error(`${DOCUMENTS} is not up to date: run "npm run relay" and commit what it writes.`);
    process.exitCode = 1;
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** The documents in one order, whatever order they were added in. */
async function documents(root: string): Promise<string> {
  const list: Record<string, string> = JSON.parse(await readFile(path.join(root, DOCUMENTS), 'utf8'));
  return JSON.stringify(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
}
