// An issue goes to the press, once and whole (T47, D2-110): manuscripts, package and issue change in one transaction, or nothing does.
import { LockMode, ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { pressSchema } from '../../../shared/forms/issue.ts';
import { kindOfMemberType, RoleKind } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput, refused } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { inScopeOfRole } from '../organization/data-scope.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { perform } from '../workflow/perform/perform.ts';
import { Issue } from '../issues/issue.entity.ts';
import { composition, issueFactsOf } from '../issues/issue.loader.ts';
import { issuePolicy } from '../issues/issue.policy.ts';
import { lockIssue, openIssueFor } from '../issues/issue.service.ts';
import { doisOf } from '../issues/metadata/dois.ts';
import { editorsOf } from '../issues/metadata/record-of.ts';
import { packIssue } from './package.ts';

interface SendIssue {
  issueId: number;
  remark: string;
  /** Paths of the viewer’s own uploads. */
  filePaths: readonly string[];
  version: number;
}

/**
 * Errors: those of lockIssue, CONFLICT, ISSUE_EMPTY, CATALOGUE_NOT_SAVED, CATALOGUE_NOT_EXPORTED, DOI_TAKEN, INVALID_INPUT at remark or
 * filePaths, and those of the workflow: one manuscript that cannot go holds back all of them.
 */
export async function sendIssueToPress(ctx: Context, input: SendIssue): Promise<Issue> {
  const issue = await lockIssue(ctx, input.issueId);
  checkVersion(issue, input.version);
  const { remark, filePaths } = parseInput(pressSchema, input);
  const articles = await composition(ctx, issue.id);
  if (articles.length === 0) throw new DomainError('ISSUE_EMPTY');
  if (!issue.savedAt) throw new DomainError('CATALOGUE_NOT_SAVED');
  if (!issue.exportedAt) throw new DomainError('CATALOGUE_NOT_EXPORTED');
  const uploads = await takeOwnUploads(ctx, filePaths);
  await mintDois(ctx, issue, articles);
  for (const id of articles.map((article) => article.id).sort((a, b) => a - b)) await perform(ctx, id, 'SEND_TO_PRESS');
  issue.editors = await editorsOf(ctx, issue.colloquium.id);
  await packIssue(ctx, issue, uploads);
  for (const upload of uploads) ctx.em.remove(upload);
  issue.sentAt = ctx.clock.now();
  issue.sentBy = ref(ctx.em.getReference(User, signedIn(ctx).userId));
  issue.remark = remark;
  await ctx.em.flush();
  await openIssueFor(ctx, issue.colloquium.id);
  await tellPublisher(ctx, issue, articles.length);
  return issue;
}

async function takeOwnUploads(ctx: Context, paths: readonly string[]): Promise<UploadedFile[]> {
  const { userId } = signedIn(ctx);
  const found = await ctx.em.find(UploadedFile, { path: { $in: [...paths] }, user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return [...new Set(paths)].map((path) => {
    const upload = found.find((one) => one.path === path);
    if (!upload) throw invalidInput({ filePaths: { code: 'form.uploadGone' } });
    return upload;
  });
}

/** Errors: DOI_TAKEN where the pattern gives that of another article. */
async function mintDois(ctx: Context, issue: Issue, articles: readonly Contribution[]): Promise<void> {
  if (!(await issue.colloquium.loadOrFail()).doiPattern) return;
  const dois = await doisOf(ctx, issue, articles);
  const { rows } = await sql`select from contribution where doi = any(${dois}) and issue_id is distinct from ${issue.id}`.execute(
    query(ctx.em),
  );
  if (rows.length > 0 || new Set(dois).size < dois.length) throw new DomainError('DOI_TAKEN');
  for (const [at, article] of articles.entries()) article.doi = dois[at] ?? null;
  await ctx.em.flush();
}

/**
 * Confirms that the press has it, once, by a publishing editor in whose scope the journal lies. Repeating it changes nothing. Errors:
 * NOT_FOUND, ISSUE_NOT_SENT.
 */
export async function confirmIssueReceipt(ctx: Context, issueId: number): Promise<Issue> {
  const issue = await ctx.em.findOne(Issue, issueId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (issue === null) throw notFound();
  const refusal = issuePolicy.confirmReceipt(signedIn(ctx), await issueFactsOf(ctx, issue));
  if (refusal !== null) throw refused(refusal);
  if (issue.receivedAt) return issue;
  issue.receivedAt = ctx.clock.now();
  issue.receivedBy = ref(ctx.em.getReference(User, signedIn(ctx).userId));
  await ctx.em.flush();
  await tellChiefs(ctx, issue);
  return issue;
}

async function paramsOf(issue: Issue) {
  const { name, nameEn } = await issue.colloquium.loadOrFail();
  return { issue: issue.number, colloquium: name, colloquiumEn: nameEn ?? name };
}

/** The publishing editors in whose departments the journal lies. */
async function tellPublisher(ctx: Context, issue: Issue, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select distinct u.id from user_account u join user_role ur on ur.user_id = u.id
    join role r on r.id = ur.role_id where r.kind = ${RoleKind.PUBLISHING_EDITOR} and u.is_enabled
    and ${inScopeOfRole(sql.ref('r.id'), sql.val(issue.colloquium.id))} order by u.id`.execute(query(ctx.em));
  const to = inRole(
    RoleKind.PUBLISHING_EDITOR,
    rows.map(({ id }) => id),
  );
  await queueMessage(ctx, { to, key: 'issue.sent', params: { ...(await paramsOf(issue)), count } });
}

async function tellChiefs(ctx: Context, issue: Issue): Promise<void> {
  const members = await ctx.em.find(ColloquiumMember, { colloquium: issue.colloquium.id, type: { $in: ['chief', 'executive'] } });
  const to = members.flatMap(({ user, type }) => inRole(kindOfMemberType[type], [user.id]));
  await queueMessage(ctx, { to, key: 'issue.received', params: await paramsOf(issue) });
}
