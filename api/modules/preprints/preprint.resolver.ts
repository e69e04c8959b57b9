// The public form of a preprint, and its file for readers of preprints.
import { PREPRINT_RULE } from '../../../shared/limits.ts';
import { signedIn, type Context } from '../../context.ts';
import { Ctx, FieldResolver, Input, Logged, Mutation, ObjectType, one, output, Receives, Resolver, Root } from '../../graphql/declare.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { PreprintUpload } from './preprint-upload.entity.ts';
import { Preprint } from './preprint.entity.ts';
import { CreatePreprintInput, UploadPreprintFileInput } from './preprint.inputs.ts';
import { createPreprint, keepPreprintFile } from './preprint.service.ts';
import { PreprintAuthor, PreprintFile } from './preprint.types.ts';
import { preprintFileUrl } from './preprint-link.ts';
import { preprintsLimits } from './preprints.doors.ts';
import { displayName } from '../names/display-name.ts';
import { nameOf, PersonName } from '../names/names.types.ts';

@ObjectType()
class UploadPreprintFilePayload extends output({
  upload: one(() => PreprintUpload, 'The file, with the path that createPreprint takes.'),
}) {}

@ObjectType()
class CreatePreprintPayload extends output({ ok: one(Boolean) }) {
  /** For the operation log alone: who sent it in does not read it. */
  preprint!: Preprint;
}

@Resolver(() => PreprintAuthor)
export class PreprintAuthorResolver {
  @FieldResolver(() => String)
  displayName(@Root() { name }: PreprintAuthor, @Ctx() ctx: Context): string {
    return displayName(ctx.language, { text: name, said: null });
  }

  @FieldResolver(() => PersonName, { description: 'The name in parts, as `name` offers them: nobody prints it, and nobody corrects it.' })
  parts(@Root() { name }: PreprintAuthor): PersonName {
    return nameOf(name, null);
  }
}

@Resolver(() => Preprint)
export class PreprintResolver {
  @FieldResolver(() => PreprintFile, {
    nullable: true,
    description: 'The Word file that was handed in; null when the viewer may not have it.',
  })
  file(@Root() { id, fileName, fileSize, fileUploadedAt }: Preprint, @Ctx() ctx: Context): PreprintFile {
    const downloadUrl = preprintFileUrl(ctx.env.SECRET_KEY, { id, name: fileName }, signedIn(ctx), ctx.clock);
    return { name: fileName, size: fileSize, uploadedAt: fileUploadedAt, downloadUrl };
  }

  @Logged({})
  @Limited(preprintsLimits['preprintUpload:address'], {
    inService: [
      preprintsLimits['preprintStamp:once'],
      preprintsLimits['preprintFileUnproven:address'],
      preprintsLimits['preprintFileUnproven:strangers'],
    ],
  })
  @Receives({ maxBytes: PREPRINT_RULE.maxBytes })
  @Mutation(
    UploadPreprintFilePayload,
    'Keeps the Word file of a preprint for a day, until createPreprint takes it by its path; of many from one place, or when very many wait, the oldest give way. Errors: FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, RATE_LIMITED.',
  )
  async uploadPreprintFile(@Ctx() ctx: Context, @Input(UploadPreprintFileInput) input: UploadPreprintFileInput) {
    return { upload: await keepPreprintFile(ctx, input) };
  }

  @Logged({ result: 'preprint' })
  @Limited(preprintsLimits['preprint:address'], {
    inService: [preprintsLimits['preprintUnproven:address'], preprintsLimits['preprintUnproven:strangers']],
  })
  @Mutation(
    CreatePreprintPayload,
    'Saves a preprint with its file, for the offices to read. Safe to send twice. Errors: INVALID_INPUT at title, keywords, abstract, authors.N.name, authors.N.unit, email, phone, file, hasAgreed or website, RATE_LIMITED.',
  )
  async createPreprint(@Ctx() ctx: Context, @Input(CreatePreprintInput) input: CreatePreprintInput) {
    return { ok: true, preprint: await createPreprint(ctx, input) };
  }
}
