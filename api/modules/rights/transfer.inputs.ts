// Inputs of the author's authorization after acceptance.
import { ID, input, InputType, Int, many, maybe, one, Upload } from '../../graphql/declare.ts';
import { FileKind } from '../contributions/manuscript/contribution.enums.ts';
import type { ReceivedFile } from '../files/receive.ts';

@InputType()
export class AgreeToTransferInput extends input({
  contributionId: one(ID),
  hasAgreed: one(Boolean, 'True: the author agrees to the transfer of the rights.'),
  version: one(Int, 'The version of the text that was read: when it has been replaced meanwhile, the agreement is refused as CONFLICT.'),
}) {}

@InputType()
export class UploadTransferFileInput extends input({
  contributionId: one(ID),
  kind: one(() => FileKind, 'PICTURE, CHART or TABLE.'),
  file: one<ReceivedFile>(Upload),
}) {}

@InputType({ description: 'A signed file that has been uploaded.' })
class TransferFileInput extends input({
  path: one(String, 'What the upload answered.'),
  kind: one(() => FileKind, 'As it was uploaded: PICTURE, CHART or TABLE.'),
  description: maybe(String, 'At most 200 characters.'),
}) {}

@InputType()
export class SubmitTransferInput extends input({
  contributionId: one(ID),
  files: many(() => TransferFileInput, 'The signed files, at least one and at most twenty.'),
  comment: maybe(String, 'For the office; need not be given.'),
}) {}
