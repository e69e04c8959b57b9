// An author who has no account can have an ORCID iD: as the submitter says it, or the manuscript prints it.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129150100_author_orcid extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution_author" add column "orcid" text null`);
  }
}
