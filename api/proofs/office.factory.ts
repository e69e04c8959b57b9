// Common checks of the office's settings in tests: who may do what, for whom it is pending, who was told.
import { encodeId } from '../graphql/node.ts';
import type { ActName } from '../../shared/workflow.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import type { PlayerName } from '../modules/workflow/testing/workflow-world.factory.ts';
import { attempt } from '../testing/office-doors.ts';
import type { OfficeAtPlay } from '../testing/office-at-play.ts';

/** Configurations with one switch off: the numbers that configurations() counts. */
export const OFF = { check: 1, reviewers: 2, judgement: 4, deputy: 8, pool: 16, chiefsOwnReturns: 32 } as const;
type Switch =
  | 'checksPlagiarism'
  | 'invitesReviewers'
  | 'chiefPreAccepts'
  | 'deputyReviews'
  | 'isOpenToAllEditors'
  | 'returnsToOriginalEditor'
  | 'isActive';

export type Sequence = readonly (readonly [PlayerName, ActName, PerformInput?])[];

export class Office {
  readonly play: OfficeAtPlay;

  constructor(play: OfficeAtPlay) {
    this.play = play;
  }

  get world() {
    return this.play.world;
  }

  /** A draft in the journal of this configuration, led through a sequence. */
  async begun(configuration: number, sequence: Sequence = []): Promise<number> {
    const { id } = await this.play.begin(configuration, false);
    await this.lead(id, sequence);
    return id;
  }

  /** Each act through its mutation; decisions are announced to the author at once. Fails when one is refused. */
  async lead(id: number, sequence: Sequence): Promise<void> {
    for (const [who, act, input = {}] of sequence) {
      const refusal = await this.tries(who, id, act, input);
      if (refusal !== null) throw new Error(`${who} ${act}: ${refusal}`);
      if ((await this.world.stored(id)).heldDecision) await this.world.tell(id);
    }
  }

  /** Null: done. */
  async tries(who: PlayerName, id: number, act: ActName, input: PerformInput = {}): Promise<string | null> {
    this.world.app.clock.advance(60_000);
    return await attempt(this.world, who, id, act, { comment: '意见', ...input });
  }

  /** Types of the old list that are open to this person. */
  async types(who: PlayerName, id: number): Promise<number[]> {
    const seen = await this.world.read<{ viewerActs: { type: number | null; isAllowed: boolean }[] }>(
      who,
      id,
      'viewerActs { type isAllowed }',
    );
    return (seen?.viewerActs ?? []).flatMap(({ type, isAllowed }) => (isAllowed && type !== null ? [type] : []));
  }

  /** Whether it waits for this person: it stands in their pending list. */
  async isPendingFor(who: PlayerName, id: number): Promise<boolean> {
    const answer = await this.world.ask<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
      who,
      'query Pending { viewer { handledContributions(first: 100, scope: PENDING) { edges { node { id } } } } }',
    );
    return (answer.data?.viewer.handledContributions.edges ?? []).some(({ node }) => node.id === encodeId('Contribution', id));
  }

  async state(id: number): Promise<number> {
    return (await this.world.stored(id)).state;
  }

  /** How many messages about it each person has had; those without any are left out. */
  async told(id: number): Promise<Partial<Record<PlayerName, number>>> {
    const counts: Partial<Record<PlayerName, number>> = {};
    for (const { user } of await this.world.em().find(Message, { contribution: id }, { populate: ['user'] })) {
      // The world names people by their role.
      const name = user.unwrap().realName as PlayerName;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  /** The people with more messages about it after the work than before, and how many more. */
  async news(id: number, work: () => Promise<unknown>): Promise<Partial<Record<PlayerName, number>>> {
    const before = await this.told(id);
    await work();
    const more = Object.entries(await this.told(id)).map(([name, count]) => [name, count - (before[name as PlayerName] ?? 0)] as const);
    return Object.fromEntries(more.filter(([, count]) => count > 0));
  }

  /** Saves switches of the journal of a configuration. */
  async set(configuration: number, switches: Partial<Record<Switch, boolean>>): Promise<void> {
    await this.world.em().nativeUpdate(Colloquium, this.play.journals[configuration]?.id ?? 0, switches);
  }

  async setAll(switches: Partial<Record<Switch, boolean>>, ids: readonly number[]): Promise<void> {
    await this.world.em().nativeUpdate(Colloquium, { id: { $in: [...ids] } }, switches);
  }
}

/** From the draft into the editor's hands. */
export const received: Sequence = [
  ['author', 'SUBMIT'],
  ['editor', 'RECEIVE'],
];
export const checked: Sequence = [...received, ['editor', 'FINISH_PLAGIARISM_CHECK']];
