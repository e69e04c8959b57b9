// Links at the foot of public pages lead by https alone. One that was kept as http gets the better address; what no browser should follow goes.
import { Migration } from '@mikro-orm/migrations';

const SECURE = `url ~* '^https://[^[:space:]/?#@]+([/?#][^[:space:]]*)?$'`;

export class Migration20261123153900_publisher_links_https extends Migration {
  override async up(): Promise<void> {
    await this.execute(`update "publisher_link" set url = 'https://' || substr(btrim(url), 8) where btrim(url) ~* '^http://'`);
    await this.execute(`delete from "publisher_link" where not (${SECURE})`);
    await this.execute(`alter table "publisher_link" add constraint "publisher_link_url_check" check (${SECURE})`);
  }
}
