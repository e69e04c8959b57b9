// A column (栏目) of a colloquium, chosen by the author at submission.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Colloquium } from './colloquium.entity.ts';

@Entity({ tableName: 'colloquium_column' })
export class ColloquiumColumn {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, index: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  position!: number;
}
