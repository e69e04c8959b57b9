// Totals of a million manuscripts come from indexes too: what waits in an office, and how many titles hold a common word.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000400_counts extends Migration {
  override up(): void {
    // What is under way in a journal, by what it waits for; what has come to an end is the most of it, and nobody's turn.
    this.addSql(`create index "contribution_open" on "contribution" ("colloquium_id", "state") where state between 1 and 15`);
    this.addSql(`drop index "contribution_editor_id_index"`);
    this.addSql(`create index "contribution_editor_id_state_index" on "contribution" ("editor_id", "state")`);
    // Trigrams find where a common word stands, but each row would have to be read to be sure. An entry of a B-tree has 2,704 bytes at most: longer titles go by themselves.
    this.addSql(
      `create index "contribution_short_titles" on "contribution" ("colloquium_id") include ("id", "state", "title_key") where state <> 0 and octet_length(title_key) <= 1500`,
    );
    this.addSql(`create index "contribution_long_titles" on "contribution" ("colloquium_id") where state <> 0 and octet_length(title_key) > 1500`);
  }
}
