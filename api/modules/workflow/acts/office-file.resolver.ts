// Files that the office uploads for an act before it is done: attachments, and the report of the plagiarism check.
import { FileKind, type FileKindId } from '../../../../shared/limits.ts';
import { roleKindCode } from '../../../../shared/roles.ts';
import { actNames, type ActName } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import {
  Auth,
  Ctx,
  ID,
  Input,
  input,
  InputType,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
  Upload,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { FileKind as FileKindType } from '../../contributions/manuscript/contribution.enums.ts';
import type { ReceivedFile } from '../../files/receive.ts';
import { UploadedFile } from '../../files/uploaded-file.entity.ts';
import { keepUpload } from '../../files/uploaded-file.service.ts';
import { kindsOf } from '../table/parties.ts';
import { lockForAny } from '../perform/perform.ts';
import { actFiles, rows } from '../table/table.ts';
import { filesLimits } from '../../files/files.doors.ts';

@InputType()
class UploadOfficeFileInput extends input({
  contributionId: one(ID),
  kind: one(() => FileKindType, 'OFFICE_ATTACHMENT, or REPORT for that of the plagiarism check.'),
  file: one<ReceivedFile>(Upload),
}) {}

@Auth()
@ObjectType()
class UploadOfficeFilePayload extends output({ file: one(() => UploadedFile) }) {}

const uploaders = kindsOf(rows.filter(({ act }) => actFiles[act] !== undefined).flatMap(({ by }) => by)).map(roleKindCode);

@Resolver()
export class OfficeFileResolver {
  @Auth({ roles: uploaders })
  @Logged({ object: 'contributionId', params: ['kind'] })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadOfficeFilePayload,
    'Keeps a file for a day, for its uploader alone, until an act takes it by its path. For who may do such an act now. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, STATE_CHANGED, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, INVALID_INPUT at kind, RATE_LIMITED.',
  )
  async uploadOfficeFile(@Ctx() ctx: Context, @Input(UploadOfficeFileInput) { contributionId, kind, file }: UploadOfficeFileInput) {
    const acts = actNames.filter((act) => kindOfAct(act) === kind);
    const [name] = acts.flatMap((act) => actFiles[act] ?? []);
    if (name === undefined) throw invalidInput({ kind: { code: 'input.invalid' } });
    await lockForAny(ctx, decodeId('Contribution', contributionId), acts);
    return { file: await keepUpload(ctx, file, { kind: name }) };
  }
}

function kindOfAct(act: ActName): FileKindId | undefined {
  const name = actFiles[act];
  return name && FileKind[name];
}
