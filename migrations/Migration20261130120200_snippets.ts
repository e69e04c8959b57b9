// A journal keeps short texts for its letters, beside its letter templates (docs/decisions/0105).
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130120200_snippets extends Migration {
  override up(): void {
    this.addSql(`alter table "letter_templates" add column "snippets" jsonb not null default '[]'`);
  }
}
