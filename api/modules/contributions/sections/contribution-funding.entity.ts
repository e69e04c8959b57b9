// A fund that paid for the work of a manuscript. Its number reveals the holder, so it is hidden where the authors are.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Auth, Field, ObjectType } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';

@Auth({ policy: 'contributionFunding.view' })
@ObjectType('ContributionFunding', { implements: Node, description: 'A fund that paid for the work of a manuscript.' })
@Entity({ tableName: 'contribution_funding' })
@Index({ properties: ['contribution', 'position'] })
export class ContributionFunding {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** From 1. */
  @Property({ type: 'smallint' })
  position!: number;

  /** Empty while the author has typed the name alone. */
  @Field(() => String, { description: 'The number of the grant: letters, digits, point, slash, hyphen and &.' })
  @Property({ type: 'text' })
  fundNumber!: string;

  @Field(() => String, { description: 'As it is to be printed.' })
  @Property({ type: 'text' })
  fundName!: string;
}
