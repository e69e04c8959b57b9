// What statements a journal asks for; a journal without a row asks for none.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { StatementPolicy } from '../../../shared/forms/statements.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Entity({ tableName: 'statement_policy' })
export class StatementPolicyRow {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => Colloquium, { ref: true, owner: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Property({ type: 'json' })
  rules!: StatementPolicy;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
