// Titles are searched with authors, numbers and journals at once, from their trigrams: nothing asks for the copies of them by journal any more.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001500_unused_title_indexes extends Migration {
  override up(): void {
    this.addSql(`drop index "contribution_short_titles"`);
    this.addSql(`drop index "contribution_long_titles"`);
  }
}
