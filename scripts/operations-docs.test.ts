// Commands, settings, links and files named in docs/operations.md and the README exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { envNames } from '../api/env.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];

const operations = read('docs/operations.md');
const readme = read('README.md');
const both = `${operations}\n${readme}`;
/** Words in capitals that are no variables of the product: of PostgreSQL, systemd, HTTP, GraphQL, and an error's code. */
const OTHERS = ['BENCH_PROFILE', 'LISTEN', 'NOTIFY', 'NODE_ENV', 'SIGTERM', 'UNAVAILABLE', 'STORAGE_UNAVAILABLE', 'AUTHOR'];

it('every command is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = all(both, /npm run ([\w:]+)/g);
  expect(named).toContain('admin:create');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

describe('variables', () => {
  it('that operations name are read by the product, or by its containers', () => {
    const composed = all(read('compose.yaml'), /\$\{([A-Z_]+)/g);
    const named = all(operations, /`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g);
    expect(named).toContain('SECRET_KEY');
    expect(named.filter((name) => ![...envNames, ...composed, ...OTHERS].includes(name) && !name.endsWith('_'))).toEqual([]);
  });

  it('that the product reads stand in the table of the README, and no others', () => {
    const table = readme.slice(readme.indexOf('| variable |'), readme.indexOf('Started as root'));
    const named = table.split('\n').flatMap((line) => all(line.split('|')[1] ?? '', /`([A-Z][A-Z0-9_]*)`/g));
    expect(new Set(named)).toEqual(new Set(envNames));
  });
});

it('every address is a route of the product', () => {
  const named = all(operations, /`(?:GET )?(\/[\w/{}-]+)`/g).filter((name) => !/^\/(backups|data|etc|opt|tmp|usr|var)\b/.test(name));
  const sources = [
    'api/app.ts',
    'api/watch/metrics-server.ts',
    'api/http/routes.ts',
    'api/legacy/facade.ts',
    'docs/legacy-facade.md',
    'web/routes.tsx',
  ]
    .map(read)
    .join('\n');
  expect(named).toContain('/healthz');
  // The calls of the old system stand without their first part.
  expect(named.filter((name) => !sources.includes(name.replace('/{product}/api/', '')))).toEqual([]);
});

it('every table and column that is asked by hand is made by a migration', () => {
  const schema = read('migrations/Migration20261121000000_schema.ts') + read('migrations/Migration20261123100300_review_tickets.ts');
  const selects = all(operations, /from (\w+) where/g);
  expect(selects).toEqual(['mail', 'workflow_event']);
  for (const table of [...selects, 'review_ticket']) expect(schema).toContain(`create table "${table}"`);
  for (const column of ['"to"', '"attempts"', '"last_error"', '"status"', '"last_used_at"']) expect(schema).toContain(column);
});

it('every file and section that is linked is there', () => {
  for (const link of all(operations, /\]\((?!https?:)([^)]+)\)/g)) {
    const [file = '', section] = link.split('#');
    expect(existsSync(path.join(ROOT, 'docs', file)), link).toBe(true);
    if (section) expect(read(path.join('docs', file)).toLowerCase(), link).toContain(`## ${section.replaceAll('-', ' ')}`);
  }
  for (const file of all(operations, /`((?:migrations|scripts|deploy)\/[\w./-]+|compose\.yaml|Dockerfile|\.env\.example)`/g))
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});
