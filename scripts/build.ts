// `npm run build`: the browser client to dist/web, the server to dist/api. `npm start` calls it only when a source has changed.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ACT_DOCUMENTS } from './act-documents.ts';
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
  'scripts/{build,act-documents}.ts',
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
    .filter((file) => file !== ACT_DOCUMENTS)
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

/** Packages that stay packages: binaries of a platform, WebAssembly, and what reads files of its own folder. */
export const APART = ['sharp', '@node-rs/argon2', 'libxml2-wasm', 'svg-captcha'] as const;
/** type-graphql imports it for a validation that is never asked for; it is not installed. */
const ABSENT = ['class-validator'];
/** Packages in CommonJS ask for these names, which a module does not have. */
const AS_COMMONJS = `import { createRequire as __requireFrom } from 'node:module';
const require = __requireFrom(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/** The commands in package.json that operators give: the name of each script and its file in api/cli without its ending. */
export async function commandFiles(): Promise<ReadonlyMap<string, string>> {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')));
  return new Map(
    Object.entries(scripts).flatMap(([name, line]) => {
      const file = /^tsx api\/cli\/([\w-]+)\.ts$/.exec(line)?.[1];
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
}

/**
 * The server and its commands, with their packages, as files in one folder that Node runs as they are.
 */
export async function bundleServer(outdir: string): Promise<void> {
  await bundleOnce(outdir, await serverEntries());
}

/** Scripts that tests start beside the server, into its folder, of which no file changes. */
export async function bundleBeside(outdir: string, scripts: readonly string[]): Promise<void> {
  await bundleOnce(outdir, scripts);
}

async function bundleOnce(outdir: string, entries: readonly string[]): Promise<void> {
  const bundler = await serverBundler(outdir, { entries, withPackages: true });
  try {
    await bundler.bundle();
  } finally {
    await bundler.end();
  }
}

/** The workers are processes that the first starts by their names, so all stand in one folder. */
export const serverEntries = async (): Promise<string[]> => [
  'api/main.ts',
  'api/modules/files/cleaning/cleaning.worker.ts',
  'api/modules/front-page/reading.worker.ts',
  'api/modules/issues/metadata/schema.worker.ts',
  ...[...(await commandFiles()).values()].map((name) => `api/cli/${name}.ts`),
];

export interface ServerBundler {
  /**
   * Again and again, each time with what has changed. Rejects, after esbuild has said why, when a source is wrong: the folder stays as it
   * was.
   */
  bundle(): Promise<void>;
  end(): Promise<void>;
}

export interface BundleOptions {
  entries: readonly string[];
  /** False where packages are installed and the bundle is made again and again, which takes four times as long with them. */
  withPackages: boolean;
}

export async function serverBundler(outdir: string, { entries, withPackages }: BundleOptions): Promise<ServerBundler> {
  const esbuild = await import('esbuild');
  const context = await esbuild.context({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    entryNames: '[name]',
    outdir,
    bundle: true,
    ...(withPackages ? { external: [...APART, ...ABSENT] } : { packages: 'external' as const }),
    banner: { js: AS_COMMONJS },
    platform: 'node',
    format: 'esm',
    target: 'node22',
    // Entities and GraphQL types are known by their class names.
    keepNames: true,
    sourcemap: true,
    // Names and lines of a trace are enough; the texts would double the size.
    sourcesContent: false,
    splitting: true,
    logLevel: 'warning',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: true, verbatimModuleSyntax: true } },
  });
  return {
    async bundle() {
      await context.rebuild();
      await cp(path.join(ROOT, SCHEMAS), path.join(outdir, 'schemas'), { recursive: true });
    },
    async end() {
      await context.dispose();
      // Its helper process would stay as long as the product runs.
      await esbuild.stop();
    },
  };
}

if (process.argv[1] === import.meta.filename) await build();
