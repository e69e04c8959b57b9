// `npm run relay`: compiles the Relay documents. The list of persisted documents is made anew, because the compiler only ever adds to it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
writeFileSync(path.join(ROOT, 'web/relay/persisted-documents.json'), '{}\n');
const run = spawnSync('relay-compiler', ['--noWatchman', '--repersist', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = run.status ?? 1;
