// The office at play: one journal for each configuration with the same people, everybody's possible next acts, and whether the database
// agrees with the model of the table.
import { expect } from 'vitest';
import { RoleKind, type MemberType, type RoleKindId } from '../../shared/roles.ts';
import { ReviewStatus, type ActName } from '../../shared/workflow.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildIssue } from '../modules/issues/issue.factory.ts';
import { replayProblem } from '../modules/workflow/testing/replay.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { ActInput, WorkflowSettings } from '../modules/workflow/perform/facts.ts';
import { filledReview } from '../modules/reviews/review.factory.ts';
import { loadWorkflowFacts } from '../modules/workflow/perform/load.ts';
import { kindsOf } from '../modules/workflow/table/parties.ts';
import { rows } from '../modules/workflow/table/table.ts';
import { configurations } from '../modules/workflow/testing/workflow.factory.ts';
import { roleOf, WorkflowWorld, type PlayerName } from '../modules/workflow/testing/workflow-world.factory.ts';
import { attempt } from './office-doors.ts';
import { draftIn, essence, predict, told, type Journal, type Manuscript, type Player } from './office-model.ts';

export const players = Object.keys(roleOf) as PlayerName[];

/** A possible move: somebody's act, or (`TELL`) the worker's telling a waiting decision. */
export type Move = { who: PlayerName; act: ActName; input: ActInput } | 'TELL';

const offices: Partial<Record<PlayerName, readonly ['home' | 'other', MemberType]>> = {
  editor: ['home', 'editor'],
  editor2: ['home', 'editor'],
  deputy: ['home', 'deputy'],
  chief: ['home', 'chief'],
  otherEditor: ['other', 'editor'],
  otherChief: ['other', 'chief'],
};

export class OfficeAtPlay {
  readonly world: WorkflowWorld;
  private readonly homes: readonly Colloquium[];
  /** By the number of the configuration. */
  readonly journals: readonly Journal[];
  readonly otherJournal: Journal;

  private constructor(world: WorkflowWorld, homes: readonly Colloquium[], journals: readonly Journal[], otherJournal: Journal) {
    this.world = world;
    this.homes = homes;
    this.journals = journals;
    this.otherJournal = otherJournal;
  }

  static async start(): Promise<OfficeAtPlay> {
    const world = await WorkflowWorld.start();
    const { editor, editor2, deputy, chief } = world.people;
    const em = world.em();
    const homes: Colloquium[] = [];
    const journals: Journal[] = [];
    for (const settings of configurations()) {
      const { assignedEditorId, ...switches } = settings;
      const home = await buildColloquium(em, {
        ...switches,
        ...(assignedEditorId === null ? {} : { assignedEditor: editor }),
        members: { editor: [editor, editor2], deputy: [deputy], chief: [chief] },
      });
      homes.push(home);
      journals.push({
        id: home.id,
        settings: { ...settings, assignedEditorId: editor.id },
        editorIds: [editor.id, editor2.id],
        hasDeputy: true,
        issueId: (await buildIssue(em, { colloquium: home })).id,
      });
    }
    const off: WorkflowSettings = {
      checksPlagiarism: false,
      invitesReviewers: false,
      chiefPreAccepts: false,
      deputyReviews: false,
      isOpenToAllEditors: true,
      assignedEditorId: null,
      returnsToOriginalEditor: false,
    };
    const colloquium = await em.findOneOrFail(Colloquium, world.otherJournal.id);
    const otherJournal = {
      id: colloquium.id,
      settings: off,
      editorIds: [world.people.otherEditor.id],
      hasDeputy: false,
      issueId: (await buildIssue(em, { colloquium })).id,
    };
    return new OfficeAtPlay(world, homes, journals, otherJournal);
  }

  /** A new manuscript of the author’s in the journal of this configuration. */
  async begin(configuration: number, poolConsent: boolean): Promise<{ id: number; x: Manuscript }> {
    const journal = this.journals[configuration];
    const colloquium = this.homes[configuration];
    if (!journal || !colloquium) throw new Error(`No configuration ${configuration}`);
    const id = await this.world.draft({ colloquium, poolConsent });
    return { id, x: this.draft(configuration, poolConsent) };
  }

  draft(configuration: number, poolConsent: boolean): Manuscript {
    const journal = this.journals[configuration];
    if (!journal) throw new Error(`No configuration ${configuration}`);
    return draftIn(journal, this.world.people.author.id, poolConsent);
  }

  player(name: PlayerName, journalId: number): Player {
    const office = offices[name];
    return {
      userId: this.world.people[name].id,
      kind: RoleKind[roleOf[name]],
      isAuthor: name === 'author' || name === 'coAuthor',
      isSubmitter: name === 'author',
      // The journals of all configurations have the same people.
      isInFurtherJournals: office !== undefined && office[0] !== 'other',
      memberships: office ? [{ colloquiumId: office[0] === 'other' ? this.otherJournal.id : this.home(journalId), type: office[1] }] : [],
    };
  }

  /** The people of the home journals sit in all of them alike. */
  private home(journalId: number): number {
    return journalId === this.otherJournal.id ? (this.journals[0]?.id ?? 0) : journalId;
  }

  predicted(x: Manuscript, who: PlayerName, act: ActName, input: ActInput) {
    return predict(x, this.player(who, x.journalId), act, input, [this.otherJournal]);
  }

  /** The manuscript after a possible move. */
  after(x: Manuscript, move: Move): Manuscript | null {
    if (move === 'TELL') return told(x);
    const prediction = this.predicted(x, move.who, move.act, move.input);
    if ('row' in prediction) return prediction.next;
    throw new Error(`${move.who} cannot do ${move.act}`);
  }

  /** Everybody's possible acts now, and the manuscript after each. */
  moves(x: Manuscript): { move: Move; row: string; next: Manuscript | null }[] {
    const found: { move: Move; row: string; next: Manuscript | null }[] = [];
    if (x.facts.isDecisionHeld) found.push({ move: 'TELL', row: 'TELL', next: told(x) });
    for (const who of players) {
      for (const act of actsOf(RoleKind[roleOf[who]])) {
        for (const input of this.inputs(x, act)) {
          const prediction = this.predicted(x, who, act, input);
          if ('row' in prediction) found.push({ move: { who, act, input }, row: prediction.row.id, next: prediction.next });
        }
      }
    }
    return found;
  }

  /** Inputs that meet an act's needs; as few as tell its outcomes apart. */
  inputs(x: Manuscript, act: ActName): ActInput[] {
    const { people } = this.world;
    const needs = rows.filter((row) => row.act === act).flatMap((row) => row.needs ?? []);
    if (needs.includes('receiver')) return x.facts.editorIds.map((receiverId) => ({ receiverId }));
    if (needs.includes('colloquium')) return [{ colloquiumId: this.otherJournal.id }];
    const { issueId } = this.journals.find(({ id }) => id === x.journalId) ?? this.otherJournal;
    if (needs.includes('issue')) return [{ issueId }];
    if (needs.includes('review')) return [{ review: filledReview() }];
    // The door finds the invitation by its reviewer.
    if (needs.includes('invitation'))
      return x.asked.flatMap((reviewerId) => {
        const status = x.reviewers.get(reviewerId);
        const isOut = status === ReviewStatus.PENDING || status === ReviewStatus.ACCEPTED;
        return isOut ? [{ reviewId: reviewerId, closing: { reviewerId, wasAccepted: status === ReviewStatus.ACCEPTED } }] : [];
      });
    if (!needs.includes('reviewers')) return [{ comment: '意见', ...(needs.includes('files') ? { filePaths: [''] } : {}) }];
    const isMore = x.facts.state >= 8 && x.facts.state <= 10;
    const free = [people.reviewer.id, people.reviewer2.id].filter((id) => !isMore || !x.asked.includes(id));
    return free.length === 0 ? [] : [{ reviewerIds: free.slice(0, 1) }, ...(free.length > 1 ? [{ reviewerIds: free }] : [])];
  }

  /** Does it through the API. Null: done. */
  async make(id: number, move: Move): Promise<ErrorCode | null> {
    this.world.app.clock.advance(1_000);
    if (move !== 'TELL') return await attempt(this.world, move.who, id, move.act, move.input);
    await this.world.tell(id);
    return null;
  }

  /** The database stands where the model stands, and its timeline is one that the table allows. */
  async agrees(id: number, x: Manuscript | null, trace: string): Promise<void> {
    const em = this.world.em();
    const facts = (await loadWorkflowFacts(em, [id])).get(id);
    expect(facts === undefined ? null : essence(facts), trace).toEqual(x === null ? null : essence(x.facts));
    if (x === null) return;
    const events = await em.find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
    expect(replayProblem(events, x.facts.state), trace).toBeNull();
  }
}

/** The acts of perform(); a manuscript goes to the press with its whole issue. */
export const acts = [...new Set(rows.map(({ act }) => act))].filter((act) => act !== 'SEND_TO_PRESS');

const byKind = new Map<RoleKindId, readonly ActName[]>();

/** Those that somebody in this role could ever do. */
function actsOf(kind: RoleKindId): readonly ActName[] {
  const found =
    byKind.get(kind) ?? acts.filter((act) => kindsOf(rows.filter((row) => row.act === act).flatMap((row) => row.by)).includes(kind));
  byKind.set(kind, found);
  return found;
}

/** Equal manuscripts need one visit: facts that no rule reads here make no difference. */
export function keyOf({ facts, journalId, reviewers }: Manuscript): string {
  const isRound = facts.state >= 8 && facts.state <= 10;
  const live = [...reviewers].filter(([, status]) => isRound && status !== ReviewStatus.CLOSED);
  const { settings: _settings, hasFinishedReview: _finished, ...read } = essence(facts) as Record<string, unknown>;
  const isRevision = [5, 6, 7, 22, 16, 17].includes(facts.state);
  return JSON.stringify([
    {
      ...read,
      returnedFrom: isRevision ? facts.returnedFrom : null,
      refusedBy: facts.state === 1 ? read['refusedBy'] : [],
      deputyId: 0,
      decidedBy: facts.decision?.isLast && facts.decision.isLetterWaiting ? facts.decision.deciderId : null,
      invitedFrom: isRound ? facts.invitedFrom : null,
    },
    journalId,
    live,
  ]);
}
