// Findings of a manuscript file, as API types.
import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { ListSize } from '../../graphql/list-size.ts';
import { MAX_AUTHORS } from '../../../shared/limits.ts';
import { MAX_FUNDINGS } from '../../../shared/forms/funding.ts';
import { describedEnum } from '../../graphql/described-enum.ts';

export const Confidence = { HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW' } as const;
export type ConfidenceName = keyof typeof Confidence;
describedEnum(Confidence, {
  name: 'Confidence',
  description: 'How surely something was read from a manuscript file.',
  values: { HIGH: 'A label or a structure leaves no doubt.', MEDIUM: 'It looks so.', LOW: 'It is a guess.' },
});

@Auth()
@ObjectType({ description: 'A text that was read from the front page of a manuscript file.' })
export class FoundText {
  @Field(() => String, { description: 'As it stands there.' })
  value!: string;

  @Field(() => Confidence, { description: 'How surely it was read.' })
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType({ description: 'Keywords that were read from the front page of a manuscript file.' })
export class FoundKeywords {
  @Field(() => [String], { description: 'One by one, in their order.' })
  value!: string[];

  @Field(() => Confidence, { description: 'How surely they were read.' })
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType({ description: 'An author as the front page of a manuscript file names them.' })
export class FoundAuthor {
  @Field(() => FoundText, { description: 'As it stands on the page.' })
  name!: FoundText;

  @Field(() => FoundText, { nullable: true, description: 'Where the person works, as the page says; null: nothing was found.' })
  unit!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'The mail address that stands beside the name; null: none was found.' })
  email!: FoundText | null;
}

@Auth()
@ObjectType({ description: 'The number is empty where none is given.' })
export class FoundFunding {
  @Field(() => String, { description: 'Of the grant; empty where none is given.' })
  fundNumber!: string;

  @Field(() => String, { description: 'As it stands on the page.' })
  fundName!: string;

  @Field(() => Confidence, { description: 'How surely both were read.' })
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType({ description: 'What was read from the front page of a manuscript file, to be offered to the author; nothing of it is saved.' })
export class FrontPage {
  @Field(() => FoundText, { nullable: true, description: 'In Chinese; null: none was found.' })
  titleZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'In English; null: none was found.' })
  titleEn!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'In Chinese; null: none was found.' })
  subtitleZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'In English; null: none was found.' })
  subtitleEn!: FoundText | null;

  @ListSize(MAX_AUTHORS, 10)
  @Field(() => [FoundAuthor], { description: 'In the order of the page; empty: none were found.' })
  authors!: FoundAuthor[];

  @Field(() => FoundText, { nullable: true, description: 'In Chinese; null: none was found.' })
  abstractZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'In English; null: none was found.' })
  abstractEn!: FoundText | null;

  @Field(() => FoundKeywords, { nullable: true, description: 'In Chinese; null: none were found.' })
  keywordsZh!: FoundKeywords | null;

  @Field(() => FoundKeywords, { nullable: true, description: 'In English; null: none were found.' })
  keywordsEn!: FoundKeywords | null;

  @ListSize(MAX_FUNDINGS, 10)
  @Field(() => [FoundFunding], { description: 'In the order of the page; empty: none were found.' })
  fundings!: FoundFunding[];
}

@Auth()
@ObjectType({ description: 'What in the file would tell a reviewer who wrote it.' })
export class FileAnonymity {
  @Field(() => Boolean, { description: 'False for a file that cannot be read, or not all of it: nobody has looked there.' })
  isRead!: boolean;

  @Field(() => [String], { description: 'Names in the document’s properties; taken out for blind readers.' })
  properties!: string[];

  @Field(() => [String], { description: 'Who is named at comments and tracked changes; taken out for blind readers.' })
  markNames!: string[];

  @Field(() => [String], {
    description:
      'Authors, and those who made the file, named in headers and footers, which stay as they are; also their addresses. Chinese names also in Latin letters, as they are written there.',
  })
  headers!: string[];

  @Field(() => [String], { description: 'The same in the text, which stays as it is.' })
  text!: string[];

  @Field(() => [String], { description: 'The same in the words of comments, which stay as they are.' })
  commentTexts!: string[];

  @Field(() => [String], { description: 'The same in what was deleted under tracking or is hidden, which stays in the file.' })
  deleted!: string[];

  @Field(() => [String], { description: 'The same in alternative texts and names of pictures and drawings, which stay.' })
  pictures!: string[];

  @Field(() => [String], { description: 'The same in charts, diagrams, WordArt and formulas, which stay as they are.' })
  graphics!: string[];

  @Field(() => [String], { description: 'The same in where links lead and in field codes, which stay.' })
  links!: string[];

  @Field(() => [String], {
    description:
      'The same where Word shows it nowhere or on demand: bookmarks, controls, building blocks, names of embedded documents. It stays in the file.',
  })
  elsewhere!: string[];
}
