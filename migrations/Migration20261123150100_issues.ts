// Issues, and what a colloquium says of them: number and month of the first, the months of publication, the period in which a conference receives.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150100_issues extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "colloquium" add column "init_cycle" int null, add column "init_cycle_time" date null, add column "publishing_months" smallint[] not null default '{}', add column "starts_on" date null, add column "ends_on" date null, add column "host_units" text[] not null default '{}', add column "collected_papers_name" text null`,
    );
    await this.execute(
      `create table "issue" ("id" serial primary key, "colloquium_id" int not null, "number" int not null, "planned_on" date null, "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "sent_by_id" int null, "remark" text not null default '', "received_at" timestamptz(3) null, "received_by_id" int null, "contents" text not null default '', "saved_at" timestamptz(3) null, "exported_at" timestamptz(3) null, "version" int not null default 1)`,
    );
    await this.execute(`alter table "issue" add constraint "issue_colloquium_id_number_unique" unique ("colloquium_id", "number")`);
    // The database has the last word on this: the next issue is opened once, whoever asks for it at the same moment.
    await this.execute(`create unique index "issue_open" on "issue" ("colloquium_id") where sent_at is null`);
    await this.execute(`create index "issue_sent_by_id_index" on "issue" ("sent_by_id")`);
    await this.execute(`create index "issue_received_by_id_index" on "issue" ("received_by_id")`);
    await this.execute(
      `alter table "issue" add constraint "issue_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`,
    );
    for (const column of ['sent_by_id', 'received_by_id'])
      await this.execute(
        `alter table "issue" add constraint "issue_${column}_foreign" foreign key ("${column}") references "user_account" ("id") on delete set null`,
      );
    await this.execute(
      `alter table "contribution" add column "issue_id" int null, add column "issue_position" int null, add column "published_on" date null, add column "publication_order" int null`,
    );
    await this.execute(
      `alter table "contribution" add constraint "contribution_issue_id_foreign" foreign key ("issue_id") references "issue" ("id") on delete set null`,
    );
    await this.execute(
      `create index "contribution_of_issue" on "contribution" ("issue_id", "issue_position", "id") where issue_id is not null`,
    );
    await this.execute(
      `create unique index "contribution_publication_order" on "contribution" ("colloquium_id", "publication_order") where publication_order is not null`,
    );
    // Where manuscripts wait for an issue, or were compiled before issues were kept, there is a first one now.
    await this.execute(
      `insert into "issue" ("colloquium_id", "number", "created_at") select distinct "colloquium_id", 1, now() from "contribution" where "state" in (15, 18, 19)`,
    );
    await this.execute(
      `update "contribution" c set "issue_id" = i."id", "issue_position" = n."position" from "issue" i, (select "id", row_number() over (partition by "colloquium_id" order by "state_changed_at", "id") as "position" from "contribution" where "state" = 18) n where n."id" = c."id" and i."colloquium_id" = c."colloquium_id"`,
    );
    // Manuscripts that were published singly came out on the day of that act, in that order.
    await this.execute(
      `update "contribution" c set "published_on" = (n."at" at time zone 'Asia/Shanghai')::date, "publication_order" = n."position" from (select c."id", p."at", row_number() over (partition by c."colloquium_id" order by p."at", c."id") as "position" from "contribution" c join lateral (select e."at" from "workflow_event" e where e."contribution_id" = c."id" and e."row" = 'T44' order by e."id" desc limit 1) p on true where c."state" = 19 or c."compiled_from" = 19) n where n."id" = c."id"`,
    );
  }
}
