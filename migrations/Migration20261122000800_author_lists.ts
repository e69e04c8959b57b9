// What the authors of a manuscript are told: nothing of a decision while its letter waits, when they took it back, and from when the
// office's working days count.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000800_author_lists extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "held_decision_id" int null, add column "held_state" smallint null, add column "held_stage" smallint null,
      add column "withdrawn_at" timestamptz(3) null, add column "clock_started_at" timestamptz(3) null`);
    this.addSql(`alter table "contribution" add constraint "contribution_held_decision_id_foreign" foreign key ("held_decision_id") references "workflow_event" ("id") on delete set null`);
    this.addSql(`create index "contribution_held" on "contribution" ("held_decision_id") where held_decision_id is not null`);
    // Operation 112 is the author's withdrawal, row T43 the acceptance, T49 the adoption by another journal.
    this.addSql(`update contribution c set withdrawn_at = e.at from workflow_event e where e.contribution_id = c.id and e.operation = 112 and c.state = 17`);
    this.addSql(`update contribution c set clock_started_at = (select max(e.at) from workflow_event e where e.contribution_id = c.id and e.row in ('T43', 'T49'))
      where exists (select from workflow_event e where e.contribution_id = c.id and e.row in ('T43', 'T49'))`);
  }
}
