// An image of a journal's letters: uploaded by the office, referred to by its id, attached to the mails.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, Field, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Auth({ policy: 'letterImage.view' })
@ObjectType('LetterImage', {
  implements: Node,
  description: 'An image of a journal’s letters; kept text names it by its id, as `data-file`.',
})
@Entity({ tableName: 'letter_image' })
export class LetterImage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, index: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @Property({ type: 'text', hidden: true })
  @Unique()
  storageKey!: string;

  @Field(() => String, { description: 'What the file was called when it was uploaded.' })
  @Property({ type: 'text' })
  name!: string;

  /** Sniffed from the content. */
  @Property({ type: 'text' })
  mime!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ ...moment })
  @Index()
  uploadedAt!: Date;

  /** It has gone out with a letter, which is kept. */
  @Property({ type: 'boolean', default: false })
  isSent!: boolean & Opt;
}
