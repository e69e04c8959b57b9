// Names pages that the route tree does not open, and lists of the API that no screen shows.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { screenProblems } from './screen-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const fromTree = (pattern: string) => globSync(pattern, { cwd: path.join(ROOT, 'web') }).map((file) => `./${file}`);

const routes: Record<string, string> = {};
for (const file of fromTree('{routes,components}/**/route.ts')) routes[file] = await read(path.join('web', file));
const problems = screenProblems({
  tree: await read('web/routes.tsx'),
  routes,
  pages: fromTree('routes/**/*Page.tsx'),
  schema: await read('schema.graphql'),
  documents: Object.values<string>(JSON.parse(await read('web/relay/persisted-documents.json'))),
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
