// English menus say what the lists hold: articles published online first, issues in preparation, one's account.
import { Migration } from '@mikro-orm/migrations';

const WORDS = {
  'Published articles': 'Online first',
  'Compiled articles': 'Issues in preparation',
  'Personal centre': 'Account',
};

export class Migration20261123000300_menu_words extends Migration {
  override up(): void {
    for (const [from, to] of Object.entries(WORDS)) this.addSql(`update "menu" set name_en = '${to}' where name_en = '${from}'`);
  }
}
