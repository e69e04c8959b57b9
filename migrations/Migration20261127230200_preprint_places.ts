// Where a file that waits for its preprint came from, as a keyed hash: one place has a share of what may wait. Files that wait already count as one place.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127230200_preprint_places extends Migration {
  override up(): void {
    this.addSql(`alter table "preprint_upload" add column "place" text not null default ''`);
    this.addSql(`alter table "preprint_upload" alter column "place" drop default`);
    this.addSql(`create index "preprint_upload_place_index" on "preprint_upload" ("place")`);
  }
}
