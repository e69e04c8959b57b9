// Which keys of searches are being made anew after an upgrade, and how far that is; no row once all are.
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'search_rebuild' })
export class SearchRebuild {
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** The first row that still has its earlier key. */
  @Property({ type: 'integer', default: 1 })
  nextId: number = 1;
}
