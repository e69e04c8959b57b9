// The saves of a review's summary are counted.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100600_review_results extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "review" add column "summary_version" int not null default 0`);
  }
}
