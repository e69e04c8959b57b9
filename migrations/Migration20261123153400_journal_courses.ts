// The course of each manuscript at each journal, summed up for the statistics (docs/decisions/0050): when it reached its milestones, how it ended, and
// where its authors come from. perform() keeps it by the same functions that fill it here.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153400_journal_courses extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "journal_course" ("id" serial primary key, "contribution_id" int not null, "log_group" smallint not null, "colloquium_id" int not null, "started_on" date not null, "editor_comment_on" date null, "gathered_on" date null, "chief_comment_on" date null, "published_on" date null, "decided_on" date null, "decision_event_id" int null, "outcome" smallint null, "was_reviewed" boolean not null default false, "is_published_singly" boolean not null default false, "first_region" text null, "corresponding_region" text null)`,
    );
    for (const statement of [facts, regionOfAddress, regions]) await this.execute(statement);
    await this.execute(`insert into journal_course (contribution_id, log_group, colloquium_id, started_on, editor_comment_on, gathered_on, chief_comment_on, published_on,
        decided_on, decision_event_id, outcome, was_reviewed, is_published_singly, first_region, corresponding_region)
      select c.id, f.log_group, f.colloquium_id, f.started_on, f.editor_comment_on, f.gathered_on, f.chief_comment_on, f.published_on,
        f.decided_on, f.decision_event_id, f.outcome, f.was_reviewed, f.is_published_singly, r.first_region, r.corresponding_region
      from contribution c cross join lateral journal_course_facts(c.id) f cross join lateral source_regions(c.id) r
      where c.state <> 0 order by f.started_on, c.id`);
    await this.execute(
      `alter table "journal_course" add constraint "journal_course_contribution_id_log_group_unique" unique ("contribution_id", "log_group")`,
    );
    await this.execute(
      `alter table "journal_course" add constraint "journal_course_contribution_id_foreign" foreign key ("contribution_id") references "contribution" ("id") on delete cascade`,
    );
    await this.execute(
      `alter table "journal_course" add constraint "journal_course_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id")`,
    );
    await this.execute(`create index "journal_course_started" on "journal_course" ("started_on", "id")`);
    await this.execute(`create index "journal_course_of_colloquium" on "journal_course" ("colloquium_id", "started_on", "id")`);
    await this.execute(`create index "journal_course_refused" on "journal_course" ("decided_on", "id") where outcome in (2, 3)`);
    await this.execute(`create index "journal_course_accepted" on "journal_course" ("decided_on", "id") where outcome = 1`);
    await this.execute(`create index "journal_course_withdrawn" on "journal_course" ("decided_on", "id") where outcome = 4`);
    await this.execute(`create index "journal_course_published" on "journal_course" ("published_on", "id") where published_on is not null`);
    for (const statement of triggers) await this.execute(statement);
  }
}

// Acts by their numbers: 7, 8, 9 the editor's opinion; 12 the reviews summed up; 13, 16, 17, 19, 21 the chief editor's decisions; 10, 15, 30 reviewers asked;
// 22, 107 published; 101 submitted, 109 adopted; 111 reopened, which undoes the refusal before it; 112 withdrawn.
const facts = `create function journal_course_facts(manuscript int) returns table (log_group smallint, colloquium_id int, started_on date, editor_comment_on date,
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
      from workflow_event w join contribution c on c.id = w.contribution_id where w.contribution_id = manuscript) e
    group by e.log_group) s
  where s.started_on is not null and s.colloquium_id is not null $$`;

// The province that an address begins with, under its whole name or the short one, or the city under its whole name; null: it does not say.
const regionOfAddress = `create function region_of_address(address text) returns text language sql stable parallel safe as $$
  select left(r.code, 2) || '0000' from region r, (select regexp_replace(address, '^[\\s　]*(中国|中华人民共和国)?[\\s　,，、]*', '') as plain) a
  where (r.code like '__0000' and starts_with(a.plain, regexp_replace(r.name, '(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$', ''))
    or r.code like '____00' and right(r.name, 1) in ('市', '州', '盟') and length(r.name) > 2 and starts_with(a.plain, r.name))
  order by (r.code like '__0000') desc, length(r.name) desc, r.code limit 1 $$`;

// The provinces of the first and of the corresponding author: of the profile, else of the address as it is printed.
const regions = `create function source_regions(manuscript int) returns table (first_region text, corresponding_region text) language sql stable parallel safe as $$
  select
    (select coalesce(left(p.region_code, 2) || '0000', region_of_address(a.address)) from contribution_author a left join profile p on p.user_id = a.user_id
      where a.contribution_id = manuscript order by a.is_first_author desc, a.position, a.id limit 1),
    (select coalesce(left(p.region_code, 2) || '0000', region_of_address(a.address)) from contribution_author a left join profile p on p.user_id = a.user_id
      where a.contribution_id = manuscript and a.is_corresponding order by a.position, a.id limit 1) $$`;

const placed = `update journal_course j set first_region = r.first_region, corresponding_region = r.corresponding_region
  from journal_course k cross join lateral source_regions(k.contribution_id) r
  where j.id = k.id and k.contribution_id in`;
const differ = `and (j.first_region, j.corresponding_region) is distinct from (r.first_region, r.corresponding_region)`;

// Once for each statement: whoever an author is, wherever that person lives, the manuscript's courses follow.
const triggers = [
  `create function keep_regions_of_authors() returns trigger language plpgsql as $$
    begin
      ${placed} (select contribution_id from touched) ${differ};
      return null;
    end $$`,
  `create trigger contribution_author_placed after insert on contribution_author referencing new table as touched
    for each statement execute function keep_regions_of_authors()`,
  `create trigger contribution_author_replaced after update on contribution_author referencing new table as touched
    for each statement execute function keep_regions_of_authors()`,
  `create trigger contribution_author_displaced after delete on contribution_author referencing old table as touched
    for each statement execute function keep_regions_of_authors()`,
  `create function keep_regions_of_profiles() returns trigger language plpgsql as $$
    begin
      ${placed} (select a.contribution_id from contribution_author a join touched t on t.user_id = a.user_id) ${differ};
      return null;
    end $$`,
  `create trigger profile_placed after insert on profile referencing new table as touched for each statement execute function keep_regions_of_profiles()`,
  `create trigger profile_replaced after update on profile referencing new table as touched for each statement execute function keep_regions_of_profiles()`,
];
