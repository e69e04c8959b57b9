// Input and payload of a save of personal information. Every field may be null: the form's rule says which are required.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { Sex, ViewerType } from '../viewer/accounts.types.ts';
import { Profile } from './profile.entity.ts';

@InputType()
export class SaveProfileInput {
  @Field(() => Int, { description: 'The version that was read, 0 where there was no profile.' })
  version!: number;

  @Field(() => Sex, { nullable: true })
  sex?: 0 | 1 | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Native place.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of a region that is divided no further.' })
  regionCode?: string | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => String, { nullable: true, description: 'The subject of the degree.' })
  major?: string | null;

  @Field(() => ID, { nullable: true })
  professionalTitleId?: string | null;

  @Field(() => String, { nullable: true, description: 'What the person works on, in their words.' })
  researchArea?: string | null;

  @Field(() => [String], { nullable: true, description: 'The main one first.' })
  workplaces?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Department or college at the main workplace.' })
  department?: string | null;

  @Field(() => String, { nullable: true, description: 'A Chinese mobile or landline number.' })
  phone?: string | null;

  @Field(() => ID, { nullable: true })
  dutyId?: string | null;

  @Field(() => String, { nullable: true, description: 'The supervisor’s name.' })
  supervisor?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else.' })
  remark?: string | null;
}

@Auth()
@ObjectType()
export class SaveProfilePayload {
  @Field(() => Profile, { nullable: true, description: 'The personal information as it is now.' })
  profile!: Profile;

  @Field(() => ViewerType)
  viewer!: ViewerType;
}
