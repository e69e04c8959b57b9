// An office holder was shown the reviewers of a manuscript whose reviews are not open: one row per day and role.
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { RoleKindId } from '../../../shared/roles.ts';
import { moment } from '../../database/columns.ts';

/** Names person and manuscript by their numbers alone: it is written while an act may hold both. */
@Entity({ tableName: 'identity_read' })
@Unique({ properties: ['userId', 'contributionId', 'roleKind', 'day'] })
@Index({ properties: ['at', 'id'] })
export class IdentityRead {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  @Property({ type: 'integer' })
  userId!: number;

  @Property({ type: 'smallint' })
  roleKind!: RoleKindId;

  @Property({ type: 'integer' })
  @Index()
  contributionId!: number;

  /** In Shanghai. */
  @Property({ type: 'date' })
  day!: string;

  @Property({ ...moment })
  at!: Date;
}
