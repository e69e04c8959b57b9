// The manuscripts that a viewer may know of, and those that wait for the viewer: the one filter of every list, count and search. A viewer
// with a ticket has no list at all.
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind, type MemberType } from '../../../../shared/roles.ts';
import {
  authorPendingStates,
  ContributionState,
  ReviewStatus,
  ReviewType,
  roundStates,
  type ContributionStateId,
  type Holder,
  type ReviewStatusId,
} from '../../../../shared/workflow.ts';
import type { Identity, ViewerSession } from '../../../context.ts';
import { isOneOf, type Tables } from '../../../database/tables.ts';
import { officesOf } from '../../colloquiums/colloquium.policy.ts';
import { inScopeOfViewer, manuscriptInScope } from '../../organization/data-scope.ts';
import { conflictsOf, hasConflict, writtenBy } from '../../accounts/addresses/authorship.ts';
import { isChiefSomewhere } from './capacity.ts';

type Builder = ExpressionBuilder<Tables, 'contribution'>;

const S = ContributionState;
const NOTHING = sql<SqlBool>`false`;

/** Written into the text: the indexes of submitted manuscripts can be asked only where the server sees that nothing else is sought. */
function isSubmitted(eb: Builder): Expression<SqlBool> {
  return eb('contribution.state', '<>', sql.lit(S.UNFINISHED));
}

/**
 * Manuscripts the viewer handles in the current role: submitted, in the viewer's colloquiums or data scope. The viewer's own manuscripts
 * stand among the authored ones instead: the office's filters and orders would reveal facts that authors are not told.
 */
export function handledBy(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  const mayKnow = eb.and([isSubmitted(eb), eb('contribution.id', 'not in', conflictsOf(viewer.identity))]);
  const ids = officesOf(viewer);
  if (ids.length > 0) return eb.and([mayKnow, isOneOf(eb.ref('contribution.colloquium_id'), ids)]);
  if (viewer.kind === RoleKind.PUBLISHING_EDITOR || viewer.kind === RoleKind.OPERATIONS) {
    const manuscript = { state: eb.ref('contribution.state'), colloquium: eb.ref('contribution.colloquium_id') };
    return eb.and([mayKnow, manuscriptInScope(viewer, manuscript)]);
  }
  return NOTHING;
}

/** Submitted manuscripts whose submitter or author the viewer is, by account or by address. */
export function authoredBy(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  // As an array they are found by number, even if the words sought among them are common.
  return eb.and([isSubmitted(eb), sql<SqlBool>`contribution.id = any(array${writtenBy(viewer.userId)})`]);
}

/** The viewer's own unfinished manuscripts. */
export function draftsOf(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  return eb.and([eb('contribution.state', '=', S.UNFINISHED), eb('contribution.submitter_id', '=', viewer.userId)]);
}

/** As promised when the person was invited (F-036). */
const isBlind = sql<SqlBool>`coalesce(latest.review_type, j.review_type) = ${ReviewType.DOUBLE_BLIND}`;

/**
 * Manuscripts that the viewer may know of and whose authors the viewer may know: `knowsAuthors` (capacity.ts) for queries. A
 * search by name must not find a manuscript that is read blind; tests compare it with the policy.
 */
export function withKnownAuthors(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  const written = eb('contribution.id', 'in', writtenBy(viewer.userId));
  if (viewer.kind === RoleKind.REVIEWER) {
    if (!viewer.hasConfirmedAddress) return written;
    const answered = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED, ReviewStatus.FINISHED];
    return eb.or([written, eb('contribution.id', 'in', invitedTo([viewer.userId], answered, sql`not ${isBlind}`))]);
  }
  return eb.or([eb('contribution.id', 'not in', reviewedBlind(viewer.identity)), written]);
}

/** Numbers of the manuscripts whose authors this person, who reviews or has reviewed them, learns in no office. */
export function reviewedBlind({ accounts }: Identity): RawBuilder<number> {
  return invitedTo(accounts, [ReviewStatus.ACCEPTED, ReviewStatus.FINISHED], isBlind, sql` or latest.has_reviewed`);
}

/** Numbers of the manuscripts that this person reviews or has reviewed: `isReviewing` (capacity.ts) for queries. */
export function reviewedBy({ accounts }: Identity): RawBuilder<number> {
  return invitedTo(accounts, [ReviewStatus.ACCEPTED, ReviewStatus.FINISHED], sql`true`, sql` or latest.has_reviewed`);
}

/**
 * Numbers of the manuscripts whose latest invitation to this person has one of these statuses, or which are otherwise shown to them, under
 * a promise of that kind, as a subquery.
 */
function invitedTo(
  accounts: readonly number[],
  statuses: readonly ReviewStatusId[],
  promised: Expression<SqlBool>,
  otherwise: RawBuilder<unknown> = sql``,
) {
  return sql<number>`(select w.id from (select distinct on (r.contribution_id) r.contribution_id, r.status, r.review_type,
        bool_or(r.status = ${sql.lit(ReviewStatus.FINISHED)}) over (partition by r.contribution_id) as has_reviewed from review r
      where r.reviewer_id = any(${[...accounts]}::int[]) order by r.contribution_id, r.id desc) latest
    join contribution w on w.id = latest.contribution_id join colloquium j on j.id = w.colloquium_id
    where (latest.status in (${sql.join([...statuses])})${otherwise}) and ${promised})`;
}

/** Manuscripts of the pool that may be chosen: their author has been told of the refusal. */
export const isOffered = (eb: Builder): Expression<SqlBool> =>
  eb.and([sql<SqlBool>`contribution.is_in_pool`, eb('contribution.held_state', 'is', null)]);

/** Another journal has chosen it from the pool, and it has not come back there. */
export const isAdopted = (eb: Builder): Expression<SqlBool> =>
  eb.and([sql<SqlBool>`not contribution.is_in_pool`, eb('contribution.adopted_at', 'is not', null)]);

/**
 * The pool of unaccepted manuscripts (S2 §2.10): those that chief and executive editors of any journal may choose; for the operations
 * centre, those of its departments, chosen ones too. Never one's own.
 */
export function inPoolOf(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  const mayKnow = eb('contribution.id', 'not in', conflictsOf(viewer.identity));
  if (isChiefSomewhere(viewer)) return eb.and([isOffered(eb), mayKnow]);
  if (viewer.kind !== RoleKind.OPERATIONS) return NOTHING;
  return eb.and([eb.or([isOffered(eb), isAdopted(eb)]), mayKnow, inScopeOfViewer(viewer, eb.ref('contribution.colloquium_id'))]);
}

/** Manuscripts the author has to act on, and knows it. */
export function pendingForAuthor(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  return eb.and([
    eb('contribution.submitter_id', '=', viewer.userId),
    eb('contribution.state', 'in', authorPendingStates),
    eb('contribution.held_state', 'is', null),
  ]);
}

/** The viewer's own manuscripts that were not accepted and that the viewer may still offer to other journals (T48, D2-11). */
export function mayBeOffered(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  return eb.and([
    eb('contribution.submitter_id', '=', viewer.userId),
    eb('contribution.state', '=', S.NOT_ACCEPTED),
    eb('contribution.is_in_pool', '=', false),
    eb('contribution.pool_consent', '=', false),
    eb('contribution.held_state', 'is', null),
  ]);
}

/** Manuscripts on which the gate offers the viewer an act; tests compare it with the gate. */
export function pendingFor(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.onlyReview) return NOTHING;
  // An author of the manuscript, certain or possible, has no office over it.
  const withoutConflict = eb('contribution.id', 'not in', conflictsOf(viewer.identity));
  switch (viewer.kind) {
    case RoleKind.EDITOR:
      return eb.and([withoutConflict, pendingForEditor(eb, viewer)]);
    case RoleKind.EXECUTIVE_EDITOR:
    case RoleKind.EDITOR_IN_CHIEF:
      return eb.and([
        withoutConflict,
        eb.or([
          inHandsOf(eb, 'chief', [S.NEW_SUBMISSION, S.CHIEF_JUDGEMENT, S.CHIEF_REVIEWING, S.ACCEPTED], S.CHIEF_JUDGEMENT),
          // Where its editor has left, or no deputy is there any more, the editor-in-chief stands in (D2-63).
          leftByEditor(eb),
          eb.and([inHandsOf(eb, 'deputy', [S.DEPUTY_REVIEWING], S.DEPUTY_REVIEWING), eb.not(hasMember('deputy'))]),
        ]),
      ]);
    case RoleKind.ASSOCIATE_EDITOR_IN_CHIEF:
      return eb.and([withoutConflict, inHandsOf(eb, 'deputy', [S.NEW_SUBMISSION, S.DEPUTY_REVIEWING], S.DEPUTY_REVIEWING)]);
    case RoleKind.PUBLISHING_EDITOR:
      return eb.and([withoutConflict, eb('contribution.state', '=', S.PUBLISHING_PREREVIEW)]);
    default:
      return NOTHING;
  }
}

function pendingForEditor(eb: Builder, { userId }: ViewerSession): Expression<SqlBool> {
  const isEditors = eb('contribution.responsible_kind', '=', RoleKind.EDITOR);
  const hasDeclined = eb.exists(
    eb
      .selectFrom('editor_refusal')
      .select('editor_refusal.editor_id')
      .whereRef('editor_refusal.contribution_id', '=', 'contribution.id')
      .where('editor_refusal.editor_id', '=', userId),
  );
  return eb.or([
    eb.and([isEditors, eb('contribution.responsible_id', '=', userId)]),
    eb.and([
      isEditors,
      eb('contribution.state', '=', S.NEW_SUBMISSION),
      eb('contribution.responsible_id', 'is', null),
      eb.not(hasDeclined),
    ]),
    // The editor who received it may summarise a round that the deputy or the chief called.
    eb.and([
      eb('contribution.editor_id', '=', userId),
      eb('contribution.state', 'in', [S.REVIEWERS_AT_WORK, S.REVIEWERS_DONE]),
      hasFinishedReview(eb),
    ]),
  ]);
}

/** With an editor who has left its journal or the house, or has a conflict of interest by now. */
export function leftByEditor(eb: Builder): Expression<SqlBool> {
  return eb.and([
    inHandsOf(eb, 'editor', [S.PLAGIARISM_CHECK, S.EDITOR_REVIEWING, S.EDITOR_PASSED], S.EDITOR_PASSED),
    eb.not(hasMember('editor', sql`and m.user_id = contribution.editor_id`)),
  ]);
}

/** Somebody who is enabled and has no conflict of interest holds this office in its journal; `which` selects among them. */
function hasMember(type: MemberType, which: RawBuilder<unknown> = sql``): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from colloquium_member m join user_account u on u.id = m.user_id
    where m.colloquium_id = contribution.colloquium_id and m.type = ${sql.lit(type)} and u.is_enabled ${which}
    and not ${hasConflict(sql.ref('u.id'), sql.ref('contribution.id'))})`;
}

/** Waiting for this office: in one of its states, a revision it holds, or a round of reviewers it called. */
function inHandsOf(
  eb: Builder,
  holder: Holder,
  states: readonly ContributionStateId[],
  invitedFrom: ContributionStateId,
): Expression<SqlBool> {
  return eb.or([
    eb('contribution.state', 'in', states),
    eb.and([eb('contribution.state', '=', S.AUTHOR_REVISED), eb('contribution.held_by', '=', holder)]),
    eb.and([eb('contribution.state', 'in', roundStates), eb('contribution.invited_from', '=', invitedFrom)]),
  ]);
}

function hasFinishedReview(eb: Builder): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('review')
      .select('review.id')
      .whereRef('review.contribution_id', '=', 'contribution.id')
      .whereRef('review.review_round', '=', 'contribution.review_round')
      .where('review.status', '=', ReviewStatus.FINISHED),
  );
}
