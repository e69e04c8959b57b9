// Tickets of letters of invitation, by which somebody without a password answers and reviews; and the sessions that they open.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100300_review_tickets extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "review_ticket" ("id" serial primary key, "review_id" int not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null)`,
    );
    await this.execute(`alter table "review_ticket" add constraint "review_ticket_token_hash_unique" unique ("token_hash")`);
    await this.execute(`create index "review_ticket_review_id_index" on "review_ticket" ("review_id")`);
    await this.execute(
      `alter table "review_ticket" add constraint "review_ticket_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade`,
    );
    // A session of this kind reaches one review and nothing else.
    await this.execute(`alter table "session" add column "review_id" int null`);
    await this.execute(
      `alter table "session" add constraint "session_review_id_foreign" foreign key ("review_id") references "review" ("id") on delete cascade`,
    );
    await this.execute(`create index "session_review_id_index" on "session" ("review_id")`);
  }
}
