// Other ways to sign in: an ORCID iD of the account, the visits to ORCID that are under way, and sign-in codes by mail.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000200_orcid extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add "orcid" text null`);
    this.addSql(`alter table "user_account" add constraint "user_account_orcid_unique" unique ("orcid")`);
    this.addSql(`create table "orcid_attempt" ("state_hash" text not null, "browser_hash" text not null, "nonce" text not null, "code_verifier" text not null, "purpose" text not null, "is_remembered" boolean not null default false, "next" text null, "expires_at" timestamptz(3) not null, primary key ("state_hash"))`);
    this.addSql(`create index "orcid_attempt_expires_at_index" on "orcid_attempt" ("expires_at")`);
    this.addSql(`create table "orcid_entry" ("code_hash" text not null, "user_id" int not null, "browser_hash" text not null, "is_remembered" boolean not null default false, "expires_at" timestamptz(3) not null, primary key ("code_hash"))`);
    this.addSql(`create index "orcid_entry_user_id_index" on "orcid_entry" ("user_id")`);
    this.addSql(`create index "orcid_entry_expires_at_index" on "orcid_entry" ("expires_at")`);
    this.addSql(`alter table "orcid_entry" add constraint "orcid_entry_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
    this.addSql(`create table "sign_in_code" ("id" serial primary key, "user_id" int not null, "code_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null)`);
    this.addSql(`create index "sign_in_code_user_id_index" on "sign_in_code" ("user_id")`);
    this.addSql(`create index "sign_in_code_expires_at_index" on "sign_in_code" ("expires_at")`);
    this.addSql(`alter table "sign_in_code" add constraint "sign_in_code_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
  }
}
