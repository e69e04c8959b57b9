// Sounds of names in Latin letters: an author's name in the English block, readings of a family name, and the owner of an e-mail address.
import { allReadings, readingsOf } from '../../names/family-names.ts';

/** In small letters. `family`: possible readings of the family name; `given`: one piece for each syllable, empty where it is unknown. */
export interface Sound {
  family: readonly string[];
  given: readonly string[];
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
const syllables = (text: string) =>
  letters(text).match(/(?:zh|ch|sh|[b-df-hj-np-tw-z])?[aeiouv]+(?:ng(?![aeiouv])|n(?![aeiouv])|r(?![aeiouv]))?|[a-z]+/g) ?? [];

/** How each of the names sounds: by the English block where it lists as many, and by their family names. */
export function soundsOf(names: readonly string[], english: readonly string[][]): Sound[] {
  const listed = english.find((pieces) => pieces.length === names.length);
  return names.map((name, index) => {
    if (!/^\p{Script=Han}/u.test(name)) {
      const words = name.split(/\s+/);
      return { family: [letters(words.at(-1) ?? '')], given: words.slice(0, -1).map(letters) };
    }
    const known = readingsOf(name);
    const words = (listed?.[index] ?? '').split(/\s+/).filter((word) => word !== '');
    const at = words.findIndex((word) => known.includes(letters(word)));
    if (at === -1) return { family: known, given: [] };
    return {
      family: [letters(words[at] ?? '')],
      given: words.filter((_, place) => place !== at).flatMap((word) => word.split(/[-’']|(?<=\p{Ll})(?=\p{Lu})/u).flatMap(syllables)),
    };
  });
}

/** The English block lists as many people, and one of them sounds otherwise: one of both is wrong. */
export function sayOthers(names: readonly string[], english: readonly string[][]): boolean {
  const listed = english.find((pieces) => pieces.length === names.length);
  if (!listed) return false;
  return names.some((name, index) => {
    const known = readingsOf(name);
    const said = letters(listed[index] ?? '');
    return (
      /^\p{Script=Han}{2,4}$/u.test(name) &&
      known.length > 0 &&
      !known.some((reading) => said.startsWith(reading) || said.endsWith(reading))
    );
  });
}

/** Whether an address begins with some family name: then it should be that of its owner. */
export function beginsAsName(email: string): boolean {
  const local = letters(email.split('@')[0] ?? '');
  return allReadings.some((reading) => local.startsWith(reading));
}

/** STRONG: family and given name, or its first letters; WEAK: the family name alone. */
export function fits(email: string, { family, given }: Sound): 'STRONG' | 'WEAK' | null {
  const local = letters(email.split('@')[0] ?? '');
  const initials = given.map((part) => part.charAt(0)).join('');
  for (const reading of family) {
    if (reading === '') continue;
    const whole = given.join('');
    if (
      given.length > 0 &&
      [reading + whole, whole + reading, reading + initials, initials + reading].some((one) =>
        one.length >= 5 ? local.includes(one) : local === one,
      )
    )
      return 'STRONG';
    if (local.startsWith(reading) || (local.endsWith(reading) && reading.length >= 3)) return 'WEAK';
  }
  return given.length > 1 && local === (family[0]?.charAt(0) ?? '') + initials ? 'WEAK' : null;
}
