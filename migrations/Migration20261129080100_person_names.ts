// Names get parts: family name, given name, suffix, Latin letters, where somebody said them. Texts stay as they were typed.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129080100_person_names extends Migration {
  override up(): void {
    for (const table of ['user_account', 'contribution_author']) this.addSql(`alter table "${table}" add column "name_parts" jsonb null`);
  }
}
