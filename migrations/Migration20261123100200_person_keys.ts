// What people are searched by: name, pinyin, person code, units and fields of research, kept by triggers whoever writes an account or a profile.
// readings.json holds the common reading of each Chinese character without its tone, and what it is read as a surname where that differs; both
// are those of the npm package pinyin-pro 3.29.4 (MIT), with some rare surnames added.
import { Migration } from '@mikro-orm/migrations';
import readings from './readings.json' with { type: 'json' };

export class Migration20261123100200_person_keys extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `create table "hanzi_reading" ("character" text not null, "reading" text not null, "surname_reading" text null, primary key ("character"))`,
    );
    await this.execute(
      `insert into hanzi_reading (character, reading, surname_reading)
       select c, r.key, s.key from jsonb_each_text(?::jsonb) r cross join lateral regexp_split_to_table(r.value, '') c
       left join (select c2, t.key from jsonb_each_text(?::jsonb) t cross join lateral regexp_split_to_table(t.value, '') c2) s on s.c2 = c`,
      [JSON.stringify(readings.readings), JSON.stringify(readings.surnames)],
    );
    await this.execute(`create table "person_key" ("user_id" int not null, "key" text not null, primary key ("user_id"))`);
    // 曾国藩: zengguofan, cengguofan, zgf.
    await this.execute(`create function name_pinyin(text) returns text language sql stable strict parallel safe as $$
      select coalesce(string_agg(case c.place when 1 then coalesce(h.surname_reading, h.reading) else h.reading end, '' order by c.place) || chr(1)
        || string_agg(h.reading, '' order by c.place) || chr(1)
        || string_agg(left(case c.place when 1 then coalesce(h.surname_reading, h.reading) else h.reading end, 1), '' order by c.place), '')
      from regexp_split_to_table($1, '') with ordinality c(character, place) join hanzi_reading h on h.character = c.character $$`);
    // Characters that nobody types stand between the parts and at both ends, so that a whole name can be sought as well.
    await this.execute(`create function keep_person_keys(ids int[]) returns void language sql as $$
      insert into person_key (user_id, key)
      select u.id, title_key(concat(chr(1), u.real_name, chr(1), u.code, chr(1), name_pinyin(u.real_name), chr(1), array_to_string(p.workplaces, chr(1)),
        chr(1), p.department, chr(1), p.research_area, chr(1), p.major, chr(1)))
      from user_account u left join profile p on p.user_id = u.id where u.id = any(ids)
      on conflict (user_id) do update set key = excluded.key where person_key.key <> excluded.key $$`);
    for (const [table, column] of [['user_account', 'id'], ['profile', 'user_id']])
      await this.execute(`create function keep_person_keys_of_${table}() returns trigger language plpgsql as $$
        begin
          perform keep_person_keys(array(select ${column} from touched));
          return null;
        end $$`);
    await this.execute(`select keep_person_keys(array(select id from user_account))`);
    await this.execute(`create index "person_key_key" on "person_key" using gin ("key" gin_trgm_ops)`);
    await this.execute(
      `alter table "person_key" add constraint "person_key_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade`,
    );
    // Once for each statement, however many rows it writes.
    for (const table of ['user_account', 'profile'])
      for (const event of ['insert', 'update'])
        await this.execute(`create trigger ${table}_${event}_key after ${event} on ${table} referencing new table as touched
          for each statement execute function keep_person_keys_of_${table}()`);
  }
}
