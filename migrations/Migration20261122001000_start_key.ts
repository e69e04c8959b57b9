// A manuscript begun twice by one page (a double click, an answer that was lost) is begun once.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122001000_start_key extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "start_key" text null`);
    this.addSql(`alter table "contribution" add constraint "contribution_submitter_id_start_key_unique" unique ("submitter_id", "start_key")`);
  }
}
