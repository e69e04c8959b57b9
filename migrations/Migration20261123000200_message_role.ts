// A message knows the role that it concerns, so that its reader can open it in that role. Older ones do not say.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000200_message_role extends Migration {
  override up(): void {
    this.addSql(`alter table "message" add column "role_kind" smallint null`);
  }
}
