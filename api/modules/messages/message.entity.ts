// A message in a person's message centre: a catalogue key and its parameters, worded in the reader's language.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RoleKindId } from '../../../shared/roles.ts';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType, Related } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';

@Auth({ policy: 'message.view' })
@ObjectType('Message', { implements: Node, description: 'A notice to one person within the product, about a manuscript or the account.' })
@Entity({ tableName: 'message' })
@Index({ properties: ['user', 'createdAt', 'id'] })
@Index({ name: 'message_unread', expression: `create index "message_unread" on "message" ("user_id") where read_at is null` })
export class Message {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'json', defaultRaw: `'{}'` })
  params!: Record<string, string | number> & Opt;

  @Related(() => Contribution, {
    nullable: true,
    description: 'The manuscript that it is about; null: none, or the viewer may not see it in the current role.',
  })
  @ManyToOne(() => Contribution, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  contribution?: Ref<Contribution> | null;

  /** The role in which the addressee is told; null in messages older than this column. */
  @Property({ type: 'smallint', nullable: true })
  roleKind?: RoleKindId | null;

  @Field(() => DateTime, { description: 'When it was written, in UTC.' })
  @Property({ ...moment })
  createdAt!: Date;

  @Property({ ...maybeMoment })
  readAt?: Date | null;
}
