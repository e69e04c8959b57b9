// Searching texts: the stored and the sought text are folded by one function of the database (docs/decisions/0075), so that “ＡＢＣ” finds
// “abc”, “cafe” “Café” and “戶籍” “户籍”. Addresses, user names, codes and numbers are compared as they stand (`containing`).
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '../../database/containing.ts';

/** The text holds the word; for tables of a few thousand rows. */
export function holds(text: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`fold(${text}) like folded_part(${word})`;
}

/** A key that `title_key` wrote holds the word; answers from the key's index. */
export function keyHolds(key: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  // Keys that the rebuild has not reached yet are those of an earlier release: small letters, nothing else folded.
  return sql<SqlBool>`(${key} like title_key(folded_part(${word}))
    or (title_key(folded_part(${word})) <> tripled(lower(${containing(word)})) and ${key} like tripled(lower(${containing(word)}))))`;
}

/** Numbers of the accounts whose name holds the word, for `in`: the index of keys finds who may be meant. */
export function peopleNamed(word: string): RawBuilder<number[]> {
  return sql<number[]>`(select named.id from person_key sought join user_account named on named.id = sought.user_id
    where ${keyHolds(sql.ref('sought.key'), word)} and ${holds(sql.ref('named.real_name'), word)})`;
}
