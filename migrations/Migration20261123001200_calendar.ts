// The Chinese calendar by year: the holidays that the State Council announced, and the weekends that are worked instead.
import { Migration } from '@mikro-orm/migrations';

const ANNOUNCED = [
  {
    year: 2024,
    off: '2024-01-01,2024-02-10..2024-02-17,2024-04-04..2024-04-06,2024-05-01..2024-05-05,2024-06-10,2024-09-15..2024-09-17,2024-10-01..2024-10-07',
    makeUp: '2024-02-04,2024-02-18,2024-04-07,2024-04-28,2024-05-11,2024-09-14,2024-09-29,2024-10-12',
  },
  {
    year: 2025,
    off: '2025-01-01,2025-01-28..2025-02-04,2025-04-04..2025-04-06,2025-05-01..2025-05-05,2025-05-31..2025-06-02,2025-10-01..2025-10-08',
    makeUp: '2025-01-26,2025-02-08,2025-04-27,2025-09-28,2025-10-11',
  },
  {
    year: 2026,
    off: '2026-01-01..2026-01-03,2026-02-15..2026-02-23,2026-04-04..2026-04-06,2026-05-01..2026-05-05,2026-06-19..2026-06-21,2026-09-25..2026-09-27,2026-10-01..2026-10-07',
    makeUp: '2026-01-04,2026-02-14,2026-02-28,2026-05-09,2026-09-20,2026-10-10',
  },
];

export class Migration20261123001200_calendar extends Migration {
  override up(): void {
    this.addSql(
      `create table "calendar_year" ("id" serial primary key, "year" smallint not null, "off" text[] not null, "make_up" text[] not null, "updated_at" timestamptz(3) not null, "version" int not null default 1)`,
    );
    this.addSql(`alter table "calendar_year" add constraint "calendar_year_year_unique" unique ("year")`);
    for (const { year, off, makeUp } of ANNOUNCED)
      this.addSql(
        `insert into calendar_year (year, off, make_up, updated_at) values (${year}, string_to_array('${off}', ','), string_to_array('${makeUp}', ','), now())`,
      );
  }
}
