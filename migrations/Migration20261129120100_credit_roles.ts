// What changes, and why.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129120100_credit_roles extends Migration {
  override up(): void {
    this.addSql(`create table "authorship_policy" ("colloquium_id" int not null, "credit" text not null default 'NOT_ASKED', "confirmation" text not null default 'NOT_ASKED', "version" int not null default 1, primary key ("colloquium_id"))`);
    this.addSql(`alter table "contribution_author" add "credit_roles" text[] not null default '{}'`);
    this.addSql(`alter table "authorship_policy" add constraint "authorship_policy_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on update cascade on delete cascade`);
  }
}
