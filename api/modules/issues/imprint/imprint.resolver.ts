// The publication data of an issue: numbers for all who know it, its imprint for its readers.
import { signedIn, type Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Int, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Issue } from '../issue.entity.ts';
import { issueFactsOf } from '../issue.loader.ts';
import { issuePolicy } from '../issue.policy.ts';
import { offeredTotalNumber, saveImprint } from './imprint.service.ts';
import { IssueImprint, SaveIssueImprintInput, SaveIssueImprintPayload } from './imprint.types.ts';
import { isbnText } from './isbn-text.ts';

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

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer says its publication data: its editors-in-chief and executive editors while it is open, then the publisher’s staff what is missing.',
  })
  async viewerCanSaveImprint(@Root() issue: Issue, @Ctx() ctx: Context): Promise<boolean> {
    return issuePolicy.saveImprint(signedIn(ctx), await issueFactsOf(ctx, issue)) === null;
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'] })
  @Logged({ object: 'issueId', params: ['isbn', 'cipNumber', 'volume', 'totalNumber'] })
  @Mutation(
    SaveIssueImprintPayload,
    'Replaces the publication data of an open issue; of a sent one it fills what is missing. Errors: NOT_FOUND, ISSUE_ALREADY_SENT where something would be changed that a sent issue says, CONFLICT, INVALID_INPUT at the field.',
  )
  async saveIssueImprint(@Ctx() ctx: Context, @Input(SaveIssueImprintInput) { issueId, ...input }: SaveIssueImprintInput) {
    return { issue: await saveImprint(ctx, decodeId('Issue', issueId), input) };
  }
}
