// A person's editorial office in one colloquium. Without it, an editorial role has no power there.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { Colloquium } from './colloquium.entity.ts';

/** Chief 主编, executive 执行主编, deputy 副主编, editor 编辑. */
export type MemberType = 'chief' | 'executive' | 'deputy' | 'editor';

@Entity({ tableName: 'colloquium_member' })
@Unique({ properties: ['colloquium', 'user', 'type'] })
@Index({ properties: ['user', 'type'] })
export class ColloquiumMember {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Property({ type: 'text' })
  type!: MemberType;

  @Property({ type: 'integer' })
  position!: number;
}
