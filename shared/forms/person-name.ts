// A person's name in parts. The text beside it stays what was typed and is what is printed in the original script; the parts say what of it
// is the family name, and how the name is written in Latin letters.
import { shortName } from './text-rules.ts';
import { z } from './zod.ts';

/** A group author (a team, an institution) has its whole name as `familyName`, as has a person of one name. */
export const personNameSchema = z.object({
  familyName: shortName.min(1, 'form.familyNameRequired'),
  givenName: shortName,
  suffix: shortName,
  latinFamilyName: shortName,
  latinGivenName: shortName,
  isGroup: z.boolean(),
});
/** Parts that a name does not have are empty. */
export type PersonName = z.output<typeof personNameSchema>;

/** Signs of scripts that write the family name first and without a blank. */
const EASTERN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const isEastern = (text: string): boolean => EASTERN.test(text);

const lettersOf = (text: string) =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]
    .toSorted()
    .join('');

/** Whether the parts hold the letters of the text, in whatever order: then the text stays as it was typed. */
export function isMadeOf(text: string, { familyName, givenName, suffix }: PersonName): boolean {
  return lettersOf(text) === lettersOf(familyName + givenName + suffix);
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
  return givenName !== '' && text.startsWith(familyName) && !/^\s*[,，]/u.test(text.slice(familyName.length));
}

/** In Latin letters, given name first; null where the name is not written in them. */
export function latinTextOf({ latinFamilyName, latinGivenName, suffix }: PersonName): string | null {
  if (latinFamilyName === '') return null;
  return [latinGivenName, latinFamilyName, suffix].filter(Boolean).join(' ');
}
