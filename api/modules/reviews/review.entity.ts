// One reviewer's invitation to review a manuscript and, once finished, the review itself.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ReviewStatusId, ReviewTypeId } from '../../../shared/workflow.ts';
import { maybeMoment, moment, numberArray } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType, Related } from '../../graphql/declare.ts';
import { ReviewStatus, ReviewSuggestion } from './review.enums.ts';
import { Node } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Conflict } from './conflicts/conflict-kinds.ts';

@Auth({ policy: 'review.view' })
@ObjectType('Review', {
  implements: Node,
  description: 'The invitation of one reviewer to one manuscript, and the review that came of it.',
})
@Entity({ tableName: 'review' })
@Index({
  name: 'review_live_unique',
  expression: `create unique index "review_live_unique" on "review" ("contribution_id", "review_round", "reviewer_id") where status in (1, 2, 4)`,
})
// Also those that are over, which the unique index leaves out.
@Index({ properties: ['contribution', 'id'] })
@Index({ properties: ['reviewer', 'status'] })
export class Review {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Related(() => Contribution, { nullable: true, description: 'The manuscript that is reviewed; null when the viewer may not see it.' })
  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @Property({ type: 'smallint' })
  reviewRound!: number;

  /** The log group of its manuscript: who asked for it was the journal that had the manuscript then. */
  @Property({ type: 'smallint', default: 1 })
  logGroup!: number & Opt;

  @ManyToOne(() => User, { ref: true })
  reviewer!: Ref<User>;

  @ManyToOne(() => User, { ref: true, index: true })
  invitedBy!: Ref<User>;

  @Auth({ policy: 'review.viewStatus' })
  @Field(() => ReviewStatus, { nullable: true, description: 'How the invitation stands.' })
  @Property({ type: 'smallint' })
  status!: ReviewStatusId;

  @Auth({ policy: 'review.viewStatus' })
  @Field(() => DateTime, { nullable: true, description: 'When the reviewer was invited, in UTC.' })
  @Property({ ...moment })
  invitedAt!: Date;

  /** Day by which to answer, as the invitation said. Changes of calendar and durations do not move an announced day. */
  @Auth({ policy: 'review.viewStatus' })
  @Field(() => String, { nullable: true, description: 'The day by which the invitation is to be answered: YYYY-MM-DD in Asia/Shanghai.' })
  @Property({ type: 'date', nullable: true })
  answerDueOn?: string | null;

  /** Day by which the review is to be handed in. */
  @Auth({ policy: 'review.viewStatus' })
  @Field(() => String, { nullable: true, description: 'The day by which the review is to be handed in: YYYY-MM-DD in Asia/Shanghai.' })
  @Property({ type: 'date', nullable: true })
  reviewDueOn?: string | null;

  @Property({ ...maybeMoment })
  answeredAt?: Date | null;

  @Auth({ policy: 'review.viewStatus' })
  @Field(() => DateTime, { nullable: true, description: 'When the review was handed in, in UTC; null: not yet.' })
  @Property({ ...maybeMoment })
  finishedAt?: Date | null;

  /** Final suggestion 0 to 5. */
  @Auth({ policy: 'review.viewVerdict' })
  @Field(() => ReviewSuggestion, { nullable: true, description: 'What the reviewer suggests; null: nothing yet, or not for the viewer.' })
  @Property({ type: 'smallint', nullable: true })
  suggestion?: number | null;

  @Auth({ policy: 'review.viewComment' })
  @Field(() => String, { nullable: true, description: 'For the editors, and for the author once released.' })
  @Property({ type: 'text', nullable: true })
  comment?: string | null;

  /** For kinds 4 and 5 only. */
  @Auth({ policy: 'review.viewNoteToChief' })
  @Field(() => String, { nullable: true, description: 'What the reviewer wrote for the editor-in-chief and executive editor alone.' })
  @Property({ type: 'text', nullable: true })
  noteToChief?: string | null;

  /** Sixteen ratings of the text, 1 excellent to 5 poor. */
  @Auth({ policy: 'review.viewRatings' })
  @Field(() => [Int], {
    nullable: true,
    description: 'From 1 excellent to 5 poor, in the order of the questions; 0: not answered yet. Empty: nothing is.',
  })
  @Property({ ...numberArray, defaultRaw: `'{}'` })
  ratings!: number[] & Opt;

  /** Eleven ethics answers: 1 yes, 2 no, 3 unclear. */
  @Auth({ policy: 'review.viewRatings' })
  @Field(() => [Int], {
    nullable: true,
    description: '1 yes, 2 no, 3 unclear, in the order of the questions; 0: not answered yet. Empty: nothing is.',
  })
  @Property({ ...numberArray, defaultRaw: `'{}'` })
  ethicsAnswers!: number[] & Opt;

  @Auth({ policy: 'review.viewVerdict' })
  @Field(() => Boolean, { nullable: true, description: 'Whether the reviewer would review for the journal again.' })
  @Property({ type: 'boolean', nullable: true })
  willReviewAgain?: boolean | null;

  /** The editor's summary of this review. */
  @Auth({ policy: 'review.viewEditorSummary' })
  @Field(() => String, {
    nullable: true,
    description: 'What the office wrote in sum of this review, as plain text; never for reviewers or authors.',
  })
  @Property({ type: 'text', nullable: true })
  editorSummary?: string | null;

  /** Counts the saves of the summary. */
  @Auth({ policy: 'review.viewEditorSummary' })
  @Field(() => Int, { nullable: true, description: 'Counts the saves of the summary: what a save of it has to name.' })
  @Property({ type: 'integer', default: 0 })
  summaryVersion!: number & Opt;

  /** A deciding act has sent this comment to the author. */
  @Property({ type: 'boolean', default: false })
  isReleased!: boolean & Opt;

  /** Review type promised when the round began (F-036): a later change of the journal's does not touch it. */
  @Property({ type: 'smallint', nullable: true })
  reviewType?: ReviewTypeId | null;

  /** The letter of invitation as it went, rich text. */
  @Auth({ policy: 'review.viewInvitation' })
  @Field(() => String, {
    nullable: true,
    description: 'The letter of invitation as it went, without its link; null for invitations from before letters were kept.',
  })
  @Property({ type: 'text', nullable: true })
  letter?: string | null;

  /** Why the reviewer declined, and their suggested colleagues; for the office. */
  @Auth({ policy: 'review.viewInvitation' })
  @Field(() => String, { nullable: true, description: 'Why the reviewer declined, in their words.' })
  @Property({ type: 'text', nullable: true })
  declineReason?: string | null;

  @Auth({ policy: 'review.viewInvitation' })
  @Field(() => String, { nullable: true, description: 'Whom the reviewer named instead.' })
  @Property({ type: 'text', nullable: true })
  suggestedColleagues?: string | null;

  /** Why a closed invitation was closed: its round ended, the office withdrew it, or it lapsed unanswered. */
  @Property({ type: 'text', nullable: true })
  closedReason?: 'ROUND' | 'OFFICE' | 'LAPSED' | null;

  /** Conflicts of interest that the inviter was warned of, and why they invited all the same. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  conflicts!: Conflict[] & Opt;

  @Auth({ policy: 'review.viewInvitation' })
  @Field(() => String, { nullable: true, description: 'Why the office invited in spite of what spoke against the reviewer.' })
  @Property({ type: 'text', nullable: true })
  conflictReason?: string | null;

  /** The unit that was written to, of several where the reviewer works. */
  @Property({ type: 'text', nullable: true })
  company?: string | null;

  /** When the office last reminded the reviewer by hand. */
  @Auth({ policy: 'review.viewInvitation' })
  @Field(() => DateTime, { nullable: true, description: 'When the office last reminded the reviewer by hand.' })
  @Property({ ...maybeMoment })
  remindedAt?: Date | null;

  /** Version of the questions that ratings and ethics answers answer. */
  @Auth({ policy: 'review.viewRatings' })
  @Field(() => Int, { nullable: true, description: 'Version of the questions that ratings and answers belong to.' })
  @Property({ type: 'smallint', nullable: true })
  questionnaire?: number | null;

  @Auth({ policy: 'review.viewVerdict' })
  @Field(() => DateTime, { nullable: true, description: 'When the reviewer last saved it unfinished.' })
  @Property({ ...maybeMoment })
  draftSavedAt?: Date | null;

  /** Counts the saves of the draft. */
  @Auth({ policy: 'review.viewVerdict' })
  @Field(() => Int, { nullable: true, description: 'Counts its saves; a save names the one that it replaces.' })
  @Property({ type: 'integer', default: 1 })
  version!: number & Opt;
}
