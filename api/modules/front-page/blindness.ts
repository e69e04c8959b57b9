// What in a Word file would tell a blind reviewer who wrote it (docs/decisions/0025).
import type { Leftovers } from './leftovers.ts';
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

/** A Chinese name may be set with spaces; a Latin one is part of no longer word. */
function finder(name: string): RegExp {
  const signs = [...name.trim()].map((sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (/\p{Script=Han}/u.test(name)) return new RegExp(signs.filter((sign) => sign.trim() !== '').join('\\s*'), 'u');
  return new RegExp(`(?<![\\p{L}\\d])${signs.join('').replaceAll(/\s+/g, '\\s+')}(?![\\p{L}\\d])`, 'iu');
}

/** Who is named by a program or by whoever set the machine up, not by a person. */
const NOBODY = /^(?:administrators?|admin|users?|owner|author|guest|test|unknown|un-?named|anonymous|microsoft(?: office)?(?: user)?|windows(?: 用户| user)?|lenovo|hp|dell|asus|acer|wps(?: office)?|python-docx|apache poi|office|用户|微软用户|微软(?:中国)?|联想|戴尔|惠普|华硕|宏碁|华为|小米|苹果|深度|雨林木风|番茄花园|作者|匿名|审稿人|编辑)$/iu;
/** How institutions and offices end. */
const OFFICE = /(?:大学|学院|学校|中学|公司|集团|中心|出版社|杂志社|编辑部|实验室|[院所社馆局处部厅组室])$|\b(?:university|college|institute|school|department|press|ltd|inc|co|corp|company|group|office|center|centre|laboratory|lab)\b/iu;

/** Whether this is how a person is called: firms and signs like "ZL" stand in texts for other things. */
function isPerson(name: string): boolean {
  return /^(?:\p{Script=Han}{2,3}|\p{Script=Han}+[·•・]\p{Script=Han}+|\p{Lu}[\p{L}'’.-]*(?:,? \p{Lu}[\p{L}'’.-]*){1,3})$/u.test(name) && !OFFICE.test(name);
}

const NOTHING: Leftovers = { comments: [], deleted: [] };

/**
 * `names`: of the manuscript's authors, as they are typed, and their addresses. Who made the file, changed it or remarked on it is looked for
 * too: whoever uploads a file before its authors are typed in is told as well. A name of a single sign is not looked for: it stands everywhere.
 */
export function readBlindness(document: WordDocument, names: readonly string[], leftovers: Leftovers = NOTHING): Blindness {
  const isSomebody = (name: string) => !NOBODY.test(name);
  const properties = document.properties.filter(isSomebody);
  const named = (marks: Marks): Marks => ({ ...marks, names: marks.names.filter(isSomebody) });
  const [comments, changes] = [named(document.comments), named(document.changes)];
  const makers = [...properties, ...comments.names, ...changes.names].filter(isPerson);
  const wanted = [...new Set([...names, ...makers].map((name) => name.trim()))].filter((name) => [...name].length > 1).map((name) => [name, finder(name)] as const);
  const within = (texts: readonly string[]) => {
    const whole = texts.join('\n');
    return wanted.filter(([, pattern]) => pattern.test(whole)).map(([name]) => name);
  };
  return {
    properties, comments, changes,
    headers: within(document.headers), text: within(document.blocks.map(textOf)), commentTexts: within(leftovers.comments), deleted: within(leftovers.deleted),
  };
}
