// The modules that travel with the first visit.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstVisitChunk, ROOTS } from './first-visit.ts';

const [entry = '', signIn = ''] = ROOTS;

/** The static importers of each module. The last two need each other. */
const importers: Readonly<Record<string, readonly string[]>> = {
  [entry]: [],
  [signIn]: [],
  'ui/Button': ['ui/Form', 'routes/list/ListPage'],
  'ui/Form': [signIn],
  'routes/list/ListPage': [],
  'routes/list/Table': ['routes/list/ListPage'],
  'routes/list/Row': ['routes/list/Cell'],
  'routes/list/Cell': ['routes/list/Row'],
};
const modules = { getModuleInfo: (id: string) => (importers[id] ? { importers: importers[id] } : null) };
const chunkOf = (id: string) => firstVisitChunk(id, modules);

it('begins with files that exist', () => {
  expect(ROOTS.filter((file) => !existsSync(file))).toEqual([]);
});

it('takes along what the entry and the sign-in page need at once, through however many modules', () => {
  for (const id of [...ROOTS, 'ui/Form', 'ui/Button']) expect(chunkOf(id), id).toBe('first-visit');
});

it('leaves out what only other pages need, modules in a circle, and what the bundler does not know', () => {
  for (const id of ['routes/list/ListPage', 'routes/list/Table', 'routes/list/Row', 'nowhere']) expect(chunkOf(id), id).toBeNull();
});
