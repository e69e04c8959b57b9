// The publisher's own mailbox: the sender of letters that no journal's mailbox sends. None: the server of the configuration sends.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';

/** The table has this row or none. */
export const PUBLISHER_SENDER_ID = 1;

@Entity({ tableName: 'publisher_sender' })
export class PublisherSender {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text', nullable: true })
  name?: string | null;

  @Property({ type: 'text' })
  address!: string;

  /** Null: the server of the configuration sends, with this address. */
  @Property({ type: 'text', nullable: true })
  host?: string | null;

  @Property({ type: 'integer', nullable: true })
  port?: number | null;

  @Property({ type: 'boolean' })
  isSecure!: boolean;

  @Property({ type: 'text', nullable: true })
  userName?: string | null;

  /** As `seal` left it, for `PUBLISHER_PLACE`. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedPassword?: string | null;

  @Property({ ...moment })
  updatedAt!: Date;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}

/** The place its password is encrypted for. */
export const PUBLISHER_PLACE = 'sender:publisher';
