// Addresses that accounts have left, and since when each has its present one (decision 60). Which were left before is not known;
// since when, only of those whose person moved there within the time of the operation log.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127160000_former_addresses extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add column "address_since" timestamptz(3) null`);
    this.addSql(`update "user_account" set "address_since" = moved.at
      from (
        select object_id, max(created_at) as at from operation_log
        where operation = 'confirmEmailChange' and outcome = 'done' and object_type = 'User' group by object_id
      ) moved
      where moved.object_id = "user_account"."id"`);
    this.addSql(
      `create table "former_address" ("id" serial primary key, "user_id" int not null, "email" text not null, "left_to_id" int null)`,
    );
    this.addSql(`create index "former_address_user_id_index" on "former_address" ("user_id")`);
    this.addSql(`create index "former_address_email_index" on "former_address" ("email")`);
    this.addSql(`create index "former_address_left_to_id_index" on "former_address" ("left_to_id")`);
    this.addSql(
      `alter table "former_address" add constraint "former_address_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "former_address" add constraint "former_address_left_to_id_foreign" foreign key ("left_to_id") references "user_account" ("id") on delete set null`,
    );
  }
}
