// Dictionary entries can be retired and count their changes, as links do; the screens where the operations centre keeps both, and the calendar.
import { Migration } from '@mikro-orm/migrations';

/** At the end of the group of the system settings, for every role record whose menu has these. */
const PAGES: readonly (readonly [url: string, nameZh: string, nameEn: string])[] = [
  ['dictionaries', '数据字典', 'Dictionaries'],
  ['publisherLinks', '友情链接与产品', 'Friend and product links'],
  ['workingDays', '工作日历', 'Working days'],
];

export class Migration20261123153300_reference_settings extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "dictionary_entry" add column "retired_at" timestamptz(3) null, add column "version" int not null default 1`);
    await this.execute(`alter table "publisher_link" add column "version" int not null default 1`);
    for (const [url, nameZh, nameEn] of PAGES)
      await this.execute(
        `with neighbour as (select id, parent_id from menu where url = 'systemSet' and is_in_navigation),
          added as (insert into menu (parent_id, name_zh, name_en, url, is_in_navigation, position) select parent_id, ?, ?, ?, true, (select max(m.position) + 1 from menu m where m.parent_id = neighbour.parent_id) from neighbour returning id, parent_id)
         insert into role_menu (role_id, menu_id) select r.role_id, added.id from added join neighbour on neighbour.parent_id = added.parent_id join role_menu r on r.menu_id = neighbour.id`,
        [nameZh, nameEn, url],
      );
  }
}
