// A decision may be taken back while its letter waits (docs/decisions/0100): where the manuscript stood before is kept beside it until then. The statistics
// pass over what was taken back.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129200100_undone_decisions extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "held_before" jsonb null`);
    this.addSql(facts);
  }
}

// Acts by their numbers: 7, 8, 9 the editor's opinion; 12 the reviews summed up; 13, 16, 17, 19, 21 the chief editor's decisions; 10, 15, 30 reviewers asked;
// 22, 107 published; 101 submitted, 109 adopted; 111 reopened, which undoes the refusal before it; 112 withdrawn; 116 taken back, with
// the decision from which on its details say so.
const facts = `create or replace function journal_course_facts(manuscript int) returns table (log_group smallint, colloquium_id int, started_on date, editor_comment_on date,
    gathered_on date, chief_comment_on date, published_on date, decided_on date, decision_event_id int, outcome smallint, was_reviewed boolean, is_published_singly boolean)
  language sql stable parallel safe as $$
  select s.log_group, s.colloquium_id, s.started_on, s.editor_comment_on, s.gathered_on, s.chief_comment_on, s.published_on,
    case when s.withdrawn_id is not null then s.withdrawn_on when s.refused_id is not null then s.refused_on else s.accepted_on end,
    coalesce(s.withdrawn_id, s.refused_id, s.accepted_id),
    (case when s.withdrawn_id is not null then 4 when s.refused_to = 16 then 2 when s.refused_to = 17 then 3 when s.accepted_id is not null then 1 end)::smallint,
    s.was_reviewed, s.is_published_singly
  from (
    select e.log_group,
      case when e.log_group = max(e.last_group) then max(e.colloquium_id) else (select (n.details->>'fromColloquiumId')::int from workflow_event n
        where n.contribution_id = manuscript and n.log_group = e.log_group + 1 and n.operation = 109 limit 1) end as colloquium_id,
      min(e.day) filter (where e.operation = 109 or e.operation = 101 and e.from_state = 0) as started_on,
      min(e.day) filter (where e.operation in (7, 8) or e.operation = 9 and e.id > e.reopened_id) as editor_comment_on,
      min(e.day) filter (where e.operation = 12) as gathered_on,
      max(e.day) filter (where e.operation in (13, 16, 17, 19, 21) and e.id > e.reopened_id) as chief_comment_on,
      min(e.day) filter (where e.operation in (22, 107)) as published_on,
      max(e.id) filter (where e.operation = 112) as withdrawn_id,
      max(e.day) filter (where e.operation = 112) as withdrawn_on,
      max(e.id) filter (where e.is_refusal and e.id > e.reopened_id) as refused_id,
      max(e.day) filter (where e.is_refusal and e.id > e.reopened_id) as refused_on,
      max(e.to_state) filter (where e.is_refusal and e.id > e.reopened_id) as refused_to,
      max(e.id) filter (where e.operation = 21) as accepted_id,
      max(e.day) filter (where e.operation = 21) as accepted_on,
      bool_or(e.operation in (10, 15, 30)) as was_reviewed,
      bool_or(e.operation = 22) as is_published_singly
    from (
      select w.id, w.log_group, w.operation, w.from_state, w.to_state, (w.at at time zone 'Asia/Shanghai')::date as day,
        w.to_state in (16, 17) and w.from_state not in (16, 17) and w.operation <> 112 as is_refusal,
        coalesce(max(w.id) filter (where w.operation = 111) over (partition by w.log_group), 0) as reopened_id,
        c.log_group as last_group, c.colloquium_id
      from workflow_event w join contribution c on c.id = w.contribution_id where w.contribution_id = manuscript
        and not exists (select from workflow_event u where u.contribution_id = manuscript and u.operation = 116 and w.id between (u.details->>'decisionId')::int and u.id)) e
    group by e.log_group) s
  where s.started_on is not null and s.colloquium_id is not null $$`;
