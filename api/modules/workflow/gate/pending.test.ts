// "Waits for me" over random sequences of random manuscripts, played through perform(): at every step the pending list of every person
// holds exactly the manuscripts on which the gate offers that person an act (S2 §4.2, D13-142).
import fc from 'fast-check';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import { EditorialAct, ReviewStatus, actNames, type ContributionStateId, type ActName } from '../../../../shared/workflow.ts';
import { createContext, type Context, type ViewerSession } from '../../../context.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { accountColumns } from '../../../modules.ts';
import { buildContext } from '../../../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { bySampleSize } from '../../../testing/sample-size.ts';
import { viewerInRole } from '../../accounts/viewer/viewer.service.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildUser } from '../../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { handledBy, mayBeOffered, pendingFor, pendingForAuthor } from '../../contributions/access/contribution.visibility.ts';
import { isPending, type ActOption } from './gate.ts';
import { Review } from '../../reviews/review.entity.ts';
import { filledReview } from '../../reviews/review.factory.ts';
import { perform, viewerOptions } from '../perform/perform.ts';

let database: TestDatabase;
type Name = 'author' | 'editor' | 'editor2' | 'deputy' | 'chief' | 'executive' | 'publisher' | 'reviewer' | 'reviewer2';
const roleOf: Record<Name, RoleKindCode> = {
  author: 'AUTHOR',
  editor: 'EDITOR',
  editor2: 'EDITOR',
  deputy: 'ASSOCIATE_EDITOR_IN_CHIEF',
  chief: 'EDITOR_IN_CHIEF',
  executive: 'EXECUTIVE_EDITOR',
  publisher: 'PUBLISHING_EDITOR',
  reviewer: 'REVIEWER',
  reviewer2: 'REVIEWER',
};
const names = Object.keys(roleOf) as Name[];
const users = {} as Record<Name, User>;

beforeAll(async () => {
  database = await createTestDatabase();
  const em = database.orm.em.fork();
  for (const name of names) users[name] = await buildUser(em, { roles: [roleOf[name]] });
});
afterAll(() => database.close());

/** Read once a sequence: nobody's offices change while it is played. */
const viewers = new Map<Name, ViewerSession>();

async function contextOf(name: Name): Promise<Context> {
  const { storage, pubsub, env, log, clock, em, maintenance, calendar } = buildContext(database);
  const viewer = viewers.get(name) ?? (await viewerInRole(em, users[name].id, RoleKind[roleOf[name]]));
  if (!viewer) throw new Error(`${name} is nobody`);
  viewers.set(name, viewer);
  return createContext(
    { orm: database.orm, clock, storage, pubsub, env, log, maintenance, calendar, accountColumns },
    { viewer, language: 'zh-CN', address: '127.0.0.1' },
  );
}

/** A manuscript's standing for one person: the gate's offers, and the lists that hold it. */
interface Standing {
  name: Name;
  state: ContributionStateId;
  options: ActOption[];
  isListed: boolean;
  /** In the author's list of manuscripts that may be offered to the pool. */
  isOffered: boolean;
}

async function standingOf(id: number, name: Name): Promise<Standing> {
  const ctx = await contextOf(name);
  const { em, viewer } = ctx;
  if (!viewer) throw new Error(`${name} is nobody`);
  const holds = async (list: (eb: ExpressionBuilder<Tables, 'contribution'>) => Expression<SqlBool>) =>
    (await query(em).selectFrom('contribution').select('id').where('id', '=', id).where(list).execute()).length === 1;
  const contribution = await em.findOneOrFail(Contribution, id);
  return {
    name,
    state: contribution.state,
    options: await viewerOptions(ctx, contribution),
    // Reviewers have no such list yet.
    isListed:
      roleOf[name] !== 'REVIEWER' &&
      (await holds((eb) => (name === 'author' ? pendingForAuthor(eb, viewer) : eb.and([handledBy(eb, viewer), pendingFor(eb, viewer)])))),
    isOffered: name === 'author' && (await holds((eb) => mayBeOffered(eb, viewer))),
  };
}

/** Asked one after the other, as each looks at the manuscript by itself. */
async function standings(id: number): Promise<Standing[]> {
  const all: Standing[] = [];
  for (const name of names) all.push(await standingOf(id, name));
  return all;
}

/** People whose lists and gate disagree about the manuscript. */
function disagreements(all: readonly Standing[]): string[] {
  return all.flatMap(({ name, state, options, isListed, isOffered }) => {
    const offered = options.filter(({ refusal }) => refusal === null).map(({ act }) => act);
    // Drafts have a list of their own.
    const isWrong = roleOf[name] !== 'REVIEWER' && (isPending(options) && state !== 0) !== isListed;
    const isOfferWrong = name === 'author' && offered.includes('CONSENT_TO_POOL') !== isOffered;
    return isWrong || isOfferWrong
      ? [`${name} in state ${state}: gate ${offered.join()}, list ${String(isListed)}, may be offered ${String(isOffered)}`]
      : [];
  });
}

/** Acts that the gate offers to somebody now. */
function possible(all: readonly Standing[]): { name: Name; act: ActName }[] {
  return all.flatMap(({ name, options }) =>
    options
      .filter(({ act, refusal }) => refusal === null && !['VIEW_DETAIL', 'VIEW_REVIEW', 'CHANGE', 'DELETE_DRAFT'].includes(act))
      .map(({ act }) => ({ name, act })),
  );
}

async function step(id: number, name: Name, act: ActName): Promise<boolean> {
  const ctx = await contextOf(name);
  const file = await buildFile(
    database.orm.em.fork(),
    await database.orm.em.fork().findOneOrFail(Contribution, id, { populate: ['submitter'] }),
    { kind: act === 'AUTHORIZE' ? 5 : 8, uploadedBy: users[name] },
  );
  const asked = await database.orm.em.fork().findOne(Review, { contribution: id, status: [ReviewStatus.PENDING, ReviewStatus.ACCEPTED] });
  try {
    await inTransaction(ctx, () =>
      perform(ctx, id, act, {
        comment: '意见',
        receiverId: users.editor2.id,
        reviewerIds: [users.reviewer.id, users.reviewer2.id],
        ...(asked && { reviewId: asked.id }),
        fileIds: [file.id],
        review: filledReview(),
      }),
    );
    return true;
  } catch (error) {
    // The input may not fit (a reviewer who was asked before, an issue that is not there); the gate may not be wrong.
    if (error instanceof DomainError && /_(REQUIRED|UNSUITABLE|HAS_IT)$/.test(error.code)) return false;
    throw error;
  }
}

const settings = fc.record({
  checksPlagiarism: fc.boolean(),
  invitesReviewers: fc.boolean(),
  chiefPreAccepts: fc.boolean(),
  deputyReviews: fc.boolean(),
  isOpenToAllEditors: fc.boolean(),
  returnsToOriginalEditor: fc.boolean(),
  /** After so many acts both editors, or the deputy, leave the journal for good. */
  leaving: fc.option(fc.record({ after: fc.integer({ min: 2, max: 6 }), office: fc.constantFrom('editor' as const, 'deputy' as const) }), {
    nil: null,
  }),
});
const sequence = fc.record({
  settings,
  choices: fc.array(fc.nat(1000), { minLength: bySampleSize({ sample: 10, full: 25 }), maxLength: bySampleSize({ sample: 14, full: 40 }) }),
});
const sequences = fc.sample(sequence, { seed: 20261121, numRuns: bySampleSize({ sample: 7, full: 60 }) });
/** Ends that would cut most sequences short are chosen only when nothing else is left. */
const ends: readonly ActName[] = actNames.filter(
  (name) => /REJECT|NOT_ACCEPT|WITHDRAW/.test(name) || EditorialAct[name] === EditorialAct.REFUSE,
);

/** Acts done least often so far, so that a sequence gets on; null when there are none. */
function leastTried<T extends { act: ActName }>(acts: readonly T[], taken: readonly string[]): readonly T[] | null {
  const timesDone = ({ act }: T) => taken.filter((one) => one.endsWith(`:${act}`)).length + (act === 'REASSIGN' ? 2 : 0);
  const least = Math.min(...acts.map(timesDone));
  return acts.length === 0 ? null : acts.filter((one) => timesDone(one) === least);
}

it.each(sequences.map((one, index) => [index + 1, one] as const))(
  'sequence %i: lists and gate agree at every step',
  async (_number, { settings: { leaving, ...switches }, choices }) => {
    const em = database.orm.em.fork();
    const journal = await buildColloquium(em, {
      ...switches,
      ...(switches.isOpenToAllEditors
        ? {}
        : { assignedEditor: await em.findOneOrFail(users.editor.constructor as typeof User, users.editor.id) }),
      members: { editor: [users.editor, users.editor2], deputy: [users.deputy], chief: [users.chief], executive: [users.executive] },
    });
    viewers.clear();
    const { id } = await buildContribution(em, { submitter: users.author, colloquium: journal });
    const taken: string[] = [];
    for (const choice of choices) {
      if (leaving !== null && taken.length >= leaving.after) {
        await em.nativeDelete(ColloquiumMember, { colloquium: journal.id, type: leaving.office });
        viewers.clear();
      }
      const stands = await standings(id);
      expect(disagreements(stands), taken.join(' ')).toEqual([]);
      const all = possible(stands);
      const open =
        choice % 10 === 0
          ? all
          : (leastTried(
              all.filter(({ act }) => !ends.includes(act)),
              taken,
            ) ?? all);
      const next = open[choice % Math.max(1, open.length)];
      if (!next) break;
      if (await step(id, next.name, next.act)) taken.push(`${next.name}:${next.act}`);
    }
    expect(disagreements(await standings(id)), taken.join(' ')).toEqual([]);
    expect(taken.length).toBeGreaterThan(0);
  },
  60_000,
);
