// Groups of the menu are known by a key instead of their names: the screens of shared/screens.ts are written into them at every start.
import { Migration } from '@mikro-orm/migrations';

/** By a screen that stands in no other group, whatever a house calls it; and the kinds of role that it was for from the beginning. */
const GROUPS: readonly (readonly [key: string, screen: string, kinds: readonly number[]])[] = [
  ['author', 'authormanuList', [1]],
  ['reviewing', 'expertList', [2]],
  ['editorial', 'editorManusList', [3, 10]],
  ['chiefEditing', 'editorChiefManusList', [4, 5]],
  ['chiefSettings', 'editorJKflow', [4, 5]],
  ['manuscripts', 'optList', [6, 7]],
  ['pool', 'optListUnuse', [7]],
  ['journals', 'operateList', [6, 7]],
  ['management', 'newClct', [7]],
  ['statistics', 'usetime', [6, 7]],
  ['administration', 'managePerson', [8]],
  ['account', 'msgCenter', [1, 2, 3, 4, 5, 6, 7, 8, 10]],
];

export class Migration20261128130100_menu_keys extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "menu" add column "key" text null`);
    await this.execute(`alter table "menu" add constraint "menu_key_unique" unique ("key")`);
    for (const [key, screen, kinds] of GROUPS) {
      await this.execute('update menu set key = ? where id = (select min(parent_id) from menu where url = ?)', [key, screen]);
      // Also where an administrator took it away before \`kinds\` was kept: it is not given back.
      await this.execute(
        'update menu set kinds = ?::smallint[] where key = ? or parent_id = (select id from menu where key = ?)',
        [`{${kinds.join(',')}}`, key, key],
      );
    }
  }
}
