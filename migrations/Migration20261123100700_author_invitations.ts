// Special invitations are sent by somebody, from a screen, and used up by a submission.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100700_author_invitations extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "author_invitation" drop constraint "author_invitation_colloquium_id_user_id_unique"`);
    await this.execute(
      `alter table "author_invitation" add column "invited_by_id" int null, add column "company" text null, add column "used_at" timestamptz(3) null, add column "contribution_id" int null`,
    );
    await this.execute(
      `alter table "author_invitation" add constraint "author_invitation_invited_by_id_foreign" foreign key ("invited_by_id") references "user_account" ("id") on delete set null`,
    );
    await this.execute(
      `alter table "author_invitation" add constraint "author_invitation_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete set null`,
    );
    // Who has submitted a manuscript by invitation has used the invitation.
    await this.execute(
      `update "author_invitation" i set "used_at" = c."submitted_at", "contribution_id" = c."id" from "contribution" c where c."colloquium_id" = i."colloquium_id" and c."submitter_id" = i."user_id" and c."source" = 1 and c."state" <> 0 and c."submitted_at" is not null`,
    );
    await this.execute(
      `create unique index "author_invitation_open" on "author_invitation" ("colloquium_id", "user_id") where used_at is null`,
    );
    await this.execute(`create index "author_invitation_colloquium_id_created_at_index" on "author_invitation" ("colloquium_id", "created_at")`);
    await this.execute(`create index "author_invitation_invited_by_id_index" on "author_invitation" ("invited_by_id")`);
    await this.execute(`create index "author_invitation_contribution_id_index" on "author_invitation" ("contribution_id")`);
  }
}
