// A file that went to the press with an issue: the editor-in-chief's additions, and everything of the issue as it was at that moment. Never
// changed.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Issue } from '../issues/issue.entity.ts';

/** Where it stands in the package. */
export const IssueFileKind = {
  SUBMITTED: 1,
  CATALOGUE: 2,
  ABSTRACTS: 3,
  MANUSCRIPT: 4,
  AUTHORIZATION: 5,
  MANIFEST: 6,
  ENGLISH_CONTENTS: 7,
  IMPRINT: 8,
  CIP_DATA: 9,
} as const;
export type IssueFileKindId = (typeof IssueFileKind)[keyof typeof IssueFileKind];

@Auth()
@ObjectType('IssueFile', { description: 'A file of the editor-in-chief that went to the press with an issue.' })
@Entity({ tableName: 'issue_file' })
@Unique({ properties: ['issue', 'position'] })
export class IssueFile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Issue, { ref: true, deleteRule: 'cascade' })
  issue!: Ref<Issue>;

  @Property({ type: 'smallint' })
  kind!: IssueFileKindId;

  /** In the package, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  /** In the package, without its folder. */
  @Field(() => String, { description: 'What the file is called when it is saved.' })
  @Property({ type: 'text' })
  name!: string;

  /** A manuscript’s file keeps the file’s own key: its bytes never change. */
  @Property({ type: 'text', hidden: true })
  @Index()
  storageKey!: string;

  @Property({ type: 'text' })
  mime!: string;

  /** Bytes. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  size!: number;

  /** In hexadecimal figures. */
  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => DateTime)
  @Property({ ...moment })
  uploadedAt!: Date;
}
