// The browser of the browser tests: the headless Chromium that came inside an npm package, which costs a third of a whole browser; where it
// does not run, the one that is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
const ROOT = path.resolve(import.meta.dirname, '..');

interface Browser {
  executablePath: string;
  /** To be set for the browser: where it finds libraries and fonts that this machine lacks. */
  environment: Record<string, string>;
}

/** CHROMIUM names another one. Nothing is downloaded. Errors: when none runs here. */
export async function findChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM'];
  if (named) return { executablePath: named, environment: {} };
  const executablePath = path.join(await unpack(), 'chromium');
  const environment = environmentFor(executablePath);
  if (runs(executablePath, environment)) return { executablePath, environment };
  const installed = INSTALLED.find((file) => existsSync(file));
  if (!installed)
    throw new Error('The Chromium that npm brought does not run here. Install one ("apt-get install chromium") or name one in CHROMIUM.');
  return { executablePath: installed, environment: {} };
}

/** The fonts and libraries of the package, where the machine has none. */
function environmentFor(executablePath: string): Record<string, string> {
  const folder = path.dirname(executablePath);
  const environment: Record<string, string> = {};
  if (!existsSync('/etc/fonts/fonts.conf')) environment['FONTCONFIG_PATH'] = path.join(folder, 'fonts');
  if (!runs(executablePath, {})) environment['LD_LIBRARY_PATH'] = path.join(folder, 'al2023', 'lib');
  return environment;
}

function runs(executablePath: string, environment: Record<string, string>): boolean {
  const run = spawnSync(executablePath, ['--version'], { env: { ...process.env, ...environment }, stdio: 'ignore', timeout: 30_000 });
  return run.status === 0;
}

/** Unpacks beside the target and renames, so that two runs at once cannot see half a browser. */
async function unpack(): Promise<string> {
  const packageFolder = path.join(ROOT, 'node_modules/@sparticuz/chromium');
  const { version }: { version: string } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const target = path.join(await cacheFolder(), `chromium-${version}`);
  if (existsSync(target)) return target;
  const partial = await mkdtemp(path.join(path.dirname(target), 'unpacking-'));
  const temporary = process.env['TMPDIR'];
  try {
    // The package unpacks into the temporary folder of this variable.
    process.env['TMPDIR'] = partial;
    const { inflate } = await import('@sparticuz/chromium');
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(path.join(packageFolder, 'bin', archive));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  await chmod(path.join(partial, 'chromium'), 0o755);
  await chmod(partial, 0o755);
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

/** In the clone; in a folder of this user when the clone belongs to somebody else. */
async function cacheFolder(): Promise<string> {
  const inClone = path.join(ROOT, '.cache');
  const isOurs = await mkdir(inClone, { recursive: true }).then(
    () =>
      access(inClone, constants.W_OK).then(
        () => true,
        () => false,
      ),
    () => false,
  );
  if (isOurs) return inClone;
  const own = path.join(os.tmpdir(), `colloquium-cache-${os.userInfo().uid}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  return own;
}
