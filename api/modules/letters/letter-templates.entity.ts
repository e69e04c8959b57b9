// The letters of one journal or conference as its editors-in-chief have worded them (S2 §2.8). An empty one means the publisher's standard
// letter.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Snippet } from '../../../shared/forms/snippets.ts';
import { moment } from '../../database/columns.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Entity({ tableName: 'letter_templates' })
export class LetterTemplates {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => Colloquium, { ref: true, owner: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  /** Rich text with its places, as shared/rich-text.ts allows it; images by their ids, without an address. */
  @Property({ type: 'text', default: '' })
  inviteAuthor!: string & Opt;

  @Property({ type: 'text', default: '' })
  inviteReviewer!: string & Opt;

  /** Text before the opinion when a manuscript is returned for revision, and text after it. */
  @Property({ type: 'text', default: '' })
  returnHead!: string & Opt;

  @Property({ type: 'text', default: '' })
  returnTail!: string & Opt;

  /** Short texts for opinions and letters, in the order of the office. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  snippets!: readonly Snippet[] & Opt;

  @Property({ ...moment })
  updatedAt!: Date;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
