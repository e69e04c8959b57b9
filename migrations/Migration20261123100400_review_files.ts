// A decision sends an author single files of a review.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100400_review_files extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "contribution_file" add column "is_released" boolean not null default false`);
  }
}
