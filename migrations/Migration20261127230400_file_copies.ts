// Which cleaning made the copy of a file for blind readers, and why it could not (decision 68). Files that are there are gone through by a job.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127230400_file_copies extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution_file" add column "copy_version" smallint null, add column "copy_failure" text null`);
    // The text says why from now on.
    this.addSql(`update "message" set "params" = "params" || '{"why": "可能已损坏或加密", "whyEn": "it may be damaged or encrypted"}'
      where "key" = 'workflow.fileWithheld'`);
  }
}
