// An issue (期) of a colloquium: its articles, its contents text, and its way to the press. Each colloquium has at most one open issue.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EMPTY_IMPRINT, type Imprint } from '../../../shared/forms/publication.ts';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType, Related } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { IssueEditor } from './metadata/issue-record.ts';

@Auth({ policy: 'issue.view' })
@ObjectType('Issue', {
  implements: Node,
  description: 'An issue of a periodical, or the one of a conference: composed while it is open, then sent to the press.',
})
@Entity({ tableName: 'issue' })
@Unique({ properties: ['colloquium', 'number'] })
@Index({ name: 'issue_open', expression: `create unique index "issue_open" on "issue" ("colloquium_id") where sent_at is null` })
export class Issue {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Related(() => Colloquium, { description: 'The journal or conference that it is an issue of.' })
  @ManyToOne(() => Colloquium, { ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Field(() => Int, { description: 'Its number in the journal, from 1 or from where the journal has begun here.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The day on which it is planned to appear, YYYY-MM-DD: of a periodical the first of its month, of a conference the end of its period. Null: nobody has said.',
  })
  @Property({ type: 'date', nullable: true })
  plannedOn?: string | null;

  /** 13 digits, of a book of a series or of proceedings. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  isbn?: string | null;

  /** Number of its CIP data (CIP 数据核字号). */
  @Field(() => String, { nullable: true, description: 'The number of its CIP data; null: none.' })
  @Property({ type: 'text', nullable: true })
  cipNumber?: string | null;

  /** 卷. */
  @Field(() => Int, { nullable: true, description: 'The volume (卷) of a journal that it belongs to.' })
  @Property({ type: 'integer', nullable: true })
  volume?: number | null;

  /** 总第…期 of a journal, 总第…辑 of a series. */
  @Field(() => Int, { nullable: true, description: 'Its number from the first issue on (总第…期, 总第…辑).' })
  @Property({ type: 'integer', nullable: true })
  totalNumber?: number | null;

  @Property({ type: 'json', defaultRaw: `'${JSON.stringify(EMPTY_IMPRINT)}'` })
  imprint!: Imprint & Opt;

  /** Its editors-in-chief when it was sent, as they were called then; null before, and where it was sent before they were kept. */
  @Property({ type: 'json', nullable: true })
  editors?: readonly IssueEditor[] | null;

  @Property({ ...moment })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was sent to the press, after which nothing of it changes; null while it is open.',
  })
  @Property({ ...maybeMoment })
  sentAt?: Date | null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  sentBy?: Ref<User> | null;

  /** The editor-in-chief's note to the press. */
  @Auth({ policy: 'issue.viewContents' })
  @Field(() => String, { nullable: true, description: 'What its editor-in-chief wrote to the press.' })
  @Property({ type: 'text', default: '' })
  remark!: string & Opt;

  @Auth({ policy: 'issue.viewContents' })
  @Field(() => DateTime, { nullable: true, description: 'When the press said that it has it.' })
  @Property({ ...maybeMoment })
  receivedAt?: Date | null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  receivedBy?: Ref<User> | null;

  /** The contents (目录) as the editor-in-chief wrote them. */
  @Auth({ policy: 'issue.viewContents' })
  @Field(() => String, { nullable: true, description: 'The contents text as it was last saved; empty before.' })
  @Property({ type: 'text', default: '' })
  contents!: string & Opt;

  /** The page on which its first article begins. */
  @Auth({ policy: 'issue.viewContents' })
  @Field(() => Int, { nullable: true, description: 'The page on which the first article begins.' })
  @Property({ type: 'integer', default: 1 })
  firstPage!: number & Opt;

  /** When order and contents were last saved; null once anything of them has changed since (markStale). */
  @Auth({ policy: 'issue.viewContents' })
  @Field(() => DateTime, { nullable: true, description: 'When order and contents were saved; null once they have changed since.' })
  @Property({ ...maybeMoment })
  savedAt?: Date | null;

  /** When the catalogue was exported as it was saved; null once anything has changed since. */
  @Auth({ policy: 'issue.viewContents' })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the saved contents were exported, from when the rest may leave; null once they have changed since.',
  })
  @Property({ ...maybeMoment })
  exportedAt?: Date | null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
