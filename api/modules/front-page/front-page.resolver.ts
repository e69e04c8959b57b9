// Facts read from a manuscript file.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import type { PersonName } from '../../../shared/forms/person-name.ts';
import type { Found } from './found.ts';
import { isReadable, readFileAnonymity, readManuscriptFile } from './front-page.service.ts';
import { FileAnonymity, FrontPage } from './front-page.types.ts';
import { inPlaces } from './giveaways/anonymity.ts';

/** The author is asked about parts that may have been read wrongly. */
const offered = ({ value, confidence }: Found<PersonName>) => ({ ...value, isCertain: confidence === 'HIGH' });

const fileOf = (fileId: string) => decodeId('ContributionFile', fileId);

@Resolver(() => Contribution)
export class FrontPageResolver {
  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => FrontPage, {
    nullable: true,
    description:
      'What the product reads from the front page of a current manuscript file. Null for one that cannot be read; NOT_FOUND for no such file here.',
  })
  async frontPage(
    @Root() contribution: Contribution,
    @Arg('fileId', () => ID, { description: 'One of the current manuscript files: the id of a ContributionFile.' }) fileId: string,
    @Ctx() ctx: Context,
  ): Promise<FrontPage | null> {
    const reading = await readManuscriptFile(ctx, contribution, fileOf(fileId));
    if (!reading) return null;
    const { authors, fundings, ...rest } = reading.frontPage;
    return {
      ...rest,
      authors: authors.map(({ latin, ...author }) => ({ ...author, latin: latin && { ...latin, value: offered(latin) } })),
      fundings: fundings.map(({ value, confidence }) => ({ ...value, confidence })),
    };
  }

  @Auth({ policy: 'contribution.viewAnonymity' })
  @FieldResolver(() => FileAnonymity, {
    nullable: true,
    description:
      'What in a current manuscript file would tell a reviewer who wrote it: for its authors, and for the office before it invites. Null where reviewers may know the authors; NOT_FOUND for no such file here.',
  })
  async fileAnonymity(
    @Root() contribution: Contribution,
    @Arg('fileId', () => ID, { description: 'One of the current manuscript files: the id of a ContributionFile.' }) fileId: string,
    @Ctx() ctx: Context,
  ): Promise<FileAnonymity | null> {
    const anonymity = await readFileAnonymity(ctx, contribution, fileOf(fileId));
    if (!anonymity) return null;
    if (anonymity === 'UNREAD') return { isRead: false, properties: [], markNames: [], ...inPlaces(() => []) };
    const { comments, changes, isWhole, ...places } = anonymity;
    return { isRead: isWhole, ...places, markNames: [...new Set([...comments.names, ...changes.names])] };
  }
}

@Resolver(() => ContributionFile)
export class ReadableFileResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the product reads files of its format: Word’s present one.' })
  isReadable(@Root() file: ContributionFile): boolean {
    return isReadable(file);
  }
}
