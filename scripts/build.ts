// `npm run build`: the browser client to dist/web, the server to dist/api. `npm start` calls it only when a source has changed.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileRelay } from './compile-relay.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Written last: a build that was interrupted is stale. */
const STAMP = path.join(ROOT, 'dist', 'sources.sha256');
/** Schemas that exports are checked against, read by the process that does it. */
const SCHEMAS = 'api/modules/issues/metadata/schemas';
/** Everything the build reads. Tests and their harness are not part of it. */
const SOURCES = [
  '{api,shared,migrations}/**/*.{ts,json}',
  `${SCHEMAS}/**`,
  'web/**/*',
  'scripts/build.ts',
  'schema.graphql',
  'relay.config.js',
  'vite.config.ts',
  'package-lock.json',
];

/** One hash over the names and contents of all sources. */
async function hashOfSources(): Promise<string> {
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('__generated__'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Builds unless dist/ holds the result of these very sources. */
export async function buildWhenStale(): Promise<void> {
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built !== (await hashOfSources())) await build();
}

/** Builds both sides; throws with the tool's message. */
export async function build(): Promise<void> {
  const hash = await hashOfSources();
  console.log('Building (first start, or the sources have changed) …');
  await rm(STAMP, { force: true });
  // `npm test` has compiled them, and its tests read the compiler's output.
  if (!process.env['RELAY_IS_COMPILED']) compileRelay();
  await Promise.all([buildWeb(), buildServer()]);
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, hash);
}

async function buildWeb(): Promise<void> {
  const vite = await import('vite');
  await vite.build({ configFile: path.join(ROOT, 'vite.config.ts'), mode: 'production', logLevel: 'warn' });
}

async function buildServer(): Promise<void> {
  const outdir = path.join(ROOT, 'dist', 'api');
  await rm(outdir, { recursive: true, force: true });
  await bundleServer(outdir);
}

/** The server, and the other scripts started beside it, as files in one folder that Node runs as they are. */
export async function bundleServer(outdir: string, beside: readonly string[] = []): Promise<void> {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: ROOT,
    // The workers are processes that the first starts by their names, so all stand in one folder.
    entryPoints: [
      'api/main.ts',
      'api/modules/files/cleaning/cleaning.worker.ts',
      'api/modules/front-page/reading.worker.ts',
      'api/modules/issues/metadata/schema.worker.ts',
      ...beside,
    ],
    entryNames: '[name]',
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    // Entities and GraphQL types are known by their class names.
    keepNames: true,
    sourcemap: true,
    splitting: true,
    logLevel: 'warning',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: true, verbatimModuleSyntax: true } },
  });
  await cp(path.join(ROOT, SCHEMAS), path.join(outdir, 'schemas'), { recursive: true });
  // Its helper process would stay as long as the product runs.
  await esbuild.stop();
}

if (process.argv[1] === import.meta.filename) await build();
