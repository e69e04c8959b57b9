// The mailboxes of journals: letters about their manuscripts go out with them as sender.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001800_senders extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "colloquium_sender" ("colloquium_id" int not null, "name" text null, "address" text not null, "host" text null, "port" int null, "is_secure" boolean not null, "user_name" text null, "sealed_password" text null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("colloquium_id"))`);
    await this.execute(`alter table "colloquium_sender" add constraint "colloquium_sender_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on delete cascade`);
  }
}
