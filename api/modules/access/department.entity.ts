// A department of the publisher; sub-branches (出版分社) are departments too. The tree is the data scope of roles.
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Ref } from '@mikro-orm/core';
import { ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { Node } from '../../graphql/node.ts';

@Auth()
@ObjectType('Department', { implements: Node })
@Entity({ tableName: 'department' })
export class Department {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  nameEn?: string | null;

  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  parent?: Ref<Department> | null;

  /** Place among its siblings, ascending. */
  @Property({ type: 'integer', default: 0 })
  position!: number & Opt;
}
