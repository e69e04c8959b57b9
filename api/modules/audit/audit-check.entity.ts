// A check of the chain of seals, and its result.
import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import type { SealedSource } from './audit-seal.entity.ts';

/**
 * `broken_chain`: a seal does not follow from the one before it; `changed_rows`: rows differ from their sealed contents; `missing_seal`:
 * the chain begins late or has a hole.
 */
export type AuditFault = 'broken_chain' | 'changed_rows' | 'missing_seal';

@Entity({ tableName: 'audit_check' })
export class AuditCheck {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ ...moment })
  checkedAt!: Date;

  /** The person who asked for it; null: the nightly check, or the command. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  user?: Ref<User> | null;

  @Property({ type: 'integer' })
  seals!: number;

  /** Rows under the seals, those that have had their time included. */
  @Property({ type: new BigIntType('string') })
  rows!: string;

  /** Null: everything is as it was sealed. */
  @Property({ type: 'text', nullable: true })
  fault?: AuditFault | null;

  /** The table of the seal that does not hold; null also in checks of earlier versions. */
  @Property({ type: 'text', nullable: true })
  faultSource?: SealedSource | null;

  /** The rows of the seal that does not hold. */
  @Property({ type: new BigIntType('string'), nullable: true })
  faultFrom?: string | null;

  @Property({ type: new BigIntType('string'), nullable: true })
  faultTo?: string | null;

  /** Hash of the last seal. */
  @Property({ type: 'text', nullable: true })
  head?: string | null;
}
