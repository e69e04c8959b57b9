// What the office decided about files that name their authors, and which files an anonymous version stands for.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100610_blindness_choices extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "contribution_file" add column "is_kept_from_blind" boolean not null default false`);
    await this.execute(
      `create table "blindness_choice" ("id" serial primary key, "file_id" int not null, "choice" text not null, "reason" text null, "made_by_id" int not null, "made_at" timestamptz(3) not null)`,
    );
    await this.execute(`create index "blindness_choice_file_id_index" on "blindness_choice" ("file_id")`);
    await this.execute(`create index "blindness_choice_made_by_id_index" on "blindness_choice" ("made_by_id")`);
    await this.execute(
      `alter table "blindness_choice" add constraint "blindness_choice_file_id_foreign" foreign key ("file_id") references "contribution_file" ("id") on delete cascade`,
    );
    await this.execute(
      `alter table "blindness_choice" add constraint "blindness_choice_made_by_id_foreign" foreign key ("made_by_id") references "user_account" ("id")`,
    );
  }
}
