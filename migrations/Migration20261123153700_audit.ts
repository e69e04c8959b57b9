// The operation log and the timelines of manuscripts are added to and nothing else; seals over what they say, checks of these, and who read reviewers' names.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153700_audit extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "audit_seal" ("id" serial primary key, "source" text not null, "from_id" bigint not null, "to_id" bigint not null, "rows" int not null, "newest_at" timestamptz(3) not null, "digest" text not null, "sealed_at" timestamptz(3) not null, "hash" text not null)`,
    );
    await this.execute(`create index "audit_seal_source_to_id_index" on "audit_seal" ("source", "to_id")`);
    await this.execute(
      `create table "audit_check" ("id" serial primary key, "checked_at" timestamptz(3) not null, "user_id" int null, "seals" int not null, "rows" bigint not null, "fault" text null, "fault_from" bigint null, "fault_to" bigint null, "head" text null)`,
    );
    await this.execute(`create index "audit_check_user_id_index" on "audit_check" ("user_id")`);
    await this.execute(
      `alter table "audit_check" add constraint "audit_check_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null`,
    );
    // Without foreign keys: a look is noted while the act around it holds the manuscript, and may not wait for it.
    await this.execute(
      `create table "identity_read" ("id" bigserial primary key, "user_id" int not null, "role_kind" smallint not null, "contribution_id" int not null, "day" date not null, "at" timestamptz(3) not null)`,
    );
    await this.execute(
      `alter table "identity_read" add constraint "identity_read_user_id_contribution_id_role_kind_day_unique" unique ("user_id", "contribution_id", "role_kind", "day")`,
    );
    await this.execute(`create index "identity_read_contribution_id_index" on "identity_read" ("contribution_id")`);
    await this.execute(`create index "identity_read_at_id_index" on "identity_read" ("at", "id")`);
    // A word of the search stands in the name of the mutation or in what it was given.
    await this.execute(`create index "operation_log_said" on "operation_log" using gin ((operation || ' ' || params::text) gin_trgm_ops)`);

    // The page of looks at names stands beside the log, reached from its tab.
    await this.execute(
      `with log as (select id, parent_id, position from menu where url = 'systemLog'),
        added as (insert into menu (parent_id, name_zh, name_en, url, is_in_navigation, position) select parent_id, '身份查阅', 'Looks at names', 'identityReads', false, (select max(m.position) + 1 from menu m where m.parent_id = log.parent_id) from log returning id)
       insert into role_menu (role_id, menu_id) select r.role_id, added.id from added, log join role_menu r on r.menu_id = log.id`,
    );

    await this.execute(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are added and never changed', tg_table_name using errcode = 'restrict_violation';
      end $$`);
    // What a decision tells its author late (decision 12); until a row is sealed also what the act itself adds to it in its own transaction.
    await this.execute(`
      create function refuse_change_of_event() returns trigger language plpgsql as $$
      declare may_change text[] := array['is_for_author'];
      begin
        if not exists (select from audit_seal s where s.source = 'workflow_event' and s.to_id >= old.id) then
          may_change := may_change || array['letter', 'details'];
        end if;
        if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
          raise exception 'rows of workflow_event are added and never changed' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`);
    // Rows of the operation log go when they have had their time (decision 26).
    await this.execute(`
      create function refuse_early_removal() returns trigger language plpgsql as $$
      begin
        if old.created_at > now() - interval '1090 days' then
          raise exception 'rows of operation_log are kept for three years' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$`);
    await this.execute(`create trigger "workflow_event_kept" before update on "workflow_event" for each row execute function refuse_change_of_event()`);
    await this.execute(`create trigger "workflow_event_not_removed" before delete on "workflow_event" for each row execute function refuse_change()`);
    await this.execute(`create trigger "operation_log_kept" before update on "operation_log" for each row execute function refuse_change()`);
    await this.execute(`create trigger "operation_log_not_removed" before delete on "operation_log" for each row execute function refuse_early_removal()`);
    for (const table of ['audit_seal', 'audit_check', 'identity_read'])
      await this.execute(`create trigger "${table}_kept" before update or delete on "${table}" for each row execute function refuse_change()`);
    for (const table of ['workflow_event', 'operation_log', 'audit_seal', 'audit_check', 'identity_read'])
      await this.execute(`create trigger "${table}_not_emptied" before truncate on "${table}" execute function refuse_change()`);
  }
}
