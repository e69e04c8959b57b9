// The one reading of "has a hand in writing it": the submitter, and every listed author, known by account or by email address
// (docs/decisions/0002). Lists, facts, offices and invitations all ask here.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Numbers of the manuscripts this person has a hand in writing, as a subquery that answers from indexes. */
export function writtenBy(userId: number): RawBuilder<number> {
  return sql<number>`(select w.id from contribution w where w.submitter_id = ${userId}
    union select a.contribution_id from contribution_author a where a.user_id = ${userId}
    union select a.contribution_id from contribution_author a join user_account p on p.email = a.email where p.id = ${userId})`;
}

/** Whether a person has a hand in writing a manuscript, both given as SQL for their numbers. */
export function hasWritten(person: Expression<unknown>, contribution: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from contribution w join user_account p on p.id = ${person} where w.id = ${contribution} and (w.submitter_id = p.id
    or exists (select from contribution_author a where a.contribution_id = w.id and (a.user_id = p.id or a.email = p.email))))`;
}
