// The rounds of review that the benches find in a loaded database, with sessions of their editors and reviewers.
import { toGlobalId } from 'graphql-relay';
import type { Client } from 'pg';
import { RoleKind } from '../../shared/roles.ts';
import { ContributionState, ReviewStatus } from '../../shared/workflow.ts';

interface Seat {
  contributionId: string;
  token: string;
}

export interface Reviewing {
  /** Manuscripts that wait for experts, each with the session of another editor: one may look so often an hour only. */
  inviting: Seat[];
  /** Reviews handed in, with the editor's session. */
  finished: (Seat & { inviteId: string })[];
  /** Manuscripts that somebody is at work on reviewing, with the session of the reviewer. */
  atWork: Seat[];
}

const REVIEWS = 100;

export async function openReviewing(db: Client, signedIn: (userId: number, kind: number) => Promise<string>): Promise<Reviewing> {
  const manuscript = (id: number) => toGlobalId('Contribution', String(id));
  const asked = await db.query<{ id: number; editor_id: number }>(
    `select distinct on (editor_id) id, editor_id from contribution where state = ${ContributionState.EDITOR_PASSED} and editor_id is not null order by editor_id, id`,
  );
  const inviting = [];
  for (const { id, editor_id: editor } of asked.rows)
    inviting.push({ contributionId: manuscript(id), token: await signedIn(editor, RoleKind.EDITOR) });
  const done = await db.query<{ id: number; contribution_id: number; editor_id: number }>(
    `select r.id, r.contribution_id, c.editor_id from review r join contribution c on c.id = r.contribution_id
     where r.status = ${ReviewStatus.FINISHED} and c.editor_id is not null order by hashint4(r.id) limit ${REVIEWS}`,
  );
  const finished = [];
  for (const { id, contribution_id: contribution, editor_id: editor } of done.rows)
    finished.push({
      contributionId: manuscript(contribution),
      inviteId: toGlobalId('Review', String(id)),
      token: await signedIn(editor, RoleKind.EDITOR),
    });
  const accepted = await db.query<{ contribution_id: number; reviewer_id: number }>(
    `select contribution_id, reviewer_id from review where status = ${ReviewStatus.ACCEPTED} order by hashint4(id) limit ${REVIEWS}`,
  );
  const atWork = [];
  for (const { contribution_id: id, reviewer_id: reviewer } of accepted.rows)
    atWork.push({ contributionId: manuscript(id), token: await signedIn(reviewer, RoleKind.REVIEWER) });
  return { inviting, finished, atWork };
}
