// A text of the publisher's own that the screens show, in both languages: plain, with lists by lines that begin with `1.` or `-`.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, describedEnum, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

export const PublisherTextKind = {
  AUTHOR_INSTRUCTIONS: 'authorInstructions',
  SUBMISSION_STATEMENT: 'submissionStatement',
  SUBMISSION_RULES: 'submissionRules',
  TRANSFER_AGREEMENT: 'transferAgreement',
  CONTACT: 'contact',
} as const;
export type PublisherTextKindId = (typeof PublisherTextKind)[keyof typeof PublisherTextKind];
describedEnum(PublisherTextKind, 'PublisherTextKind', 'Where a text of the publisher is shown (S1 §2).', {
  AUTHOR_INSTRUCTIONS: 'On the sign-in page.',
  SUBMISSION_STATEMENT: 'What the submitter agrees to in the wizard.',
  SUBMISSION_RULES: 'Opened beside the upload of files.',
  TRANSFER_AGREEMENT:
    'What the author of an accepted manuscript agrees to (S2 §2.12); {{author}}, {{title}}, {{number}} and {{journal}} stand for the manuscript’s own.',
  CONTACT: 'Whom to ask, in the help of every page.',
});

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType('PublisherText', { implements: Node, description: 'As its editors see it; readers get it from publicSettings.' })
@Entity({ tableName: 'publisher_text' })
export class PublisherText {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => PublisherTextKind, { description: 'Where it is shown.' })
  @Property({ type: 'text' })
  @Unique()
  kind!: PublisherTextKindId;

  @Field(() => String)
  @Property({ type: 'text' })
  titleZh!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  titleEn!: string;

  @Field(() => String, { description: 'In Chinese, as plain text.' })
  @Property({ type: 'text' })
  bodyZh!: string;

  @Field(() => String, { description: 'In English, as plain text.' })
  @Property({ type: 'text' })
  bodyEn!: string;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
