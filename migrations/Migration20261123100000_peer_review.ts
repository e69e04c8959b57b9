// What a round of peer review keeps besides the reviews: what was promised, declined, weighed and drafted; files of reviews.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100000_peer_review extends Migration {
  override async up(): Promise<void> {
    // Somebody who declined or was let go may be asked again in the same round; nobody has two live invitations in one.
    await this.execute(`alter table "review" drop constraint "review_contribution_id_review_round_reviewer_id_unique"`);
    await this.execute(
      `create unique index "review_live_unique" on "review" ("contribution_id", "review_round", "reviewer_id") where "status" in (1, 2, 4)`,
    );
    await this.execute(
      `alter table "review" add column "review_type" smallint null, add column "letter" text null, add column "decline_reason" text null, add column "suggested_colleagues" text null, add column "closed_reason" text null, add column "conflicts" jsonb not null default '[]', add column "conflict_reason" text null, add column "questionnaire" smallint null, add column "draft_saved_at" timestamptz(3) null, add column "version" int not null default 1`,
    );
    await this.execute(
      `update "review" set "review_type" = (select j."review_type" from "contribution" c join "colloquium" j on j."id" = c."colloquium_id" where c."id" = "review"."contribution_id")`,
    );
    await this.execute(`alter table "contribution_file" add column "review_id" int null`);
    await this.execute(
      `alter table "contribution_file" add constraint "contribution_file_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade`,
    );
    await this.execute(`create index "contribution_file_review_id_index" on "contribution_file" ("review_id")`);
  }
}
