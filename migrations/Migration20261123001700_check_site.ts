// The publisher's settings: so far where its editors check manuscripts for plagiarism.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001700_check_site extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "publisher_settings" ("id" int not null, "check_site_url" text null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"))`);
    await this.execute('insert into publisher_settings (id, updated_at) values (1, now())');
  }
}
