// A person just named by ORCID, on the way to /loginSuccess: a code that opens one session, once, within a minute (principles, Accounts
// and sessions).
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../../database/columns.ts';
import { User } from '../viewer/user.entity.ts';

@Entity({ tableName: 'orcid_entry' })
export class OrcidEntry {
  /** SHA-256 of the code, hex. */
  @PrimaryKey({ type: 'text' })
  codeHash!: string;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Only the browser that went to ORCID may use it. SHA-256 of its cookie, hex. */
  @Property({ type: 'text' })
  browserHash!: string;

  @Property({ type: 'boolean', default: false })
  isRemembered!: boolean & Opt;

  @Property({ ...moment })
  @Index()
  expiresAt!: Date;
}
