// Payloads of the author's authorization after acceptance.
import { Auth, DateTime, Int, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { SaveContributionPayload } from '../contributions/manuscript/contribution.types.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';

@Auth()
@ObjectType({ description: 'The agreement about the rights in an accepted manuscript, and how far it has come.' })
export class CopyrightTransfer extends output({
  title: one(String, 'What stands above the text of the agreement.'),
  body: one(String, 'Authors, title, number and journal filled in. As it was agreed to, once it was; until then in the reader’s language.'),
  version: one(Int, 'The version of the text that is to be agreed to.'),
  author: one(String, 'All its authors, in their order.'),
  colloquiumName: one(String, 'As it stands in the text.'),
  agreedAt: maybe(DateTime, 'When the author agreed to it, in UTC; null: not yet.'),
  handedInAt: maybe(DateTime, 'When the signed files were handed in.'),
}) {}

@Auth()
@ObjectType()
export class AgreeToTransferPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class SubmitTransferPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class UploadTransferFilePayload extends output({ file: one(() => UploadedFile) }) {}
