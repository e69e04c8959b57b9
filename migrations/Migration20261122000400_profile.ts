// Personal information whole (S3 §3.14): what the form asks for beyond the first author's needs, and a version, because two pages may edit it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000400_profile extends Migration {
  override up(): void {
    this.addSql(
      `alter table "profile" add column "birth_date" date null, add column "region_code" text null, add column "major" text null, add column "research_area" text null, add column "supervisor" text null,
        add column "department" text null, add column "phone" text null, add column "duty_id" int null, add column "remark" text null, add column "we_chat_open_id" text null, add column "version" int not null default 1`,
    );
    this.addSql(`create index "profile_region_code_index" on "profile" ("region_code")`);
    this.addSql(`create index "profile_duty_id_index" on "profile" ("duty_id")`);
    this.addSql(`alter table "profile" add constraint "profile_region_code_foreign" foreign key ("region_code") references "region" ("code")`);
    this.addSql(`alter table "profile" add constraint "profile_duty_id_foreign" foreign key ("duty_id") references "dictionary_entry" ("id") on delete set null`);
  }
}
