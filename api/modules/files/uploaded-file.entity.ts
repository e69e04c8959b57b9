// A file uploaded before its purpose is known (S2 §7 file/upload): its uploader alone can name it, for a day.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { User } from '../accounts/viewer/user.entity.ts';

@Auth()
@ObjectType('UploadedFile', { description: 'An upload that waits to be taken by a later call.' })
@Entity({ tableName: 'uploaded_file' })
export class UploadedFile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** 256 random bits: later forms name the file by it. Says nothing of where it is stored. */
  @Field(() => String, { description: 'The path by which a later call names the file; worth nothing to anyone but its uploader.' })
  @Property({ type: 'text' })
  @Unique()
  path!: string;

  @Property({ type: 'text', hidden: true })
  @Unique()
  storageKey!: string;

  @Field(() => String, { description: 'What the file was called when it was uploaded.' })
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

  @Field(() => DateTime)
  @Property({ ...moment })
  @Index()
  uploadedAt!: Date;
}
