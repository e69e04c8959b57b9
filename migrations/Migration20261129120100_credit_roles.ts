// What each author did (CRediT), and whether the journal asks it and that co-authors confirm.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129120100_credit_roles extends Migration {
  override up(): void {
    this.addSql(
      `alter table "colloquium" add column "credit_policy" text not null default 'NOT_ASKED', add column "confirmation_policy" text not null default 'NOT_ASKED', add column "authorship_version" int not null default 1`,
    );
    this.addSql(`alter table "contribution_author" add column "credit_roles" text[] not null default '{}'`);
  }
}
