// Before blind reviewers are invited the office decides on a file that names its authors.
import { LockMode } from '@mikro-orm/core';
import { tidied } from '../../../shared/forms/tidied.ts';
import { FileKind, MAX_COMMENT_LENGTH } from '../../../shared/limits.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound, refused } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { factsOf, factsOfNothing } from '../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../contributions/access/contribution.policy.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { queueCopies } from '../contributions/files/file-copy.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { checkManuscriptFile, type ReceivedFile } from '../files/receive.ts';
import { queueMail } from '../mail/mail.service.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { letterParams } from '../letters/letter-params.ts';
import { AnonymityChoice, type AnonymityChoiceName } from './anonymity-choice.entity.ts';
import { nameOfAccount } from '../names/display-name.ts';

/** Newest first. */
export async function choicesOf(ctx: Context, contribution: Contribution): Promise<AnonymityChoice[]> {
  return await ctx.em.find(
    AnonymityChoice,
    { file: { contribution: contribution.id } },
    { orderBy: { id: 'desc' }, populate: ['madeBy'], strategy: 'joined' },
  );
}

/** Errors: NOT_FOUND, FORBIDDEN; INVALID_INPUT at choice or reason. */
export async function settleAnonymity(
  ctx: Context,
  input: { contributionId: number; fileId: number; choice: AnonymityChoiceName; reason: string },
): Promise<Contribution> {
  const { contribution, file } = await manuscriptOf(ctx, input);
  const reason = tidied(input.reason);
  if ([...reason].length > MAX_COMMENT_LENGTH)
    throw invalidInput({ reason: { code: 'input.tooLong', params: { maximum: MAX_COMMENT_LENGTH } } });
  if (input.choice === 'REPLACED') throw invalidInput({ choice: { code: 'input.invalid' } });
  if (input.choice === 'GO_ON' && reason === '') throw invalidInput({ reason: { code: 'input.required' } });
  const [last] = await ctx.em.find(AnonymityChoice, { file }, { orderBy: { id: 'desc' }, limit: 1 });
  // The same again: nobody gets a second letter.
  if (last?.choice === input.choice && (last.reason ?? '') === reason) return contribution;
  record(ctx, file, input.choice, reason || null);
  if (input.choice === 'ASK_AUTHOR') await askAuthor(ctx, contribution, reason);
  await ctx.em.flush();
  return contribution;
}

async function askAuthor(ctx: Context, contribution: Contribution, comment: string): Promise<void> {
  const submitter = await contribution.submitter.loadOrFail();
  const params = { ...(await letterParams(contribution)), comment };
  await queueMail(ctx, {
    to: submitter.email,
    language: submitter.language,
    key: 'letter.anonymousVersion',
    params: { ...params, name: nameOfAccount(submitter.language, submitter) },
    about: { contribution, recipientId: submitter.id, role: RoleKind.AUTHOR },
  });
  await queueMessage(ctx, {
    to: inRole(RoleKind.AUTHOR, [submitter.id]),
    key: 'workflow.anonymousVersion',
    params,
    contributionId: contribution.id,
  });
}

/**
 * Blind reviewers get it from now on instead of the author's file, and instead of one put in before. Errors: NOT_FOUND, FORBIDDEN; those of
 * the kind's rule at file.
 */
export async function addAnonymousVersion(
  ctx: Context,
  input: { contributionId: number; fileId: number; file: ReceivedFile },
): Promise<Contribution> {
  checkManuscriptFile(input.file, 'ANONYMOUS');
  const { contribution, file } = await manuscriptOf(ctx, input);
  await ctx.em.nativeUpdate(
    ContributionFile,
    { contribution: contribution.id, kind: FileKind.ANONYMOUS, isCurrent: true },
    { isCurrent: false },
  );
  const { key, name, extension, mime, size } = input.file;
  const version = ctx.em.create(ContributionFile, {
    contribution,
    kind: FileKind.ANONYMOUS,
    storageKey: key,
    name,
    extension,
    mime,
    size,
    uploadedBy: ctx.em.getReference(User, signedIn(ctx).userId),
    uploadedAt: ctx.clock.now(),
  });
  file.isKeptFromBlind = true;
  record(ctx, file, 'REPLACED', null);
  await ctx.em.flush();
  await queueCopies(ctx.em, [version]);
  ctx.loaders.clear();
  return contribution;
}

function record(ctx: Context, file: ContributionFile, choice: AnonymityChoiceName, reason: string | null): void {
  const madeBy = ctx.em.getReference(User, signedIn(ctx).userId);
  ctx.em.create(AnonymityChoice, { file, choice, reason, madeBy, madeAt: ctx.clock.now() });
}

/** The manuscript, locked, and its present file; as many statements for one that is hidden as for one that is not there. */
async function manuscriptOf(
  ctx: Context,
  { contributionId, fileId }: { contributionId: number; fileId: number },
): Promise<{ contribution: Contribution; file: ContributionFile }> {
  const contribution = await ctx.em.findOne(Contribution, contributionId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (contribution === null) {
    await factsOfNothing(ctx);
    throw notFound();
  }
  const refusal = contributionPolicy.settleAnonymity(signedIn(ctx), await factsOf(ctx, contribution));
  if (refusal !== null) throw refused(refusal);
  const file = await ctx.em.findOne(ContributionFile, {
    id: fileId,
    contribution,
    kind: FileKind.MANUSCRIPT,
    isCurrent: true,
    event: null,
  });
  if (file === null) throw notFound();
  return { contribution, file };
}
