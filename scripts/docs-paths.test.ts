// The guides name only existing files, folders and documents, and the map of the house stays short.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const GUIDES = ['architecture', 'adding', 'places', 'principles'];

/** What stands in backticks and has a slash or the ending of a file; addresses, packages and patterns are no paths. */
const NAMED = /`(?![/@])([\w.-]+(?:\/[\w.-]*)*)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;
const IS_PATH = /\/|\.(?:tsx?|mjs|json|md|tsv)$/;

const read = (guide: string) => readFileSync(path.join(ROOT, 'docs', `${guide}.md`), 'utf8');

/** Every file and folder, by each end of its path: `table/table.ts` is enough where no other is called so. */
function ends(): Set<string> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  const found = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = parts.length; end > 0; end -= 1)
      for (let start = 0; start < end; start += 1) found.add(parts.slice(start, end).join('/'));
  }
  return found;
}

it.each(GUIDES)('%s.md names what there is', (guide) => {
  const known = ends();
  const named = [...read(guide).matchAll(NAMED)].map(([, name = '']) => name).filter((name) => IS_PATH.test(name));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.has(name.replace(/\/$/, '')))).toEqual([]);
});

it.each(GUIDES)('%s.md links to what there is', (guide) => {
  const linked = [...read(guide).matchAll(LINK)].map(([, target = '']) => target);
  expect(linked.filter((target) => !existsSync(path.join(ROOT, 'docs', target)))).toEqual([]);
});

it('the map of the house is read in ten minutes', () => {
  expect(read('architecture').split(/\s+/).length).toBeLessThanOrEqual(1500);
});
