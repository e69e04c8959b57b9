// The operation log: one row for each mutation that was tried, who tried it, in which role, and how it ended.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RoleKindId } from '../../../shared/roles.ts';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';

@Entity({ tableName: 'operation_log' })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'operation_log_said',
  expression: `create index "operation_log_said" on "operation_log" using gin ((operation || ' ' || params::text) gin_trgm_ops)`,
})
export class OperationLog {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  user?: Ref<User> | null;

  /** Role kind; null when nobody was signed in. */
  @Property({ type: 'smallint', nullable: true })
  actingRole?: RoleKindId | null;

  /** Name of the mutation. */
  @Property({ type: 'text' })
  operation!: string;

  @Property({ type: 'text', nullable: true })
  objectType?: string | null;

  @Property({ type: 'integer', nullable: true })
  objectId?: number | null;

  /** Allow-listed parameters only. */
  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Property({ type: 'integer' })
  ms!: number;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  outcome!: 'done' | 'refused';

  /** Error code of a refused attempt. */
  @Property({ type: 'text', nullable: true })
  code?: string | null;

  @Property({ ...moment })
  createdAt!: Date;
}
