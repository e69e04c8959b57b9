// Departments and role records that administrators keep: the publishing house below the root, a role's own department, and which kinds of
// role each menu is for.
import { Migration } from '@mikro-orm/migrations';

const ROOT = 1;
/** The old system and its scripts call the publishing house so. */
const PUBLISHING_HOUSE = 8;

export class Migration20261123153600_structure extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "department" add column "version" int not null default 1`);
    await this.#publishingHouse();

    await this.execute(
      `alter table "role" add column "department_id" int null, add column "created_at" timestamptz(3) not null default now(), add column "version" int not null default 1`,
    );
    await this.execute(`create index "role_department_id_index" on "role" ("department_id")`);
    await this.execute(
      `alter table "role" add constraint "role_department_id_foreign" foreign key ("department_id") references "department" ("id") on delete set null`,
    );

    await this.execute(`alter table "menu" add column "kinds" smallint[] not null default '{}'`);
    await this.execute(
      `update menu set kinds = coalesce((select array_agg(distinct r.kind order by r.kind) from role_menu rm join role r on r.id = rm.role_id and r.is_seeded where rm.menu_id = menu.id), '{}')`,
    );
    // A menu that a later release gives to a seeded record is one for its kind, also when an administrator takes it away.
    await this.execute(`create function menu_of_kind() returns trigger language plpgsql as $$
      begin
        update menu m set kinds = (select array_agg(distinct k order by k) from unnest(m.kinds || r.kind) k)
        from role r where r.id = new.role_id and r.is_seeded and m.id = new.menu_id and not r.kind = any(m.kinds);
        return null;
      end $$`);
    await this.execute(`create trigger role_menu_kind after insert on role_menu for each row execute function menu_of_kind()`);
  }

  /** Whatever department has the number makes room: everything that names it follows. */
  async #publishingHouse(): Promise<void> {
    await this.execute(`select setval('department_id_seq', greatest(?, (select max(id) from department)))`, [PUBLISHING_HOUSE]);
    await this.execute(`do $$
      declare moved int;
      begin
        insert into department (name, name_en, parent_id, position) select name, name_en, parent_id, position from department where id = ${PUBLISHING_HOUSE} returning id into moved;
        if moved is null then return; end if;
        update department set parent_id = moved where parent_id = ${PUBLISHING_HOUSE};
        update user_account set department_id = moved where department_id = ${PUBLISHING_HOUSE};
        update colloquium set editorial_department_id = moved where editorial_department_id = ${PUBLISHING_HOUSE};
        update colloquium set publishing_house_id = moved where publishing_house_id = ${PUBLISHING_HOUSE};
        update role_department set department_id = moved where department_id = ${PUBLISHING_HOUSE};
        delete from department where id = ${PUBLISHING_HOUSE};
      end $$`);
    await this.execute(
      `insert into department (id, name, name_en, parent_id, position) select ?, '出版机构', 'Publishing house', root.id, (select coalesce(max(position), 0) + 1 from department where parent_id = root.id) from department root where root.id = ?`,
      [PUBLISHING_HOUSE, ROOT],
    );
  }
}
