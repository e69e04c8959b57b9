// A role record held by a person, and whether it came with an invitation: an invitation to review gives the reviewer's role.
import { PrimaryKeyProp, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Role } from '../../organization/role.entity.ts';
import { User } from './user.entity.ts';

@Entity({ tableName: 'user_role' })
export class HeldRole {
  [PrimaryKeyProp]?: ['user', 'role'];

  @ManyToOne(() => User, { ref: true, primary: true, updateRule: 'cascade', deleteRule: 'cascade' })
  user!: Ref<User>;

  @ManyToOne(() => Role, { ref: true, primary: true, updateRule: 'cascade', deleteRule: 'cascade' })
  @Index()
  role!: Ref<Role>;

  /** An invitation gave it, and nobody else has since: by itself it reveals that somebody was asked (decision 62). */
  @Property({ type: 'boolean', default: false })
  isByInvitation!: boolean & Opt;
}
