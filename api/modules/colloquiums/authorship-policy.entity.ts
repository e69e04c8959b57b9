// What a journal asks of its authors: their roles, and that each confirms. A journal without a row asks neither.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { ConfirmationPolicyName, CreditPolicyName } from '../../../shared/credit.ts';
import { Colloquium } from './colloquium.entity.ts';

@Entity({ tableName: 'authorship_policy' })
export class AuthorshipPolicy {
  @OneToOne(() => Colloquium, { primary: true, ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Property({ type: 'text', default: 'NOT_ASKED' })
  credit!: CreditPolicyName & Opt;

  @Property({ type: 'text', default: 'NOT_ASKED' })
  confirmation!: ConfirmationPolicyName & Opt;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
