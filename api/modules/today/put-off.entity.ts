// A day until which somebody wants to see nothing of a manuscript among today's work, with a reason for themselves. Nobody else knows of it.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';

@Entity({ tableName: 'put_off' })
@Unique({ properties: ['user', 'contribution'] })
export class PutOff {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade', index: true })
  contribution!: Ref<Contribution>;

  /** The day on which it is there again: YYYY-MM-DD in Asia/Shanghai. */
  @Property({ type: 'date' })
  until!: string;

  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Property({ ...moment })
  createdAt!: Date;
}
