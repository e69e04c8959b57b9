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

  @Field(() => Boolean, { description: 'True: the author agrees to the transfer of the rights.' })
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

  @Field(() => FileKind, { description: 'PICTURE, CHART or TABLE.' })
  kind!: FileKindId;

  @Field(() => Upload)
  file!: ReceivedFile;
}

@InputType({ description: 'A signed file that has been uploaded.' })
export class TransferFileInput {
  @Field(() => String, { description: 'What the upload answered.' })
  path!: string;

  @Field(() => FileKind, { description: 'As it was uploaded: PICTURE, CHART or TABLE.' })
  kind!: FileKindId;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  description?: string | null;
}

@InputType()
export class SubmitTransferInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => [TransferFileInput], { description: 'The signed files, at least one and at most twenty.' })
  files!: TransferFileInput[];

  @Field(() => String, { nullable: true, description: 'For the office; need not be given.' })
  comment?: string | null;
}
