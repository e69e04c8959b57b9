// The Word file of a preprint that is not saved yet. Its path alone names it, for a day; nothing reads it.
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../graphql/declare.ts';
import { moment } from '../../database/columns.ts';

@ObjectType('PreprintUpload', { description: 'A file that waits for its preprint to be saved.' })
@Entity({ tableName: 'preprint_upload' })
export class PreprintUpload {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** 256 random bits. Says nothing of where the file is stored. */
  @Field(() => String, { description: 'The path by which createPreprint names the file, for a day; nothing reads the file by it.' })
  @Property({ type: 'text' })
  @Unique()
  path!: string;

  @Property({ type: 'text', hidden: true })
  @Unique()
  storageKey!: string;

  @Field(() => String, { description: 'What the file was called when it was uploaded.' })
  @Property({ type: 'text' })
  name!: string;

  /** Sniffed from the content. */
  @Property({ type: 'text' })
  mime!: string;

  /** Bytes. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  size!: number;

  /** Where it came from, as a keyed hash; an IPv6 line counts as one place. */
  @Property({ type: 'text', hidden: true })
  @Index()
  place!: string;

  @Property({ ...moment })
  @Index()
  uploadedAt!: Date;
}
