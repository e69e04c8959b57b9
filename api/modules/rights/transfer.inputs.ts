// Inputs of the author's authorization after acceptance.
import { Field, ID, InputType, Int } from 'type-graphql';
import type { FileKindId } from '../../../shared/limits.ts';
import { Upload } from '../../graphql/scalars.ts';
import { FileKind } from '../contributions/manuscript/contribution.enums.ts';
import type { ReceivedFile } from '../files/receive.ts';

@InputType()
export class AgreeToTransferInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Boolean)
  hasAgreed!: boolean;

  @Field(() => Int, {
    description: 'The version of the text that was read: when it has been replaced meanwhile, the agreement is refused as CONFLICT.',
  })
  version!: number;
}

@InputType()
export class UploadTransferFileInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => FileKind)
  kind!: FileKindId;

  @Field(() => Upload)
  file!: ReceivedFile;
}

@InputType()
export class TransferFileInput {
  @Field(() => String, { description: 'What the upload answered.' })
  path!: string;

  @Field(() => FileKind)
  kind!: FileKindId;

  @Field(() => String, { nullable: true })
  description?: string | null;
}

@InputType()
export class SubmitTransferInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => [TransferFileInput])
  files!: TransferFileInput[];

  @Field(() => String, { nullable: true, description: 'For the office; need not be given.' })
  comment?: string | null;
}
