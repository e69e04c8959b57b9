// What can be read from a manuscript file.
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { ContributionFile } from '../contributions/contribution-file.entity.ts';
import { readManuscriptFile } from './front-page.service.ts';
import { FileReading } from './front-page.types.ts';

@Resolver(() => ContributionFile)
export class FileReadingResolver {
  @Auth({ policy: 'contributionFile.read' })
  @FieldResolver(() => FileReading, { nullable: true, description: 'For whoever may write the manuscript now. Null for anything but a manuscript in .docx that can be read.' })
  async reading(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<FileReading | null> {
    const reading = await readManuscriptFile(ctx, file);
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
