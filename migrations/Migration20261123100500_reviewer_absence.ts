// Days on which a reviewer takes no reviews.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100500_reviewer_absence extends Migration {
  override up(): void {
    this.addSql(
      `create table "reviewer_absence" ("id" serial primary key, "user_id" int not null, "first_day" date not null, "last_day" date not null, "note" text null)`,
    );
    this.addSql(
      `alter table "reviewer_absence" add constraint "reviewer_absence_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(`create index "reviewer_absence_user_id_last_day_index" on "reviewer_absence" ("user_id", "last_day")`);
  }
}
