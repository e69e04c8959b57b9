// A file of a manuscript. The bytes are in the storage under a random key; replaced versions stay as history.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { CopyFailureName } from '../../../../shared/file-copies.ts';
import type { FileKindId } from '../../../../shared/limits.ts';
import { moment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../../graphql/declare.ts';
import { FileKind } from '../manuscript/contribution.enums.ts';
import { Node } from '../../../graphql/node.ts';
import { Review } from '../../reviews/review.entity.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';

@Auth({ policy: 'contributionFile.view' })
@ObjectType('ContributionFile', { implements: Node, description: 'A file of a manuscript: of its author, of the office or of a review.' })
@Entity({ tableName: 'contribution_file' })
@Index({ properties: ['contribution', 'isCurrent'] })
export class ContributionFile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @Field(() => FileKind, { description: 'What the file is for, which also decides who may open it.' })
  @Property({ type: 'smallint' })
  kind!: FileKindId;

  @Property({ type: 'text', hidden: true })
  @Unique()
  storageKey!: string;

  /** As the uploader named it; may name authors, so show it through displayName only. */
  @Property({ type: 'text' })
  name!: string;

  /** Lower case, without the dot. */
  @Property({ type: 'text' })
  extension!: string;

  /** Sniffed from the content. */
  @Property({ type: 'text' })
  mime!: string;

  /** Bytes. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  size!: number;

  /** May reveal the author, so only a guarded resolver answers it. */
  @Property({ type: 'text', nullable: true })
  description?: string | null;

  @ManyToOne(() => User, { ref: true, index: true })
  uploadedBy!: Ref<User>;

  @Field(() => DateTime)
  @Property({ ...moment })
  uploadedAt!: Date;

  /** False once a revision has replaced it. */
  @Field(() => Boolean, { description: 'Belongs to the present version; false: a later one has taken its place.' })
  @Property({ type: 'boolean', default: true })
  isCurrent!: boolean & Opt;

  /** The editorial act it belongs to; null for the author's own files. */
  @ManyToOne(() => WorkflowEvent, { ref: true, nullable: true, index: true })
  event?: Ref<WorkflowEvent> | null;

  /** The review it belongs to; null for all other kinds. */
  @ManyToOne(() => Review, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  review?: Ref<Review> | null;

  /** The office has replaced it by an anonymous version: readers who may not know the authors do not get this one. */
  @Property({ type: 'boolean', default: false })
  isKeptFromBlind!: boolean & Opt;

  /** The cleaning that last tried to make the copy for blind readers; null: none has yet. */
  @Property({ type: 'smallint', nullable: true })
  copyVersion?: number | null;

  /** Why it could not; null: it did. */
  @Property({ type: 'text', nullable: true })
  copyFailure?: CopyFailureName | null;

  /** For a review’s file: a decision has sent it to the author. */
  @Property({ type: 'boolean', default: false })
  isReleased!: boolean & Opt;
}
