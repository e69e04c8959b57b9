// Letters: the templates of each journal, their images, and what went to the author with an act.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001000_letters extends Migration {
  override up(): void {
    this.addSql(`create table "letter_templates" ("id" serial primary key, "colloquium_id" int not null, "invite_author" text not null default '', "invite_reviewer" text not null default '', "return_head" text not null default '', "return_tail" text not null default '', "updated_at" timestamptz(3) not null, "version" int not null default 1)`);
    this.addSql(`alter table "letter_templates" add constraint "letter_templates_colloquium_id_unique" unique ("colloquium_id")`);
    this.addSql(`alter table "letter_templates" add constraint "letter_templates_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`);
    this.addSql(`create table "letter_image" ("id" serial primary key, "colloquium_id" int not null, "storage_key" text not null, "name" text not null, "mime" text not null, "size" int not null, "uploaded_at" timestamptz(3) not null, "is_sent" boolean not null default false)`);
    this.addSql(`create index "letter_image_colloquium_id_index" on "letter_image" ("colloquium_id")`);
    this.addSql(`alter table "letter_image" add constraint "letter_image_storage_key_unique" unique ("storage_key")`);
    this.addSql(`create index "letter_image_uploaded_at_index" on "letter_image" ("uploaded_at")`);
    this.addSql(`alter table "letter_image" add constraint "letter_image_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`);
    this.addSql(`alter table "workflow_event" add column "letter" text null`);
    this.addSql(`alter table "mail" add column "images" jsonb not null default '[]'`);
  }
}
