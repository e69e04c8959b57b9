// Fields of a preprint.
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';

/** Roles that read preprints (D2-126). */
export const READING_PREPRINTS = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'OPERATIONS', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

@Auth({ roles: READING_PREPRINTS })
@ObjectType({ description: 'As it was typed on the public form.' })
export class PreprintAuthor {
  @Field(() => String, { description: 'As it was typed in.' })
  name!: string;

  @Field(() => String, { description: 'Where the person works, as it was typed in.' })
  unit!: string;
}

@Auth({ roles: READING_PREPRINTS })
@ObjectType({ description: 'The Word file of a preprint.' })
export class PreprintFile {
  @Field(() => String, { description: 'What the file is called when it is saved.' })
  name!: string;

  @Field(() => Int)
  size!: number;

  @Field(() => DateTime)
  uploadedAt!: Date;

  @Field(() => String, { description: 'For this viewer’s session, good for five minutes.' })
  downloadUrl!: string;
}
