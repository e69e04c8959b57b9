// Personal information that was typed and not saved.
import { expect, it } from 'vitest';
import { isSame } from '../../ui/kept.ts';
import { readKeptProfile, writeKeptProfile } from './kept-profile.ts';
import { profileValues } from './profile-values.ts';

const saved = { ...profileValues(null), address: '江苏', phone: '13800000000', workplaces: ['研究所'] };
const read = (viewerId = 'me') => readKeptProfile(sessionStorage, viewerId, saved);

it('what was typed comes back to the same person alone', () => {
  const values = { ...saved, address: '浙江', workplaces: ['大学', ''] };
  writeKeptProfile(sessionStorage, 'me', { version: 3, values });
  expect(read()).toEqual({ version: 3, values });
  expect(read('you')).toBeNull();
  sessionStorage.setItem('profile:me', '{');
  expect(read()).toBeNull();
  writeKeptProfile(sessionStorage, 'me', null);
  expect(sessionStorage.getItem('profile:me')).toBeNull();
});

it('what an earlier release has kept comes back field by field: one that is missing, broken or unknown is what is saved', () => {
  sessionStorage.setItem('profile:me', '{"version":3,"values":{"address":"浙江","phone":5,"fax":"0571","workplaces":["大学"]}}');
  expect(read()).toEqual({ version: 3, values: { ...saved, address: '浙江', workplaces: ['大学'] } });
});

it('spaces and empty rows of workplaces are no change', () => {
  const there = profileValues({ regionPath: [{ code: '330000' }, { code: '330106' }], workplaces: ['大学'], address: '浙江' });
  expect(there.regionCode).toBe('330106');
  expect(isSame({ ...there, address: ' 浙江 ', workplaces: ['大学', ' '] }, there)).toBe(true);
  expect(isSame({ ...there, workplaces: ['大学', '古籍所'] }, there)).toBe(false);
  expect(isSame({ ...there, sex: 'MALE' }, there)).toBe(false);
});
