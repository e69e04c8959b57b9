// Where each unit of an author belongs, for counts and for the texts that belong nowhere: an index, made anew from what the author says
// (unit-places.ts). What is printed stands with the author.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Institution } from '../../institutions/institution.entity.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';

@Entity({ tableName: 'author_unit' })
@Unique({ properties: ['author', 'position'] })
@Index({
  name: 'author_unit_unplaced',
  expression: `create index "author_unit_unplaced" on "author_unit" ("folded", "author_id") where institution_id is null`,
})
export class AuthorUnitPlace {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => ContributionAuthor, { ref: true, deleteRule: 'cascade' })
  author!: Ref<ContributionAuthor>;

  /** From 1. */
  @Property({ type: 'smallint' })
  position!: number;

  /** The author’s revision that was read. */
  @Property({ type: 'integer' })
  revision!: number;

  /** The institution as it is called; of a text that names none, the text. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  folded!: string;

  /** Null: the register knows none of that name. */
  @ManyToOne(() => Institution, { ref: true, nullable: true, index: true })
  institution?: Ref<Institution> | null;
}
