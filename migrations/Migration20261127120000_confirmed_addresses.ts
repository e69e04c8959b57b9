// When the person of an account showed that its mailbox is theirs, apart from when the account came to be used: an administrator who types an address
// proves nothing about it. Which accounts were made so is not known any more; those that are in use keep what they had.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127120000_confirmed_addresses extends Migration {
  override up(): void {
    this.addSql(`alter table "user_account" add column "address_confirmed_at" timestamptz(3) null`);
    this.addSql(`update "user_account" set "address_confirmed_at" = "activated_at" where "deleted_at" is null`);
  }
}
