// A person whom the author recommends as a reviewer, or asks the office to avoid. Never shown to any reviewer (principles, Blind review).
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SuggestedReviewerKindId } from '../../../../shared/forms/suggested-reviewers.ts';
import { Auth, Field, ObjectType, Related } from '../../../graphql/declare.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { Node } from '../../../graphql/node.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';

@Auth({ policy: 'suggestedReviewer.view' })
@ObjectType('SuggestedReviewer', { implements: Node, description: 'A reviewer whom the author recommends, or asks the office to avoid.' })
@Entity({ tableName: 'suggested_reviewer' })
@Index({ properties: ['contribution', 'kind', 'position'] })
export class SuggestedReviewer {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** isSuggest: 0 recommended, 1 to be avoided. */
  @Field(() => SuggestedReviewerKind, { description: 'Recommended or opposed.' })
  @Property({ type: 'smallint' })
  kind!: SuggestedReviewerKindId;

  /** From 1 within its kind. */
  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'As the author wrote it; may be empty.' })
  @Property({ type: 'text' })
  personName!: string;

  /** 0 male, 1 female. */
  @Field(() => Sex, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  sex?: number | null;

  /** Lower case. */
  @Field(() => String, { description: 'The mail address, as the author wrote it; may be empty.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'The unit where the person works, as the author wrote it; may be empty.' })
  @Property({ type: 'text' })
  company!: string;

  @Field(() => String, { description: 'The college or department, as the author wrote it; may be empty.' })
  @Property({ type: 'text' })
  collegeName!: string;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  degree?: Ref<DictionaryEntry> | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  duty?: Ref<DictionaryEntry> | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  professionalTitle?: Ref<DictionaryEntry> | null;

  /** Why this person, or why not. */
  @Field(() => String, { description: 'Why, in the author’s words; may be empty.' })
  @Property({ type: 'text' })
  reason!: string;
}
