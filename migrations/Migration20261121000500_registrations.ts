// Registrations wait beside the accounts: one row for each letter, with the name, password and ORCID iD it was written for (decision 23).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000500_registrations extends Migration {
  override up(): void {
    this.addSql(`create table "registration" ("id" serial primary key, "email" text not null, "real_name" text not null, "password_hash" text null, "language" text not null, "orcid" text null, "code_hash" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) null, "used_at" timestamptz(3) null)`);
    this.addSql(`alter table "registration" add constraint "registration_code_hash_unique" unique ("code_hash")`);
    this.addSql(`create index "registration_email_created_at_index" on "registration" ("email", "created_at")`);
    this.addSql(`create index "registration_created_at_index" on "registration" ("created_at")`);
    // Accounts that were registered and never confirmed are registrations again; whoever signs in to one is written to anew.
    this.addSql(`insert into "registration" ("email", "real_name", "password_hash", "language", "created_at")
      select "email", "real_name", "password_hash", "language", "created_at" from "user_account" where "activated_at" is null and "password_hash" is not null`);
    // One that somebody has named meanwhile stays, without what a stranger may have given it: a link to set a password opens it.
    this.addSql(`do $$ declare unconfirmed record; begin
      for unconfirmed in select "id" from "user_account" where "activated_at" is null and "password_hash" is not null loop
        begin
          delete from "user_account" where "id" = unconfirmed."id";
        exception when foreign_key_violation then
          update "user_account" set "password_hash" = null where "id" = unconfirmed."id";
        end;
      end loop;
    end $$`);
  }
}
