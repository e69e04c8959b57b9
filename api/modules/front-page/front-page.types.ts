// What was read from a manuscript file, as the API tells it.
import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';

export const Confidence = { HIGH: 'HIGH', MEDIUM: 'MEDIUM', LOW: 'LOW' } as const;
export type ConfidenceName = keyof typeof Confidence;
describedEnum(Confidence, {
  name: 'Confidence',
  description: 'How surely something was read from a manuscript file.',
  values: { HIGH: 'A label or a structure leaves no doubt.', MEDIUM: 'It looks so.', LOW: 'It is a guess.' },
});

@Auth()
@ObjectType()
export class FoundText {
  @Field(() => String)
  value!: string;

  @Field(() => Confidence)
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType()
export class FoundKeywords {
  @Field(() => [String])
  value!: string[];

  @Field(() => Confidence)
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType()
export class FoundAuthor {
  @Field(() => FoundText)
  name!: FoundText;

  @Field(() => FoundText, { nullable: true })
  unit!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  email!: FoundText | null;
}

@Auth()
@ObjectType({ description: 'The number is empty where none is given.' })
export class FoundFunding {
  @Field(() => String)
  fundNumber!: string;

  @Field(() => String)
  fundName!: string;

  @Field(() => Confidence)
  confidence!: ConfidenceName;
}

@Auth()
@ObjectType()
export class FrontPage {
  @Field(() => FoundText, { nullable: true })
  titleZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  titleEn!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  subtitleZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  subtitleEn!: FoundText | null;

  @Field(() => [FoundAuthor])
  authors!: FoundAuthor[];

  @Field(() => FoundText, { nullable: true })
  abstractZh!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  abstractEn!: FoundText | null;

  @Field(() => FoundKeywords, { nullable: true })
  keywordsZh!: FoundKeywords | null;

  @Field(() => FoundKeywords, { nullable: true })
  keywordsEn!: FoundKeywords | null;

  @Field(() => [FoundFunding])
  fundings!: FoundFunding[];
}

@Auth()
@ObjectType({ description: 'What in the file would tell a reviewer who wrote it.' })
export class FileBlindness {
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
