// A former address of an account (decision 60). Manuscripts written under it remain a conflict of interest.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../viewer/user.entity.ts';

@Entity({ tableName: 'former_address' })
export class FormerAddress {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Lower case. Another account may have it by now. */
  @Property({ type: 'text' })
  @Index()
  email!: string;

  /** The account that was made for the mailbox to keep the requests to it; null where there were none, or the address was confirmed. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  leftTo?: Ref<User> | null;
}
