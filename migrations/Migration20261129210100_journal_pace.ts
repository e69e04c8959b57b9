// The usual time to a journal's first decision, which a task counts each morning: authors are told of it where they choose a journal.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129210100_journal_pace extends Migration {
  override up(): void {
    this.addSql(
      `create table "journal_pace" ("colloquium_id" int not null, "median_days" smallint not null, "decided" int not null, primary key ("colloquium_id"))`,
    );
    this.addSql(
      `alter table "journal_pace" add constraint "journal_pace_colloquium_id_foreign" foreign key ("colloquium_id") references "colloquium" ("id") on update cascade on delete cascade`,
    );
  }
}
