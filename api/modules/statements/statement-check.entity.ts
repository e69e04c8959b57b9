// A statement on AI that the office looks into: drawn for a sample or chosen, and what was found.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CheckResult } from '../../../shared/forms/statement-check.ts';
import { maybeMoment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Statement } from './statement.entity.ts';

@Entity({ tableName: 'statement_check' })
export class StatementCheck {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => Statement, { ref: true, owner: true, deleteRule: 'cascade' })
  statement!: Ref<Statement>;

  /** Who drew it for a sample; null: it was chosen without one. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  drawnBy?: Ref<User> | null;

  @Property({ ...maybeMoment })
  drawnAt?: Date | null;

  /** Null: nobody has said yet. */
  @Property({ type: 'text', nullable: true })
  result?: CheckResult | null;

  @Property({ type: 'text', default: '' })
  note!: string & Opt;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  checkedBy?: Ref<User> | null;

  @Property({ ...maybeMoment })
  checkedAt?: Date | null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
