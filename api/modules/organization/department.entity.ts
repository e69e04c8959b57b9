// A department of the publisher; sub-branches (出版分社) are departments too. The tree is the data scope of roles.
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Ref } from '@mikro-orm/core';
import { Auth, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

/** It stands below no other: the whole publisher. */
export const ROOT_DEPARTMENT_ID = 1;
/** The publishing house 出版机构, whose branch offices 出版分社 are offered for periodicals. */
export const PUBLISHING_HOUSE_ID = 8;

@Auth()
@ObjectType('Department', {
  implements: Node,
  description: 'A department of the publisher: the tree of them says whose journals a role sees (data scope).',
})
@Entity({ tableName: 'department' })
export class Department {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'In English; null: none, and readers see the Chinese name.' })
  @Property({ type: 'text', nullable: true })
  nameEn?: string | null;

  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  parent?: Ref<Department> | null;

  @Field(() => Int, { description: 'Place among its siblings, ascending.' })
  @Property({ type: 'integer', default: 0 })
  position!: number & Opt;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
