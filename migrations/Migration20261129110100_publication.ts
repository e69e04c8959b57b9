// A journal says what kind of publication it is, its numbers and who publishes it; an issue has the identifiers of its kind.
import { Migration } from '@mikro-orm/migrations';

const NO_SETTINGS = `'{"publisher":"","copyrightHolder":"","licence":"","doiPrefix":"","depositor":"","depositorEmail":"","registrant":""}'::jsonb`;

export class Migration20261129110100_publication extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "colloquium" add column "is_series" boolean not null default false, add column "cn" text null, add column "eissn" text null,
      add column "held_at" text null, add column "held_from" date null, add column "held_until" date null, add column "publication" jsonb not null default ${NO_SETTINGS}`);
    await this.execute(`alter table "publisher_settings" add column "publication" jsonb not null default ${NO_SETTINGS}`);
    await this.execute(`alter table "colloquium_column" add column "name_en" text null, add column "article_type" text not null default 'research-article'`);
    await this.execute(`alter table "issue" add column "isbn" text null, add column "cip_number" text null, add column "volume" int null, add column "total_number" int null,
      add column "imprint" jsonb not null default '{"responsibleEditors":"","edition":"","printing":"","format":"","sheets":"","wordCount":"","price":"","printer":"","subjects":"","classification":""}'::jsonb`);
    await this.execute(`alter table "issue" add constraint "issue_isbn_unique" unique ("isbn")`);
    // A periodical without an ISSN appears as a series of books.
    await this.execute(`update "colloquium" set "is_series" = true where "kind" = 0 and "issn" is null`);
    // Exports named these before journals could say them.
    await this.execute(`update "colloquium" c set "publication" = c."publication" || jsonb_build_object('publisher', h.name, 'depositor', h.name, 'registrant', h.name)
      from (select c."id", coalesce(d."name", c."name") as name from "colloquium" c left join "department" d on d."id" = c."publishing_house_id") h where h."id" = c."id"`);
    await this.execute(`update "colloquium" c set "publication" = c."publication" || jsonb_build_object('depositorEmail', s."address") from "publisher_sender" s where s."address" <> ''`);
  }
}
