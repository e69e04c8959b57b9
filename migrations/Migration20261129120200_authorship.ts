// Authors are asked to confirm what is printed of them: versions of the list, askings with their answers, tickets of letters.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129120200_authorship extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "author_list_version" int null`);
    this.addSql(`create table "author_list" ("id" serial primary key, "contribution_id" int not null, "version" int not null, "policy" text not null, "authors" jsonb not null, "reason" text null, "made_by_id" int not null, "made_at" timestamptz(3) not null)`);
    this.addSql(`create index "author_list_made_by_id_index" on "author_list" ("made_by_id")`);
    this.addSql(`alter table "author_list" add constraint "author_list_contribution_id_version_unique" unique ("contribution_id", "version")`);
    this.addSql(`create table "author_confirmation" ("id" serial primary key, "contribution_id" int not null, "author_id" int null, "list_version" int not null, "state" text not null default 'OPEN', "said" jsonb not null, "address" text null, "asked_at" timestamptz(3) not null, "last_asked_at" timestamptz(3) not null, "letters" int not null default 1, "answered_at" timestamptz(3) null, "answered_by" text null, "user_id" int null, "words" text null, "voided_at" timestamptz(3) null)`);
    this.addSql(`create index "author_confirmation_author_id_index" on "author_confirmation" ("author_id")`);
    this.addSql(`create index "author_confirmation_user_id_index" on "author_confirmation" ("user_id")`);
    this.addSql(`create index "author_confirmation_contribution_id_id_index" on "author_confirmation" ("contribution_id", "id")`);
    this.addSql(`create table "confirmation_ticket" ("id" serial primary key, "confirmation_id" int not null, "token_hash" text not null, "created_at" timestamptz(3) not null)`);
    this.addSql(`create index "confirmation_ticket_confirmation_id_index" on "confirmation_ticket" ("confirmation_id")`);
    this.addSql(`alter table "confirmation_ticket" add constraint "confirmation_ticket_token_hash_unique" unique ("token_hash")`);
    this.addSql(`alter table "mail" add "author_confirmation_id" int null`);
    this.addSql(`alter table "mail" add constraint "mail_author_confirmation_id_foreign" foreign key ("author_confirmation_id") references "author_confirmation" ("id") on delete set null`);
    this.addSql(`create index "mail_author_confirmation_id_index" on "mail" ("author_confirmation_id")`);
    this.addSql(`alter table "author_list" add constraint "author_list_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`);
    this.addSql(`alter table "author_list" add constraint "author_list_made_by_id_foreign" foreign key ("made_by_id") references "user_account" ("id")`);
    this.addSql(`alter table "author_confirmation" add constraint "author_confirmation_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`);
    this.addSql(`alter table "author_confirmation" add constraint "author_confirmation_author_id_foreign" foreign key ("author_id") references "contribution_author" ("id") on delete set null`);
    this.addSql(`alter table "author_confirmation" add constraint "author_confirmation_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null`);
    this.addSql(`alter table "confirmation_ticket" add constraint "confirmation_ticket_confirmation_id_foreign" foreign key ("confirmation_id") references "author_confirmation" ("id") on delete cascade`);
  }
}
