// A person of the editorial or the expert committee of a colloquium, as operations name them. It gives no power: offices do.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { MemberType } from '../../../shared/roles.ts';
import { Auth, describedEnum, Field, ObjectType } from '../../graphql/declare.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { ColloquiumOffice } from './colloquium.enums.ts';

export const Committee = { EDITORIAL: 'editorial', EXPERT: 'expert' } as const;
export type CommitteeName = (typeof Committee)[keyof typeof Committee];
describedEnum(Committee, 'Committee', 'A committee of a journal or conference.', { EDITORIAL: 'It edits.', EXPERT: 'It advises.' });

@Auth()
@ObjectType('CommitteeMember', { description: 'A person of a committee of a journal or conference, as it tells its readers.' })
@Entity({ tableName: 'committee_member' })
@Unique({ properties: ['colloquium', 'committee', 'position'] })
export class CommitteeMember {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Field(() => Committee, { description: 'Which of the two the person belongs to.' })
  @Property({ type: 'text' })
  committee!: CommitteeName;

  /** From 1. */
  @Property({ type: 'integer' })
  position!: number;

  /** Office in the editorial committee; experts have none. */
  @Field(() => ColloquiumOffice, { nullable: true, description: 'The office in the editorial committee; experts have none.' })
  @Property({ type: 'text', nullable: true })
  type?: MemberType | null;

  @Field(() => String, { description: 'As the journal prints it.' })
  @Property({ type: 'text' })
  name!: string;

  /** The person's account, if operations named one. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  user?: Ref<User> | null;
}
