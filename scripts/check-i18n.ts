// Compares the texts of the screens and of the server in both languages, with each other and with the code that uses them.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, i18nProblems } from './i18n-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const LANGUAGES = ['zh-CN', 'en-US'];

async function read(file: string): Promise<string> {
  return readFile(path.join(ROOT, file), 'utf8');
}

async function sources(...patterns: string[]): Promise<string[]> {
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !/__generated__|\.test\.tsx?$/.test(file));
  return Promise.all(files.map(read));
}

async function texts(fileOf: (language: string) => string[]): Promise<Catalogue> {
  const catalogue: Catalogue = {};
  for (const language of LANGUAGES) {
    const files: Catalogue[string] = {};
    for (const file of fileOf(language)) {
      const name = path.basename(file, '.json');
      files[name === language ? path.basename(path.dirname(file)) : name] = JSON.parse(await read(file));
    }
    catalogue[language] = files;
  }
  return catalogue;
}

const messages = await texts((language) => [`shared/messages/${language}.json`, `shared/server-messages/${language}.json`]);
const screens = await texts((language) => globSync(`web/i18n/${language}/*.json`, { cwd: ROOT }));
const problems = [
  ...i18nProblems({
    texts: messages,
    sources: await sources('{api,shared,web}/**/*.{ts,tsx}'),
    keysBeginWithFileName: false,
    calls: '\\bmessageText\\(\\s*[^,()]+,',
  }),
  ...i18nProblems({
    texts: screens,
    sources: await sources('web/**/*.{ts,tsx}'),
    keysBeginWithFileName: true,
    calls: '(?<![\\w.])t\\(',
    // A screen may show a text of the catalogue too, but for those that the server alone writes.
    alsoKnown: Object.keys(messages['zh-CN']?.['messages'] ?? {}),
  }),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
