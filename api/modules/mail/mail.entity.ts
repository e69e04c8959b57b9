// The mail outbox: every letter that was ever queued, with its fate.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

/** A stored file that goes with a mail; its HTML shows it as `cid:<cid>`. */
export interface MailImage {
  cid: string;
  storageKey: string;
  name: string;
  mime: string;
}

@Entity({ tableName: 'mail' })
@Index({ properties: ['createdAt', 'id'] })
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

  /** queued, sent, failed for good, or cancelled while it was held. */
  @Property({ type: 'text', default: 'queued' })
  status!: ('queued' | 'sent' | 'failed' | 'cancelled') & Opt;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number & Opt;

  @Property({ type: 'text', nullable: true })
  lastError?: string | null;

  @Property({ ...moment })
  createdAt!: Date;

  /** Not before this moment. */
  @Property({ ...moment })
  sendAfter!: Date;

  @Property({ ...maybeMoment })
  sentAt?: Date | null;
}
