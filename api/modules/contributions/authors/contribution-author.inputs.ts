// Inputs of the acts on a manuscript's authors.
import { Field, ID, InputType, Int } from 'type-graphql';
import { Sex } from '../../accounts/viewer/accounts.types.ts';

@InputType()
export class SaveContributionAuthorInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID, { nullable: true, description: 'Null to add one.' })
  authorId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The author’s revision that was read, required with `authorId`: a save on top of another’s is refused as CONFLICT.',
  })
  revision?: number | null;

  @Field(() => String)
  personName!: string;

  @Field(() => Sex, { nullable: true })
  sex?: number | null;

  @Field(() => ID, { nullable: true })
  professionalTitleId?: string | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => String, { nullable: true, description: 'The author’s mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'The author’s postal address.' })
  address?: string | null;
}

@InputType()
export class DeleteContributionAuthorInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID, { description: 'An author of this manuscript, not the first.' })
  authorId!: string;

  @Field(() => Int, { description: 'The author’s revision that was read: CONFLICT when it is another by now.' })
  revision!: number;
}

/** An act on the whole list names the version it was based on. */
@InputType()
abstract class AuthorListInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => [ID], { description: 'The same as the screen showed it before: CONFLICT when it is another by now.' })
  seenAuthorIds!: string[];
}

@InputType()
export class SetCorrespondingAuthorsInput extends AuthorListInput {
  @Field(() => [ID], { description: 'Exactly these correspond.' })
  authorIds!: string[];
}

@InputType()
export class ReorderContributionAuthorsInput extends AuthorListInput {
  @Field(() => [ID], { description: 'All authors, each once, in their new order; the first author stays in front.' })
  authorIds!: string[];
}
