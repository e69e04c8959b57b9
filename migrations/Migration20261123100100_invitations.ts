// Of an invitation: the unit that was written to, and when it was last called to mind. Experts in reserve for a round.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100100_invitations extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "review" add column "company" text null, add column "reminded_at" timestamptz(3) null`);
    await this.execute(
      `create table "review_reserve" ("id" serial primary key, "contribution_id" int not null, "review_round" smallint not null, "reviewer_id" int not null, "invited_by_id" int not null, "company" text null, "conflicts" jsonb not null default '[]', "conflict_reason" text null, "letter" text null, "is_for_lapse" boolean not null default false, "created_at" timestamptz(3) not null, "invited_at" timestamptz(3) null)`,
    );
    await this.execute(`create index "review_reserve_contribution_id_review_round_index" on "review_reserve" ("contribution_id", "review_round")`);
    await this.execute(`create index "review_reserve_reviewer_id_index" on "review_reserve" ("reviewer_id")`);
    await this.execute(`create index "review_reserve_invited_by_id_index" on "review_reserve" ("invited_by_id")`);
    await this.execute(
      `alter table "review_reserve" add constraint "review_reserve_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`,
    );
    for (const column of ['reviewer_id', 'invited_by_id'])
      await this.execute(
        `alter table "review_reserve" add constraint "review_reserve_${column}_foreign" foreign key ("${column}") references "user_account" ("id")`,
      );
  }
}
