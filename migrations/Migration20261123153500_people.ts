// Accounts as administrators keep them: their version, when one was deleted and whose it became; when an API token was used last, and the
// screen of tokens beside that of people.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153500_people extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add "version" int not null default 1, add "deleted_at" timestamptz(3) null, add "merged_into_id" int null`);
    this.addSql(`create index "user_account_merged_into_id_index" on "user_account" ("merged_into_id")`);
    this.addSql(
      `alter table "user_account" add constraint "user_account_merged_into_id_foreign" foreign key ("merged_into_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(`alter table "api_token" add "last_used_at" timestamptz(3) null`);
    this.addSql(
      `with neighbour as (select id, parent_id from menu where url = 'managePerson' and is_in_navigation),
        added as (insert into menu (parent_id, name_zh, name_en, url, is_in_navigation, position)
          select parent_id, 'API 令牌', 'API tokens', 'apiTokens', true, (select max(m.position) + 1 from menu m where m.parent_id = neighbour.parent_id)
          from neighbour returning id, parent_id)
       insert into role_menu (role_id, menu_id)
         select r.role_id, added.id from added join neighbour on neighbour.parent_id = added.parent_id join role_menu r on r.menu_id = neighbour.id`,
    );
  }
}
