// Manuscripts that somebody has put off to a later day, for themselves.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130130100_put_off extends Migration {
  override up(): void {
    this.addSql(
      `create table "put_off" ("id" serial primary key, "user_id" int not null, "contribution_id" int not null, "until" date not null, "reason" text null, "created_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `alter table "put_off" add constraint "put_off_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "put_off" add constraint "put_off_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`,
    );
    this.addSql(`alter table "put_off" add constraint "put_off_user_id_contribution_id_unique" unique ("user_id", "contribution_id")`);
    this.addSql(`create index "put_off_contribution_id_index" on "put_off" ("contribution_id")`);
  }
}
