// What in a Word file would tell a blind reviewer who wrote it (DESIGN §5).
import { NOBODY } from './person-text.ts';
import type { Marks, WordDocument } from './word-document.ts';
import { textOf } from './word-document.ts';

export interface Blindness {
  /** Names in the document's properties, as they stand there. */
  properties: string[];
  comments: Marks;
  changes: Marks;
  /** Names of the manuscript's authors that stand in headers, footers, and in the text with its notes. */
  headers: string[];
  text: string[];
}

/** A Chinese name may be set with spaces; a Latin one is part of no longer word. */
function finder(name: string): RegExp {
  const signs = [...name.trim()].map((sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (/\p{Script=Han}/u.test(name)) return new RegExp(signs.filter((sign) => sign.trim() !== '').join('\\s*'), 'u');
  return new RegExp(`(?<![\\p{L}\\d])${signs.join('').replaceAll(/\s+/g, '\\s+')}(?![\\p{L}\\d])`, 'iu');
}

/** `names`: of the manuscript's authors. A name of a single sign is not looked for: it stands everywhere. */
export function readBlindness(document: WordDocument, names: readonly string[]): Blindness {
  const wanted = [...new Set(names.map((name) => name.trim()))].filter((name) => [...name].length > 1);
  const within = (texts: readonly string[]) => {
    const whole = texts.join('\n');
    return wanted.filter((name) => finder(name).test(whole));
  };
  return { properties: document.properties.filter((name) => !NOBODY.test(name)), comments: document.comments, changes: document.changes, headers: within(document.headers), text: within(document.blocks.map(textOf)) };
}
