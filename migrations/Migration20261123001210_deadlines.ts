// By when the office has to act: which duration of the journal runs for a manuscript, since when and without which days, and the day that
// follows. The day itself is counted by a job: when the worker starts, and whenever a journal's durations change.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001210_deadlines extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "due_stage" text null, add column "due_since" date null, add column "due_pauses" text[] not null default '{}',
      add column "due_on" date null, add column "due_is_provisional" boolean not null default false`);

    // What happened to the manuscripts there are: T49 is an adoption, T03 a reception, T43 an acceptance, T06 and T07 an assignment;
    // in the states 5, 6 and 22 the author revises.
    this.addSql(`update contribution c set
      due_stage = case when c.state = 1 then case when last.row in ('T06', 'T07') then null else 'ASSIGNMENT' end when c.state = 15 then 'PUBLICATION' when c.state in (14, 16, 17, 18, 19, 20) then null else 'DECISION' end,
      due_since = (coalesce(began.at, c.submitted_at) at time zone 'Asia/Shanghai')::date,
      due_pauses = array(select pause.day || '..' || coalesce(pause.until, '') from (
        select e.id, e.to_state, e.at, to_char(e.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
          to_char(lead(e.at) over (order by e.id) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as until
        from workflow_event e where e.contribution_id = c.id and e.from_state <> e.to_state) pause
        where pause.to_state in (5, 6, 22) and pause.at >= coalesce(began.at, '-infinity') order by pause.id)
      from contribution self
      left join lateral (select max(e.at) as at from workflow_event e where e.contribution_id = self.id
        and e.row in ('T03', 'T43', 'T49')) began on true
      left join lateral (select e.row from workflow_event e where e.contribution_id = self.id order by e.id desc limit 1) last on true
      where self.id = c.id and c.state <> 0`);

    this.addSql(`create index "contribution_clock" on "contribution" ("colloquium_id", "id") where due_stage is not null`);
    this.addSql(`create index "contribution_due" on "contribution" ((coalesce(due_on, '9999-12-31'::date)), "id") include ("colloquium_id", "state") where state <> 0`);

    this.addSql(`create function recompute_deadlines() returns trigger language plpgsql as $$
      begin
        perform graphile_worker.add_job('recompute_deadlines', json_build_object('colloquiumId', new.id), job_key => 'recompute_deadlines:' || new.id);
        return null;
      end $$`);
    this.addSql(`create trigger colloquium_durations after update on colloquium for each row
      when (old.assignment_days <> new.assignment_days or old.decision_days <> new.decision_days or old.publication_days <> new.publication_days)
      execute function recompute_deadlines()`);
  }
}
