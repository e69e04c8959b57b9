// Images of letters: uploading one, and where a reader sees it.
import { LETTER_IMAGE_RULE } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  input,
  InputType,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Receives,
  Resolver,
  Root,
  Upload,
} from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { imageUrl } from './image-links.ts';
import { LetterImage } from './letter-image.entity.ts';
import { keepLetterImage } from './letter-image.service.ts';
import { lettersLimits } from './letters.doors.ts';

@InputType()
class UploadLetterImageInput extends input({
  colloquiumId: one(ID, 'The journal or conference whose letters show it.'),
  file: one<ReceivedFile>(Upload),
}) {}

@Auth()
@ObjectType()
class UploadLetterImagePayload extends output({
  image: guarded(() => LetterImage, 'The picture, made anew from what was uploaded; null when the viewer may not see it.'),
}) {}

@Resolver(() => LetterImage)
export class LetterImageResolver {
  @FieldResolver(() => String, { description: 'For this viewer’s session; kept text never has it.' })
  url(@Root() { id }: LetterImage, @Ctx() ctx: Context): string {
    return imageUrl(ctx, id);
  }

  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ result: 'image' })
  @Limited(lettersLimits['letterImage:user'])
  @Receives({ maxBytes: LETTER_IMAGE_RULE.maxBytes, isPicture: true })
  @Mutation(
    UploadLetterImagePayload,
    'Keeps an image for the letters of a journal: png, jpg, gif or webp up to 2 MB. Errors: NOT_FOUND, RATE_LIMITED; FILE_KIND_REFUSED, FILE_TOO_LARGE or INVALID_INPUT at file.',
  )
  async uploadLetterImage(@Ctx() ctx: Context, @Input(UploadLetterImageInput) { colloquiumId, file }: UploadLetterImageInput) {
    return { image: await keepLetterImage(ctx, decodeId('Colloquium', colloquiumId), file) };
  }
}
