// The tests by name, for the table of rules: every title, and every row of a table of tests that begins with the id of a rule.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FILES = ['{api,shared,scripts,migrations,web}/**/*.test.{ts,tsx}', 'api/**/*.examples.ts', 'e2e/*.spec.ts'];
/** Areas of rules: of the three specifications (docs/architecture.md, Where the rules come from), and B for requests beyond them. */
const AREA = '(?:R[1-3]|E[1-3]|F|P[23]|SC|S2|B)-';
const RULE_ID = new RegExp(String.raw`\b${AREA}\d{3}\b`, 'g');
const RULE_RANGE = new RegExp(String.raw`\b(${AREA})(\d{3})\s+to\s+(?:\1)?(\d{3})\b`, 'g');
const TEXT_WITH_ID = new RegExp(String.raw`['"\x60](${AREA}\d{3}[^'"\x60\n]*)['"\x60]`, 'g');

export interface NamedTest {
  /** From the root of the project, with slashes. */
  file: string;
  title: string;
}

export function testsOf(root: string): NamedTest[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return files.flatMap((file) => titlesOf(readFileSync(path.join(root, file), 'utf8')).map((title) => ({ file, title })));
}

/** Titles of `it`, `test` and `describe`, with or without a table before them, and texts that begin with an id. */
export function titlesOf(source: string): string[] {
  const titles: string[] = [];
  for (const call of source.matchAll(/(?<![\w.])(?:it|test|describe)(?:\.\w+)*\(/g)) {
    let at = call.index + call[0].length;
    // `it.each(table)('title', …)`: behind the table.
    if (/\.(?:each|for)\($/.test(call[0])) at = source.indexOf('(', closing(source, at)) + 1;
    const title = textAt(source, at);
    if (title !== null) titles.push(title);
  }
  for (const text of source.matchAll(TEXT_WITH_ID)) titles.push(text[1] ?? '');
  return [...new Set(titles)];
}

/** Every id that a title cites, ranges spelt out: `R1-105 to R1-109`. */
export function idsIn(title: string): string[] {
  const ids = title.match(RULE_ID) ?? [];
  const ranges = [...title.matchAll(RULE_RANGE)].flatMap(([, area = '', from = '', to = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_none, step) => `${area}${String(Number(from) + step).padStart(3, '0')}`),
  );
  return [...new Set([...ids, ...ranges])];
}

/** The place behind the parenthesis that closes the one before `start`. */
function closing(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if ('\'"`'.includes(char)) at = endOfText(source, at);
    else if (char === '/' && source[at + 1] === '/') at = source.indexOf('\n', at);
    else if (char === '(') depth += 1;
    else if (char === ')' && (depth -= 1) === 0) return at + 1;
  }
  return source.length;
}

/** The place of the quote that ends the text which begins at `start`. */
function endOfText(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[start]) return at;
  }
  return source.length;
}

function textAt(source: string, at: number): string | null {
  const start = at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0);
  if (!'\'"`'.includes(source[start] ?? ' ')) return null;
  return source.slice(start + 1, endOfText(source, start)).replaceAll(/\\(['"`])/g, '$1');
}
