// Compiles the persisted documents from nothing in a temporary folder and compares them with the committed ones: the compiler's own
// --validate does not look at the documents.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compileRelay, PERSISTED } from './compile-relay.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const fresh = await mkdtemp(path.join(os.tmpdir(), 'colloquium-relay-'));
try {
  for (const name of ['package.json', 'relay.config.js', 'schema.graphql']) await cp(path.join(ROOT, name), path.join(fresh, name));
  await cp(path.join(ROOT, 'web'), path.join(fresh, 'web'), {
    recursive: true,
    filter: (source) => path.basename(source) !== '__generated__',
  });
  await writeFile(path.join(fresh, PERSISTED), '{}');
  compileRelay(fresh);

  const [committed, compiled] = await Promise.all([documents(ROOT), documents(fresh)]);
  if (committed !== compiled) {
    console.error(`${PERSISTED} is not up to date: run "npm run relay" and commit what it writes.`);
    process.exitCode = 1;
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** The documents in a fixed order, independent of the order of adding. */
async function documents(root: string): Promise<string> {
  const list: Record<string, string> = JSON.parse(await readFile(path.join(root, PERSISTED), 'utf8'));
  return JSON.stringify(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
}
