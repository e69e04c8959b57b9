// E-mail addresses in the text of a page, not yet given to a person.
import { folded } from '../page/signs.ts';

/** Begun only where an address can begin: long rows of its signs would be read again from each of them. */
export const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu;

/** {zhang, li}@example.cn: one for each within the braces. */
const BRACES = /[{｛(（]([\w.+\-\s,，;；、|]{3,200})[}｝)）]\s*(@[\w-]+(?:\.[\w-]+)+)/gu;
/** With each address written out. */
export function spread(text: string): string {
  const each = (names: string, domain: string) =>
    names
      .split(/[\s,，;；、|]+/u)
      .filter((name) => name !== '')
      .map((name) => name + domain);
  return folded(text).replaceAll(BRACES, (_all, names: string, domain: string) => each(names, domain).join(', '));
}

/** An address without the points behind it, and its place. */
export interface Mail {
  email: string;
  at: number;
  end: number;
}

export const mailsIn = (text: string): Mail[] =>
  [...text.matchAll(EMAIL)].map(({ 0: found, index }) => ({ email: found.replace(/[._-]+$/u, ''), at: index, end: index + found.length }));
