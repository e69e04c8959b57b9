// A column (栏目) of a colloquium, chosen by the author at submission.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Auth, Field, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { Colloquium } from './colloquium.entity.ts';

@Auth()
@ObjectType('ColloquiumColumn', {
  implements: Node,
  description: 'A column (栏目) of a journal or conference, under which an author submits.',
})
@Entity({ tableName: 'colloquium_column' })
export class ColloquiumColumn {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, index: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Field(() => String, { description: 'What it is called, in one language.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  nameEn?: string | null;

  /** What its articles are in JATS, such as book-review. */
  @Property({ type: 'text', default: 'research-article' })
  articleType!: string & Opt;

  @Property({ type: 'integer' })
  position!: number;
}
