// The register of institutions with everything that they are found by; the units of an author as somebody said them; and where each unit of
// each author belongs, which a job works out for the authors that are there already (api/modules/contributions/authors/unit-places.ts).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110300_institutions extends Migration {
  override up(): void {
    this.addSql(`create table "institution" ("id" serial primary key, "name" text not null, "name_en" text not null default '', "country" text not null default '', "city" text not null default '', "ror_id" text null, "merged_into_id" int null, "source" text not null default 'OFFICE', "version" int not null default 1)`);
    this.addSql(`create index "institution_merged_into_id_index" on "institution" ("merged_into_id")`);
    this.addSql(`create unique index "institution_ror_id" on "institution" ("ror_id") where ror_id is not null`);
    this.addSql(`create index "institution_name_id_index" on "institution" ("name", "id")`);
    this.addSql(`create table "institution_name" ("id" serial primary key, "institution_id" int not null, "text" text not null, "folded" text not null, "key" text not null, "kind" text not null)`);
    this.addSql(`create index "institution_name_key" on "institution_name" using gin ("key" gin_trgm_ops)`);
    this.addSql(`create index "institution_name_folded_index" on "institution_name" ("folded")`);
    this.addSql(`alter table "institution_name" add constraint "institution_name_institution_id_folded_unique" unique ("institution_id", "folded")`);
    this.addSql(`create table "author_unit" ("id" serial primary key, "author_id" int not null, "position" smallint not null, "revision" int not null, "text" text not null, "folded" text not null, "institution_id" int null)`);
    this.addSql(`create index "author_unit_institution_id_index" on "author_unit" ("institution_id")`);
    this.addSql(`create index "author_unit_unplaced" on "author_unit" ("folded", "author_id") where institution_id is null`);
    this.addSql(`alter table "author_unit" add constraint "author_unit_author_id_position_unique" unique ("author_id", "position")`);
    this.addSql(`alter table "contribution_author" add "units" jsonb null`);
    this.addSql(`alter table "institution" add constraint "institution_merged_into_id_foreign" foreign key ("merged_into_id") references "institution" ("id") on delete set null`);
    this.addSql(`alter table "institution_name" add constraint "institution_name_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`);
    this.addSql(`alter table "author_unit" add constraint "author_unit_author_id_foreign" foreign key ("author_id") references "contribution_author" ("id") on delete cascade`);
    this.addSql(`alter table "author_unit" add constraint "author_unit_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete set null`);
  }
}
