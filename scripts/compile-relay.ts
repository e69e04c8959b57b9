// Compiles the Relay documents under web/ into `__generated__` folders, which are not kept in git. `npm run relay` also makes the list of
// persisted documents anew, because the compiler only ever adds to it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Brings the artifacts up to date; the build, the tests and the check of types call it first. Errors: the compiler's own messages. */
export function compileRelay(): void {
  const run = spawnSync('relay-compiler', ['--noWatchman', '--repersist', '--output', 'quiet-with-errors'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`relay-compiler failed:\n${run.error?.message ?? ''}${run.stdout}${run.stderr}`);
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(path.join(ROOT, 'web/relay/persisted-documents.json'), '{}\n');
  compileRelay();
}
