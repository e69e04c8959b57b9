// Issues and the press: sending, the files sent, and the receipt.
import { signedIn, type Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  input,
  Input,
  InputType,
  Int,
  ListSize,
  Logged,
  many,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
  Root,
  Upload,
} from '../../graphql/declare.ts';
import { MAX_PRESS_FILES } from '../../../shared/forms/issue.ts';
import { decodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { keepUpload } from '../files/uploaded-file.service.ts';
import { Issue } from '../issues/issue.entity.ts';
import { issueFactsOf } from '../issues/issue.loader.ts';
import { issuePolicy } from '../issues/issue.policy.ts';
import { lockIssue } from '../issues/issue.service.ts';
import { issueDocumentUrl } from '../issues/workbench/issue-ticket.ts';
import { IssueFile, IssueFileKind } from './issue-file.entity.ts';
import { confirmIssueReceipt, sendIssueToPress } from './press.service.ts';
import { filesLimits } from '../files/files.doors.ts';

@InputType()
class UploadPressFileInput extends input({
  issueId: one(ID, 'The open issue.'),
  file: one<ReceivedFile>(Upload, 'A document or a picture.'),
}) {}

@Auth()
@ObjectType()
class UploadPressFilePayload extends output({ file: one(() => UploadedFile) }) {}

@InputType()
class SendIssueToPressInput extends input({
  issueId: one(ID, 'The open issue.'),
  remark: one(String, 'For the press.'),
  filePaths: many(String, 'Paths of uploads of the viewer that go with it.'),
  version: one(Int, 'The version that was read: refused as CONFLICT when the issue has been changed since.'),
}) {}

@InputType()
class ConfirmIssueReceiptInput extends input({ issueId: one(ID, 'The sent issue.') }) {}

@Auth()
@ObjectType()
class SendIssueToPressPayload extends output({ issue: guarded(() => Issue) }) {}

@Auth()
@ObjectType()
class ConfirmIssueReceiptPayload extends output({ issue: guarded(() => Issue) }) {}

@Resolver(() => Issue)
export class IssuePressResolver {
  @Auth({ policy: 'issue.viewContents' })
  @ListSize(MAX_PRESS_FILES)
  @FieldResolver(() => [IssueFile], { nullable: true, description: 'What its editor-in-chief sent along.' })
  async submittedFiles(@Root() issue: Issue, @Ctx() ctx: Context): Promise<IssueFile[]> {
    if (!issue.sentAt) return [];
    return await ctx.em.find(IssueFile, { issue: issue.id, kind: IssueFileKind.SUBMITTED }, { orderBy: { position: 'asc' } });
  }

  @Auth({ policy: 'issue.viewContents' })
  @FieldResolver(() => Person, { nullable: true, description: 'Who sent it to the press.' })
  async sentBy(@Root() { sentBy }: Issue): Promise<Person | null> {
    return sentBy ? personOf(await sentBy.loadOrFail()) : null;
  }

  @Auth({ policy: 'issue.viewContents' })
  @FieldResolver(() => Person, { nullable: true, description: 'Who said so for the press.' })
  async receivedBy(@Root() { receivedBy }: Issue): Promise<Person | null> {
    return receivedBy ? personOf(await receivedBy.loadOrFail()) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may say that the press has it: publishing editors, once.' })
  async viewerCanConfirmReceipt(@Root() issue: Issue, @Ctx() ctx: Context): Promise<boolean> {
    return !issue.receivedAt && issuePolicy.confirmReceipt(signedIn(ctx), await issueFactsOf(ctx, issue)) === null;
  }
}

@Resolver(() => IssueFile)
export class IssueFileResolver {
  @FieldResolver(() => String, { description: 'Signed, valid for a few minutes, for this viewer only.' })
  url(@Root() file: IssueFile, @Ctx() ctx: Context): string {
    const link = { issueId: file.issue.id, document: 'FILE' as const, fileId: file.id, name: file.name };
    return issueDocumentUrl(ctx.env.SECRET_KEY, link, signedIn(ctx), ctx.clock);
  }
}

@Resolver()
export class PressResolver {
  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'issueId' })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadPressFilePayload,
    'Keeps a file for a day, for its uploader alone, until it goes to the press with an issue. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, RATE_LIMITED.',
  )
  async uploadPressFile(@Ctx() ctx: Context, @Input(UploadPressFileInput) { issueId, file }: UploadPressFileInput) {
    await lockIssue(ctx, decodeId('Issue', issueId));
    return { file: await keepUpload(ctx, file, { kind: 'OFFICE_ATTACHMENT' }) };
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'issueId' })
  @Mutation(
    SendIssueToPressPayload,
    'Sends an open issue to the press with all its manuscripts, once: from then on nothing of it changes, and each author is told. Its contents have to be saved and exported. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, CONFLICT, ISSUE_EMPTY, CATALOGUE_NOT_SAVED, CATALOGUE_NOT_EXPORTED, CATALOGUE_NOT_READY, DOI_TAKEN, FORBIDDEN, STATE_CHANGED, INVALID_INPUT at remark or filePaths.',
  )
  async sendIssueToPress(@Ctx() ctx: Context, @Input(SendIssueToPressInput) input: SendIssueToPressInput) {
    return { issue: await sendIssueToPress(ctx, { ...input, issueId: decodeId('Issue', input.issueId) }) };
  }

  @Auth({ roles: ['PUBLISHING_EDITOR'] })
  @Logged({ object: 'issueId' })
  @Mutation(
    ConfirmIssueReceiptPayload,
    'A publishing editor says that the press has a sent issue; said again it changes nothing. Errors: NOT_FOUND, ISSUE_NOT_SENT.',
  )
  async confirmIssueReceipt(@Ctx() ctx: Context, @Input(ConfirmIssueReceiptInput) { issueId }: ConfirmIssueReceiptInput) {
    return { issue: await confirmIssueReceipt(ctx, decodeId('Issue', issueId)) };
  }
}
