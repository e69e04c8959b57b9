// A manuscript (稿件) and where it stands. Only the workflow's perform() writes its state and holders.
import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment, textArray } from '../../../database/columns.ts';
import type { RevisionExtentName } from '../../../../shared/forms/revision.ts';
import type { RoleKindId } from '../../../../shared/roles.ts';
import type { StageId } from '../../../../shared/stage.ts';
import type { ContributionSourceId, ContributionStateId, Holder } from '../../../../shared/workflow.ts';
import { Auth, DateTime, Field, Float, Int, ObjectType, Related } from '../../../graphql/declare.ts';
import { ContributionSource, ContributionState } from './contribution.enums.ts';
import { Node } from '../../../graphql/node.ts';
import type { Standing } from './standing.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { ColloquiumColumn } from '../../colloquiums/colloquium-column.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import type { DeadlineStageName } from '../../deadlines/deadline.ts';
import { Issue } from '../../issues/issue.entity.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { ContributionFunding } from '../sections/contribution-funding.entity.ts';
import { SuggestedReviewer } from '../sections/suggested-reviewer.entity.ts';

@Auth({ policy: 'contribution.view' })
@ObjectType('Contribution', {
  implements: Node,
  description: 'A manuscript: its text and files, where it stands at its journal, and what has been done with it.',
})
@Entity({ tableName: 'contribution' })
@Check({ name: 'contribution_submitted_check', expression: 'state = 0 or (manuscript_number is not null and submitted_at is not null)' })
@Unique({ properties: ['submitter', 'startKey'] })
@Index({ properties: ['submitter', 'state', 'submittedAt'] })
@Index({
  name: 'contribution_submitted',
  expression: `create index "contribution_submitted" on "contribution" ("submitted_at", "id") include ("colloquium_id", "state") where state <> 0`,
})
@Index({
  name: 'contribution_of_colloquium',
  expression: `create index "contribution_of_colloquium" on "contribution" ("colloquium_id", "submitted_at", "id") include ("state") where state <> 0`,
})
@Index({
  name: 'contribution_open',
  expression: `create index "contribution_open" on "contribution" ("colloquium_id", "state") where state between 1 and 15`,
})
@Index({
  name: 'contribution_pool',
  expression: `create index "contribution_pool" on "contribution" ("entered_pool_at", "id") where is_in_pool`,
})
@Index({
  name: 'contribution_adopted',
  expression: `create index "contribution_adopted" on "contribution" ("entered_pool_at", "id") where adopted_at is not null`,
})
@Index({ properties: ['editor', 'state'] })
@Index({
  name: 'contribution_title_key',
  expression: `create index "contribution_title_key" on "contribution" using gin ("title_key" gin_trgm_ops)`,
})
@Index({
  name: 'contribution_author_key',
  expression: `create index "contribution_author_key" on "contribution" using gin ("author_key" gin_trgm_ops)`,
})
@Index({
  name: 'contribution_held',
  expression: `create index "contribution_held" on "contribution" ("held_decision_id") where held_decision_id is not null`,
})
@Index({
  name: 'contribution_number_part',
  expression: `create index "contribution_number_part" on "contribution" using gin ("manuscript_number" gin_trgm_ops)`,
})
@Index({
  name: 'contribution_clock',
  expression: `create index "contribution_clock" on "contribution" ("colloquium_id", "id") where due_stage is not null`,
})
@Index({
  name: 'contribution_due',
  expression: `create index "contribution_due" on "contribution" ((coalesce(due_on, '9999-12-31'::date)), "id") include ("colloquium_id", "state") where state <> 0`,
})
@Index({
  name: 'contribution_of_issue',
  expression: `create index "contribution_of_issue" on "contribution" ("issue_id", "issue_position", "id") where issue_id is not null`,
})
@Index({
  name: 'contribution_publication_order',
  expression: `create unique index "contribution_publication_order" on "contribution" ("colloquium_id", "publication_order") where publication_order is not null`,
})
export class Contribution {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** cbCode: journal number + year + four digits, given at the first submission. */
  @Field(() => String, {
    nullable: true,
    description: 'The journal’s number, the year and four digits, given with the first submission; null before.',
  })
  @Property({ type: 'text', nullable: true })
  @Unique()
  manuscriptNumber?: string | null;

  @Related(() => Colloquium, {
    nullable: true,
    description: 'The journal or conference that has it now; null when the viewer may not see that.',
  })
  @ManyToOne(() => Colloquium, { ref: true })
  colloquium!: Ref<Colloquium>;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, index: true })
  subject!: Ref<DictionaryEntry>;

  @Related(() => ColloquiumColumn, { nullable: true, description: 'The column of the journal under which it was submitted; null: none.' })
  @ManyToOne(() => ColloquiumColumn, { ref: true, nullable: true, index: true })
  column?: Ref<ColloquiumColumn> | null;

  // A special invitation points to the journal's invited people.
  @Auth({ policy: 'contribution.viewAuthors' })
  @Field(() => ContributionSource, {
    nullable: true,
    description: 'How it came to the journal; null for readers who may not know the authors.',
  })
  @Property({ type: 'smallint' })
  source!: ContributionSourceId;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  articleType?: Ref<DictionaryEntry> | null;

  @Field(() => String, { nullable: true, description: 'In Chinese; null: none yet.' })
  @Property({ type: 'text', nullable: true })
  titleZh?: string | null;

  @Field(() => String, { nullable: true, description: 'In English; null: none yet.' })
  @Property({ type: 'text', nullable: true })
  titleEn?: string | null;

  /** Both titles as the database writes them for searching; never read, only asked. */
  @Property({ type: 'text', generated: 'titles_key(title_zh, title_en) stored', nullable: true, lazy: true, hidden: true })
  titleKey?: string | null;

  /**
   * The names of all authors, which the database keeps in the same way; asked only where the viewer may know them (contribution.search.ts).
   */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  authorKey?: string | null;

  @Field(() => String, { nullable: true, description: 'In Chinese; null: none.' })
  @Property({ type: 'text', nullable: true })
  subtitleZh?: string | null;

  @Field(() => String, { nullable: true, description: 'In English; null: none.' })
  @Property({ type: 'text', nullable: true })
  subtitleEn?: string | null;

  @Field(() => [String], { description: 'In Chinese, in their order; empty: none.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  keywordsZh!: string[] & Opt;

  @Field(() => [String], { description: 'In English, in their order; empty: none.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  keywordsEn!: string[] & Opt;

  @Field(() => String, { nullable: true, description: 'In Chinese, as plain text; null: none.' })
  @Property({ type: 'text', nullable: true })
  abstractZh?: string | null;

  @Field(() => String, { nullable: true, description: 'In English, as plain text; null: none.' })
  @Property({ type: 'text', nullable: true })
  abstractEn?: string | null;

  /** The author's note to the editor. */
  @Auth({ policy: 'contribution.viewExplanation' })
  @Field(() => String, {
    nullable: true,
    description: 'The author’s note to the editor, as plain text; null: none, or not for the viewer, as a reviewer.',
  })
  @Property({ type: 'text', nullable: true })
  explanation?: string | null;

  @ManyToOne(() => User, { ref: true })
  submitter!: Ref<User>;

  /** Key made by the page that began it, so that a repeated start begins it once. */
  @Property({ type: 'text', nullable: true, hidden: true })
  startKey?: string | null;

  @OneToMany(() => ContributionAuthor, (author) => author.contribution, { orderBy: { position: 'asc' } })
  authors = new Collection<ContributionAuthor>(this);

  @OneToMany(() => ContributionFile, (file) => file.contribution, { orderBy: { id: 'asc' } })
  files = new Collection<ContributionFile>(this);

  @OneToMany(() => ContributionFunding, (funding) => funding.contribution, { orderBy: { position: 'asc' } })
  fundings = new Collection<ContributionFunding>(this);

  @OneToMany(() => SuggestedReviewer, (reviewer) => reviewer.contribution, { orderBy: { position: 'asc' } })
  suggestedReviewers = new Collection<SuggestedReviewer>(this);

  @Auth({ policy: 'contribution.edit' })
  @Field(() => Boolean, { nullable: true, description: 'The author has agreed to the submission statement.' })
  @Property({ type: 'boolean', default: false })
  hasAgreedToStatement!: boolean & Opt;

  /** isemploy 0: if not accepted, it may be offered to the publisher's other journals. */
  @Auth({ policy: 'contribution.viewPoolConsent' })
  @Field(() => Boolean, {
    nullable: true,
    description: 'The author agrees that other journals may choose it, should this one not accept it.',
  })
  @Property({ type: 'boolean', default: false })
  poolConsent!: boolean & Opt;

  // Where it stands: written by perform() alone.

  /** cbState 0 to 22 (shared/workflow.ts). */
  @Auth({ policy: 'contribution.viewState' })
  @Field(() => ContributionState, { nullable: true, description: 'The office’s word for where it stands; authors read authorStatus.' })
  @Property({ type: 'smallint', default: 0 })
  state!: ContributionStateId & Opt;

  /** zt 0 to 7: the step bar. */
  @Property({ type: 'smallint', default: 0 })
  stage!: StageId & Opt;

  @Property({ type: 'text', nullable: true })
  heldBy?: Holder | null;

  /** The state a revision was asked from: 3, 11, 13 or 21. */
  @Property({ type: 'smallint', nullable: true })
  returnedFrom?: ContributionStateId | null;

  /** The state the current round of reviewers was invited from: 4, 11 or 21. */
  @Property({ type: 'smallint', nullable: true })
  invitedFrom?: ContributionStateId | null;

  /** Number of the current round of reviewer review; 0 before the first. */
  @Property({ type: 'smallint', default: 0 })
  reviewRound!: number & Opt;

  /** Where it was before it was compiled into an issue: 15 or 19. */
  @Property({ type: 'smallint', nullable: true })
  compiledFrom?: ContributionStateId | null;

  /** The issue it is compiled into, and its place there. */
  @ManyToOne(() => Issue, { ref: true, nullable: true })
  issue?: Ref<Issue> | null;

  @Property({ type: 'integer', nullable: true })
  issuePosition?: number | null;

  /** Printed pages, as the editor-in-chief counts them for the issue. */
  @Property({ type: 'integer', nullable: true })
  pageCount?: number | null;

  /** Minted when its issue goes to the press; never another afterwards. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  doi?: string | null;

  /** The day on which it was published singly, and as which of the journal's single publications. */
  @Auth({ policy: 'contribution.viewStatus' })
  @Field(() => String, { nullable: true, description: 'The day on which it was published by itself, YYYY-MM-DD in Shanghai.' })
  @Property({ type: 'date', nullable: true })
  publishedOn?: string | null;

  @Auth({ policy: 'contribution.viewStatus' })
  @Field(() => Int, { nullable: true, description: 'As which of its journal’s single publications it came out, from 1.' })
  @Property({ type: 'integer', nullable: true })
  publicationOrder?: number | null;

  /** The person who has to act; null with a responsible kind: everyone of that office in the journal. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  responsible?: Ref<User> | null;

  /** Role kind of the person who has to act; null in end states. */
  @Property({ type: 'smallint', nullable: true })
  responsibleKind?: RoleKindId | null;

  /** The editor who received it. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  editor?: Ref<User> | null;

  /** The deputy who last acted on it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  deputy?: Ref<User> | null;

  /** The author has agreed to the copyright transfer (state 14). */
  @Property({ type: 'boolean', default: false })
  hasAuthorized!: boolean & Opt;

  /** rukuTime: when it entered the pool of unaccepted manuscripts. */
  @Property({ ...maybeMoment })
  enteredPoolAt?: Date | null;

  @Property({ type: 'boolean', default: false })
  isInPool!: boolean & Opt;

  /** When its present journal adopted it from the pool: older events belong to the history at an earlier one (decision 42). */
  @Property({ ...maybeMoment })
  adoptedAt?: Date | null;

  /** The journal it was transferred from. */
  @ManyToOne(() => Colloquium, { ref: true, nullable: true, index: true })
  adoptedFrom?: Ref<Colloquium> | null;

  /** Number of the log group: goes up when another journal adopts the manuscript. */
  @Property({ type: 'smallint', default: 1 })
  logGroup!: number & Opt;

  @Auth({ policy: 'contribution.viewStatus' })
  @Field(() => DateTime, { nullable: true, description: 'When its draft was begun, in UTC.' })
  @Property({ ...moment })
  createdAt!: Date;

  /** Last change of the text by the author. */
  @Property({ ...moment })
  savedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was first submitted.' })
  @Property({ ...maybeMoment })
  submittedAt?: Date | null;

  /** When it came to its state. */
  @Property({ ...moment })
  stateChangedAt!: Date;

  /** The decision whose letter waits; until the letter goes out, the decision is hidden from the authors (docs/decisions/0012). */
  @ManyToOne(() => WorkflowEvent, { ref: true, nullable: true, deleteRule: 'set null' })
  heldDecision?: Ref<WorkflowEvent> | null;

  /** The state that the authors know meanwhile; null when they know the real one. */
  @Property({ type: 'smallint', nullable: true })
  heldState?: ContributionStateId | null;

  /** The step that goes with it. */
  @Property({ type: 'smallint', nullable: true })
  heldStage?: StageId | null;

  /** Where it stood before that decision, for the one who takes it back; null when nothing waits. */
  @Property({ type: 'json', nullable: true, hidden: true })
  heldBefore?: Standing | null;

  /** Version of its list of authors, once they have been asked to confirm; null: nobody was, and nothing needs to be read. */
  @Property({ type: 'integer', nullable: true })
  authorListVersion?: number | null;

  /** When its author took it back. */
  @Auth({ policy: 'contribution.viewStatus' })
  @Field(() => DateTime, { nullable: true, description: 'When its author took it back.' })
  @Property({ ...maybeMoment })
  withdrawnAt?: Date | null;

  /**
   * From when the office's working days count, where that is not the submission: adopted, accepted, or moved on by the days of a revision.
   */
  @Property({ ...maybeMoment })
  clockStartedAt?: Date | null;

  /** The journal's duration that runs now, if any (deadlines/deadline.ts). */
  @Property({ type: 'text', nullable: true })
  dueStage?: DeadlineStageName | null;

  /** The day after which it counts, in Shanghai: submitted, adopted, received or accepted. */
  @Property({ type: 'date', nullable: true })
  dueSince?: string | null;

  /** From when to when the author revised meanwhile, `2026-03-02..2026-03-16`; open at its end while that goes on. */
  @Property({ ...textArray, defaultRaw: `'{}'` })
  duePauses!: string[] & Opt;

  /** The day that follows from these, the durations and the calendar; counted again when one of them changes. */
  @Property({ type: 'date', nullable: true })
  dueOn?: string | null;

  @Property({ type: 'boolean', default: false })
  dueIsProvisional!: boolean & Opt;

  /** The share of its text that the check found elsewhere, in percent. */
  @Auth({ policy: 'contribution.viewCheck' })
  @Field(() => Float, {
    nullable: true,
    description: 'The share of its text that the check found elsewhere, in percent, as the editor noted it; null: nobody has.',
  })
  @Property({ type: 'double', nullable: true })
  similarity?: number | null;

  /** By when the author is to revise it, as the last return for revision said; of use while it is with the author. */
  @Property({ type: 'date', nullable: true })
  revisionDueOn?: string | null;

  /** How much is to be changed; null: the office did not say. */
  @Property({ type: 'text', nullable: true })
  revisionExtent?: RevisionExtentName | null;

  @Auth({ policy: 'contribution.edit' })
  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock for those who write: send it back with what you save. Told to nobody else, for it counts every act.',
  })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
