// The links of letters: one place makes them, and each names a page that its role opens.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letterPages, type LetterPage, type LetterPageName } from '../../../shared/letter-pages.ts';
import { letterLink } from './letter-link.ts';

const names = Object.keys(letterPages) as LetterPageName[];
const house = { env: { PUBLIC_URL: 'https://press.example.org' } } as Parameters<typeof letterLink>[0]; // nothing else of it is read

it.each(names)('%s: pages under /main carry their role, as all links do, and no other page has one (B-023, R3-012)', (name) => {
  const { role, path }: LetterPage = letterPages[name];
  const url = new URL(letterLink(house, name, { id: 'a=b' }));
  expect(url.pathname).toBe(path);
  expect(url.searchParams.get('id')).toBe('a=b');
  expect(url.searchParams.get('roleId')).toBe(role === undefined ? null : String(role));
  expect(role !== undefined).toBe(path.startsWith('/main/'));
});

it('no module joins the address of the house with a path itself (B-023)', () => {
  const modules = new URL('..', import.meta.url);
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.(test|check|factory))\.ts$/.test(file));
  const joining = files.filter((file) => /PUBLIC_URL\}[^`]/.test(readFileSync(new URL(file, modules), 'utf8')));
  expect(joining).toEqual(['mail/letter-link.ts']);
});
