// The mail outbox: every letter that was ever queued, as it went, with its subject and its delivery status. One about a manuscript stands
// on its log.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LanguageTag } from '../../../shared/messages.ts';
import type { RoleKindId } from '../../../shared/roles.ts';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { Registration } from '../accounts/registration/registration.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { AuthorConfirmation } from '../authorship/author-confirmation.entity.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';

/** A stored file that goes with a mail; its HTML shows it as `cid:<cid>`. */
export interface MailImage {
  cid: string;
  storageKey: string;
  name: string;
  mime: string;
}

@Auth({ policy: 'mail.view' })
@ObjectType('Mail', { implements: Node, description: 'A letter that the product writes by mail, with what has become of it.' })
@Entity({ tableName: 'mail' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ name: 'mail_unsent', expression: `create index "mail_unsent" on "mail" ("status") where status in ('queued', 'failed')` })
export class Mail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /**
   * Mailboxes recognise a letter by it: the part before the @ of its Message-ID. Null for letters older than this column, which use their
   * number.
   */
  @Property({ type: 'text', nullable: true })
  messageKey?: string | null;

  @Auth({ policy: 'mail.viewRecipient' })
  @Field(() => String, { nullable: true, description: 'The address that it goes or went to.' })
  @Property({ type: 'text' })
  to!: string;

  @Auth({ policy: 'mail.viewRecipient' })
  @Field(() => String, { nullable: true, description: 'What stands in the subject line; null: not for the viewer.' })
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

  /** Null: from before it was noted. */
  @Property({ type: 'text', nullable: true })
  language?: LanguageTag | null;

  /** The colloquium whose mailbox sends it, when it has one. */
  @ManyToOne(() => Colloquium, { ref: true, nullable: true, index: true })
  colloquium?: Ref<Colloquium> | null;

  /** The manuscript that it is about. */
  @ManyToOne(() => Contribution, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  contribution?: Ref<Contribution> | null;

  /** The invitation to review, or the review, that it is about. */
  @ManyToOne(() => Review, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  review?: Ref<Review> | null;

  /** The invitation to submit that it is about. */
  @ManyToOne(() => AuthorInvitation, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  authorInvitation?: Ref<AuthorInvitation> | null;

  /** The author who is asked to confirm the authorship by it. */
  @ManyToOne(() => AuthorConfirmation, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  authorConfirmation?: Ref<AuthorConfirmation> | null;

  /** The registration that it is about, as long as it waits. */
  @ManyToOne(() => Registration, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  registration?: Ref<Registration> | null;

  /** The account that it went to, and in which role; without a role it is about the account itself. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  recipient?: Ref<User> | null;

  @Property({ type: 'smallint', nullable: true })
  recipientKind?: RoleKindId | null;

  /** The act that it came of. */
  @ManyToOne(() => WorkflowEvent, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  event?: Ref<WorkflowEvent> | null;

  /** The person whose act wrote it, and their role; null where a job did. They are told when it is refused. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  cause?: Ref<User> | null;

  @Property({ type: 'smallint', nullable: true })
  causeKind?: RoleKindId | null;

  /** For a letter that the office sent again: the first of them. */
  @ManyToOne(() => Mail, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  first?: Ref<Mail> | null;

  /** queued, sent, failed for good, or cancelled while it was held. */
  @Property({ type: 'text', default: 'queued' })
  status!: ('queued' | 'sent' | 'failed' | 'cancelled') & Opt;

  /** Failed because the addressee's server said no, and would say so again. */
  @Property({ type: 'boolean', default: false })
  isRefused!: boolean & Opt;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number & Opt;

  /** Why the last attempt failed: the mail server's words, or the key of a message (failure.ts). */
  @Property({ type: 'text', nullable: true })
  lastError?: string | null;

  @Field(() => DateTime, { description: 'When it was written, in UTC.' })
  @Property({ ...moment })
  createdAt!: Date;

  /** Not before this moment. */
  @Field(() => DateTime, { description: 'Not before this moment.' })
  @Property({ ...moment })
  sendAfter!: Date;

  /** Sender and reply address; null until it was sent, or where answers go nowhere. */
  @Property({ type: 'text', nullable: true })
  sentFrom?: string | null;

  @Auth({ policy: 'mail.readText' })
  @Field(() => String, { nullable: true, description: 'Where answers to it go; null as `from`, and where they go nowhere.' })
  @Property({ type: 'text', nullable: true })
  replyTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the next mail server took it over, in UTC; null: it did not yet.' })
  @Property({ ...maybeMoment })
  sentAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last tried, whether or not it went.' })
  @Property({ ...maybeMoment })
  triedAt?: Date | null;
}
