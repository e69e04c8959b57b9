// Lists of a million manuscripts answer from indexes: by day of submission, by journal, by any part of a title and of a number.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000200_list_indexes extends Migration {
  override up(): void {
    // Trigrams serve three letters and more, but a Chinese word has two. So each character beyond ASCII is written three times and each
    // digit twice: then one Chinese character, or two with a digit, is three letters. What contains what stays the same.
    this.addSql(`create function title_key(text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(lower($1), '([^\\x01-\\x7f])', '\\1\\1\\1', 'g'), '([0-9])', '\\1\\1', 'g') $$`);
    // Both titles, with a character between them that nobody types.
    this.addSql(`create function titles_key(zh text, en text) returns text language sql immutable parallel safe as $$
      select title_key(coalesce(zh, '') || chr(1) || coalesce(en, '')) $$`);
    this.addSql(`alter table "contribution" add column "title_key" text generated always as (titles_key(title_zh, title_en)) stored`);
    this.addSql(`create index "contribution_title_key" on "contribution" using gin ("title_key" gin_trgm_ops)`);
    this.addSql(`create index "contribution_number_part" on "contribution" using gin ("manuscript_number" gin_trgm_ops)`);
    // Lists show submitted manuscripts only, and these hold all that is asked of a row before the page is known.
    this.addSql(`drop index "contribution_submitted_at_id_index"`);
    this.addSql(`create index "contribution_submitted" on "contribution" ("submitted_at", "id") include ("colloquium_id", "state") where state <> 0`);
    this.addSql(`drop index "contribution_colloquium_id_state_submitted_at_id_index"`);
    this.addSql(`create index "contribution_of_colloquium" on "contribution" ("colloquium_id", "submitted_at", "id") include ("state") where state <> 0`);
  }
}
