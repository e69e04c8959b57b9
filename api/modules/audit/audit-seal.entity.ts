// A seal over some rows of the operation log, of the timelines or of the looks at reviewers’ names: their contents when it was made
// (decision 51).
import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';

/** Tables that are sealed. */
export type SealedSource = 'operation_log' | 'workflow_event' | 'identity_read';

@Entity({ tableName: 'audit_seal' })
@Index({ properties: ['source', 'toId'] })
export class AuditSeal {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  source!: SealedSource;

  /** The rows from here … */
  @Property({ type: new BigIntType('string') })
  fromId!: string;

  /** … to here. */
  @Property({ type: new BigIntType('string') })
  toId!: string;

  @Property({ type: 'integer' })
  rows!: number;

  /** When the youngest of them was written. */
  @Property({ ...moment })
  newestAt!: Date;

  /** SHA-256 of the rows, hexadecimal. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ ...moment })
  sealedAt!: Date;

  /** HMAC of this seal and of the one before it, base64url: a link of the chain. */
  @Property({ type: 'text' })
  hash!: string;
}
