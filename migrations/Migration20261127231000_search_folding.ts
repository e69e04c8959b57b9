// Searches fold what is kept and what is asked alike: width, case, accents, apostrophes and dashes, invisible signs, traditional and simplified
// characters (docs/decisions/0075). The keys of what stands there already are made anew by a job (api/modules/search/rebuild.ts).
import { Migration } from '@mikro-orm/migrations';
import simplified from '../shared/simplified.json' with { type: 'json' };

/** A character, as PostgreSQL reads it in a text with escapes. */
const escaped = (text: string) => Array.from(text, (one) => `\\+${(one.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`).join('');
const between = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_none, step) => first + step));

/** Signs of one meaning behind the one they become, and letters that are no letter with a mark. */
const KINDS = [
  ["'", '‘’‚‛`ʹʻʼʽˈ′'],
  ['"', '“”„‟″'],
  ['-', '‐‒–—―−'],
  ['·', '•‧∙・⋅'],
  ['o', 'ø'],
  ['d', 'đ'],
  ['l', 'ł'],
  ['i', 'ı'],
  ['h', 'ħ'],
  ['σ', 'ς'],
];
const from = escaped(KINDS.map(([, those]) => those).join(''));
const to = escaped(KINDS.flatMap(([into = '', those = '']) => Array.from(those, () => into)).join(''));
/** They go, but for the acute that stands alone, which would become a blank with an accent. */
const invisible = escaped(
  `\u00ad\u180e${between(0x200b, 0x200f)}${between(0x202a, 0x202e)}${between(0x2060, 0x2064)}${between(0x2066, 0x206f)}${between(0xfe00, 0xfe0f)}\ufeff`,
);

export class Migration20261127231000_search_folding extends Migration {
  override async up(): Promise<void> {
    // Translating by thousands of characters costs milliseconds; asking whether there is one of them, microseconds.
    await this.execute(`create function simplified(text) returns text language sql immutable strict parallel safe as $$
      select case when $1 ~ '[${simplified.traditional}]' then translate($1, '${simplified.traditional}', '${simplified.simplified}') else $1 end $$`);
    await this.execute(`create function fold(text) returns text language sql immutable strict parallel safe as $$
      select case when $1 ~ '^[\\x01-\\x7f]*$' then replace(lower($1), '\`', '''')
        else simplified(replace(translate(normalize(regexp_replace(
          normalize(lower(normalize(translate($1, U&'\\+0000b4${invisible}', ''''), NFKC)), NFKD),
          '[\\u0300-\\u036f\\u0591-\\u05bd\\u064b-\\u0652\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff]', '', 'g'), NFC), U&'${from}', U&'${to}'), 'ß', 'ss')) end $$`);
    // Of a text in the middle of others, whose wildcards mean themselves.
    await this.execute(`create function folded_part(text) returns text language sql immutable strict parallel safe as $$
      select '%' || regexp_replace(fold($1), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$`);
    // Each character beyond ASCII three times, each digit twice (docs/decisions/0011).
    await this.execute(`create function tripled(text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace($1, '([^\\x01-\\x7f])', '\\1\\1\\1', 'g'), '([0-9])', '\\1\\1', 'g') $$`);
    await this.execute(`create or replace function title_key(text) returns text language sql immutable strict parallel safe as $$
      select tripled(fold($1)) $$`);
    await this.execute(`create table "search_rebuild" ("name" text not null, "next_id" int not null default 1, primary key ("name"))`);
    await this.execute(`insert into search_rebuild (name) select 'manuscripts' where exists (select from contribution)`);
    await this.execute(`insert into search_rebuild (name) select 'people' where exists (select from user_account)`);
  }
}
