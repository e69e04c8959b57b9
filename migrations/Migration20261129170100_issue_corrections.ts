// References and CIP data name the publisher’s city; a sent issue keeps its editors, and its numbers are corrected with a reason.
import { Migration } from '@mikro-orm/migrations';

const NO_SETTINGS = `'{"publisher":"","publisherPlace":"","copyrightHolder":"","licence":"","doiPrefix":"","depositor":"","depositorEmail":"","registrant":""}'::jsonb`;

export class Migration20261129170100_issue_corrections extends Migration {
  override up(): void {
    for (const table of ['colloquium', 'publisher_settings']) {
      this.addSql(`alter table "${table}" alter column "publication" set default ${NO_SETTINGS}`);
      this.addSql(`update "${table}" set "publication" = '{"publisherPlace":""}'::jsonb || "publication"`);
    }
    this.addSql(`alter table "issue" add column "editors" jsonb null`);
    this.addSql(`create table "issue_correction" ("id" serial primary key, "issue_id" int not null, "corrected_by_id" int null, "corrected_at" timestamptz(3) not null, "reason" text not null, "changes" jsonb not null)`);
    this.addSql(`create index "issue_correction_issue_id_index" on "issue_correction" ("issue_id")`);
    this.addSql(`create index "issue_correction_corrected_by_id_index" on "issue_correction" ("corrected_by_id")`);
    this.addSql(`alter table "issue_correction" add constraint "issue_correction_issue_id_foreign" foreign key ("issue_id") references "issue" ("id") on delete cascade`);
    this.addSql(`alter table "issue_correction" add constraint "issue_correction_corrected_by_id_foreign" foreign key ("corrected_by_id") references "user_account" ("id") on delete set null`);
  }
}
