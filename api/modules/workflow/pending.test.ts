// "Waits for me" over random courses of random manuscripts, played through perform(): at every step the pending list of every person holds
// exactly the manuscripts on which the gate offers that person an act (S2 §4.2, D13-142).
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { Operation, operationNames, type OperationName } from '../../../shared/workflow.ts';
import { createContext, type Context } from '../../context.ts';
import { inTransaction } from '../../database/transactions.ts';
import { query } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { buildContext } from '../../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { doses } from '../../testing/doses.ts';
import { viewerInRole } from '../accounts/viewer.service.ts';
import type { User } from '../accounts/user.entity.ts';
import { buildUser } from '../accounts/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/contribution.entity.ts';
import { buildContribution, buildFile } from '../contributions/contribution.factory.ts';
import { handledBy, mayBeOffered, pendingFor, pendingForAuthor } from '../contributions/contribution.visibility.ts';
import { isPending } from './gate.ts';
import { perform, viewerOptions } from './workflow.service.ts';

let database: TestDatabase;
type Name = 'author' | 'editor' | 'editor2' | 'deputy' | 'chief' | 'executive' | 'publisher' | 'expert' | 'expert2';
const roleOf: Record<Name, RoleKindCode> = {
  author: 'AUTHOR', editor: 'EDITOR', editor2: 'EDITOR', deputy: 'ASSOCIATE_EDITOR_IN_CHIEF', chief: 'EDITOR_IN_CHIEF', executive: 'EXECUTIVE_EDITOR', publisher: 'PUBLISHING_EDITOR',
  expert: 'REVIEWER', expert2: 'REVIEWER',
};
const names = Object.keys(roleOf) as Name[];
const users = {} as Record<Name, User>;

beforeAll(async () => {
  database = await createTestDatabase();
  const em = database.orm.em.fork();
  for (const name of names) users[name] = await buildUser(em, { roles: [roleOf[name]] });
});
afterAll(() => database.close());

async function contextOf(name: Name): Promise<Context> {
  const { storage, pubsub, env, log, clock, em, maintenance } = buildContext(database);
  const viewer = await viewerInRole(em, users[name].id, RoleKind[roleOf[name]]);
  return createContext({ orm: database.orm, clock, storage, pubsub, env, log, maintenance }, { viewer, language: 'zh-CN', address: '127.0.0.1' });
}

/** Whose list and whose gate disagree about the manuscript. */
async function disagreements(id: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    if (roleOf[name] === 'REVIEWER') continue;
    const ctx = await contextOf(name);
    const { viewer } = ctx;
    if (!viewer) throw new Error(`${name} is nobody`);
    const listed = await query(ctx.em)
      .selectFrom('contribution')
      .select('id')
      .where('id', '=', id)
      .where((eb) => (name === 'author' ? pendingForAuthor(eb, viewer) : eb.and([handledBy(eb, viewer), pendingFor(eb, viewer)])))
      .execute();
    const contribution = await ctx.em.findOneOrFail(Contribution, id);
    const options = await viewerOptions(ctx, contribution);
    // Drafts have a list of their own.
    const waits = isPending(options) && contribution.state !== 0;
    if (waits !== (listed.length === 1)) {
      found.push(`${name} in state ${contribution.state}: gate ${options.filter((option) => option.refusal === null).map((option) => option.operation).join()}, list ${String(listed.length === 1)}`);
    }
  }
  return found;
}

/** Whether the author's list of what may be offered to the pool disagrees with the gate. */
async function isOfferWrong(id: number): Promise<boolean> {
  const ctx = await contextOf('author');
  const { viewer } = ctx;
  if (!viewer) throw new Error('the author is nobody');
  const listed = await query(ctx.em).selectFrom('contribution').select('id').where('id', '=', id).where((eb) => mayBeOffered(eb, viewer)).execute();
  const options = await viewerOptions(ctx, await ctx.em.findOneOrFail(Contribution, id));
  return (listed.length === 1) !== options.some(({ operation, refusal }) => operation === 'CONSENT_TO_POOL' && refusal === null);
}

/** Acts that the gate offers to somebody now. */
async function possible(id: number): Promise<{ name: Name; operation: OperationName }[]> {
  const all: { name: Name; operation: OperationName }[] = [];
  for (const name of names) {
    const ctx = await contextOf(name);
    const options = await viewerOptions(ctx, await ctx.em.findOneOrFail(Contribution, id));
    for (const { operation, refusal } of options) if (refusal === null && !['VIEW_DETAIL', 'VIEW_REVIEW', 'CHANGE', 'DELETE_DRAFT'].includes(operation)) all.push({ name, operation });
  }
  return all;
}

async function step(id: number, name: Name, operation: OperationName): Promise<boolean> {
  const ctx = await contextOf(name);
  const file = await buildFile(database.orm.em.fork(), await database.orm.em.fork().findOneOrFail(Contribution, id, { populate: ['submitter'] }), { kind: operation === 'AUTHORIZE' ? 5 : 8, uploadedBy: users[name] });
  try {
    await inTransaction(ctx, () => perform(ctx, id, operation, { comment: '意见', receiverId: users.editor2.id, reviewerIds: [users.expert.id, users.expert2.id], fileIds: [file.id] }));
    return true;
  } catch (error) {
    // What was brought along may not fit (an expert who was asked before, an issue that is not there); the gate may not be wrong.
    if (error instanceof DomainError && /_(REQUIRED|UNSUITABLE)$/.test(error.code)) return false;
    throw error;
  }
}

const settings = fc.record({ checksPlagiarism: fc.boolean(), invitesExperts: fc.boolean(), chiefPreAccepts: fc.boolean(), deputyReviews: fc.boolean(), isOpenToAllEditors: fc.boolean(), returnsToOriginalEditor: fc.boolean() });
const course = fc.record({ settings, choices: fc.array(fc.nat(1000), { minLength: doses({ sample: 10, full: 25 }), maxLength: doses({ sample: 14, full: 40 }) }) });
const courses = fc.sample(course, { seed: 20261121, numRuns: doses({ sample: 6, full: 60 }) });
/** Ends that would cut most courses short are chosen only when nothing else is left. */
const ends: readonly OperationName[] = operationNames.filter((name) => /REJECT|NOT_ACCEPT|WITHDRAW/.test(name) || Operation[name] === Operation.REFUSE);

/** Acts done least often so far, so that a course gets on; null when there are none. */
function leastTried<T extends { operation: OperationName }>(acts: readonly T[], taken: readonly string[]): readonly T[] | null {
  const timesDone = ({ operation }: T) => taken.filter((one) => one.endsWith(`:${operation}`)).length + (operation === 'REASSIGN' ? 2 : 0);
  const least = Math.min(...acts.map(timesDone));
  return acts.length === 0 ? null : acts.filter((one) => timesDone(one) === least);
}

it.each(courses.map((one, index) => [index + 1, one] as const))('course %i: lists and gate agree at every step', async (_number, { settings: switches, choices }) => {
  const em = database.orm.em.fork();
  const journal = await buildColloquium(em, {
    ...switches, ...(switches.isOpenToAllEditors ? {} : { assignedEditor: await em.findOneOrFail(users.editor.constructor as typeof User, users.editor.id) }),
    members: { editor: [users.editor, users.editor2], deputy: [users.deputy], chief: [users.chief], executive: [users.executive] },
  });
  const { id } = await buildContribution(em, { submitter: users.author, colloquium: journal });
  const taken: string[] = [];
  for (const choice of choices) {
    expect(await disagreements(id), taken.join(' ')).toEqual([]);
    expect(await isOfferWrong(id), taken.join(' ')).toBe(false);
    const all = await possible(id);
    const open = choice % 10 === 0 ? all : leastTried(all.filter(({ operation }) => !ends.includes(operation)), taken) ?? all;
    const next = open[choice % Math.max(1, open.length)];
    if (!next) break;
    if (await step(id, next.name, next.operation)) taken.push(`${next.name}:${next.operation}`);
  }
  expect(await disagreements(id), taken.join(' ')).toEqual([]);
  expect(await isOfferWrong(id), taken.join(' ')).toBe(false);
  expect(taken.length).toBeGreaterThan(0);
}, 60_000);
