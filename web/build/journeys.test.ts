// The modules that travel together.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JOURNEYS, journeyOf } from './journeys.ts';

const [
  {
    roots: [entry = '', signIn = ''],
  },
  {
    roots: [shell = ''],
  },
  {
    roots: [listPage = ''],
  },
] = JOURNEYS;

/** The static importers of each module. The last two need each other. */
const importers: Readonly<Record<string, readonly string[]>> = {
  [entry]: [],
  [signIn]: [],
  [shell]: [],
  [listPage]: ['routes/people/PeoplePage'],
  'ui/Button': ['ui/Form', 'ui/Table'],
  'ui/Form': [signIn],
  'ui/Menu': [shell, listPage],
  'ui/Table': [listPage],
  'routes/people/PeoplePage': [],
  'routes/people/Row': ['routes/people/PeoplePage'],
  'routes/people/Left': ['routes/people/Right'],
  'routes/people/Right': ['routes/people/Left'],
};
const modules = { getModuleInfo: (id: string) => (importers[id] ? { importers: importers[id] } : null) };
const chunkOf = (id: string) => journeyOf(id, modules);

it('begin with files that exist', () => {
  expect(JOURNEYS.flatMap(({ roots }) => roots).filter((file) => !existsSync(file))).toEqual([]);
});

it('take along what their roots need at once, through however many modules, the earlier one first', () => {
  for (const id of [entry, signIn, 'ui/Form', 'ui/Button']) expect(chunkOf(id), id).toBe('first-visit');
  for (const id of [shell, 'ui/Menu']) expect(chunkOf(id), id).toBe('frame');
  for (const id of [listPage, 'ui/Table']) expect(chunkOf(id), id).toBe('lists');
});

it('leave out what only a page needs, modules in a circle, and what the bundler does not know', () => {
  for (const id of ['routes/people/PeoplePage', 'routes/people/Row', 'routes/people/Left', 'nowhere']) expect(chunkOf(id), id).toBeNull();
});
