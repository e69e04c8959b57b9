// When and from which journal a manuscript was adopted from the pool, and which of its journals asked for a review; the pool's list is read from
// its own index.
import { Migration } from '@mikro-orm/migrations';
import { EditorialAct } from '../shared/workflow.ts';

export class Migration20261123150400_pool extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "contribution" add column "adopted_at" timestamptz(3) null, add column "adopted_from_id" int null`);
    await this.execute(
      `alter table "contribution" add constraint "contribution_adopted_from_id_foreign" foreign key ("adopted_from_id") references "colloquium" ("id") on delete set null`,
    );
    await this.execute(`create index "contribution_adopted_from_id_index" on "contribution" ("adopted_from_id")`);
    await this.execute(`create index "contribution_pool" on "contribution" ("entered_pool_at", "id") where is_in_pool`);
    await this.execute(
      `update "contribution" c set "adopted_at" = e."at", "adopted_from_id" = (e."details" ->> 'fromColloquiumId')::int
      from (select distinct on (contribution_id) * from "workflow_event" where "operation" = ${EditorialAct.ADOPT} order by contribution_id, id desc) e
      where e."contribution_id" = c."id"`,
    );
    await this.execute(`alter table "review" add column "log_group" smallint not null default 1`);
    await this.execute(
      `update "review" r set "log_group" = 1 + (select count(*) from "workflow_event" e
        where e."contribution_id" = r."contribution_id" and e."operation" = ${EditorialAct.ADOPT} and e."at" <= r."invited_at")
      where r."contribution_id" in (select "id" from "contribution" where "log_group" > 1)`,
    );
  }
}
