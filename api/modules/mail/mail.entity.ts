// The mail outbox: every letter that was ever queued, with its fate. One about a manuscript stands on its log.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { RoleKindId } from '../../../shared/roles.ts';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Auth } from '../../graphql/auth.ts';
import { Node } from '../../graphql/node.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from '../workflow/workflow-event.entity.ts';

/** A stored file that goes with a mail; its HTML shows it as `cid:<cid>`. */
export interface MailImage {
  cid: string;
  storageKey: string;
  name: string;
  mime: string;
}

@Auth({ policy: 'mail.view' })
@ObjectType('Mail', { implements: Node })
@Entity({ tableName: 'mail' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ name: 'mail_unsent', expression: `create index "mail_unsent" on "mail" ("status") where status in ('queued', 'failed')` })
export class Mail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  to!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  /** Written by a person with formatting (modules/letters); else its HTML is its text. */
  @Property({ type: 'boolean', default: false })
  isRich!: boolean & Opt;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  images!: MailImage[] & Opt;

  /** The colloquium whose mailbox sends it, when it has one. */
  @ManyToOne(() => Colloquium, { ref: true, nullable: true, index: true })
  colloquium?: Ref<Colloquium> | null;

  /** The manuscript it is about; what no manuscript is named for stays with its addressee. */
  @ManyToOne(() => Contribution, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  contribution?: Ref<Contribution> | null;

  /** The account that it went to, and in which role: of letters about manuscripts. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  recipient?: Ref<User> | null;

  @Property({ type: 'smallint', nullable: true })
  recipientKind?: RoleKindId | null;

  /** The act that it came of. */
  @ManyToOne(() => WorkflowEvent, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  event?: Ref<WorkflowEvent> | null;

  /** Of a letter that the office sent again: the first of them. */
  @ManyToOne(() => Mail, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  first?: Ref<Mail> | null;

  /** queued, sent, failed for good, or cancelled while it was held. */
  @Property({ type: 'text', default: 'queued' })
  status!: ('queued' | 'sent' | 'failed' | 'cancelled') & Opt;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number & Opt;

  /** Why the last attempt failed: the mail server's words, or the key of a message (failure.ts). */
  @Property({ type: 'text', nullable: true })
  lastError?: string | null;

  @Field(() => DateTime)
  @Property({ ...moment })
  createdAt!: Date;

  /** Not before this moment. */
  @Property({ ...moment })
  sendAfter!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...maybeMoment })
  sentAt?: Date | null;
}
