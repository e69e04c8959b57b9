// Everything that an institution is found by. Folded as searches fold (decision 75), by the database, so that one place says what is alike.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Auth, Field, ObjectType } from '../../graphql/declare.ts';
import { InstitutionNameKind, type InstitutionNameKindName } from './institution.enums.ts';
import { Institution } from './institution.entity.ts';

@Auth()
@ObjectType('InstitutionName', { description: 'One of the texts by which the register finds what is meant.' })
@Entity({ tableName: 'institution_name' })
@Unique({ properties: ['institution', 'folded'] })
@Index({ properties: ['folded'] })
@Index({
  name: 'institution_name_key',
  expression: `create index "institution_name_key" on "institution_name" using gin ("key" gin_trgm_ops)`,
})
export class InstitutionName {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Institution, { ref: true, deleteRule: 'cascade' })
  institution!: Ref<Institution>;

  @Field(() => String, { description: 'As it is written.' })
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  folded!: string;

  /** What searches by part of a name ask. */
  @Property({ type: 'text' })
  key!: string;

  @Field(() => InstitutionNameKind, { description: 'What kind of name it is.' })
  @Property({ type: 'text' })
  kind!: InstitutionNameKindName;
}
