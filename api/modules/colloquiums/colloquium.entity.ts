// A periodical (集刊) or conference with its people, columns, review parameters and workflow switches.
import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ConfirmationPolicyName, CreditPolicyName } from '../../../shared/credit.ts';
import { NO_PUBLICATION_SETTINGS, type PublicationSettings } from '../../../shared/forms/publication.ts';
import { handlingKinds } from '../../../shared/roles.ts';
import type { ReviewTypeId } from '../../../shared/workflow.ts';
import { moment, numberArray, textArray } from '../../database/columns.ts';
import { Auth, Field, Float, ObjectType, Related } from '../../graphql/declare.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { ColloquiumKind } from './colloquium.enums.ts';
import { Node } from '../../graphql/node.ts';
import { Department } from '../organization/department.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';

@Auth()
@ObjectType('Colloquium', {
  implements: Node,
  description: 'A periodical or a conference: what manuscripts are submitted to, with its columns, offices and issues.',
})
@Entity({ tableName: 'colloquium' })
export class Colloquium {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** 0 periodical, 1 conference. */
  @Field(() => ColloquiumKind, { description: 'Whether it appears in issues or publishes a conference.' })
  @Property({ type: 'smallint' })
  kind!: number;

  /** Short code that begins every manuscript number. */
  @Field(() => String, { description: 'The short code that every manuscript number of it begins with.' })
  @Property({ type: 'text' })
  @Unique()
  number!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  nameEn?: string | null;

  @Related(() => DictionaryEntry)
  @ManyToOne(() => DictionaryEntry, { ref: true, index: true })
  subject!: Ref<DictionaryEntry>;

  @Related(() => DictionaryEntry, { nullable: true, description: 'How often it appears; null for a conference.' })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  cycle?: Ref<DictionaryEntry> | null;

  @Field(() => String, { description: 'What it publishes and for whom.' })
  @Property({ type: 'text', default: '' })
  introduction!: string & Opt;

  /** Introduction of its editor-in-chief. */
  @Field(() => String, { description: 'What its editor-in-chief is introduced with.' })
  @Property({ type: 'text', default: '' })
  editorIntroduction!: string & Opt;

  @Field(() => String, { description: 'What its editors say beforehand, as plain text; empty: nothing.' })
  @Property({ type: 'text', default: '' })
  foreword!: string & Opt;

  @Field(() => String, { description: 'What authors are called to write about, as plain text; empty: nothing.' })
  @Property({ type: 'text', default: '' })
  callForPapers!: string & Opt;

  /** Where its papers come from, in their order; a conference has none. */
  @Field(() => [String], { description: 'Where its papers come from, in their order; none for a conference.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  sources!: string[] & Opt;

  /** Addresses of a conference; a periodical has none. */
  @Field(() => [String], { description: 'Addresses of a conference; none for a periodical.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  homePages!: string[] & Opt;

  @ManyToOne(() => UploadedFile, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  cover?: Ref<UploadedFile> | null;

  @ManyToOne(() => UploadedFile, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  forewordFile?: Ref<UploadedFile> | null;

  @ManyToOne(() => UploadedFile, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  callForPapersFile?: Ref<UploadedFile> | null;

  /** The department that edits it. */
  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  editorialDepartment?: Ref<Department> | null;

  /** The publisher's sub-branch that pre-reviews and receives its issues. */
  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  publishingHouse?: Ref<Department> | null;

  /** Authors may submit only while it is active. */
  @Field(() => Boolean, { description: 'It takes submissions.' })
  @Property({ type: 'boolean', default: true })
  @Index()
  isActive!: boolean & Opt;

  @Field(() => ReviewType)
  @Property({ type: 'smallint' })
  reviewType!: ReviewTypeId;

  /** Working days within which a submission is to be assigned. */
  @Property({ type: 'smallint', default: 5 })
  assignmentDays!: number & Opt;

  /** Working days within which the editors are to decide on acceptance. */
  @Property({ type: 'smallint', default: 60 })
  decisionDays!: number & Opt;

  /** Working days after acceptance within which to publish singly or compile. */
  @Property({ type: 'smallint', default: 90 })
  publicationDays!: number & Opt;

  /** isdefault: its parameters are still those that it began with; a save of them ends that. */
  @Property({ type: 'boolean', default: false })
  hasDefaultParameters!: boolean & Opt;

  /** Working days within which a reviewer is to answer an invitation, unless it says otherwise. */
  @Property({ type: 'smallint', default: 5 })
  answerDays!: number & Opt;

  /** Working days from the invitation within which the review is to be handed in, unless it says otherwise. */
  @Property({ type: 'smallint', default: 20 })
  reviewDays!: number & Opt;

  /** Working days within which an author is to revise, unless the decision says otherwise. */
  @Property({ type: 'smallint', default: 30 })
  revisionDays!: number & Opt;

  /** The share of a text found elsewhere, in percent, above which the check warns; null: none is set. */
  // Authors and reviewers would write up to it.
  @Auth({ roles: handlingKinds })
  @Field(() => Float, {
    nullable: true,
    description: 'The share of a text found elsewhere, in percent, above which the office is warned; null: none is set.',
  })
  @Property({ type: 'double', nullable: true })
  similarityLimit?: number | null;

  /** Switch xsbdjcSet: editors check each submission for plagiarism. */
  @Property({ type: 'boolean' })
  checksPlagiarism!: boolean;

  /** Switch yqzjSet: reviewers are invited. */
  @Property({ type: 'boolean', name: 'invites_experts' })
  invitesReviewers!: boolean;

  /** Switch zbylySet: the editor-in-chief pre-accepts before the publishing editor's pre-review. */
  @Property({ type: 'boolean' })
  chiefPreAccepts!: boolean;

  /** Switch fzbsgSet: the deputy reviews before the chief. */
  @Property({ type: 'boolean' })
  deputyReviews!: boolean;

  /** isAlleditorView: a new submission is open to every editor of the journal; else it goes to the assigned editor. */
  @Property({ type: 'boolean', default: true })
  isOpenToAllEditors!: boolean & Opt;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  assignedEditor?: Ref<User> | null;

  /** backType: a revision asked for by the chief goes back to the original editor (true) or to the chief (false). */
  @Property({ type: 'boolean', default: false })
  returnsToOriginalEditor!: boolean & Opt;

  /** Number of the first issue that is kept here. */
  @Property({ type: 'integer', nullable: true })
  initCycle?: number | null;

  /** The month in which that one appears, as its first day. */
  @Property({ type: 'date', nullable: true })
  initCycleTime?: string | null;

  /** The months in which issues appear, 1 to 12; a conference has none. */
  @Property({ ...numberArray, defaultRaw: `'{}'` })
  publishingMonths!: number[] & Opt;

  /** When a periodical was founded. */
  @Field(() => String, { nullable: true, description: 'When a periodical was founded, YYYY-MM-DD.' })
  @Property({ type: 'date', nullable: true })
  foundedOn?: string | null;

  /** From when to when a conference receives papers. */
  @Field(() => String, { nullable: true, description: 'The day from which a conference receives papers, YYYY-MM-DD.' })
  @Property({ type: 'date', nullable: true })
  startsOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Until when a conference receives papers, YYYY-MM-DD.' })
  @Property({ type: 'date', nullable: true })
  endsOn?: string | null;

  /** Hosts (主办单位), in order. */
  @Field(() => [String], { description: 'Who hosts it, in their order.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  hostUnits!: string[] & Opt;

  /** Name of a conference's proceedings. */
  @Field(() => String, { nullable: true, description: 'What the proceedings of a conference are called.' })
  @Property({ type: 'text', nullable: true })
  collectedPapersName?: string | null;

  @Field(() => String, { nullable: true, description: 'Four and four, as 1234-567X; null: none.' })
  @Property({ type: 'text', nullable: true })
  issn?: string | null;

  /** ISSN of its electronic edition. */
  @Field(() => String, { nullable: true, description: 'That of its electronic edition, four and four; null: none.' })
  @Property({ type: 'text', nullable: true })
  eissn?: string | null;

  /** 国内统一连续出版物号. */
  @Field(() => String, { nullable: true, description: 'The serial number of mainland China (CN), as 11-1234/C; null: none.' })
  @Property({ type: 'text', nullable: true })
  cn?: string | null;

  /** A periodical whose issues are books, each with an ISBN (集刊); else it is a journal with ISSN and CN. */
  @Property({ type: 'boolean', default: false })
  isSeries!: boolean & Opt;

  /** Where and when a conference is held. */
  @Property({ type: 'text', nullable: true })
  heldAt?: string | null;

  @Property({ type: 'date', nullable: true })
  heldFrom?: string | null;

  @Property({ type: 'date', nullable: true })
  heldUntil?: string | null;

  @Property({ type: 'json', defaultRaw: `'${JSON.stringify(NO_PUBLICATION_SETTINGS)}'` })
  publication!: PublicationSettings & Opt;

  /** Pattern for the DOIs of its articles, with the variables of shared/doi.ts; null: its articles have none. */
  @Property({ type: 'text', nullable: true })
  doiPattern?: string | null;

  /** Where a DOI leads: an address with {doi} or {number}; null: to the DOI's own resolver. */
  @Property({ type: 'text', nullable: true })
  articleUrlPattern?: string | null;

  @OneToMany(() => ColloquiumColumn, (column) => column.colloquium, { orderBy: { position: 'asc' } })
  columns = new Collection<ColloquiumColumn>(this);

  @OneToMany(() => ColloquiumMember, (member) => member.colloquium, { orderBy: { position: 'asc' } })
  members = new Collection<ColloquiumMember>(this);

  @Property({ ...moment })
  createdAt!: Date;

  /** What it asks of its authors: their roles (CRediT), and that each co-author confirms. */
  @Property({ type: 'text', default: 'NOT_ASKED' })
  creditPolicy!: CreditPolicyName & Opt;

  @Property({ type: 'text', default: 'NOT_ASKED' })
  confirmationPolicy!: ConfirmationPolicyName & Opt;

  /** Goes up with each change of these two. */
  @Property({ type: 'integer', default: 1 })
  authorshipVersion!: number & Opt;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
