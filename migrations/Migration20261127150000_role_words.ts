// English words of the menu: one name for the role, as on every screen, and a plainer one for the names that were viewed. Own words of a house stay.
import { Migration } from '@mikro-orm/migrations';

const WORDS: readonly (readonly [from: string, to: string])[] = [
  ['Chief editor’s settings', 'Editor-in-chief’s settings'],
  ['Looks at names', 'Names viewed'],
];

export class Migration20261127150000_role_words extends Migration {
  override up(): void {
    for (const [from, to] of WORDS) this.addSql(`update "menu" set name_en = '${to}' where name_en = '${from}'`);
  }
}
