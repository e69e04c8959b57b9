// The acts offered to each person in each state, as a table of its own (S2 §4.4), and a check of the gate against it. The walk uses it to
// prove that no row can go missing.
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewStatus, type ReviewStatusId } from '../../../../shared/workflow.ts';
import { actsFor } from './gate.ts';
import type { Actor, WorkflowFacts } from '../perform/facts.ts';
import { buildFacts, ids, people } from '../testing/workflow.factory.ts';
import type { Row } from '../table/table.ts';

type Cells = readonly [author: string, reviewer: string, editor: string, chief: string, publishing: string, operations: string, deputy: string];
const columns = ['author', 'reviewer', 'editor', 'chief', 'publishing', 'operations', 'deputy'] as const;

const editorHolds = { editorId: ids.editor, responsible: { kind: RoleKind.EDITOR, userId: ids.editor } } as const;
const looksOn: Cells = ['0', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*'];
const authorsTurn: Cells = ['0, 26', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*'];

/** State, the facts of the case, and per viewer the legacy types offered; a star: only when the type's own condition holds. */
const table: readonly (readonly [Partial<Omit<WorkflowFacts, 'settings'>> & { state: WorkflowFacts['state'] }, Cells])[] = [
  [{ state: 0 }, ['0, 26', '0', '0', '0', '0', '0', '0']],
  [{ state: 1, responsible: { kind: RoleKind.EDITOR, userId: ids.editor } }, ['0', '0', '0, 1, 2, 3*', '0, 2, 3', '0', '0', '0, 2, 3']],
  [{ state: 1, responsible: { kind: RoleKind.EDITOR, userId: null } }, ['0', '0', '0, 1, 2', '0, 2, 3', '0', '0', '0, 2, 3']],
  [{ state: 1, responsible: { kind: RoleKind.EDITOR_IN_CHIEF, userId: null }, refusedBy: [ids.editor, ids.editor2] }, ['0', '0', '0', '0, 2, 3', '0', '0', '0, 2, 3']],
  [{ state: 2, ...editorHolds }, ['0', '0', '0, 4*, 5, 6', '0', '0', '0', '0']],
  [{ state: 3, ...editorHolds }, ['0', '0', '0, 7, 8, 9', '0', '0', '0', '0']],
  [{ state: 4, ...editorHolds }, ['0', '0, 24*', '0, 10*, 11, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 5, editorId: ids.editor }, authorsTurn],
  [{ state: 6, editorId: ids.editor, returnedFrom: 11 }, authorsTurn],
  [{ state: 7, editorId: ids.editor, heldBy: 'chief', returnedFrom: 11 }, ['0', '0, 24*', '0, 24*', '0, 13, 14, 15*, 16, 18, 24*', '0', '0', '0, 24*']],
  [{ state: 7, editorId: ids.editor, heldBy: 'chief', returnedFrom: 13 }, ['0', '0, 24*', '0, 24*', '0, 17, 18, 19, 21, 24*', '0', '0', '0, 24*']],
  [{ state: 7, editorId: ids.editor, heldBy: 'deputy', returnedFrom: 21 }, ['0', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*, 27, 28, 29, 30*']],
  [{ state: 7, ...editorHolds, heldBy: 'editor', returnedFrom: 3 }, ['0', '0, 24*', '0, 7, 8, 9, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 8, editorId: ids.editor, invitedFrom: 11 }, ['0', '0, 24*', '0, 24*', '0, 11*, 15, 24*', '0', '0', '0, 24*']],
  [{ state: 8, editorId: ids.editor, invitedFrom: 21 }, ['0', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 11*, 24*, 30']],
  [{ state: 8, ...editorHolds, invitedFrom: 4 }, ['0', '0, 24*', '0, 10, 11*, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 9, editorId: ids.editor, invitedFrom: 11 }, ['0', '0, 23*, 24*', '0, 12*, 24*', '0, 11*, 12*, 15, 24*', '0', '0', '0, 24*']],
  [{ state: 9, editorId: ids.editor, invitedFrom: 21 }, ['0', '0, 23*, 24*', '0, 12*, 24*', '0, 24*', '0', '0', '0, 11*, 12*, 24*, 30']],
  [{ state: 9, ...editorHolds, invitedFrom: 4 }, ['0', '0, 23*, 24*', '0, 10, 11*, 12*, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 10, editorId: ids.editor, invitedFrom: 11 }, ['0', '0, 24*', '0, 12*, 24*', '0, 12*, 15, 24*', '0', '0', '0, 24*']],
  [{ state: 10, editorId: ids.editor, invitedFrom: 21 }, ['0', '0, 24*', '0, 12*, 24*', '0, 24*', '0', '0', '0, 12*, 24*, 30']],
  [{ state: 10, ...editorHolds, invitedFrom: 4 }, ['0', '0, 24*', '0, 10, 12*, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 11, editorId: ids.editor }, ['0', '0, 24*', '0, 24*', '0, 13, 14, 15*, 16, 18, 24*', '0', '0', '0, 24*']],
  [{ state: 12, editorId: ids.editor }, ['0', '0, 24*', '0, 24*', '0, 24*', '0, 20', '0', '0, 24*']],
  [{ state: 13, editorId: ids.editor }, ['0', '0, 24*', '0, 24*', '0, 17, 18, 19, 21, 24*', '0', '0', '0, 24*']],
  [{ state: 14, editorId: ids.editor }, ['0, 25', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 14, editorId: ids.editor, hasAuthorized: true }, ['0, 25', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*']],
  [{ state: 15, editorId: ids.editor }, ['0', '0, 24*', '0, 24*', '0, 22, 24*', '0', '0', '0, 24*']],
  [{ state: 16, editorId: ids.editor }, looksOn],
  [{ state: 16, editorId: ids.editor, isInPool: true }, looksOn],
  [{ state: 17, editorId: ids.editor }, looksOn],
  [{ state: 18, editorId: ids.editor, compiledFrom: 15 }, looksOn],
  [{ state: 19, editorId: ids.editor }, looksOn],
  [{ state: 20, editorId: ids.editor }, looksOn],
  [{ state: 21, editorId: ids.editor }, ['0', '0, 24*', '0, 24*', '0, 24*', '0', '0', '0, 24*, 27, 28, 29, 30*']],
  [{ state: 22, editorId: ids.editor, returnedFrom: 21 }, authorsTurn],
];

/** Meaning of a star (S2 §2.9, §4.4): the row's own condition or switch. */
function starHolds(type: number, facts: WorkflowFacts, viewer: Actor): boolean {
  switch (type) {
    case 3:
      return !facts.settings.isOpenToAllEditors;
    case 4:
      return facts.settings.checksPlagiarism && facts.hasCheckSite;
    case 10:
    case 15:
    case 30:
      return facts.settings.invitesReviewers;
    case 11:
      return facts.reviews.finished === 0;
    case 12:
      return facts.reviews.finished > 0;
    case 23:
      return viewer.ownReviewStatus === ReviewStatus.ACCEPTED;
    case 24:
      return viewer.kind === RoleKind.REVIEWER ? viewer.ownReviewStatus === ReviewStatus.FINISHED : facts.hasFinishedReview;
    default:
      throw new Error(`No star is defined for type ${type}`);
  }
}

function expectedTypes(cell: string, facts: WorkflowFacts, viewer: Actor): number[] {
  return cell
    .split(', ')
    .filter((entry) => !entry.endsWith('*') || starHolds(Number.parseInt(entry, 10), facts, viewer))
    .map((entry) => Number.parseInt(entry, 10));
}

const reviewStatuses: readonly (ReviewStatusId | null)[] = [null, ...Object.values(ReviewStatus)];
const viewersOf = (column: (typeof columns)[number]): Actor[] => (column === 'reviewer' ? reviewStatuses.map((ownReviewStatus) => ({ ...people.reviewer, ownReviewStatus })) : [people[column]]);

/** Every disagreement between the gate over these rows and the table, in words; empty when there is none. */
export function gateProblems(rows: readonly Row[]): string[] {
  const problems: string[] = [];
  for (const [given, cells] of table) {
    for (let variant = 0; variant < 32; variant++) {
      const hasFinished = (variant & 1) !== 0;
      const settings = { isOpenToAllEditors: (variant & 2) === 0, invitesReviewers: (variant & 4) === 0, checksPlagiarism: (variant & 8) === 0 };
      const facts = buildFacts({ ...given, hasCheckSite: (variant & 16) === 0, hasFinishedReview: hasFinished, reviews: { pending: 0, accepted: 1, declined: 0, finished: hasFinished ? 1 : 0 }, settings });
      for (const [index, column] of columns.entries()) {
        for (const viewer of viewersOf(column)) {
          const types = actsFor(facts, viewer, rows).flatMap((option) => (option.refusal === null && option.type !== null ? [option.type] : []));
          const expected = expectedTypes(cells[index] ?? '', facts, viewer);
          if (types.join() !== expected.join()) problems.push(`${column} in ${JSON.stringify(given)}, variant ${variant}: offered ${types.join()}, specified ${expected.join()}`);
        }
      }
    }
  }
  return problems;
}
