// `node scripts/pack.ts <folder>`: after `npm run build`, all that runs in production as one folder (Dockerfile): what was built, and the
// packages that stay apart with all that they need. A folder that is there already is made anew.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { APART, commandFiles } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = path.join(ROOT, 'node_modules');
/** Compiled for another C library than that of the image. */
const FOREIGN = /musl/;

const needed = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** The packages, and all that they need and that is installed: what another platform needs is not. */
async function closure(names: readonly string[], found = new Set<string>()): Promise<Set<string>> {
  for (const name of names) {
    const folder = path.join(PACKAGES, name);
    if (found.has(name) || FOREIGN.test(name) || !existsSync(folder)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = needed.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
    await closure(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}

async function pack(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { name, version } = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')));
  const scripts = Object.fromEntries(
    [...(await commandFiles())].map(([script, file]) => [script, `node --enable-source-maps dist/api/${file}.js`]),
  );
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, version, private: true, type: 'module', scripts }, null, 2));
  await cp(path.join(ROOT, 'dist'), path.join(folder, 'dist'), { recursive: true });
  const documents = 'web/relay/persisted-documents.json';
  await cp(path.join(ROOT, documents), path.join(folder, documents));
  for (const one of await closure(APART)) await cp(path.join(PACKAGES, one), path.join(folder, 'node_modules', one), { recursive: true });
}

const [, , folder] = process.argv;
if (process.argv[1] === import.meta.filename && folder) await pack(path.resolve(folder));
