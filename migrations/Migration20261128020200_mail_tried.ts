// When a letter was last tried, which is told of one that was refused.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128020200_mail_tried extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "mail" add column "tried_at" timestamptz(3) null`);
    // Nobody noted it of those that failed before.
    await this.execute(`update "mail" set "tried_at" = "sent_at" where "sent_at" is not null`);
  }
}
