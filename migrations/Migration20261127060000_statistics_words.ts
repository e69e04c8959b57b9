// English headings of three statistics say what they count: manuscripts, and those not accepted beside the rejected. Own words of a house stay.
import { Migration } from '@mikro-orm/migrations';

const WORDS: readonly (readonly [url: string, from: string, to: string])[] = [
  ['refuse', 'Rejections', 'Rejected and not accepted'],
  ['receive', 'Receptions', 'Manuscripts received'],
  ['publish', 'Publications', 'Manuscripts published'],
];

export class Migration20261127060000_statistics_words extends Migration {
  override up(): void {
    for (const [url, from, to] of WORDS) this.addSql(`update "menu" set name_en = '${to}' where url = '${url}' and name_en = '${from}'`);
  }
}
