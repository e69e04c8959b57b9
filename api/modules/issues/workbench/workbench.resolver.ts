// The workbench of an issue: its articles in order, contents, checks, and links to its documents.
import { signedIn, type Context } from '../../../context.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  Input,
  ListSize,
  Logged,
  Mutation,
  Outgrown,
  replacedBy,
  Resolver,
  Root,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { publicationKindOf } from '../../colloquiums/publication-kind.ts';
import { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import { recordOf } from '../metadata/record-of.ts';
import { articlesOf } from './articles.ts';
import { findingsOf } from './checks.ts';
import { contentsText } from './contents-text.ts';
import { issueDocumentUrl } from './issue-ticket.ts';
import { checkDocument, documentName, leftOutOf } from './issue-documents.ts';
import { exportIssueContents, nameIssueAuthor, saveIssueContents } from './workbench.service.ts';
import {
  ExportIssueContentsInput,
  NameIssueAuthorInput,
  NameIssueAuthorPayload,
  ExportIssueContentsPayload,
  IssueArticle,
  IssueDocument,
  type IssueDocumentName,
  IssueFindingType,
  IssueLeftOut,
  SaveIssueContentsInput,
  SaveIssueContentsPayload,
} from './workbench.types.ts';

const EDITORS = ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] as const;

@Resolver(() => Issue)
export class IssueWorkbenchResolver {
  @Auth({ policy: 'issue.viewContents' })
  @Outgrown()
  @FieldResolver(() => [IssueArticle], {
    nullable: true,
    description: 'What is in it, in order, with running pages.',
    ...replacedBy('articleConnection'),
  })
  async articles(@Root() issue: Issue, @Ctx() ctx: Context): Promise<IssueArticle[]> {
    return await articlesOf(ctx, issue);
  }

  @Auth({ policy: 'issue.viewContents' })
  @FieldResolver(() => String, { nullable: true, description: 'The contents text as the saved order of articles makes it.' })
  async contentsOfList(@Root() issue: Issue, @Ctx() ctx: Context): Promise<string> {
    return contentsText((await recordOf(ctx, issue)).articles);
  }

  @Auth({ policy: 'issue.edit' })
  @ListSize(1000, 10)
  @FieldResolver(() => [IssueFindingType], { nullable: true, description: 'What is to be looked at before it goes to the press.' })
  async findings(@Root() issue: Issue, @Ctx() ctx: Context): Promise<IssueFindingType[]> {
    const colloquium = await issue.colloquium.loadOrFail();
    const { contents, firstPage, savedAt, exportedAt } = issue;
    const articles = await composition(ctx, issue.id);
    const columns = articles.flatMap(({ column }) => (column ? [column.unwrap()] : []));
    const publishedAs = { kind: publicationKindOf(colloquium), journal: colloquium, issue, columns };
    const hasAddresses = !colloquium.doiPattern || Boolean(colloquium.articleUrlPattern);
    const facts = { contents, firstPage, savedAt, exportedAt, hasAddresses, publishedAs };
    return findingsOf(ctx.language, facts, articles).map(({ article, ...finding }) => ({ ...finding, contribution: article }));
  }

  @Auth({ policy: 'issue.viewContents' })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where one of its documents is; signed, for a few minutes, for this viewer. Errors: NOT_OF_THIS_KIND, CATALOGUE_NOT_SAVED, CATALOGUE_NOT_EXPORTED, ISSUE_NOT_SENT, NO_DOI_PATTERN, NO_ARTICLE_ADDRESS, NO_PUBLISHER, NO_REGISTRANT, NO_DEPOSITOR, NO_DEPOSITOR_EMAIL, NOTHING_TO_EXPORT, EXPORT_REFUSED, EXPORT_NOT_CHECKED, ISSUE_EMPTY.',
  })
  async documentUrl(
    @Root() issue: Issue,
    @Ctx() ctx: Context,
    @Arg('document', () => IssueDocument, { description: 'Which.' }) document: IssueDocumentName,
  ): Promise<string> {
    await checkDocument(ctx, issue, document);
    return await urlOf(ctx, issue, document);
  }

  @Auth({ policy: 'issue.viewContents' })
  @ListSize(1000, 10)
  @FieldResolver(() => [IssueLeftOut], {
    nullable: true,
    description:
      'The articles that its JATS, BITS or Crossref leaves out, since the schema refuses them; of an open issue as it stands. Empty for other documents. Errors: EXPORT_REFUSED, EXPORT_NOT_CHECKED.',
  })
  async leftOut(
    @Root() issue: Issue,
    @Ctx() ctx: Context,
    @Arg('document', () => IssueDocument, { description: 'Which.' }) document: IssueDocumentName,
  ): Promise<IssueLeftOut[]> {
    return await leftOutOf(ctx, issue, document);
  }
}

@Resolver()
export class IssueContentsResolver {
  @Auth({ roles: EDITORS })
  @Logged({ object: 'issueId' })
  @Mutation(
    SaveIssueContentsPayload,
    'Saves the order of the articles, their pages and the contents text of an open issue; by the editors-in-chief and executive editors of its journal. Everything has to be exported again afterwards. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, CONFLICT, COMPOSITION_CHANGED, ISSUE_EMPTY, CATALOGUE_EMPTY, INVALID_INPUT at contents, firstPage or articles.<n>.pageCount.',
  )
  async saveIssueContents(@Ctx() ctx: Context, @Input(SaveIssueContentsInput) { issueId, articles, ...input }: SaveIssueContentsInput) {
    const ordered = articles.map(({ contributionId, pageCount }) => ({
      contributionId: decodeId('Contribution', contributionId),
      pageCount: pageCount ?? null,
    }));
    return { issue: await saveIssueContents(ctx, { ...input, issueId: decodeId('Issue', issueId), articles: ordered }) };
  }

  @Auth({ roles: EDITORS })
  @Logged({ object: 'issueId', params: ['authorId'] })
  @Mutation(
    NameIssueAuthorPayload,
    'Says which part of an author’s name is the family name, and how it is written in Latin letters, before it goes into exports. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, INVALID_INPUT at the part, or at `name` where the parts hold other letters than `personName`.',
  )
  async nameIssueAuthor(@Ctx() ctx: Context, @Input(NameIssueAuthorInput) { issueId, authorId, name }: NameIssueAuthorInput) {
    return await nameIssueAuthor(ctx, decodeId('Issue', issueId), decodeId('ContributionAuthor', authorId), name);
  }

  @Auth({ roles: EDITORS })
  @Logged({ object: 'issueId' })
  @Mutation(
    ExportIssueContentsPayload,
    'Exports the saved contents of an open issue as a Word document; from then on abstracts, manuscripts and the press are open. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, CATALOGUE_NOT_SAVED.',
  )
  async exportIssueContents(@Ctx() ctx: Context, @Input(ExportIssueContentsInput) { issueId }: ExportIssueContentsInput) {
    const issue = await exportIssueContents(ctx, decodeId('Issue', issueId));
    return { issue, url: await urlOf(ctx, issue, 'CATALOGUE') };
  }
}

async function urlOf(ctx: Context, issue: Issue, document: IssueDocumentName): Promise<string> {
  const name = await documentName(ctx, issue, document);
  return issueDocumentUrl(ctx.env.SECRET_KEY, { issueId: issue.id, document, name }, signedIn(ctx), ctx.clock);
}
