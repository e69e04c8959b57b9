// What an issue takes with it to the press, frozen as it was sent.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150300_issue_files extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "issue_file" ("id" serial primary key, "issue_id" int not null, "kind" smallint not null, "position" int not null, "name" text not null, "storage_key" text not null, "mime" text not null, "size" int not null, "sha256" text not null, "uploaded_at" timestamptz(3) not null)`,
    );
    await this.execute(`alter table "issue_file" add constraint "issue_file_issue_id_position_unique" unique ("issue_id", "position")`);
    await this.execute(`create index "issue_file_storage_key_index" on "issue_file" ("storage_key")`);
    await this.execute(
      `alter table "issue_file" add constraint "issue_file_issue_id_foreign" foreign key ("issue_id") references "issue" ("id") on delete cascade`,
    );
  }
}
