// The reviews of a manuscript are read by its number: since only live ones are unique (peer_review), no index had all of them.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127033712_reviews_of_a_manuscript extends Migration {
  override up(): void {
    this.addSql(`create index "review_contribution_id_id_index" on "review" ("contribution_id", "id")`);
  }
}
