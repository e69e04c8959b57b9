// A text of the publisher's own that the screens show, in both languages: plain, with lists by lines that begin with `1.` or `-`.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { moment } from '../../database/columns.ts';
import { Auth } from '../../graphql/auth.ts';
import { Node } from '../../graphql/node.ts';
import { DateTime } from '../../graphql/scalars.ts';

export const PublisherTextKind = {
  /** On the sign-in page (S1 §2). */
  AUTHOR_INSTRUCTIONS: 'authorInstructions',
  /** What the submitter agrees to in the wizard (S1 §2). */
  SUBMISSION_STATEMENT: 'submissionStatement',
  /** Opened beside the upload of files (S1 §2). */
  SUBMISSION_RULES: 'submissionRules',
  /** What the author of an accepted manuscript agrees to (S2 §2.12); {{author}}, {{title}}, {{number}} and {{journal}} stand for the manuscript's own. */
  TRANSFER_AGREEMENT: 'transferAgreement',
} as const;
export type PublisherTextKindId = (typeof PublisherTextKind)[keyof typeof PublisherTextKind];
registerEnumType(PublisherTextKind, { name: 'PublisherTextKind' });

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType('PublisherText', { implements: Node, description: 'As its editors see it; readers get it from publicSettings.' })
@Entity({ tableName: 'publisher_text' })
export class PublisherText {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => PublisherTextKind)
  @Property({ type: 'text' })
  @Unique()
  kind!: PublisherTextKindId;

  @Field(() => String)
  @Property({ type: 'text' })
  titleZh!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  titleEn!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  bodyZh!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  bodyEn!: string;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
