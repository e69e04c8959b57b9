// The mailbox of a journal or conference: the sender of letters about its manuscripts.
import { PrimaryKeyProp, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Entity({ tableName: 'colloquium_sender' })
export class ColloquiumSender {
  @ManyToOne(() => Colloquium, { ref: true, primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  colloquium!: Ref<Colloquium>;

  [PrimaryKeyProp]?: 'colloquium';

  @Property({ type: 'text', nullable: true })
  name?: string | null;

  @Property({ type: 'text' })
  address!: string;

  /** Null: the publisher's server sends. */
  @Property({ type: 'text', nullable: true })
  host?: string | null;

  @Property({ type: 'integer', nullable: true })
  port?: number | null;

  @Property({ type: 'boolean' })
  isSecure!: boolean;

  @Property({ type: 'text', nullable: true })
  userName?: string | null;

  /** As encrypted by `seal`; `placeOf` names the place. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedPassword?: string | null;

  @Property({ ...moment })
  updatedAt!: Date;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}

/** The place its password is encrypted for. */
export const placeOf = (colloquiumId: number): string => `sender:${colloquiumId}`;
