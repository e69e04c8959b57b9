// What the workbench of an issue keeps: pages, DOIs with their pattern, and what catalogues name of a journal.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150200_issue_workbench extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "colloquium" add column "issn" text null, add column "doi_pattern" text null, add column "article_url_pattern" text null`,
    );
    await this.execute(`alter table "issue" add column "first_page" int not null default 1`);
    await this.execute(`alter table "contribution" add column "page_count" int null, add column "doi" text null`);
    await this.execute(`alter table "contribution" add constraint "contribution_doi_unique" unique ("doi")`);
  }
}
