// What in a Word file would tell a blind reviewer who wrote it (docs/decisions/0025).
import { latinForms } from './latin-names.ts';
import { latinUnitsIn } from './latin-units.ts';
import { isChinese } from './lines.ts';
import { nameKind } from './names.ts';
import type { Marks, WordDocument } from './word-document.ts';
import { textOf } from './word-document.ts';

export interface Blindness {
  /** Names in the document's properties, as they stand there. */
  properties: string[];
  comments: Marks;
  changes: Marks;
  /** Names that stand in headers and footers, in the text with its notes, in the words of comments, and in what was deleted under tracking or is hidden. */
  headers: string[];
  text: string[];
  commentTexts: string[];
  deleted: string[];
}

/** What is looked for, and how it stands in a text; null: it does not. */
type Search = (text: string) => string | null;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A Chinese name may be set with spaces, or in Latin letters; a Latin one is part of no longer word, and may have the family name first or last. */
function searchesFor(name: string): Search[] {
  const words = name.split(/\s+/u);
  if (/\p{Script=Han}/u.test(name)) {
    const signs = new RegExp([...words.join('')].map(escaped).join('\\s*'), 'u');
    return [(text) => (signs.test(text) ? name : null), ...latinForms(words.join('')).map((form): Search => (text) => form.exec(text)?.[0].replaceAll(/\s+/gu, ' ') ?? null)];
  }
  const [first = '', ...rest] = words.map((word) => escaped(word.replace(/,$/u, '')));
  const orders = rest.length === 0 ? [first] : [[first, ...rest].join(',?\\s+'), `${rest.join('\\s+')},?\\s+${first}`, `${rest.at(-1) ?? ''},?\\s+${[first, ...rest.slice(0, -1)].join('\\s+')}`];
  const whole = new RegExp(`(?<![\\p{L}\\d])(?:${orders.join('|')})(?![\\p{L}\\d])`, 'iu');
  return [(text) => (whole.test(text) ? name : null)];
}

/** Who is named by a program or by whoever set the machine up, not by a person. */
const NOBODY = /^(?:administrators?|admin|users?|owner|author|guest|test|unknown|un-?named|anonymous|microsoft(?: office)?(?: user)?|windows(?: 用户| user)?|lenovo|hp|dell|asus|acer|wps(?: office)?|python-docx|apache poi|office|用户|微软用户|微软(?:中国)?|联想|戴尔|惠普|华硕|宏碁|华为|小米|苹果|深度|雨林木风|番茄花园|作者|匿名|审稿人|编辑)$/iu;

/** Whether this is how a person is called: firms and signs like "ZL" stand in texts for other things. Of a rare family name only short ones are taken for one. */
function isPerson(name: string): boolean {
  const kind = nameKind(isChinese(name) ? name.replaceAll(/\s/gu, '') : name.replace(',', ''));
  return kind === 'SURE' || (kind === 'POSSIBLE' && latinUnitsIn(name).length === 0 && !(isChinese(name) && [...name].length > 3));
}

/**
 * `names`: of the manuscript's authors, as they are typed, and their addresses. Who made the file, changed it or remarked on it is looked for
 * too: whoever uploads a file before its authors are typed in is told as well. Chinese names are also looked for in Latin letters, and told as they are
 * written there. A name of a single sign is not looked for: it stands everywhere.
 */
export function readBlindness(document: WordDocument, names: readonly string[]): Blindness {
  const isSomebody = (name: string) => !NOBODY.test(name);
  const properties = document.properties.filter(isSomebody);
  const named = (marks: Marks): Marks => ({ ...marks, names: marks.names.filter(isSomebody) });
  const [comments, changes] = [named(document.comments), named(document.changes)];
  const makers = [...properties, ...comments.names, ...changes.names].filter(isPerson);
  const searches = [...new Set([...names, ...makers].map((name) => name.trim()))].filter((name) => [...name].length > 1).flatMap(searchesFor);
  const within = (texts: readonly string[]) => {
    const whole = texts.join('\n');
    const found = searches.map((search) => search(whole)).filter((name) => name !== null);
    // SHEN Zhiqiu, looked for as the page writes it and as it is read, is told once.
    return found.filter((name, index) => found.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);
  };
  return {
    properties, comments, changes,
    headers: within(document.headers), text: within(document.blocks.map(textOf)),
    commentTexts: within(document.commentTexts), deleted: within(document.leftOut),
  };
}
