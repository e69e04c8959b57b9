// Places of a search over manuscripts. Each answers from an index at a million of them: titles and names in the database's search form
// (docs/decisions/0011), parts of numbers, the few journals first. An author's name finds only manuscripts whose authors the viewer may
// know (docs/decisions/0027).
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { containing } from '../../../database/containing.ts';
import type { Tables } from '../../../database/tables.ts';
import { searchInput } from '../../../graphql/list-field.ts';
import { holds, keyHolds } from '../../search/folded.ts';
import { withKnownAuthors } from '../access/contribution.visibility.ts';

const eb = expressionBuilder<Tables, 'contribution'>();

/** Numbers are written in these alone; no index could say that a Chinese word stands in none of them. */
const inNumbers = /^[\w./-]+$/;

/** Part of the number or of a title, case-insensitive. */
export function numberOrTitleHas(part: string): Expression<SqlBool> {
  return inNumbers.test(part) ? eb.or([titleHas(part), numberHas(part)]) : titleHas(part);
}

/** Part of the number, case-insensitive. */
export function numberHas(part: string): Expression<SqlBool> {
  return eb('contribution.manuscript_number', 'ilike', containing(part));
}

/** A part of one of the titles, folded. */
export function titleHas(part: string): Expression<SqlBool> {
  // The index answers from the first Chinese character on (migration list_indexes).
  return keyHolds(eb.ref('contribution.title_key'), part);
}

/** Part of the journal's name, in either language. Its numbers come as one array, so that the index of journals can be used. */
export function journalHas(part: string): Expression<SqlBool> {
  return sql<SqlBool>`contribution.colloquium_id = any(array(select j.id from colloquium j where ${holds(sql.ref('j.name'), part)} or ${holds(sql.ref('j.name_en'), part)}))`;
}

function authorHas(ctx: Context, part: string): Expression<SqlBool> {
  return eb.and([keyHolds(eb.ref('contribution.author_key'), part), withKnownAuthors(eb, signedIn(ctx))]);
}

export const contributionSearch = searchInput<Context>('ContributionSearchScope', 'What of a manuscript a search looks through.', {
  NUMBER: { description: 'Its number.', where: (_ctx, word) => (inNumbers.test(word) ? numberHas(word) : null) },
  TITLE: { description: 'Its titles in both languages.', where: (_ctx, word) => titleHas(word) },
  AUTHOR: { description: 'The names of its authors, where the viewer may know them.', where: authorHas },
  JOURNAL: { description: 'The name of its journal in both languages.', where: (_ctx, word) => journalHas(word) },
});
