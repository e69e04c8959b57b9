// Peer review as it is measured: an editor looks for experts and reads review results, a reviewer opens the form.
import { toGlobalId } from 'graphql-relay';
import type { Client } from 'pg';
import { RoleKind } from '../../shared/roles.ts';
import { ContributionState, ReviewStatus } from '../../shared/workflow.ts';
import type { ApiProcess } from './api-process.ts';
import type { Operation } from './operations.ts';
import type { World } from './world.ts';

interface Seat {
  contributionId: string;
  token: string;
}

export interface Reviewing {
  /** Manuscripts that wait for experts, each with the session of another editor: one may look so often an hour only. */
  inviting: Seat[];
  /** Submitted reviews, with the session of the editor. */
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

/** Typed searches: a whole name, part of one, its reading, a unit with a field, and a very common word. */
const searches = [
  ['by whole name', 'ACCURATE', ['王建国', '李思远', '张志强']],
  ['by part of a name', 'FUZZY', ['建国', '思远', '志强']],
  ['by reading', 'FUZZY', ['wangjianguo', 'lisiyuan', 'zhangzhiqiang']],
  ['by what many have', 'FUZZY', ['大学 地方志']],
] as const;

export function reviewingOperations(api: ApiProcess, { reviewing }: World): Operation[] {
  let next = 0;
  const one = <T>(list: readonly T[]): T => {
    const item = list[(next += 1) % list.length];
    if (item === undefined) throw new Error('The database has nothing to be reviewed');
    return item;
  };
  const search = ([how, mode, words]: (typeof searches)[number]): Operation => ({
    name: `expert search ${how}`,
    who: 'editor',
    prepare: async () => async () => {
      const { contributionId, token } = one(reviewing.inviting);
      const text = words[next % words.length];
      await api.send('CandidateSearchQuery', { contributionId, search: text, mode, first: 10, page: 1 }, { token });
    },
  });
  return [
    ...searches.map(search),
    {
      name: 'review result',
      who: 'editor',
      prepare: async () => async () => {
        const { contributionId: id, inviteId, token } = one(reviewing.finished);
        await api.send('ReviewResultPageQuery', { id, inviteId, isNamed: true }, { token });
      },
    },
    {
      name: 'review form',
      who: 'reviewer',
      prepare: async () => async () => {
        const { contributionId: id, token } = one(reviewing.atWork);
        await api.send('ReviewFormPageQuery', { id }, { token });
      },
    },
  ];
}
