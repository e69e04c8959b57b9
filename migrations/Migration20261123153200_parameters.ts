// Parameters that a new journal begins with, the publisher's own sender of letters, and how far back co-authors stand in each other's way.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153200_parameters extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "default_parameters" ("id" int not null, "is_active" boolean not null, "review_type" smallint not null, "assignment_days" smallint not null, "decision_days" smallint not null, "publication_days" smallint not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"))`);
    await this.execute('insert into default_parameters (id, is_active, review_type, assignment_days, decision_days, publication_days, updated_at) values (1, true, 1, 5, 60, 90, now())');
    await this.execute(`alter table "colloquium" add column "has_default_parameters" boolean not null default false`);
    await this.execute(`create table "publisher_sender" ("id" int not null, "name" text null, "address" text not null, "host" text null, "port" int null, "is_secure" boolean not null, "user_name" text null, "sealed_password" text null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"))`);
    await this.execute(`alter table "publisher_settings" add column "co_author_years" smallint not null default 5`);
  }
}
