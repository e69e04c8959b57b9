// A person's editorial office in one colloquium. Without it, an editorial role has no power there.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { MemberType } from '../../../shared/roles.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from './colloquium.entity.ts';

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
