// Random interleavings of the acts of editors, deputies, editors-in-chief and reviewers on the rounds of a manuscript, some of them at the
// same moment: its state always follows from its invitations (D2-51, D2-52), and no two people can do an act that only one of them may.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind } from '../../shared/roles.ts';
import { ContributionState, type ActName } from '../../shared/workflow.ts';
import { createContext } from '../context.ts';
import { inTransaction } from '../database/transactions.ts';
import { DomainError } from '../errors.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { viewerInRole } from '../modules/accounts/viewer/viewer.service.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { ReviewReserve } from '../modules/reviews/invitations/reserve.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { filledReview } from '../modules/reviews/review.factory.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { inviterOf, isFree, play, shown, stateOf, unasked, type Office, type RoundAct, type RoundModel } from '../testing/round-model.ts';

const RUNS = bySampleSize({ sample: 8, full: 1_000 });
const STEPS = 20;
const EXPERTS = [0, 1, 2, 3, 4, 5];

let world: WorkflowWorld;
let experts: User[];
beforeAll(async () => {
  world = await WorkflowWorld.start();
  experts = [];
  for (const number of EXPERTS)
    experts.push(await buildUser(world.em(), { roles: ['REVIEWER'], email: `expert@e${number}.edu.cn`, workplaces: [`第${number}学院`] }));
});
afterAll(() => world.app.close());

// ── Acts to try ──

/** How often each is tried where it can be done: rounds end late, so that much can happen in them. */
const weights: Record<RoundAct['does'], number> = {
  INVITE: 3,
  ACCEPT: 5,
  DECLINE: 4,
  REVIEW: 5,
  WITHDRAW_INVITATION: 2,
  LAPSE: 3,
  STOP: 1,
  SUMMARISE: 1,
  PASS: 1,
};
const kinds = (Object.keys(weights) as RoundAct['does'][]).flatMap((kind) => Array<RoundAct['does']>(weights[kind]).fill(kind));

/** Coprime with their number: the next kind that can be done is any of them. */
const STRIDE = 7;

interface Draw {
  kind: RoundAct['does'];
  who: number;
  /** Reviewers by bits: those invited, then those in reserve. */
  invited: number;
  reserve: number;
  isForLapse: boolean;
  office: Office;
  /** Any act, possible or not. */
  isWild: boolean;
}
const draw = fc.record<Draw>({
  kind: fc.constantFrom(...kinds),
  who: fc.nat({ max: 100 }),
  invited: fc.nat({ max: 63 }),
  reserve: fc.nat({ max: 63 }),
  isForLapse: fc.boolean(),
  office: fc.constantFrom('editor', 'deputy', 'chief'),
  isWild: fc.nat({ max: 5 }).map((number) => number === 0),
});
/** One act, or two at the same moment. */
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(draw) }, { weight: 1, arbitrary: fc.tuple(draw, draw) }), {
  minLength: STEPS,
  maxLength: STEPS,
});

function actOf(x: RoundModel, { kind, who, invited, reserve, isForLapse, office, isWild }: Draw): RoundAct {
  const by = isWild ? office : kind === 'PASS' ? 'deputy' : inviterOf(x);
  if (kind === 'INVITE') {
    const able = isWild ? EXPERTS : EXPERTS.filter((one) => isFree(x, one));
    const asked = able.filter((one) => (invited >> one) & 1);
    return { does: kind, by, asked, reserve: able.filter((one) => (reserve >> one) & 1 && !asked.includes(one)), isForLapse };
  }
  if (kind === 'ACCEPT' || kind === 'DECLINE' || kind === 'REVIEW') return { does: kind, by: who % EXPERTS.length };
  if (kind === 'WITHDRAW_INVITATION' || kind === 'LAPSE') return { does: kind, by, place: who % (x.asked.length + 1) };
  return { does: kind, by };
}

/** The drawn act; if it is impossible, the next possible one. */
function possible(x: RoundModel, drawn: Draw): RoundAct {
  const first = actOf(x, drawn);
  if (drawn.isWild) return first;
  const start = kinds.indexOf(drawn.kind);
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(start + turn * STRIDE) % kinds.length] ?? 'INVITE';
    for (let who = 0; who <= x.asked.length + EXPERTS.length; who += 1) {
      const act = actOf(x, { ...drawn, kind, who: drawn.who + who });
      if (play(x, act) !== null) return act;
    }
  }
  return first;
}

// ── How it is done ──

const nameOf = {
  INVITE: null,
  WITHDRAW_INVITATION: 'CLOSE_INVITATION',
  LAPSE: 'CLOSE_INVITATION',
  STOP: 'STOP_INVITING',
  SUMMARISE: 'SUMMARISE_REVIEWS',
  PASS: 'DEPUTY_APPROVE',
  ACCEPT: 'ACCEPT_INVITATION',
  DECLINE: 'DECLINE_INVITATION',
  REVIEW: 'REVIEW',
} as const satisfies Record<RoundAct['does'], ActName | null>;
const inviting = {
  editor: 'EDITOR_INVITE_REVIEWERS',
  deputy: 'DEPUTY_INVITE_REVIEWERS',
  chief: 'CHIEF_INVITE_REVIEWERS',
} as const satisfies Record<Office, ActName>;
const kindOf = { editor: RoleKind.EDITOR, deputy: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, chief: RoleKind.EDITOR_IN_CHIEF } as const;

function inputOf(act: RoundAct, reviewIds: readonly number[]): PerformInput {
  const called = (numbers: readonly number[]) => numbers.map((number) => ({ code: experts[number]?.code ?? '' }));
  switch (act.does) {
    case 'INVITE':
      return { invitations: called(act.asked), reserve: called(act.reserve), invitesReserveOnLapse: act.isForLapse };
    case 'WITHDRAW_INVITATION':
    case 'LAPSE':
      return { reviewId: reviewIds[act.place] ?? 0, isLapse: act.does === 'LAPSE' };
    case 'REVIEW':
      return { review: filledReview() };
    case 'SUMMARISE':
      return { comment: '汇总意见' };
    default:
      return {};
  }
}

/** Whether it was done. Other errors fail the test. */
async function attempt(id: number, act: RoundAct, reviewIds: readonly number[]): Promise<boolean> {
  const [user, kind] = typeof act.by === 'number' ? [experts[act.by], RoleKind.REVIEWER] : [world.people[act.by], kindOf[act.by]];
  const viewer = await viewerInRole(world.em(), user?.id ?? 0, kind);
  if (viewer === null) throw new Error(`${act.by} is nobody`);
  const ctx = createContext(world.app.deps, { viewer, language: 'zh-CN', address: '127.0.0.1' });
  const name = act.does === 'INVITE' ? inviting[act.by] : nameOf[act.does];
  try {
    await inTransaction(ctx, () => perform(ctx, id, name, inputOf(act, reviewIds)));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

interface Stored {
  shown: object;
  reviewIds: number[];
}

async function stored(id: number): Promise<Stored> {
  const em = world.em();
  const { state, responsibleKind } = await world.stored(id);
  const reviews = await em.find(Review, { contribution: id }, { orderBy: { id: 'asc' } });
  const reserve = await em.find(ReviewReserve, { contribution: id, invitedAt: null }, { orderBy: { id: 'asc' } });
  const numberOf = (user: { id: number }) => experts.findIndex((expert) => expert.id === user.id);
  const inRound = state >= ContributionState.REVIEWERS_INVITED && state <= ContributionState.REVIEWERS_DONE;
  return {
    reviewIds: reviews.map((review) => review.id),
    shown: {
      state,
      inviter: inRound ? ((Object.keys(kindOf) as Office[]).find((office) => kindOf[office] === responsibleKind) ?? null) : null,
      asked: reviews.map(({ reviewer, reviewRound, status, closedReason }) => ({
        who: numberOf(reviewer),
        round: reviewRound,
        status,
        reason: closedReason ?? null,
      })),
      reserve: reserve.map(({ reviewer }) => numberOf(reviewer)),
    },
  };
}

// ── Expected results ──

interface Outcome {
  x: RoundModel;
  done: boolean[];
}

/** Simultaneous acts have the same result as in some order one after the other. */
function outcomes(x: RoundModel, acts: readonly RoundAct[]): Outcome[] {
  const inOrder = (order: readonly number[]): Outcome => {
    const done: boolean[] = [];
    let at = x;
    for (const index of order) {
      const act = acts[index];
      const next = act === undefined ? null : play(at, act);
      done[index] = next !== null;
      at = next ?? at;
    }
    return { x: at, done };
  };
  return acts.length === 1 ? [inOrder([0])] : [inOrder([0, 1]), inOrder([1, 0])];
}

it('whatever editors and reviewers do to a round, and at whatever moment, states 8, 9 and 10 follow from the invitations (D2-51, D2-52)', async () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const { editor, author } = world.people;
      const { id } = await buildContribution(world.em(), {
        submitter: author,
        colloquium: world.journal,
        state: 4,
        stage: 2,
        responsible: editor,
        responsibleKind: RoleKind.EDITOR,
        editor,
      });
      let x = unasked;
      let { reviewIds } = await stored(id);
      const trace: string[] = [];
      for (const step of drawn) {
        world.app.clock.advance(1_000);
        const acts = step.map((one) => possible(x, one));
        const done = await Promise.all(acts.map((act) => attempt(id, act, reviewIds)));
        trace.push(acts.map((act, index) => `${JSON.stringify(act)} ${done[index] ? 'done' : 'refused'}`).join(' & '));
        const now = await stored(id);
        const expected = outcomes(x, acts);
        const found = expected.find((one) => JSON.stringify([shown(one.x), one.done]) === JSON.stringify([now.shown, done]));
        if (found === undefined)
          expect({ ...now.shown, done }, trace.join('\n')).toEqual({ ...shown(expected[0]?.x ?? x), done: expected[0]?.done });
        for (const [index, act] of acts.entries()) count(done[index] ? act.does : 'refused');
        if (acts.length > 1) count('at the same moment');
        x = found?.x ?? x;
        reviewIds = now.reviewIds;
        count(`state ${stateOf(x)}`);
      }
    }),
    // A shorter walk is no easier to read than its trace, and takes long to find.
    { seed: 20261123, numRuns: RUNS, endOnFailure: true },
  );
  for (const what of [...Object.keys(weights), 'refused', 'at the same moment', ...[4, 8, 9, 10, 11, 21].map((state) => `state ${state}`)])
    expect(seen.get(what), what).toBeGreaterThan(0);
}, 3_600_000);
