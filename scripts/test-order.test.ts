// The order in which the files of tests run.
import { expect, it } from 'vitest';
import { inOrder } from './test-order.ts';

const files = [
  { project: 'web', name: 'web/small.test.ts', bytes: 10 },
  { project: 'api', name: 'api/b.test.ts', bytes: 50 },
  { project: 'web', name: 'web/large.test.tsx', bytes: 900 },
  { project: 'api', name: 'api/a.test.ts', bytes: 50 },
  ...Array.from({ length: 20 }, (_none, index) => ({ project: 'web', name: `web/${index}.test.ts`, bytes: 1 })),
];
const names = (seed: number | null, of = files) => inOrder(of, seed).map(({ name }) => name);

it('is the same however the files were found: project by project, the largest first (B-062)', () => {
  expect(names(null).slice(0, 4)).toEqual(['api/a.test.ts', 'api/b.test.ts', 'web/large.test.tsx', 'web/small.test.ts']);
  expect(names(null, files.toReversed())).toEqual(names(null));
});

it('follows from a seed, within each project (B-062)', () => {
  expect(names(7, files.toReversed())).toEqual(names(7));
  expect(names(7)).not.toEqual(names(8));
  expect(names(7).toSorted()).toEqual(names(null).toSorted());
  expect(inOrder(files, 7).map(({ project }) => project)).toEqual(inOrder(files, null).map(({ project }) => project));
});
