// A role record: one of the nine kinds with a menu tree (what screens) and a department tree (what data).
import { Collection, type Opt } from '@mikro-orm/core';
import { Entity, ManyToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { RoleKindId } from '../../../shared/roles.ts';
import { Auth } from '../../graphql/auth.ts';
import { Node } from '../../graphql/node.ts';
import { Department } from './department.entity.ts';
import { Menu } from './menu.entity.ts';

@Auth()
@ObjectType('Role', { implements: Node })
@Entity({ tableName: 'role' })
export class Role {
  /** Seeded records have the id of their kind; records that administrators add start at 100. */
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'smallint' })
  kind!: RoleKindId;

  @Property({ type: 'text' })
  nameZh!: string;

  @Property({ type: 'text' })
  nameEn!: string;

  @Property({ type: 'text', nullable: true })
  remark?: string | null;

  @Property({ type: 'boolean', default: false })
  isSeeded!: boolean & Opt;

  @ManyToMany(() => Menu, undefined, { owner: true, pivotTable: 'role_menu', index: true })
  menus = new Collection<Menu>(this);

  @ManyToMany(() => Department, undefined, { owner: true, pivotTable: 'role_department', index: true })
  departments = new Collection<Department>(this);
}
