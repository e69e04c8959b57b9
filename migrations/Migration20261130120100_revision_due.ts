// A manuscript that goes back to its author says by when it is to come again and how much is to be changed; a journal has its own number of days for it
// (docs/decisions/0105). Manuscripts that are with their authors now have no day: nobody was told one.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130120100_revision_due extends Migration {
  override up(): void {
    this.addSql(`alter table "colloquium" add column "revision_days" smallint not null default 30`);
    this.addSql(`alter table "contribution" add column "revision_due_on" date null, add column "revision_extent" text null`);
  }
}
