// One search over number, title, authors and journal: the names of a manuscript's authors stand in it as its titles do, kept by triggers.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000100_search extends Migration {
  override up(): void {
    this.addSql(`alter table "contribution" add column "author_key" text null`);
    // A character between two names that nobody types, as between the titles (docs/decisions/0011).
    const key = `title_key(string_agg(a.person_name, chr(1) order by a.position, a.id))`;
    this.addSql(`update contribution c set author_key = k.key
      from (select a.contribution_id, ${key} as key from contribution_author a group by a.contribution_id) k where c.id = k.contribution_id`);
    this.addSql(`create function keep_author_key() returns trigger language plpgsql as $$
      begin
        update contribution c set author_key = k.key
          from (select t.contribution_id, ${key} as key from (select distinct contribution_id from touched) t
            left join contribution_author a on a.contribution_id = t.contribution_id group by t.contribution_id) k
          where c.id = k.contribution_id and c.author_key is distinct from k.key;
        return null;
      end $$`);
    // Once for each statement, however many authors it writes.
    this.addSql(`create trigger contribution_author_added after insert on contribution_author referencing new table as touched
      for each statement execute function keep_author_key()`);
    this.addSql(`create trigger contribution_author_changed after update on contribution_author referencing new table as touched
      for each statement execute function keep_author_key()`);
    this.addSql(`create trigger contribution_author_removed after delete on contribution_author referencing old table as touched
      for each statement execute function keep_author_key()`);
    this.addSql(`create index "contribution_author_key" on "contribution" using gin ("author_key" gin_trgm_ops)`);
  }
}
