// What stands before the @ of a letter's Message-ID is drawn with the letter. Letters that were written before keep their number there: some were tried already.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128020100_message_keys extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add column "message_key" text null`);
  }
}
