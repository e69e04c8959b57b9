// What was adopted from the pool is found without looking through all manuscripts.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123150410_adopted extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create index "contribution_adopted" on "contribution" ("entered_pool_at", "id") where adopted_at is not null`);
  }
}
