// Journals ask authors, reviewers and editors for statements, and look into samples of those on AI. No journal asks for any yet.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129140100_statements extends Migration {
  override up(): void {
    this.addSql(`create table "statement_policy" ("id" serial primary key, "colloquium_id" int not null, "rules" jsonb not null, "version" int not null default 1)`);
    this.addSql(`alter table "statement_policy" add constraint "statement_policy_colloquium_id_unique" unique ("colloquium_id")`);
    this.addSql(`create table "statement" ("id" serial primary key, "contribution_id" int not null, "party" text not null, "kind" text not null, "person_id" int null, "review_id" int null, "event_id" int null, "version" smallint not null default 1, "demand" text not null, "answer" jsonb not null, "is_confirmed" boolean not null default false, "saved_at" timestamptz(3) not null, "handed_in_at" timestamptz(3) null)`);
    this.addSql(`create index "statement_person_id_index" on "statement" ("person_id")`);
    this.addSql(`create index "statement_kind_handed_in_at_index" on "statement" ("kind", "handed_in_at")`);
    this.addSql(`create index "statement_contribution_id_index" on "statement" ("contribution_id")`);
    this.addSql(`alter table "statement" add constraint "statement_event_id_kind_unique" unique ("event_id", "kind")`);
    this.addSql(`alter table "statement" add constraint "statement_review_id_kind_unique" unique ("review_id", "kind")`);
    this.addSql(`create unique index "statement_version" on "statement" ("contribution_id", "kind", "version") where "party" = 'AUTHOR'`);
    this.addSql(`create table "statement_check" ("id" serial primary key, "statement_id" int not null, "drawn_by_id" int null, "drawn_at" timestamptz(3) null, "result" text null, "note" text not null default '', "checked_by_id" int null, "checked_at" timestamptz(3) null, "version" int not null default 1)`);
    this.addSql(`alter table "statement_check" add constraint "statement_check_statement_id_unique" unique ("statement_id")`);
    this.addSql(`create index "statement_check_drawn_by_id_index" on "statement_check" ("drawn_by_id")`);
    this.addSql(`create index "statement_check_checked_by_id_index" on "statement_check" ("checked_by_id")`);
    this.addSql(`alter table "statement_policy" add constraint "statement_policy_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`);
    this.addSql(`alter table "statement" add constraint "statement_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`);
    this.addSql(`alter table "statement" add constraint "statement_person_id_foreign" foreign key ("person_id") references "user_account" ("id") on delete set null`);
    this.addSql(`alter table "statement" add constraint "statement_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade`);
    this.addSql(`alter table "statement" add constraint "statement_event_id_foreign" foreign key ("event_id") references "workflow_event" ("id") on delete cascade`);
    this.addSql(`alter table "statement_check" add constraint "statement_check_statement_id_foreign" foreign key ("statement_id") references "statement" ("id") on delete cascade`);
    this.addSql(`alter table "statement_check" add constraint "statement_check_drawn_by_id_foreign" foreign key ("drawn_by_id") references "user_account" ("id") on delete set null`);
    this.addSql(`alter table "statement_check" add constraint "statement_check_checked_by_id_foreign" foreign key ("checked_by_id") references "user_account" ("id") on delete set null`);
  }
}
