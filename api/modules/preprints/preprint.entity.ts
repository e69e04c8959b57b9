// A preprint that somebody sent in on the public form (S2 §2.11): saved once and never changed (D2-121). It is no manuscript and belongs to
// no journal.
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, ListSize, ObjectType } from '../../graphql/declare.ts';
import { MAX_PREPRINT_AUTHORS } from '../../../shared/forms/preprint.ts';
import { Node } from '../../graphql/node.ts';
import { PreprintAuthor } from './preprint.types.ts';

@Auth({ policy: 'preprint.view' })
@ObjectType('Preprint', {
  implements: Node,
  description:
    'What somebody sent in on the public form, for the offices: editors, deputies, executives, chiefs and the operations centre.',
})
@Entity({ tableName: 'preprint' })
@Index({ properties: ['submittedAt', 'id'] })
export class Preprint {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DateTime, { description: 'When it was handed in, in UTC.' })
  @Property({ ...moment })
  submittedAt!: Date;

  @Field(() => String, { description: 'As its authors wrote it.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Separated by semicolons.' })
  @Property({ type: 'text' })
  keywords!: string;

  @Field(() => String, { description: 'In Chinese.' })
  @Property({ type: 'text' })
  abstract!: string;

  @ListSize(MAX_PREPRINT_AUTHORS, 10)
  @Field(() => [PreprintAuthor], { description: 'As they were named, in their order.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  authors!: PreprintAuthor[];

  @Field(() => String, { description: 'The address of the corresponding author; nobody has confirmed it.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'The telephone of the corresponding author: a mobile number of the mainland, 11 digits.' })
  @Property({ type: 'text' })
  phone!: string;

  /** The path of the upload that it took: an upload becomes one preprint, however often it is sent. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  takenPath!: string;

  @Property({ type: 'text', hidden: true })
  @Unique()
  storageKey!: string;

  @Property({ type: 'text' })
  fileName!: string;

  /** Sniffed from the content. */
  @Property({ type: 'text' })
  fileMime!: string;

  /** Bytes. */
  @Property({ type: 'integer' })
  fileSize!: number;

  @Property({ ...moment })
  fileUploadedAt!: Date;
}
