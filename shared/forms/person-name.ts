// A person's name in parts. The text beside it stays what was typed and is what is printed in the original script; the parts say what of it
// is the family name, and how the name is written in Latin letters.
import { each } from './field-list.ts';
import { atMost, MAX_SHORT_TEXT, shortName } from './text-rules.ts';
import { z } from './zod.ts';

/** Accents and apostrophes are letters of all scripts. */
const NOT_LATIN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const latinName = shortName.refine((text) => !NOT_LATIN.test(text), 'form.latinLetters');

/** Only a person has them. */
const OF_PERSONS = ['givenName', 'suffix', 'latinGivenName'] as const;

/** A group author (a team, an institution) has its whole name as `familyName`, as has a person of one name. */
export const personNameSchema = z
  .object({
    familyName: shortName.min(1, 'form.familyNameRequired'),
    givenName: shortName,
    suffix: shortName,
    latinFamilyName: latinName,
    latinGivenName: latinName,
    isGroup: z.boolean(),
  })
  .superRefine((name, { addIssue }) => {
    if (!atMost(MAX_SHORT_TEXT)(textOf(name))) addIssue({ code: 'custom', path: ['givenName'], message: 'form.tooLong500' });
    // Exports have no place for what else stands there, and would lose it.
    if (name.isGroup) {
      for (const part of OF_PERSONS) if (name[part] !== '') addIssue({ code: 'custom', path: [part], message: 'input.invalid' });
    } else if (name.latinGivenName !== '' && name.latinFamilyName === '')
      addIssue({ code: 'custom', path: ['latinFamilyName'], message: 'input.required' });
  });
/** Parts that a name does not have are empty. */
export type PersonName = z.output<typeof personNameSchema>;

/** The parts that are texts, each an input. */
export const NAME_TEXTS = ['familyName', 'givenName', 'latinFamilyName', 'latinGivenName', 'suffix'] as const;
export type NameText = (typeof NAME_TEXTS)[number];

/** As a form holds and keeps it: with the text that they are parts of, for those of one text say nothing about another. */
export const typedNameSchema = z.object({
  text: z.string(),
  ...each(NAME_TEXTS, () => z.string()),
  isGroup: z.boolean(),
  /** False: the parts are a guess, which the person is asked to check. */
  isCertain: z.boolean(),
});
export type TypedName = z.output<typeof typedNameSchema>;

/** What of it is saved. */
export const saidNameSchema = typedNameSchema.transform(({ text: _text, isCertain: _isCertain, ...parts }) => parts).pipe(personNameSchema);

/** Signs of scripts that write the family name first and without a blank. */
const EASTERN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const isEastern = (text: string): boolean => EASTERN.test(text);

/** Letters, figures and their marks (a vowel of Hindi is one), whatever their case and width, word by word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const lettersOf = (text: string): string => wordsOf(text).join('');

/**
 * Whether the parts hold the letters of the text: then the text stays as it was typed. The parts may stand in any order, and so may words;
 * letters within a word may not, or a slip (Zhnag for Zhang) would go into exports unseen.
 */
export function isMadeOf(text: string, { familyName, givenName, suffix }: PersonName): boolean {
  const sorted = (words: string) => wordsOf(words).toSorted().join(' ');
  if (sorted(text) === sorted([familyName, givenName, suffix].join(' '))) return true;
  const [family, given, last] = [lettersOf(familyName), lettersOf(givenName), lettersOf(suffix)];
  const orders = [family + given + last, given + family + last, family + last + given, given + last + family, last + family + given];
  return [...orders, last + given + family].includes(lettersOf(text));
}

/** One's own name: its parts hold the letters of the account's text. */
export function ownNameRules(realName: string) {
  return z.object({
    name: personNameSchema.refine((name) => name.familyName === '' || isMadeOf(realName, name), 'form.nameOfOtherLetters'),
  });
}

/** The name as one text in its own script: 王小明; Martin Luther King Jr. */
export function textOf({ familyName, givenName, suffix }: PersonName): string {
  if (isEastern(familyName)) return [familyName + givenName, suffix].filter(Boolean).join(' ');
  return [givenName, familyName, suffix].filter(Boolean).join(' ');
}

/** Whether the name begins with the family name: Chinese, Vietnamese, or written so (ZHANG Wei). A comma after it is the order of an index. */
export function isFamilyFirst(text: string, { familyName, givenName }: PersonName): boolean {
  const [whole = '', family = '', given = ''] = [text, familyName, givenName].map((part) => part.normalize('NFKC').toLowerCase());
  if (given === '' || !whole.startsWith(family)) return false;
  // Ford Madox Ford; Lina Li, whose given name begins as the family name does.
  if (given !== family && whole.startsWith(given) && whole.endsWith(family)) return false;
  const rest = whole.slice(family.length);
  return !/^\s*,/u.test(rest) && (isEastern(familyName) || !/^[\p{L}\p{M}]/u.test(rest));
}

/** In Latin letters, given name first; null where the name is not written in them. */
export function latinTextOf({ latinFamilyName, latinGivenName, suffix }: PersonName): string | null {
  if (latinFamilyName === '') return null;
  return [latinGivenName, latinFamilyName, suffix].filter(Boolean).join(' ');
}

/** The same where the parts are certain, or somebody said them: a guess is not shown as a name. */
export function certainLatin(name: PersonName & { isCertain: boolean }): string | null {
  return name.isCertain ? latinTextOf(name) : null;
}

/** A name for readers of a language: the text as it was typed, for readers of English the Latin letters where the name has them. */
export function nameFor(language: string, text: string, latin: string | null): string {
  return language === 'en-US' && latin !== null ? latin : text;
}
