// The publication data of an issue: numbers for all who know it, its imprint for its readers.
import { PUBLICATION_DATA } from '../../../../shared/forms/imprint.ts';
import { signedIn, type Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Int, ListSize, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { Issue } from '../issue.entity.ts';
import { issueFactsOf } from '../issue.loader.ts';
import { issuePolicy } from '../issue.policy.ts';
import { offeredTotalNumber, saveImprint } from './imprint.service.ts';
import { CorrectedDatum, IssueImprint, SaveIssueImprintInput, SaveIssueImprintPayload } from './imprint.types.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';
import { IssueCorrection } from './issue-correction.entity.ts';

@Resolver(() => Issue)
export class IssueImprintResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Of a book, with hyphens as it is printed; null: none.' })
  isbn(@Root() { isbn }: Issue): string | null {
    return isbn ? isbnText(isbn) : null;
  }

  @Auth({ policy: 'issue.viewContents' })
  @FieldResolver(() => IssueImprint, { nullable: true, description: 'What stands on its copyright page.' })
  imprint(@Root() issue: Issue): IssueImprint {
    return issue.imprint;
  }

  @Auth({ policy: 'issue.saveImprint' })
  @FieldResolver(() => Int, { nullable: true, description: 'The total number that follows that of the issue before, to be offered.' })
  async offeredTotalNumber(@Root() issue: Issue, @Ctx() ctx: Context): Promise<number> {
    return await offeredTotalNumber(ctx, issue);
  }

  @Auth({ policy: 'issue.viewContents' })
  @ListSize(100, 5)
  @FieldResolver(() => [IssueCorrection], {
    nullable: true,
    description: 'What the publisher corrected of it after it was sent, the latest first, a hundred at most.',
  })
  async corrections(@Root() issue: Issue, @Ctx() ctx: Context): Promise<IssueCorrection[]> {
    if (!issue.sentAt) return [];
    return await ctx.em.find(
      IssueCorrection,
      { issue: issue.id },
      { populate: ['correctedBy'], orderBy: { correctedAt: 'desc', id: 'desc' }, limit: 100 },
    );
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer says its publication data: its editors-in-chief and executive editors while it is open, then the publisher’s staff, who fill and correct it.',
  })
  async viewerCanSaveImprint(@Root() issue: Issue, @Ctx() ctx: Context): Promise<boolean> {
    return issuePolicy.saveImprint(signedIn(ctx), await issueFactsOf(ctx, issue)) === null;
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'] })
  @Logged({ object: 'issueId', params: ['isbn', 'cipNumber', 'volume', 'totalNumber', 'reason'] })
  @Mutation(
    SaveIssueImprintPayload,
    'Replaces the publication data of an open issue; of a sent one, by the publisher, fills what is missing and corrects what was said with a reason. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, ISSUE_NOT_SENT, CONFLICT, INVALID_INPUT at the field, and at reason where a correction has none.',
  )
  async saveIssueImprint(@Ctx() ctx: Context, @Input(SaveIssueImprintInput) { issueId, ...input }: SaveIssueImprintInput) {
    return { issue: await saveImprint(ctx, decodeId('Issue', issueId), input) };
  }
}

@Resolver(() => IssueCorrection)
export class IssueCorrectionResolver {
  @FieldResolver(() => Person, { nullable: true, description: 'Who of the publisher’s staff.' })
  async correctedBy(@Root() { correctedBy }: IssueCorrection): Promise<Person | null> {
    return correctedBy ? personOf(await correctedBy.loadOrFail()) : null;
  }

  @ListSize(PUBLICATION_DATA.length, 2)
  @FieldResolver(() => [CorrectedDatum], { description: 'In the order of the form.' })
  changes(@Root() { changes }: IssueCorrection): CorrectedDatum[] {
    return [...changes];
  }
}
