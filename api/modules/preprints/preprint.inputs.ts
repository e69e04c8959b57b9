// Inputs of the public form. shared/forms/preprint.ts holds their rules.
import { Field, InputType } from 'type-graphql';
import { Upload } from '../../graphql/scalars.ts';
import type { ReceivedFile } from '../files/receive.ts';

@InputType({ description: 'An author, as the preprint names them.' })
export class PreprintAuthorInput {
  @Field(() => String, { description: 'As it is to be read.' })
  name!: string;

  @Field(() => String, { description: 'Unit where the author works.' })
  unit!: string;
}

@InputType()
export class CreatePreprintInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'At most 100 characters, separated by semicolons.' })
  keywords!: string;

  @Field(() => String, { description: 'In Chinese, at most 300 characters.' })
  abstract!: string;

  @Field(() => [PreprintAuthorInput], { description: 'In their order, one at least.' })
  authors!: PreprintAuthorInput[];

  @Field(() => String, { description: 'Of the corresponding author.' })
  email!: string;

  @Field(() => String, { description: 'A mobile number of the mainland, 11 digits.' })
  phone!: string;

  @Field(() => String, { description: 'The path that uploadPreprintFile answered.' })
  filePath!: string;

  @Field(() => Boolean, { description: 'The submission agreement is ticked.' })
  hasAgreed!: boolean;

  @Field(() => String, { nullable: true, description: 'To be left out or empty: a field that people do not see.' })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Work done for this file (decision 46): PBKDF2-HMAC-SHA256 of it, salted with filePath, 5,000 rounds, begins with eight zero bits. Without it few preprints are taken from one place.',
  })
  proof?: string | null;
}

@InputType()
export class UploadPreprintFileInput {
  @Field(() => Upload)
  file!: ReceivedFile;

  @Field(() => String, {
    nullable: true,
    description: 'Made up by the client for this file: the day in UTC, a point, and 16 to 40 random characters (2026-03-02.6f0c…).',
  })
  stamp?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Work done for the stamp, as for a path in createPreprint. Without it few files are taken from one place.',
  })
  proof?: string | null;
}
