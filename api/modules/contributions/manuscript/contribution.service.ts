// Acts of an author on a manuscript before submission: one function per act (S1 §4, §5).
import { LockMode, ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import {
  SUMMARY_TEXTS,
  summaryDraftSchema,
  TITLE_TEXTS,
  titleDraftSchema,
  type SummaryText,
  type TitleText,
} from '../../../../shared/forms/contribution.ts';
import { pick } from '../../../../shared/forms/field-list.ts';
import { tidied } from '../../../../shared/forms/tidied.ts';
import { MAX_START_KEY_LENGTH } from '../../../../shared/limits.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionSource, ContributionState, type ContributionSourceId } from '../../../../shared/workflow.ts';
import { signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { lockName } from '../../../database/locks.ts';
import { query } from '../../../database/tables.ts';
import { checkVersion, DomainError, forbidden, invalidInput, notFound, parseInput, refused } from '../../../errors.ts';
import { AuthorInvitation } from '../../author-invitations/author-invitation.entity.ts';
import type { ColloquiumColumn } from '../../colloquiums/colloquium-column.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { isReceiving } from '../../colloquiums/receiving.ts';
import { consume } from '../../accounts/limits/rate-limit.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Profile } from '../../accounts/profile/profile.entity.ts';
import { isComplete } from '../../accounts/profile/profile.service.ts';
import type { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { dictionaryEntry, keyText } from '../../reference/dictionary.service.ts';
import { queueRemoval } from '../../files/removal.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { lockWhole } from './contribution.rows.ts';
import { hasInvitation } from './special-invitation.ts';
import { factsOf, factsOfNothing, knowSubmitter } from '../access/contribution.facts.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';
import { settleCopies } from '../files/file-copy.ts';
import { contributionsLimits } from '../contributions.doors.ts';

/**
 * The manuscript, locked, when the viewer may write it now, in one statement with its journal and the `parts` to be written. Errors:
 * NOT_FOUND, FORBIDDEN, NOT_EDITABLE, CONFLICT when it has been saved since `version` was read; null: the act replaces no text.
 */
export async function editable(
  ctx: Context,
  id: number,
  version: number | null,
  parts: readonly ('fundings' | 'suggestedReviewers')[] = [],
): Promise<Contribution> {
  const isRead = ctx.em.getUnitOfWork().getById(Contribution, id) !== undefined;
  const contribution =
    parts.length === 0 && !isRead
      ? await lockWhole(ctx.em, id)
      : await ctx.em.findOne(Contribution, id, {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          lockTableAliases: ['c0'],
          populate: ['colloquium', ...parts],
          strategy: 'joined',
        });
  if (!contribution) {
    // As many statements as a hidden one costs.
    await factsOfNothing(ctx);
    throw notFound();
  }
  knowSubmitter(contribution);
  const refusal = contributionPolicy.edit(signedIn(ctx), await factsOf(ctx, contribution));
  if (refusal) throw refused(refusal);
  if (version !== null) checkVersion(contribution, version);
  return contribution;
}

/** Error codes of `editable` besides CONFLICT, for the descriptions of the mutations that use it. */
export const EDIT_ERRORS = 'NOT_FOUND, FORBIDDEN, NOT_EDITABLE';

/** Says when the text was last saved, which also moves the version on. */
export function touch(ctx: Context, contribution: Contribution): Contribution {
  contribution.savedAt = ctx.clock.now();
  return contribution;
}

/** Version of a manuscript that was begun and not saved since. */
const FIRST_VERSION = 1;

export interface ColloquiumChoice {
  /** Null starts a new manuscript. */
  contributionId: number | null;
  /** Made up by the page that starts one: a second start with it is the first one. */
  startKey?: string | null | undefined;
  /** The version that was read; null where one is started. */
  version: number | null;
  subjectId: number;
  colloquiumId: number;
  columnId: number | null;
  source: ContributionSourceId;
  /** Null: it stays. */
  articleTypeId: number | null;
  /** What is said to the statement in the same save; null: nothing. */
  agreed: Agreement | null;
}

interface Agreement {
  hasAgreed: boolean;
  poolConsent: boolean;
}

/**
 * Outer step 0: starts a manuscript or changes where a draft is to go. The first author is taken from the profile (R1-122). Errors:
 * FORBIDDEN to start outside the author role; PROFILE_INCOMPLETE (R1-085); INVALID_INPUT at startKey (one begun with it has been saved
 * since), subjectId, colloquiumId, columnId, source, articleTypeId or hasAgreed.
 */
export async function chooseColloquium(ctx: Context, input: ColloquiumChoice): Promise<Contribution> {
  const viewer = signedIn(ctx);
  if (input.contributionId !== null && input.version === null) throw invalidInput({ version: { code: 'input.required' } });
  if (input.contributionId === null && viewer.kind !== RoleKind.AUTHOR) throw forbidden();
  // Also a retired one: a journal that has it and takes manuscripts goes on taking them.
  const subject = await dictionaryEntry(ctx, { type: 'SUBJECT', id: input.subjectId, field: 'subjectId' });
  const colloquium = await ctx.em.findOne(
    Colloquium,
    { id: input.colloquiumId, isActive: true, subject: input.subjectId },
    { populate: ['columns'] },
  );
  if (!subject || !colloquium || !isReceiving(ctx, colloquium)) throw invalidInput({ colloquiumId: { code: 'form.colloquiumRequired' } });
  const column = colloquium.columns.getItems().find((candidate) => candidate.id === input.columnId) ?? null;
  if (colloquium.columns.length > 0 && !column) throw invalidInput({ columnId: { code: 'form.columnRequired' } });
  if (input.source === ContributionSource.SPECIAL_INVITATION && !(await mayUseInvitation(ctx, input, colloquium.id)))
    throw invalidInput({ source: { code: 'form.sourceRequired' } });
  if (input.agreed?.hasAgreed === false) throw invalidInput({ hasAgreed: { code: 'form.statementRequired' } });
  const said = {
    ...(input.articleTypeId !== null && {
      articleType: await dictionaryEntry(ctx, {
        type: 'ARTICLE_TYPE',
        id: input.articleTypeId,
        field: 'articleTypeId',
        isNew: input.contributionId === null,
      }),
    }),
    ...(input.agreed && { hasAgreedToStatement: true, poolConsent: input.agreed.poolConsent }),
  };
  const startKey = tidied(input.startKey ?? '') || null;
  const id = input.contributionId ?? (startKey === null ? null : await startedWith(ctx, viewer, startKey));
  if (id === null) return await start(ctx, viewer, { subject, colloquium, column, source: input.source, startKey, ...said });
  const contribution = await editable(ctx, id, input.version);
  if (input.contributionId === null) {
    const { subject: known, colloquium: place, column: part, source } = contribution;
    const isSamePlace = known.id === subject.id && place.id === colloquium.id && part?.id === column?.id && source === input.source;
    const { hasAgreedToStatement, poolConsent } = contribution;
    // What is said to the statement is said of the same manuscript: it is not passed over because another page began it.
    if (isSamePlace && (input.agreed === null || (hasAgreedToStatement && poolConsent === input.agreed.poolConsent))) return contribution;
    // Another page has gone on with it: this choice would overwrite the one made there.
    if (contribution.version > FIRST_VERSION) throw invalidInput({ startKey: { code: 'form.startedElsewhere' } });
  }
  if (contribution.state !== ContributionState.UNFINISHED && contribution.colloquium.id !== colloquium.id)
    throw invalidInput({ colloquiumId: { code: 'form.colloquiumFixed' } });
  // The two journals may differ in whether reviewers may know the authors.
  if (contribution.colloquium.id !== colloquium.id) await settleCopies(ctx, { contribution });
  contribution.subject = ref(subject);
  contribution.colloquium = ref(colloquium);
  contribution.column = column && ref(column);
  contribution.source = input.source;
  ctx.em.assign(contribution, said);
  return touch(ctx, contribution);
}

/** An invitation that is still good, or the one that this very manuscript was submitted with. */
async function mayUseInvitation(ctx: Context, { contributionId }: ColloquiumChoice, colloquiumId: number): Promise<boolean> {
  if (await hasInvitation(ctx, colloquiumId)) return true;
  return contributionId !== null && (await ctx.em.count(AuthorInvitation, { contribution: contributionId, colloquium: colloquiumId })) > 0;
}

/** The draft that was started with this key; waits for a start that is under way. Errors: INVALID_INPUT at startKey. */
async function startedWith(ctx: Context, viewer: ViewerSession, startKey: string): Promise<number | null> {
  if (startKey.length > MAX_START_KEY_LENGTH)
    throw invalidInput({ startKey: { code: 'input.tooLong', params: { maximum: MAX_START_KEY_LENGTH } } });
  await lockName(ctx.em, `start ${viewer.userId} ${startKey}`);
  const {
    rows: [found],
  } = await sql<
    Pick<Contribution, 'id' | 'state'>
  >`select id, state from contribution where submitter_id = ${viewer.userId} and start_key = ${startKey}`.execute(query(ctx.em));
  if (!found || found.state === ContributionState.UNFINISHED) return found?.id ?? null;
  // The earlier start was submitted long ago: the author means another one now.
  await ctx.em.nativeUpdate(Contribution, found.id, { startKey: null });
  return null;
}

async function start(
  ctx: Context,
  viewer: ViewerSession,
  choice: {
    subject: DictionaryEntry;
    colloquium: Colloquium;
    column: ColloquiumColumn | null;
    source: ContributionSourceId;
    startKey: string | null;
    articleType?: DictionaryEntry | null;
    hasAgreedToStatement?: boolean;
    poolConsent?: boolean;
  },
): Promise<Contribution> {
  await consume(ctx, contributionsLimits['startManuscript:user'], String(viewer.userId));
  const now = ctx.clock.now();
  const user = await ctx.em.findOneOrFail(User, viewer.userId);
  const profile = await ctx.em.findOne(Profile, { user });
  if (!profile || !isComplete(profile)) throw new DomainError('PROFILE_INCOMPLETE');
  const contribution = ctx.em.create(Contribution, {
    ...choice,
    submitter: user,
    responsible: user,
    responsibleKind: RoleKind.AUTHOR,
    createdAt: now,
    savedAt: now,
    stateChangedAt: now,
  });
  ctx.em.create(ContributionAuthor, {
    contribution,
    user,
    position: 1,
    isFirstAuthor: true,
    // An only author corresponds. Clients that begin without the statement say who does by a call of their own, and find nobody chosen before.
    isCorresponding: choice.hasAgreedToStatement ?? false,
    personName: user.realName,
    nameParts: user.nameParts ?? null,
    sex: profile.sex ?? null,
    professionalTitle: profile.professionalTitle ?? null,
    degree: profile.degree ?? null,
    email: user.email,
    company: profile.workplaces[0] ?? null,
    address: profile.address ?? null,
  });
  await ctx.em.flush();
  return contribution;
}

/** Outer step 1. Errors: INVALID_INPUT at hasAgreed. */
export async function agreeToStatement(
  ctx: Context,
  input: { contributionId: number; version: number; hasAgreed: boolean; poolConsent: boolean },
): Promise<Contribution> {
  if (!input.hasAgreed) throw invalidInput({ hasAgreed: { code: 'form.statementRequired' } });
  const contribution = await editable(ctx, input.contributionId, input.version);
  contribution.hasAgreedToStatement = true;
  contribution.poolConsent = input.poolConsent;
  return touch(ctx, contribution);
}

export interface TitleInput extends Record<TitleText, string> {
  contributionId: number;
  version: number;
  articleTypeId: number | null;
}

/** Tab 0, complete or not. Errors: INVALID_INPUT (Chinese characters in an English title, lengths). */
export async function saveTitle(ctx: Context, input: TitleInput): Promise<Contribution> {
  const form = parseInput(titleDraftSchema, { ...input, articleTypeId: keyText(input.articleTypeId) });
  const contribution = await editable(ctx, input.contributionId, input.version);
  const articleType = await dictionaryEntry(ctx, { type: 'ARTICLE_TYPE', id: input.articleTypeId, field: 'articleTypeId' });
  contribution.articleType = articleType && ref(articleType);
  ctx.em.assign(contribution, pick(form, TITLE_TEXTS));
  return touch(ctx, contribution);
}

export interface SummaryInput extends Record<SummaryText, string> {
  contributionId: number;
  version: number;
  keywordsZh: string[];
  keywordsEn: string[];
}

/** Tab 3, complete or not. */
export async function saveSummary(ctx: Context, input: SummaryInput): Promise<Contribution> {
  const form = parseInput(summaryDraftSchema, input);
  const contribution = await editable(ctx, input.contributionId, input.version);
  contribution.keywordsZh = form.keywordsZh.filter((word) => word !== '');
  contribution.keywordsEn = form.keywordsEn.filter((word) => word !== '');
  ctx.em.assign(contribution, pick(form, SUMMARY_TEXTS));
  return touch(ctx, contribution);
}

/** Deletes an unfinished manuscript for good, its files too (T02). Errors: NOT_FOUND, NOT_EDITABLE once it has been submitted. */
export async function deleteDraft(ctx: Context, contributionId: number): Promise<void> {
  const contribution = await editable(ctx, contributionId, null);
  if (contribution.state !== ContributionState.UNFINISHED) throw new DomainError('NOT_EDITABLE');
  const files = await contribution.files.loadItems();
  await queueRemoval(
    ctx,
    files.map((file) => file.storageKey),
  );
  await ctx.em.remove(contribution).flush();
}
