// A role record: one of the nine kinds with a menu tree (its screens) and a department tree (its data).
import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToMany, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RoleKindId } from '../../../shared/roles.ts';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { RoleKind } from './organization.enums.ts';
import { Node } from '../../graphql/node.ts';
import { Department } from './department.entity.ts';
import { Menu } from './menu.entity.ts';

@Auth()
@ObjectType('Role', {
  implements: Node,
  description: 'A role record: its kind says what its holders may do, its screens and departments where.',
})
@Entity({ tableName: 'role' })
export class Role {
  /** Seeded records have the id of their kind; records that administrators add start at 100. */
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => RoleKind, { description: 'What its holders may do; several records may have the same.' })
  @Property({ type: 'smallint' })
  kind!: RoleKindId;

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => String, { nullable: true, description: 'In Chinese.' })
  @Property({ type: 'text' })
  nameZh!: string;

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => String, { nullable: true, description: 'In English; null: none, and readers see the Chinese name.' })
  @Property({ type: 'text' })
  nameEn!: string;

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => String, { nullable: true, description: 'What administrators note about it; for them alone.' })
  @Property({ type: 'text', nullable: true })
  remark?: string | null;

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => Boolean, { nullable: true, description: 'It comes with the product, and is not deleted.' })
  @Property({ type: 'boolean', default: false })
  isSeeded!: boolean & Opt;

  /** Where it is at home; its data scope are its departments. */
  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  department?: Ref<Department> | null;

  @ManyToMany(() => Menu, undefined, { owner: true, pivotTable: 'role_menu', index: true })
  menus = new Collection<Menu>(this);

  @ManyToMany(() => Department, undefined, { owner: true, pivotTable: 'role_department', index: true })
  departments = new Collection<Department>(this);

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => DateTime, { nullable: true })
  @Property({ ...moment, defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
