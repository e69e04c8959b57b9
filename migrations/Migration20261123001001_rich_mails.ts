// A mail whose HTML says more than its text is shown as HTML where mails are read in a demo.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001001_rich_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add column "is_rich" boolean not null default false`);
  }
}
