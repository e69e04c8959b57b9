// The check of a manuscript keeps the share of its text that was found elsewhere, in percent, and a journal may have a limit for it
// (docs/decisions/0105). Of earlier checks only their reports say it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130120300_similarity extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "similarity" double precision null`);
    this.addSql(`alter table "colloquium" add column "similarity_limit" double precision null`);
  }
}
