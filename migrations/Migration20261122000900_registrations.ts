// Registrations wait beside the accounts: one row for each letter, with the name, password and ORCID iD it was written for (decision 23).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000900_registrations extends Migration {
  override up(): void {
    this.addSql(`create table "registration" ("id" serial primary key, "email" text not null, "real_name" text not null, "password_hash" text null, "language" text not null, "orcid" text null, "code_hash" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) null, "used_at" timestamptz(3) null)`);
    this.addSql(`alter table "registration" add constraint "registration_code_hash_unique" unique ("code_hash")`);
    this.addSql(`create index "registration_email_created_at_index" on "registration" ("email", "created_at")`);
    this.addSql(`create index "registration_created_at_index" on "registration" ("created_at")`);
    // Accounts that were registered and never confirmed are registrations again, and wait for a month from now on. The letter that was sent
    // last still opens them; whoever signs in is written to anew.
    this.addSql(`insert into "registration" ("email", "real_name", "password_hash", "language", "orcid", "code_hash", "created_at", "expires_at")
      select u."email", u."real_name", u."password_hash", u."language", u."orcid", c."code_hash", now(), c."expires_at"
      from "user_account" u left join "mail_code" c on c."user_id" = u."id" and c."kind" = 'ACTIVATION' and c."used_at" is null
      where u."activated_at" is null and u."password_hash" is not null order by u."created_at", u."id"`);
    // One that somebody has named meanwhile stays, without what a stranger may have given it, and no letter of then opens it: a link to set a
    // password does, of which its person is told by signing in.
    this.addSql(`do $$ declare unconfirmed record; begin
      for unconfirmed in select "id", "email" from "user_account" where "activated_at" is null and "password_hash" is not null loop
        begin
          delete from "user_account" where "id" = unconfirmed."id";
        exception when foreign_key_violation then
          update "user_account" set "password_hash" = null, "orcid" = null where "id" = unconfirmed."id";
          update "registration" set "code_hash" = null, "expires_at" = null where "email" = unconfirmed."email";
        end;
      end loop;
    end $$`);
    this.addSql(`delete from "mail_code" where "kind" = 'ACTIVATION'`);
    // Registrations that no worker has come to yet: the task of then is no more. Before the first start there is no queue.
    this.addSql(`do $$ declare waiting record; added int; begin
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      for waiting in select j."id", j."payload" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t."id" = j."task_id" where t."identifier" = 'register_account' order by j."id" loop
        insert into "registration" ("email", "real_name", "password_hash", "language", "orcid", "created_at")
          values (waiting."payload"->>'email', waiting."payload"->>'realName', waiting."payload"->>'passwordHash', waiting."payload"->>'language', waiting."payload"->>'orcid', now()) returning "id" into added;
        perform graphile_worker.add_job('mail_activation', json_build_object('registrationId', added));
        delete from graphile_worker._private_jobs where "id" = waiting."id";
      end loop;
    end $$`);
  }
}
