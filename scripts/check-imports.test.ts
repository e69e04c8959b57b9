// The import rules bite: each planted violation is named, a clean project passes, and reading nothing is a failure.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

const script = path.resolve(import.meta.dirname, 'check-imports.ts');
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin');

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'colloquium-imports-'));
  await plant({
    'package.json': '{ "type": "module" }',
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true } }',
    'shared/words.ts': 'export const word = 1;',
    'api/modules/mail/a.entity.ts': "import type { B } from './b.entity.ts';\nexport class A { b!: B }",
    'api/modules/mail/b.entity.ts': "import { A } from './a.entity.ts';\nexport class B { a = new A(); }",
    'api/modules/mail/a.service.ts':
      "import { A } from './a.entity.ts';\nimport { word } from '../../../shared/words.ts';\nexport const make = () => [new A(), word];",
    'api/main.ts': "import { make } from './modules/mail/a.service.ts';\nmake();",
    'web/main.tsx': "import { LoginPage } from './routes/login/LoginPage.tsx';\nLoginPage();",
    'web/routes/login/LoginPage.tsx': "import { Box } from '../../ui/Box.tsx';\nexport const LoginPage = () => <Box />;",
    'web/ui/Box.tsx': 'export const Box = () => <div />;',
  });
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), `${text}\n`);
  }
}

function check(): { status: number | null; said: string } {
  const run = spawnSync(process.execPath, [script, project], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
  });
  return { status: run.status, said: run.stdout + run.stderr };
}

test('a clean project passes', () => {
  expect(check()).toEqual({ status: 0, said: '7 files\n' });
});

/** A rule, and a file that breaks it. */
const VIOLATIONS: [string, string, string][] = [
  [
    'web-and-api-never-meet',
    'web/routes/login/useLogin.ts',
    "import type { A } from '../../../api/modules/mail/a.entity.ts';\nexport type Login = A;",
  ],
  ['shared-is-pure', 'shared/impure.ts', "import { readFile } from 'node:fs/promises';\nexport { readFile };"],
  [
    'a-screen-never-imports-another',
    'web/routes/home/HomePage.tsx',
    "import { LoginPage } from '../login/LoginPage.tsx';\nexport const HomePage = () => <LoginPage />;",
  ],
  [
    'ui-knows-no-domain',
    'web/ui/Bad.tsx',
    "import { LoginPage } from '../routes/login/LoginPage.tsx';\nexport const Bad = () => <LoginPage />;",
  ],
  ['policies-stand-beside-the-path', 'api/modules/mail/a.policy.ts', "import { make } from './a.service.ts';\nexport const policy = make;"],
  ['entities-are-the-ground', 'api/modules/mail/c.entity.ts', "import { make } from './a.service.ts';\nexport class C { made = make(); }"],
  ['graphql-knows-no-domain', 'api/graphql/bad.ts', "import { make } from '../modules/mail/a.service.ts';\nexport const bad = make;"],
  ['the-facade-holds-no-rules', 'api/legacy/bad.ts', "import { make } from '../modules/mail/a.service.ts';\nexport const bad = make;"],
  [
    'the-word-reader-has-one-door',
    'api/modules/mail/opener.ts',
    "import { open } from '../word/read-word.ts';\nexport const opened = open;",
  ],
  [
    'a-word-file-is-opened-by-the-door',
    'api/modules/front-page/opener.ts',
    "import { open } from '../word/read-word.ts';\nexport const opened = open;",
  ],
  ['modules-look-down', 'api/modules/mail/up.ts', "import type { step } from '../workflow/step.ts';\nexport type Step = typeof step;"],
  ['modules-look-down', 'api/modules/reviews/beside.ts', "import { step } from '../anonymity/step.ts';\nexport const beside = step;"],
  ['modules-have-a-layer', 'api/modules/novel/novel.ts', "import { step } from '../mail/up.ts';\nexport const novel = step;"],
  ['nothing-needs-the-tools', 'api/modules/mail/tool.ts', "import { t } from '../../../scripts/t.ts';\nexport const tool = t;"],
];

test('each planted violation is named by its rule: in one project with all of them', async () => {
  await plant({
    ...Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, text])),
    'scripts/t.ts': 'export const t = 1;',
    'api/modules/workflow/step.ts': 'export const step = 1;',
    'api/modules/anonymity/step.ts': 'export const step = 1;',
    'api/modules/word/read-word.ts': 'export const open = 1;',
    'api/modules/mail/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
    'api/modules/mail/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
  });
  const { status, said } = check();
  for (const [rule, file] of VIOLATIONS) expect(said).toContain(`${rule}: ${file}`);
  expect(said).toMatch(/no-cycles-but-between-entities: api\/modules\/mail\/(one|two)\.ts/);
  expect(status).toBe(1);
});

test('an export that no other file imports is named', async () => {
  await plant({
    'api/modules/mail/a.service.ts':
      "import { word } from '../../../shared/words.ts';\nexport const make = (): Made => word;\nexport type Made = number;\nexport const spare = 2;",
    'web/lazy.ts': 'export const later = 1;',
    'web/main.tsx': "import { LoginPage } from './routes/login/LoginPage.tsx';\nLoginPage();\nvoid import('./lazy.ts');",
  });
  const { status, said } = check();
  const named = said.match(/^no-export-without-a-user: .*$/gm);
  expect(named).toEqual(['Made', 'spare'].map((name) => `no-export-without-a-user: api/modules/mail/a.service.ts: ${name}`));
  expect(status).toBe(1);
});

test('a project of which no TypeScript was read fails', async () => {
  await rm(path.join(project, 'api'), { recursive: true });
  await rm(path.join(project, 'web'), { recursive: true });
  expect(check()).toEqual({ status: 1, said: expect.stringContaining('No TypeScript file was read') });
});

test('the picture of the layers shows each domain in its order, and the list has no other', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { LAYERS } = z.object({ LAYERS: z.array(z.array(z.string())) }).parse(await import(path.join(root, '.dependency-cruiser.mjs')));
  const picture = /```mermaid\n(.*?)```/s.exec(await readFile(path.join(root, 'docs/architecture.md'), 'utf8'))?.[1] ?? '';
  const listed = LAYERS.flat();
  const shown = new Set((picture.match(/\b[a-z-]*[a-z]\b/g) ?? []).filter((word) => listed.includes(word)));
  expect([...shown]).toEqual(listed);
  expect(listed.toSorted()).toEqual((await readdir(path.join(root, 'api/modules'))).toSorted());
});
