// `npm start`: builds what is stale, then runs the product in this same process, so that Ctrl-C ends everything.
// Plain JavaScript that any Node understands, because the first thing it does is to look at the version.
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Colloquium needs Node 22.18 or newer to run; this is ${process.version}.\n` +
      'npm brings the right one for Linux: start with "npm start" after "npm ci" (without --omit=optional).\n' +
      'On other systems install Node 24 from https://nodejs.org and run "npm ci" again.',
  );
  process.exit(1);
}

// Folders are meant from the project, wherever the command was given.
process.chdir(path.resolve(import.meta.dirname, '..'));
const { buildWhenStale } = await import('./build.ts');
const { defaultDataDir } = await import('../api/database/embedded-binaries.ts');
const { readEnv } = await import('../api/env.ts');
const { portIsFree } = await import('../api/http/listen.ts');
try {
  // First: nobody should wait for a build to be told that a value is missing.
  const env = readEnv(process.env, () => defaultDataDir(process.cwd()));
  // And a build would pull the files from under a Colloquium that already runs here.
  await portIsFree(env.HOST, env.PORT);
  await buildWhenStale();
} catch (error) {
  console.error(`\nColloquium did not start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
process.env.NODE_ENV = 'production';
await import('../dist/api/main.js');
