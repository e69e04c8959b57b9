// How people with Chinese names are written in Latin letters: by the reading of the signs (Shen Zhiqiu, SHEN Zhi-qiu, Zhiqiu Shen; in
// addresses zhiqiu.shen), and as the English block of the page has them, where it says them otherwise.
import { pinyin, polyphonic } from 'pinyin-pro';
import { englishNames } from '../authors/english-names.ts';
import { isChinese, segmentsOf } from '../page/lines.ts';
import { sayOthers, soundsOf } from '../authors/romanized.ts';
import type { Block } from '../../word/word-document.ts';

/**
 * Readings of each sign, in small letters; ü is written v, ü, yu or u. Family names go before other readings, and are not the only ones.
 */
function readings(name: string): string[][] {
  const options = { toneType: 'none', type: 'array' } as const;
  const usual = pinyin(name, { ...options, mode: 'surname' });
  const spellings = (one: string) =>
    /^[ln]?ü|^[ln]v/u.test(one) ? ['v', 'ü', 'yu', 'u'].map((vowel) => one.replace(/[üv]/u, vowel)) : [one];
  return polyphonic(name, options).map((all, at) => [...new Set([usual[at] ?? '', ...all].flatMap(spellings))]);
}

const anyOf = (forms: readonly string[]) => `(?:${forms.join('|')})`;
const large = (syllable: string) => syllable.charAt(0).toUpperCase() + syllable.slice(1);
/** A word that begins with a capital: Zhiqiu, ZhiQiu, Zhi-qiu, Zhi Qiu, ZHIQIU. */
const written = (word: readonly string[][]) =>
  word.map((forms, at) => anyOf(forms.flatMap((one) => [large(one), one.toUpperCase(), ...(at > 0 ? [one] : [])]))).join(`[-'’\\s]?`);
const joined = (word: readonly string[][]) => word.map(anyOf).join('');

/** After how many signs the family name may end. */
function endsOfFamily(signs: readonly string[][], name: string): number[] {
  const isDouble = soundsOf([name], [])[0]?.family.some((family) =>
    signs[0]?.some((first) => signs[1]?.some((second) => first + second === family)),
  );
  if (isDouble && signs.length > 2) return [2];
  return signs.length === 4 ? [1, 2] : [1];
}

/**
 * Finds a Chinese name of two to four signs in Latin letters, family name first or last; none for other names and for signs that nobody
 * reads.
 */
export function latinForms(name: string): RegExp[] {
  if (!/^\p{Script=Han}{2,4}$/u.test(name)) return [];
  const signs = readings(name);
  if (!signs.every((forms) => forms.every((form) => /^[a-zü]+$/u.test(form)))) return [];
  return endsOfFamily(signs, name).flatMap((end) => {
    const [family, given] = [signs.slice(0, end), signs.slice(end)];
    // Two syllables without a capital are words of other languages: You Can, Ma Le.
    const close = signs.length > 2 ? '(?!\\p{L})' : '(?=\\d*@)';
    return [
      new RegExp(`(?<!\\p{L})(?:${written(family)}[\\s,，]+${written(given)}|${written(given)}\\s+${written(family)})(?!\\p{L})`, 'u'),
      new RegExp(`(?<!\\p{L})(?:${joined(family)}[._-]?${joined(given)}|${joined(given)}[._-]?${joined(family)})${close}`, 'iu'),
    ];
  });
}

/**
 * How the page writes these people, all that it lists, in Latin letters. Empty where its English block lists others, or where the reading
 * of a family name is unknown.
 */
export function printedInLatin(blocks: readonly Block[], names: readonly string[]): string[] {
  const isKnown = names.every((name) => isChinese(name) && (soundsOf([name], [])[0]?.family.length ?? 0) > 0);
  if (!isKnown) return [];
  return englishNames(segmentsOf(blocks)).find((listed) => listed.length === names.length && !sayOthers(names, [listed])) ?? [];
}
