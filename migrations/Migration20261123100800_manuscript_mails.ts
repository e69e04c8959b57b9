// Which manuscript a letter is about, to whom of its people it went and with which act; a letter that was sent again points at the first.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100800_manuscript_mails extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "mail" add column "contribution_id" int null, add column "recipient_id" int null, add column "recipient_kind" smallint null, add column "event_id" int null, add column "first_id" int null`,
    );
    for (const [column, table] of [
      ['contribution_id', 'contribution'],
      ['recipient_id', 'user_account'],
      ['event_id', 'workflow_event'],
      ['first_id', 'mail'],
    ]) {
      await this.execute(
        `alter table "mail" add constraint "mail_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on delete set null`,
      );
      await this.execute(`create index "mail_${column}_index" on "mail" ("${column}")`);
    }
    // Letters to authors until now were named by their acts alone.
    await this.execute(
      `update "mail" set "contribution_id" = e."contribution_id", "event_id" = e."id", "recipient_id" = c."submitter_id", "recipient_kind" = 1
      from "workflow_event" e join "contribution" c on c."id" = e."contribution_id"
      where jsonb_typeof(e."details" -> 'mailId') = 'number' and "mail"."id" = (e."details" ->> 'mailId')::int`,
    );
  }
}
