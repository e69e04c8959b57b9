// Search keys being rebuilt after an upgrade, with their progress; no row once all are done.
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'search_rebuild' })
export class SearchRebuild {
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** The first row that still has its earlier key. */
  @Property({ type: 'integer', default: 1 })
  nextId: number = 1;
}
