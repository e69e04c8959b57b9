// What can be read from a manuscript file.
import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { decodeId } from '../../graphql/node.ts';
import { Contribution } from '../contributions/contribution.entity.ts';
import { readManuscriptFile } from './front-page.service.ts';
import { FileReading } from './front-page.types.ts';

@Resolver(() => Contribution)
export class FileReadingResolver {
  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => FileReading, { nullable: true, description: 'What the product reads from a current manuscript file. Null for anything but a .docx that can be read; NOT_FOUND for no such file here.' })
  async fileReading(@Root() contribution: Contribution, @Arg('fileId', () => ID) fileId: string, @Ctx() ctx: Context): Promise<FileReading | null> {
    const reading = await readManuscriptFile(ctx, contribution, decodeId('ContributionFile', fileId));
    if (!reading) return null;
    const { frontPage: { funds, ...rest }, blindness } = reading;
    return {
      frontPage: { ...rest, fundings: funds.map(({ value, confidence }) => ({ ...value, confidence })) },
      blindness: blindness && {
        properties: blindness.properties,
        commentCount: blindness.comments.count,
        changeCount: blindness.changes.count,
        markNames: [...new Set([...blindness.comments.names, ...blindness.changes.names])],
        headers: blindness.headers,
        text: blindness.text,
        commentTexts: blindness.commentTexts,
        deleted: blindness.deleted,
      },
    };
  }
}
