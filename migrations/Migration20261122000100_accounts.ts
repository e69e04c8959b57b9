// Codes that are mailed to people: activation, setting a new password, moving to another address. Hashed, one of each kind a person.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000100_accounts extends Migration {
  override up(): void {
    this.addSql(`create table "mail_code" ("id" serial primary key, "user_id" int not null, "kind" text not null, "code_hash" text not null, "email" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null)`);
    this.addSql(`alter table "mail_code" add constraint "mail_code_code_hash_unique" unique ("code_hash")`);
    this.addSql(`alter table "mail_code" add constraint "mail_code_user_id_kind_unique" unique ("user_id", "kind")`);
    this.addSql(`create index "mail_code_expires_at_index" on "mail_code" ("expires_at")`);
    this.addSql(`alter table "mail_code" add constraint "mail_code_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
  }
}
