// Fields of a preprint.
import { Auth, DateTime, Int, ObjectType, one, output } from '../../graphql/declare.ts';

/** Roles that read preprints (D2-126). */
export const READING_PREPRINTS = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'OPERATIONS', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

@Auth({ roles: READING_PREPRINTS })
@ObjectType({ description: 'As it was typed on the public form.' })
export class PreprintAuthor extends output({
  name: one(String, 'As it was typed in.'),
  unit: one(String, 'Where the person works, as it was typed in.'),
}) {}

@Auth({ roles: READING_PREPRINTS })
@ObjectType({ description: 'The Word file of a preprint.' })
export class PreprintFile extends output({
  name: one(String, 'What the file is called when it is saved.'),
  size: one(Int),
  uploadedAt: one(DateTime),
  downloadUrl: one(String, 'For this viewer’s session, good for five minutes.'),
}) {}
