// Which manuscripts a viewer may know of, and which wait for the viewer: the one filter of every list, count and search.
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { kindOfMemberType } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';

type Builder = ExpressionBuilder<Tables, 'contribution'>;

const UNFINISHED = 0;
const NOTHING = sql<SqlBool>`false`;

/** Manuscripts the viewer handles in the current role: submitted, in the viewer's colloquiums or data scope. */
export function handledBy(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  const isSubmitted = eb('contribution.state', '<>', UNFINISHED);
  const ids = viewer.memberships.filter((member) => kindOfMemberType[member.type] === viewer.kind).map((member) => member.colloquiumId);
  if (ids.length > 0) return eb.and([isSubmitted, eb('contribution.colloquium_id', 'in', ids)]);
  if (viewer.kind === 6 || viewer.kind === 7) {
    return viewer.hasRootScope ? isSubmitted : eb.and([isSubmitted, inDataScope(eb, viewer)]);
  }
  return NOTHING;
}

/** Submitted manuscripts of which the viewer is the submitter or an author, by account or by address. */
export function authoredBy(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  const { userId } = viewer;
  return eb.and([
    eb('contribution.state', '<>', UNFINISHED),
    eb.or([
      eb('contribution.submitter_id', '=', userId),
      eb(
        'contribution.id',
        'in',
        eb
          .selectFrom('contribution_author')
          .select('contribution_author.contribution_id')
          .where((inner) => inner.or([inner('contribution_author.user_id', '=', userId), inner('contribution_author.email', '=', sql<string>`(select email from user_account where id = ${userId})`)])),
      ),
    ]),
  ]);
}

/** The viewer's own unfinished manuscripts. */
export function draftsOf(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  return eb.and([eb('contribution.state', '=', UNFINISHED), eb('contribution.submitter_id', '=', viewer.userId)]);
}

/** States in which the author has to act: returned for revision (5, 6, 22) and authorization (14). */
const AUTHOR_STATES = [5, 6, 14, 22];

/** Manuscripts the author has to act on. */
export function pendingForAuthor(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  return eb.and([eb('contribution.submitter_id', '=', viewer.userId), eb('contribution.state', 'in', AUTHOR_STATES)]);
}

/** Manuscripts on which the gate offers the viewer an act (workflow.md c.1); a test compares it with the gate. */
export function pendingFor(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  const isMine = eb('contribution.responsible_id', '=', viewer.userId);
  const withoutConflict = eb.not(isAuthoredBy(eb, viewer));
  switch (viewer.kind) {
    case 3:
      return eb.and([
        withoutConflict,
        eb.or([
          eb.and([eb('contribution.responsible_kind', '=', 3), isMine]),
          eb.and([
            eb('contribution.state', '=', 1),
            eb('contribution.responsible_kind', '=', 3),
            eb('contribution.responsible_id', 'is', null),
            eb.not(eb.exists(eb.selectFrom('editor_refusal').select('editor_refusal.editor_id').whereRef('editor_refusal.contribution_id', '=', 'contribution.id').where('editor_refusal.editor_id', '=', viewer.userId))),
          ]),
          // The editor who received it may summarise a round that the deputy or the chief called.
          eb.and([eb('contribution.editor_id', '=', viewer.userId), eb('contribution.state', 'in', [9, 10]), hasFinishedReview(eb)]),
        ]),
      ]);
    case 4:
    case 5:
      return eb.and([
        withoutConflict,
        eb.or([
          eb('contribution.state', 'in', [1, 11, 13, 15]),
          eb.and([eb('contribution.state', '=', 7), eb('contribution.held_by', '=', 'chief')]),
          eb.and([eb('contribution.state', 'in', [8, 9, 10]), eb('contribution.invited_from', '=', 11)]),
        ]),
      ]);
    case 10:
      return eb.and([
        withoutConflict,
        eb.or([
          eb('contribution.state', 'in', [1, 21]),
          eb.and([eb('contribution.state', '=', 7), eb('contribution.held_by', '=', 'deputy')]),
          eb.and([eb('contribution.state', 'in', [8, 9, 10]), eb('contribution.invited_from', '=', 21)]),
        ]),
      ]);
    case 6:
      return eb('contribution.state', '=', 12);
    default:
      return NOTHING;
  }
}

/** The viewer is one of the authors, by account or by address: a conflict of interest for every editorial act. */
function isAuthoredBy(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  return eb.or([
    eb('contribution.submitter_id', '=', viewer.userId),
    eb.exists(
      eb
        .selectFrom('contribution_author')
        .select('contribution_author.contribution_id')
        .whereRef('contribution_author.contribution_id', '=', 'contribution.id')
        .where((inner) =>
          inner.or([inner('contribution_author.user_id', '=', viewer.userId), inner('contribution_author.email', '=', sql<string>`(select email from user_account where id = ${viewer.userId})`)]),
        ),
    ),
  ]);
}

function hasFinishedReview(eb: Builder): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('review')
      .select('review.id')
      .whereRef('review.contribution_id', '=', 'contribution.id')
      .whereRef('review.review_round', '=', 'contribution.review_round')
      .where('review.status', '=', 4),
  );
}

/** The colloquium is edited or published by a department in the current role's data scope (D13-135). */
function inDataScope(eb: Builder, viewer: ViewerSession): Expression<SqlBool> {
  if (viewer.departmentIds.length === 0) return NOTHING;
  return eb(
    'contribution.colloquium_id',
    'in',
    eb
      .selectFrom('colloquium')
      .select('colloquium.id')
      .where((inner) =>
        inner.or([inner('colloquium.publishing_house_id', 'in', viewer.departmentIds), inner('colloquium.editorial_department_id', 'in', viewer.departmentIds)]),
      ),
  );
}
