// The author's authorization after acceptance (S2 §2.12, rows T42 and T43): agree to the transfer of the rights, then submit the signed
// files.
import { wordsIn } from '../../../shared/messages.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { AGREEMENT_PLACES, type AgreementPlace } from '../../../shared/forms/publisher.ts';
import { transferAgreementSchema, transferFilesSchema } from '../../../shared/forms/transfer.ts';
import { FileKind, MAX_TRANSFER_FILE_BYTES, TRANSFER_FILE_KINDS, type FileKindId, type TransferFileKind } from '../../../shared/limits.ts';
import { AuthorStatus, ContributionState, EditorialAct, type AuthorStatusId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { checkVersion, DomainError, invalidInput, parseInput } from '../../errors.ts';
import { takeUploads } from '../contributions/files/take-uploads.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { authorsOf } from '../contributions/manuscript/contribution.parts.ts';
import { authorViewStatusOf } from '../contributions/access/author-view.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { UploadedFile } from '../files/uploaded-file.entity.ts';
import { keepUpload } from '../files/uploaded-file.service.ts';
import { PublisherTextKind } from '../publisher/publisher-text.entity.ts';
import { textForReader } from '../publisher/publisher.service.ts';
import type { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { eventsOf } from '../workflow/timeline/timeline.loader.ts';
import { lockFor, perform } from '../workflow/perform/perform.ts';
import type { CopyrightTransfer } from './transfer.types.ts';
import { displayName } from '../names/display-name.ts';

const ACCEPTED: readonly AuthorStatusId[] = [AuthorStatus.AWAITING_AUTHORIZATION, AuthorStatus.ACCEPTED];
/** Error codes of `lockAccepted`, for the descriptions of the mutations that use it. */
export const TRANSFER_ERRORS = 'NOT_FOUND, FORBIDDEN, NOT_SUBMITTER, STATE_CHANGED, CONFLICT, NOT_AWAITING_AUTHORIZATION';

const MOVED_ON: readonly ErrorCode[] = ['CONFLICT', 'STATE_CHANGED'];

/** The agreement with its names filled in and how far it has come; null while its authors do not know that it is accepted. */
export async function transferOf(ctx: Context, contribution: Contribution): Promise<CopyrightTransfer | null> {
  if (!ACCEPTED.includes(authorViewStatusOf(contribution))) return null;
  // Acts at the journal that has it now: another one has its own agreement.
  const acts = (await ctx.loaders.of(ctx, eventsOf).load(contribution.id)).filter(
    ({ act, logGroup }) => act === EditorialAct.AUTHORIZE && logGroup === contribution.logGroup,
  );
  const agreed = acts.find(({ toState }) => toState === ContributionState.AUTHORIZATION_PENDING);
  const handedIn = acts.find(({ toState }) => toState === ContributionState.ACCEPTED);
  const agreement = await agreementOf(ctx, contribution);
  return { ...agreement, ...textAgreedTo(agreed), agreedAt: agreed?.at ?? null, handedInAt: handedIn?.at ?? null };
}

/**
 * The author agrees. The agreed text is kept word for word with the event, because the publisher may change its text later. Errors:
 * INVALID_INPUT at hasAgreed (R2-160); CONFLICT when the text is not the one that was read; those of the workflow.
 */
export async function agreeToTransfer(
  ctx: Context,
  input: { contributionId: number; hasAgreed: boolean; version: number },
): Promise<Contribution> {
  parseInput(transferAgreementSchema, { hasAgreed: input.hasAgreed });
  const contribution = await lockAccepted(ctx, input.contributionId);
  // A second click, or a second page.
  if (contribution.hasAuthorized) return contribution;
  const agreement = await agreementOf(ctx, contribution);
  checkVersion(agreement, input.version);
  return await perform(ctx, input.contributionId, 'AUTHORIZE', {
    details: { agreementTitle: agreement.title, agreementBody: agreement.body },
  });
}

/**
 * Keeps a signed file for its uploader until it is submitted. Errors: INVALID_INPUT at kind; those of the kind at file; RATE_LIMITED; of
 * submitTransfer.
 */
export async function keepTransferFile(
  ctx: Context,
  input: { contributionId: number; kind: FileKindId; file: ReceivedFile },
): Promise<UploadedFile> {
  const kind = kindOf(input.kind);
  if (!kind) throw invalidInput({ kind: { code: 'input.invalid' } });
  await agreedBefore(ctx, input.contributionId);
  return await keepUpload(ctx, input.file, { kind, maxBytes: MAX_TRANSFER_FILE_BYTES });
}

/**
 * Hands the signed files in, which accepts the manuscript. Errors: INVALID_INPUT at files (none), at hasAgreed (not agreed yet), at
 * files.N.… (gone, of another kind, too large, described too long); of the workflow.
 */
export async function submitTransfer(
  ctx: Context,
  input: {
    contributionId: number;
    files: readonly { path: string; kind: FileKindId; description?: string | null }[];
    comment?: string | null;
  },
): Promise<Contribution> {
  const { files } = parseInput(transferFilesSchema, {
    files: input.files.map(({ path, kind, description }) => ({ path, kind: kindOf(kind), description: description ?? '' })),
  });
  const contribution = await agreedBefore(ctx, input.contributionId);
  const signed = files.map((file) => ({ ...file, maxBytes: MAX_TRANSFER_FILE_BYTES }));
  const taken = await takeUploads(ctx, contribution, signed, (index) => `files.${index}.path`);
  const fileIds = taken.map(({ id }) => id);
  return await perform(ctx, input.contributionId, 'AUTHORIZE', { fileIds, comment: input.comment ?? null });
}

/** The manuscript, locked, once its author has agreed. Errors: those of the workflow; INVALID_INPUT at hasAgreed. */
async function agreedBefore(ctx: Context, contributionId: number): Promise<Contribution> {
  const contribution = await lockAccepted(ctx, contributionId);
  if (!contribution.hasAuthorized) throw invalidInput({ hasAgreed: { code: 'form.transferIncomplete' } });
  return contribution;
}

/**
 * The manuscript, locked, when it waits for its author's authorization. Only people who knew it as accepted are told the workflow's answer
 * about one that has moved on. Errors: those of the workflow; NOT_AWAITING_AUTHORIZATION.
 */
async function lockAccepted(ctx: Context, contributionId: number): Promise<Contribution> {
  try {
    return await lockFor(ctx, contributionId, 'AUTHORIZE');
  } catch (error) {
    if (!(error instanceof DomainError) || !MOVED_ON.includes(error.code)) throw error;
    const contribution = await ctx.em.findOneOrFail(Contribution, contributionId);
    throw ACCEPTED.includes(authorViewStatusOf(contribution)) ? error : new DomainError('NOT_AWAITING_AUTHORIZATION');
  }
}

function kindOf(kind: FileKindId): TransferFileKind | undefined {
  return TRANSFER_FILE_KINDS.find((name) => FileKind[name] === kind);
}

const PLACE = new RegExp(`\\{\\{(${AGREEMENT_PLACES.join('|')})\\}\\}`, 'g');

type Agreement = Pick<CopyrightTransfer, 'title' | 'body' | 'version' | 'author' | 'colloquiumName'>;

/** The publisher's text as it stands, about this manuscript. */
async function agreementOf(ctx: Context, contribution: Contribution): Promise<Agreement> {
  const isEnglish = ctx.language === 'en-US';
  const { name, nameEn } = await contribution.colloquium.loadOrFail();
  const { titleZh, titleEn, manuscriptNumber } = contribution;
  const colloquiumName = wordsIn(ctx.language, name, nameEn);
  const title = (isEnglish ? titleEn || titleZh : titleZh || titleEn) ?? '';
  const author = (await authorsOf(ctx, contribution.id))
    .map(({ personName: text, nameParts: said }) => displayName(ctx.language, { text, said }))
    .join(isEnglish ? ', ' : '、');
  const text = await textForReader(ctx, PublisherTextKind.TRANSFER_AGREEMENT);
  const values: Record<AgreementPlace, string> = { author, title, number: manuscriptNumber ?? '', journal: colloquiumName };
  return { ...text, body: text.body.replaceAll(PLACE, (_place, key: AgreementPlace) => values[key]), author, colloquiumName };
}

/** Nothing of one that was agreed to in another way than here. */
function textAgreedTo(event: WorkflowEvent | undefined): Partial<Pick<CopyrightTransfer, 'title' | 'body'>> {
  const details: Readonly<Record<string, unknown>> = event?.details ?? {};
  const { agreementTitle: title, agreementBody: body } = details;
  return typeof title === 'string' && typeof body === 'string' ? { title, body } : {};
}
