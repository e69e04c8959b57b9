// The sections of the wizard that are lists: funds, and the reviewers whom authors recommend or oppose.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000500_sections extends Migration {
  override up(): void {
    this.addSql(`create table "contribution_funding" ("id" serial primary key, "contribution_id" int not null, "position" smallint not null, "fund_number" text not null, "fund_name" text not null)`);
    this.addSql(`create index "contribution_funding_contribution_id_position_index" on "contribution_funding" ("contribution_id", "position")`);
    this.addSql(`create table "suggested_reviewer" ("id" serial primary key, "contribution_id" int not null, "kind" smallint not null, "position" smallint not null, "person_name" text not null, "sex" smallint null, "email" text not null, "company" text not null, "college_name" text not null, "degree_id" int null, "duty_id" int null, "professional_title_id" int null, "reason" text not null)`);
    this.addSql(`create index "suggested_reviewer_degree_id_index" on "suggested_reviewer" ("degree_id")`);
    this.addSql(`create index "suggested_reviewer_duty_id_index" on "suggested_reviewer" ("duty_id")`);
    this.addSql(`create index "suggested_reviewer_professional_title_id_index" on "suggested_reviewer" ("professional_title_id")`);
    this.addSql(`create index "suggested_reviewer_contribution_id_kind_position_index" on "suggested_reviewer" ("contribution_id", "kind", "position")`);
    this.addSql(`alter table "contribution_funding" add constraint "contribution_funding_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`);
    this.addSql(`alter table "suggested_reviewer" add constraint "suggested_reviewer_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`);
    this.addSql(`alter table "suggested_reviewer" add constraint "suggested_reviewer_degree_id_foreign" foreign key ("degree_id") references "dictionary_entry" ("id") on delete set null`);
    this.addSql(`alter table "suggested_reviewer" add constraint "suggested_reviewer_duty_id_foreign" foreign key ("duty_id") references "dictionary_entry" ("id") on delete set null`);
    this.addSql(`alter table "suggested_reviewer" add constraint "suggested_reviewer_professional_title_id_foreign" foreign key ("professional_title_id") references "dictionary_entry" ("id") on delete set null`);
  }
}
