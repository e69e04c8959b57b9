// Preprints that anyone may send in, their files on the way, and the links at the foot of public pages.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150500_preprints extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "preprint" ("id" serial primary key, "submitted_at" timestamptz(3) not null, "title" text not null, "keywords" text not null, "abstract" text not null, "authors" jsonb not null, "email" text not null, "phone" text not null, "taken_path" text not null, "storage_key" text not null, "file_name" text not null, "file_mime" text not null, "file_size" int not null, "file_uploaded_at" timestamptz(3) not null)`,
    );
    await this.execute(`create index "preprint_submitted_at_id_index" on "preprint" ("submitted_at", "id")`);
    await this.execute(`alter table "preprint" add constraint "preprint_taken_path_unique" unique ("taken_path")`);
    await this.execute(`alter table "preprint" add constraint "preprint_storage_key_unique" unique ("storage_key")`);
    await this.execute(
      `create table "preprint_upload" ("id" serial primary key, "path" text not null, "storage_key" text not null, "name" text not null, "mime" text not null, "size" int not null, "uploaded_at" timestamptz(3) not null)`,
    );
    await this.execute(`alter table "preprint_upload" add constraint "preprint_upload_path_unique" unique ("path")`);
    await this.execute(`alter table "preprint_upload" add constraint "preprint_upload_storage_key_unique" unique ("storage_key")`);
    await this.execute(`create index "preprint_upload_uploaded_at_index" on "preprint_upload" ("uploaded_at")`);
    await this.execute(
      `create table "publisher_link" ("id" serial primary key, "kind" text not null, "name_zh" text not null, "name_en" text not null, "url" text not null, "position" int not null)`,
    );
  }
}
