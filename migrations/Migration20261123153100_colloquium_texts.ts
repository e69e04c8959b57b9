// What operations tell of a journal or conference: its founding, sources, home pages, texts, files and committees.
import { Migration } from '@mikro-orm/migrations';

const files = ['cover_id', 'foreword_file_id', 'call_for_papers_file_id'] as const;

export class Migration20261123153100_colloquium_texts extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "colloquium" add column "founded_on" date null, add column "editor_introduction" text not null default '', add column "sources" text[] not null default '{}', add column "home_pages" text[] not null default '{}', add column "foreword" text not null default '', add column "call_for_papers" text not null default ''`,
    );
    for (const file of files) {
      await this.execute(`alter table "colloquium" add column "${file}" int null`);
      await this.execute(
        `alter table "colloquium" add constraint "colloquium_${file}_foreign" foreign key ("${file}") references "uploaded_file" ("id") on delete set null`,
      );
      await this.execute(`create index "colloquium_${file}_index" on "colloquium" ("${file}")`);
    }
    await this.execute(
      `create table "committee_member" ("id" serial primary key, "colloquium_id" int not null, "committee" text not null, "position" int not null, "type" text null, "name" text not null, "user_id" int null)`,
    );
    await this.execute(
      `alter table "committee_member" add constraint "committee_member_colloquium_id_committee_position_unique" unique ("colloquium_id", "committee", "position")`,
    );
    await this.execute(
      `alter table "committee_member" add constraint "committee_member_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`,
    );
    await this.execute(
      `alter table "committee_member" add constraint "committee_member_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null`,
    );
    await this.execute(`create index "committee_member_user_id_index" on "committee_member" ("user_id")`);
  }
}
