// Regions to three levels by their GB/T 2260 codes (S3 §2.14: comma-joined codes, §9: depth 3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { Region } from './region.entity.ts';

let app: TestApp;
let token: string;

interface Choice {
  code: string;
  label: string;
  hasChildren: boolean;
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const em = app.database.orm.em.fork();
  token = await buildSession(em, await buildUser(em, { roles: ['AUTHOR'] }), app.clock);
});
afterAll(() => app.close());

async function regions(parentCode: string | null): Promise<Choice[]> {
  const answer = await app.request<{ regions: Choice[] | null }>(
    'query ($parentCode: String) { regions(parentCode: $parentCode) { code label hasChildren } }',
    { parentCode },
    { token },
  );
  return answer.data?.regions ?? [];
}

test('goes from provinces through cities to counties', async () => {
  const provinces = await regions(null);
  expect(provinces).toHaveLength(34);
  expect(provinces.find(({ code }) => code === '330000')).toEqual({ code: '330000', label: 'Zhejiang', hasChildren: true });
  const cities = await regions('330000');
  expect(cities.map(({ label }) => label)).toContain('Hangzhou');
  expect(cities.every(({ hasChildren }) => hasChildren)).toBe(true);
  const counties = await regions('330100');
  expect(counties.find(({ code }) => code === '330106')).toEqual({ code: '330106', label: 'Xihu District', hasChildren: false });
  expect(await regions('330106')).toEqual([]);
  expect(await regions('nonsense')).toEqual([]);
});

test('every code has six digits and stands below the code it begins with', async () => {
  const all = await app.database.orm.em.fork().find(Region, {});
  expect(all.length).toBeGreaterThan(3300);
  for (const { code, parent, name, nameEn } of all) {
    expect(code).toMatch(/^\d{6}$/);
    const above = code.endsWith('0000') ? undefined : code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
    expect(parent?.code, code).toBe(above);
    expect(name).toMatch(/^\p{Script=Han}+$/u);
    expect(nameEn).toMatch(/^[A-Z][A-Za-z' ]+$/);
  }
});

test('says nothing to visitors', async () => {
  const answer = await app.request<{ regions: Choice[] | null }>('{ regions { code } }');
  expect(answer.data?.regions).toBeNull();
});
