// When the work of the hour and of the morning was last done, and the letters that wait or were given up, to be counted in no time.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090000_watch extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "last_run" ("name" text not null, "at" timestamptz(3) not null, primary key ("name"))`);
    await this.execute(`create index "mail_unsent" on "mail" ("status") where status in ('queued', 'failed')`);
  }
}
