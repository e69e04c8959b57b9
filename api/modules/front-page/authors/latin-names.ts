// How the English block of a page writes the names of its Chinese authors: SHEN Zhiqiu, Abdulrehim Eli.
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { readingsOf } from '../../names/family-names.ts';
import { splitName } from '../../names/split.ts';
import { isChinese } from '../page/lines.ts';

const lettersOf = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');

/** Written in capitals for the order of its parts alone. */
const uncapitalized = (word: string) => (/^\p{Lu}[\p{Lu}’'-]+$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word);

/** The family name is the word that sounds like it, at either end; where none does, the text is taken apart as any name is. */
function partsIn(name: string, printed: string): Pick<PersonName, 'latinFamilyName' | 'latinGivenName'> {
  const words = printed.split(/\s+/u);
  const known = readingsOf(name);
  const at = [0, words.length - 1].find((place) => known.includes(lettersOf(words[place] ?? '')));
  if (at === undefined) {
    const { familyName, givenName } = splitName(printed);
    return { latinFamilyName: familyName, latinGivenName: givenName };
  }
  const given = words.filter((_, place) => place !== at).map(uncapitalized);
  return { latinFamilyName: uncapitalized(words[at] ?? ''), latinGivenName: given.join(' ') };
}

/** Parts of each name with its Latin letters as the page prints them; null: it does not, or lists another number of people. */
export function latinNamesOf(names: readonly string[], english: readonly string[][]): (PersonName | null)[] {
  const listed = english.find((pieces) => pieces.length === names.length);
  return names.map((name, at) => {
    const printed = listed?.[at];
    if (printed === undefined || !isChinese(name)) return null;
    const { isCertain: _isCertain, ...parts } = splitName(name);
    return parts.isGroup ? null : { ...parts, ...partsIn(name, printed) };
  });
}
