// Uploading a file by itself.
import type { Context } from '../../context.ts';
import { Auth, Ctx, Input, input, InputType, Logged, Mutation, ObjectType, one, output, Resolver, Upload } from '../../graphql/declare.ts';
import { Limited } from '../accounts/limits/limited.ts';
import type { ReceivedFile } from './receive.ts';
import { UploadedFile } from './uploaded-file.entity.ts';
import { keepUpload } from './uploaded-file.service.ts';
import { filesLimits } from './files.doors.ts';

@InputType()
class UploadFileInput extends input({ file: one<ReceivedFile>(Upload) }) {}

@Auth()
@ObjectType()
class UploadFilePayload extends output({ file: one(() => UploadedFile) }) {}

@Resolver()
export class UploadedFileResolver {
  @Auth()
  @Logged({ result: 'file' })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadFilePayload,
    'Keeps a file for a day, until a later call takes it by its path. Errors: FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, RATE_LIMITED.',
  )
  async uploadFile(@Ctx() ctx: Context, @Input(UploadFileInput) { file }: UploadFileInput) {
    return { file: await keepUpload(ctx, file) };
  }
}
