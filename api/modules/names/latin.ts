// Chinese names in Latin letters (GB/T 28039): family name, then the given name as one word.
import { pinyin } from 'pinyin-pro';
import type { PersonName } from '../../../shared/forms/person-name.ts';
import { readingsOf } from './family-names.ts';

/** Family names that the library reads as the common word. */
const READINGS: Readonly<Record<string, string>> = { 秘: 'bi', 种: 'chong', 黑: 'he', 单于: 'chanyu', 晟: 'cheng', 教: 'jiao' };

/** The syllables as one word; an apostrophe before a vowel that could belong to the syllable before: Xi'an. */
function word(syllables: readonly string[]): string {
  const text = syllables.map((syllable, at) => (at > 0 && /^[aeo]/u.test(syllable) ? `'${syllable}` : syllable)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The reading of a Chinese name, its family name by the readings of family names (单 Shan, 曾 Zeng, 仇 Qiu); empty: a sign of it has none. */
export function inLatin({ familyName, givenName }: { familyName: string; givenName: string }): {
  latinFamilyName: string;
  latinGivenName: string;
} {
  const read = { toneType: 'none', type: 'array', v: false } as const;
  const latin = {
    latinFamilyName: word([READINGS[familyName] ?? pinyin(familyName, { ...read, mode: 'surname' }).join('')]),
    latinGivenName: givenName === '' ? '' : word(pinyin(givenName, read)),
  };
  // The library answers a sign that it does not know with the sign.
  return /\p{Script=Han}/u.test(latin.latinFamilyName + latin.latinGivenName) ? { latinFamilyName: '', latinGivenName: '' } : latin;
}

/** Whether the Latin letters of a name are its Chinese reading, or one of those that its family name has. */
export function isReadingOf({ familyName, givenName, latinFamilyName }: PersonName): boolean {
  if (latinFamilyName === '' || !/^\p{Script=Han}+$/u.test(familyName + givenName)) return false;
  const known = [inLatin({ familyName, givenName }).latinFamilyName.toLowerCase(), ...readingsOf(familyName)];
  return known.some((reading) => withoutMarks(reading) === withoutMarks(latinFamilyName));
}

const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
