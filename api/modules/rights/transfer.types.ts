// Payloads of the author's authorization after acceptance.
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { SaveContributionPayload } from '../contributions/manuscript/contribution.types.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';

@Auth()
@ObjectType({ description: 'The agreement about the rights in an accepted manuscript, and how far it has come.' })
export class CopyrightTransfer {
  @Field(() => String, { description: 'What stands above the text of the agreement.' })
  title!: string;

  @Field(() => String, {
    description: 'Authors, title, number and journal filled in. As it was agreed to, once it was; until then in the reader’s language.',
  })
  body!: string;

  @Field(() => Int, { description: 'Of the text that is to be agreed to.' })
  version!: number;

  @Field(() => String, { description: 'All its authors, in their order.' })
  author!: string;

  @Field(() => String, { description: 'As it stands in the text.' })
  colloquiumName!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the author agreed to it, in UTC; null: not yet.' })
  agreedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the signed files were handed in.' })
  handedInAt!: Date | null;
}

@Auth()
@ObjectType()
export class AgreeToTransferPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class SubmitTransferPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class UploadTransferFilePayload {
  @Field(() => UploadedFile)
  file!: UploadedFile;
}
