// A special invitation (特约) of one person to submit to one colloquium.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from './colloquium.entity.ts';

@Entity({ tableName: 'author_invitation' })
@Unique({ properties: ['colloquium', 'user'] })
export class AuthorInvitation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @ManyToOne(() => User, { ref: true })
  @Index()
  user!: Ref<User>;

  @Property({ ...moment })
  createdAt!: Date;
}
