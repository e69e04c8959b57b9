// Two pages that change the same author notice each other.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000600_authors extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution_author" add column "revision" int not null default 1`);
  }
}
