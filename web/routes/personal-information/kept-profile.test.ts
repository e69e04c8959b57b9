// Personal information that was typed and not saved.
import { expect, it } from 'vitest';
import { isSame } from '../../ui/kept.ts';
import { readKeptProfile, writeKeptProfile } from './kept-profile.ts';
import { profileValues } from './profile-values.ts';

it('what was typed comes back to the same person alone, and only as this release understands it', () => {
  const values = { ...profileValues(null), address: '浙江', workplaces: ['大学', ''] };
  writeKeptProfile(sessionStorage, 'me', { version: 3, values });
  expect(readKeptProfile(sessionStorage, 'me')).toEqual({ version: 3, values });
  expect(readKeptProfile(sessionStorage, 'you')).toBeNull();
  sessionStorage.setItem('profile:me', '{"version":3,"values":{"address":"浙江"}}');
  expect(readKeptProfile(sessionStorage, 'me')).toBeNull();
  sessionStorage.setItem('profile:me', '{');
  expect(readKeptProfile(sessionStorage, 'me')).toBeNull();
  writeKeptProfile(sessionStorage, 'me', null);
  expect(sessionStorage.getItem('profile:me')).toBeNull();
});

it('spaces and empty rows of workplaces are no change', () => {
  const saved = profileValues({ regionPath: [{ code: '330000' }, { code: '330106' }], workplaces: ['大学'], address: '浙江' });
  expect(saved.regionCode).toBe('330106');
  expect(isSame({ ...saved, address: ' 浙江 ', workplaces: ['大学', ' '] }, saved)).toBe(true);
  expect(isSame({ ...saved, workplaces: ['大学', '古籍所'] }, saved)).toBe(false);
  expect(isSame({ ...saved, sex: 'MALE' }, saved)).toBe(false);
});
