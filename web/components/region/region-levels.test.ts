// Levels in the code of a region.
import { expect, it } from 'vitest';
import { levelsOf } from './region-levels.ts';

it('a region is chosen in three levels, province, city and county, and may end sooner (R3-158, R2-218)', () => {
  expect(levelsOf('330106')).toEqual({ province: '330000', city: '330100', county: '330106' });
  expect(levelsOf('441900')).toEqual({ province: '440000', city: '441900', county: '' });
  expect(levelsOf('710000')).toEqual({ province: '710000', city: '', county: '' });
  expect(levelsOf('')).toEqual({ province: '', city: '', county: '' });
});
