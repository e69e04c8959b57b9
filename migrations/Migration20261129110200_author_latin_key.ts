// A search for an author finds the Latin letters that somebody said of the name, in either order.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110200_author_latin_key extends Migration {
  override async up(): Promise<void> {
    // A character between two names that nobody types, as between the titles (docs/decisions/0011).
    await this.execute(`create function author_names(person_name text, name_parts jsonb) returns text language sql immutable parallel safe as $$
      select case when coalesce(name_parts->>'latinFamilyName', '') = '' then person_name else concat_ws(chr(1), person_name,
        concat_ws(' ', name_parts->>'latinFamilyName', nullif(name_parts->>'latinGivenName', '')),
        concat_ws(' ', nullif(name_parts->>'latinGivenName', ''), name_parts->>'latinFamilyName')) end $$`);
    await this.execute(`create or replace function keep_author_key() returns trigger language plpgsql as $$
      begin
        update contribution c set author_key = k.key
          from (select t.contribution_id, title_key(string_agg(author_names(a.person_name, a.name_parts), chr(1) order by a.position, a.id)) as key
            from (select distinct contribution_id from touched) t
            left join contribution_author a on a.contribution_id = t.contribution_id group by t.contribution_id) k
          where c.id = k.contribution_id and c.author_key is distinct from k.key;
        return null;
      end $$`);
    await this.execute(`update contribution_author set name_parts = name_parts where name_parts is not null`);
  }
}
