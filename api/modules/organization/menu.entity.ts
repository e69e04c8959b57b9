// A node of the menu tree: a group (no url) or a screen. A role opens exactly the screens in its menu tree.
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Ref } from '@mikro-orm/core';
import type { RoleKindId } from '../../../shared/roles.ts';
import { numberArray } from '../../database/columns.ts';
import { Auth, Field, ObjectType, Related } from '../../graphql/declare.ts';
import { RoleKind } from './organization.enums.ts';
import { Node } from '../../graphql/node.ts';

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType('Menu', { implements: Node, description: 'A screen that a role can open, or a group of screens in the navigation.' })
@Entity({ tableName: 'menu' })
export class Menu {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Name of a group in shared/screens.ts. */
  @Property({ type: 'text', nullable: true, unique: true })
  key?: string | null;

  @Related(() => Menu, { nullable: true, description: 'Its group; null for a group.' })
  @ManyToOne(() => Menu, { ref: true, nullable: true, index: true })
  parent?: Ref<Menu> | null;

  @Property({ type: 'text' })
  nameZh!: string;

  @Property({ type: 'text' })
  nameEn!: string;

  @Field(() => String, { nullable: true, description: 'Path below /main; null for a group.' })
  @Property({ type: 'text', nullable: true })
  url?: string | null;

  @Field(() => Boolean, { description: 'False for screens reached from another screen only: allowed, but not in the navigation.' })
  @Property({ type: 'boolean', default: true })
  isInNavigation!: boolean & Opt;

  @Property({ type: 'integer', default: 0 })
  position!: number & Opt;

  /** The kinds of role that may have it: those whose seeded records included it. */
  @Field(() => [RoleKind], { description: 'The kinds of role that may have it.' })
  @Property({ ...numberArray, defaultRaw: `'{}'` })
  kinds!: RoleKindId[] & Opt;
}
