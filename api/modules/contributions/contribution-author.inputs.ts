// Inputs of the acts on a manuscript's authors.
import { Field, ID, InputType, Int } from 'type-graphql';
import { Sex } from '../accounts/accounts.types.ts';
import { SaveInput } from './contribution.inputs.ts';

@InputType()
export class SaveContributionAuthorInput extends SaveInput {
  @Field(() => ID, { nullable: true, description: 'Null to add one.' })
  authorId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The author’s revision that was read.' })
  revision?: number | null;

  @Field(() => String)
  personName!: string;

  @Field(() => Sex, { nullable: true })
  sex?: number | null;

  @Field(() => ID, { nullable: true })
  professionalTitleId?: string | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;
}

@InputType()
export class DeleteContributionAuthorInput extends SaveInput {
  @Field(() => ID)
  authorId!: string;
}

/** An act on the whole list says what it was based on. */
@InputType()
abstract class AuthorListInput extends SaveInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'The same as the screen showed it before: CONFLICT when it is another by now. Asked instead of `version`.',
  })
  seenAuthorIds?: string[] | null;
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
