// An institution of the house's register: what units of authors belong to, whatever they are called in print.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Auth, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { InstitutionSource, type InstitutionSourceName } from './institution.enums.ts';

@Auth()
@ObjectType('Institution', { implements: Node, description: 'An institution of the register: a university, an academy, a museum.' })
@Entity({ tableName: 'institution' })
@Index({ properties: ['name', 'id'] })
@Index({
  name: 'institution_ror_id',
  expression: `create unique index "institution_ror_id" on "institution" ("ror_id") where ror_id is not null`,
})
export class Institution {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'As Chinese readers know it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'As English readers know it; empty: nobody has said.' })
  @Property({ type: 'text', default: '' })
  nameEn!: string & Opt;

  @Field(() => String, { description: 'Code of ISO 3166-1 (CN); empty: not known.' })
  @Property({ type: 'text', default: '' })
  country!: string & Opt;

  @Field(() => String, { description: 'The city; empty: not known.' })
  @Property({ type: 'text', default: '' })
  city!: string & Opt;

  /** The nine signs; an institution that was merged keeps its own, so that an import finds it. */
  @Field(() => String, { nullable: true, description: 'The nine signs of its ROR iD, without the address; null: none is known.' })
  @Property({ type: 'text', nullable: true })
  rorId?: string | null;

  /** The institution that stands for it since the office found both to be one; never one that was merged itself. */
  @ManyToOne(() => Institution, { ref: true, nullable: true, index: true })
  mergedInto?: Ref<Institution> | null;

  /** An import writes anew only what came by one. */
  @Field(() => InstitutionSource, { description: 'Who said what it is called last.' })
  @Property({ type: 'text', default: 'OFFICE' })
  source!: InstitutionSourceName & Opt;

  @Field(() => Int, { description: 'Counts its changes: a save on top of another’s is refused.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
