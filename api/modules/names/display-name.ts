// A person's name as readers of a language read it (decision 96): asked by lists, letters, spreadsheets and all other places that say a name.
import { sql, type RawBuilder } from 'kysely';
import { certainLatin, nameFor, type PersonName } from '../../../shared/forms/person-name.ts';
import type { Context } from '../../context.ts';
import { nameOf } from './names.types.ts';

/** A name as it was typed, with the parts that somebody said. */
export interface StoredName {
  text: string;
  said: PersonName | null | undefined;
}

/** Reading a Chinese name costs as much as reading its row: names come again in every list. */
const MOST_KEPT = 20_000;
const offered = new Map<string, string | null>();

/** Only names in Chinese signs are offered Latin letters. */
const HAN = /\p{Script=Han}/u;

/** In Latin letters, as somebody said them or as the text has them for certain; null: none, and names that are written in them. */
export function latinNameOf({ text, said }: StoredName): string | null {
  if (said) return certainLatin(nameOf(text, said));
  if (!HAN.test(text)) return null;
  const known = offered.get(text);
  if (known !== undefined) return known;
  const latin = certainLatin(nameOf(text, null));
  if (offered.size >= MOST_KEPT) offered.clear();
  offered.set(text, latin);
  return latin;
}

export function displayName(language: string, name: StoredName): string {
  return language === 'en-US' ? nameFor(language, name.text, latinNameOf(name)) : name.text;
}

/** Of an account. */
export function nameOfAccount(language: string, { realName, nameParts }: { realName: string; nameParts?: PersonName | null }): string {
  return displayName(language, { text: realName, said: nameParts });
}

/** For the reader of an answer. Calls of the old system read names as they were typed. */
export function nameForReader({ isOldCall, language }: Pick<Context, 'isOldCall' | 'language'>, name: StoredName): string {
  return isOldCall ? name.text : displayName(language, name);
}

/** The name of the account with this alias in a query, as one column: a `StoredName`, or null where there is no account. */
export function storedNameOf(account: string): RawBuilder<StoredName> {
  return sql<StoredName>`case when ${sql.ref(`${account}.id`)} is not null
    then jsonb_build_object('text', ${sql.ref(`${account}.real_name`)}, 'said', ${sql.ref(`${account}.name_parts`)}) end`;
}
