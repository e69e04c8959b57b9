// People save how they look at a list under a name, for themselves or for a journal's office (docs/decisions/0104).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130110100_saved_views extends Migration {
  override up(): void {
    this.addSql(
      `create table "saved_view" ("id" serial primary key, "owner_id" int not null, "list" text not null, "name" text not null, "address" text not null, "colloquium_id" int null, "created_at" timestamptz(3) not null)`,
    );
    this.addSql(`create index "saved_view_owner_id_list_index" on "saved_view" ("owner_id", "list")`);
    this.addSql(`create index "saved_view_colloquium_id_index" on "saved_view" ("colloquium_id")`);
    this.addSql(
      `alter table "saved_view" add constraint "saved_view_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "saved_view" add constraint "saved_view_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete set null`,
    );
  }
}
