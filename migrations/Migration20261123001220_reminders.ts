// By when a reviewer is to answer and to review, as the journal gives them days for it, and what people have been reminded of.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001220_reminders extends Migration {
  override up(): void {
    this.addSql(`alter table "colloquium" add column "answer_days" smallint not null default 5, add column "review_days" smallint not null default 20`);
    this.addSql(`alter table "review" add column "answer_due_on" date null, add column "review_due_on" date null`);
    this.addSql(`create table "reminder" ("id" serial primary key, "key" text not null, "sent_at" timestamptz(3) not null)`);
    this.addSql(`alter table "reminder" add constraint "reminder_key_unique" unique ("key")`);
  }
}
