// Compiles the Relay documents under web/ into `__generated__` folders, which are not kept in git. `npm run relay` also makes the list of
// persisted documents anew, because the compiler only ever adds to it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeActDocuments } from './act-documents.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const PERSISTED = 'web/relay/persisted-documents.json';

/** Brings the artifacts up to date; the build, the tests and the check of types call it first. Errors: the compiler's own messages. */
export function compileRelay(root = ROOT): void {
  writeActDocuments(root);
  const run = spawnSync(
    path.join(ROOT, 'node_modules/.bin/relay-compiler'),
    ['--noWatchman', '--repersist', '--output', 'quiet-with-errors'],
    { cwd: root, encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`relay-compiler failed:\n${run.error?.message ?? ''}${run.stdout}${run.stderr}`);
  dropTestQueries(root);
}

/** Component tests have queries of their own, which no browser sends. */
export function dropTestQueries(root = ROOT): void {
  const file = path.join(root, PERSISTED);
  const documents: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(documents).filter(([, document]) => !/^query \w+TestQuery\b/.test(document));
  if (kept.length < Object.keys(documents).length) writeFileSync(file, JSON.stringify(Object.fromEntries(kept), null, 2) + '\n');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(path.join(ROOT, PERSISTED), '{}\n');
  compileRelay();
}
