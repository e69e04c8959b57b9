// perform() on a real database: its writes, its notices, and two people acting at once. Several manuscripts at a time: receiving.test.ts;
// withdrawal: withdrawal.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import { isContributionStateId, type ActName } from '../../../../shared/workflow.ts';
import { createContext, type Context } from '../../../context.ts';
import { accountColumns } from '../../../modules.ts';
import { testClock } from '../../../testing/clock.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { buildContext } from '../../../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { viewerInRole } from '../../accounts/viewer/viewer.service.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildUser } from '../../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildIssue } from '../../issues/issue.factory.ts';
import { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import { buildContribution, buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { handledBy, pendingFor } from '../../contributions/access/contribution.visibility.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { Message } from '../../messages/message.entity.ts';
import { Review } from '../../reviews/review.entity.ts';
import { withReview } from '../../reviews/review.factory.ts';
import { tellDecision } from '../hold/decision-hold.ts';
import { isPending } from '../gate/gate.ts';
import { replayProblem } from '../testing/replay.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { perform, viewerOptions } from './perform.ts';
import type { PerformInput } from './step.ts';

let database: TestDatabase;
let journal: Colloquium;
let otherJournal: Colloquium;
const clock = testClock('2026-03-02T02:00:00Z');

type Name =
  | 'author'
  | 'coAuthor'
  | 'editor'
  | 'editor2'
  | 'deputy'
  | 'chief'
  | 'executive'
  | 'publisher'
  | 'reviewer'
  | 'reviewer2'
  | 'otherChief'
  | 'otherEditor';
const roleOf: Record<Name, RoleKindCode> = {
  author: 'AUTHOR',
  coAuthor: 'AUTHOR',
  editor: 'EDITOR',
  editor2: 'EDITOR',
  deputy: 'ASSOCIATE_EDITOR_IN_CHIEF',
  chief: 'EDITOR_IN_CHIEF',
  executive: 'EXECUTIVE_EDITOR',
  publisher: 'PUBLISHING_EDITOR',
  reviewer: 'REVIEWER',
  reviewer2: 'REVIEWER',
  otherChief: 'EDITOR_IN_CHIEF',
  otherEditor: 'EDITOR',
};
const users = {} as Record<Name, User>;

beforeAll(async () => {
  database = await createTestDatabase();
  const em = database.orm.em.fork();
  for (const [name, role] of Object.entries(roleOf) as [Name, RoleKindCode][])
    users[name] = await buildUser(em, { realName: name, roles: [role, 'AUTHOR'] });
  const { editor, editor2, deputy, chief, executive, otherChief, otherEditor } = users;
  const everything = { reviewType: 1 as const, checksPlagiarism: true, invitesReviewers: true, chiefPreAccepts: true, deputyReviews: true };
  journal = await buildColloquium(em, {
    number: 'ZZ',
    ...everything,
    members: { chief: [chief], executive: [executive], deputy: [deputy], editor: [editor, editor2] },
  });
  otherJournal = await buildColloquium(em, { number: 'YY', ...everything, members: { chief: [otherChief], editor: [otherEditor] } });
});
afterAll(() => database.close());

let id: number;

/** A draft of `author` with one co-author, in the journal with everything switched on. */
async function draft(): Promise<number> {
  const em = database.orm.em.fork();
  const contribution = await buildContribution(em, {
    submitter: await em.findOneOrFail(User, users.author.id),
    colloquium: await em.findOneOrFail(Colloquium, journal.id),
    titleZh: '水利碑刻考',
    titleEn: 'Inscriptions on Water',
    coAuthors: [{ personName: 'coAuthor', email: users.coAuthor.email }],
  });
  return contribution.id;
}

beforeEach(async () => {
  id = await draft();
});

async function contextOf(name: Name, role: RoleKindCode = roleOf[name]): Promise<Context> {
  const base = buildContext(database);
  const viewer = await viewerInRole(base.em, users[name].id, RoleKind[role]);
  if (viewer === null) throw new Error(`${name} has no role ${role}`);
  const { storage, pubsub, env, log, maintenance, calendar } = base;
  return createContext(
    { orm: database.orm, clock, storage, pubsub, env, log, maintenance, calendar, accountColumns },
    { viewer: { ...viewer, language: 'zh-CN' }, language: 'zh-CN', address: '127.0.0.1' },
  );
}

async function as<T>(name: Name, work: (ctx: Context) => Promise<T>, role: RoleKindCode = roleOf[name]): Promise<T> {
  const ctx = await contextOf(name, role);
  return await inTransaction(ctx, () => work(ctx));
}

const act = (name: Name, act: ActName, input: PerformInput = {}, role: RoleKindCode = roleOf[name]) =>
  as(name, (ctx) => perform(ctx, id, act, withReview(act, input)), role);

async function refusal(work: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await work.then(
    () => new Error('was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return error;
  throw error;
}

const stored = () => database.orm.em.fork().findOneOrFail(Contribution, id);
const events = () => database.orm.em.fork().find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
const told = async (key: string) =>
  (await database.orm.em.fork().find(Message, { contribution: id, key }, { populate: ['user'] }))
    .map((message) => message.user.unwrap().realName)
    .sort();
const letters = async () =>
  (await database.orm.em.fork().find(Mail, { to: users.author.email }, { orderBy: { id: 'asc' } })).filter((mail) =>
    mail.subject.includes('Inscriptions on Water'),
  );

async function fileOf(name: Name): Promise<number> {
  const em = database.orm.em.fork();
  return (await buildFile(em, await em.findOneOrFail(Contribution, id), { uploadedBy: await em.findOneOrFail(User, users[name].id) })).id;
}

/** The wait of every decision is over. */
async function tellDecisions(): Promise<void> {
  const ctx = await contextOf('author');
  for (const { id: eventId } of await events()) await tellDecision({ ...ctx, orm: database.orm }, { eventId });
}

/** The way to the editor-in-chief's judgement, by reviewers and deputy. */
async function toJudgement(): Promise<void> {
  await act('author', 'SUBMIT');
  await act('editor', 'RECEIVE');
  await act('editor', 'FINISH_PLAGIARISM_CHECK');
  await act('editor', 'EDITOR_APPROVE');
  await act('editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [users.reviewer.id] });
  await act('reviewer', 'ACCEPT_INVITATION');
  await act('reviewer', 'REVIEW');
  await act('editor', 'SUMMARISE_REVIEWS', { comment: '意见一致' });
  await act('deputy', 'DEPUTY_APPROVE');
}

describe('a manuscript on its whole way', () => {
  test('goes from the author to acceptance, each act one event; the timeline replays, and lists agree with the gate at every step (R2-003)', async () => {
    const em = database.orm.em.fork();
    const issue = await buildIssue(em, { colloquium: await em.findOneOrFail(Colloquium, journal.id) });
    const steps: [Name, ActName, number, PerformInput?][] = [
      ['author', 'SUBMIT', 1],
      ['editor', 'RECEIVE', 2],
      ['editor', 'UPLOAD_CHECK_REPORT', 3, { fileIds: [await fileOf('editor')] }],
      ['editor', 'EDITOR_RETURN', 5, { comment: '请补充文献' }],
      ['author', 'SUBMIT', 7],
      ['editor', 'EDITOR_APPROVE', 4],
      ['editor', 'EDITOR_INVITE_REVIEWERS', 8, { reviewerIds: [users.reviewer.id, users.reviewer2.id] }],
      ['reviewer', 'ACCEPT_INVITATION', 9],
      ['reviewer2', 'DECLINE_INVITATION', 9],
      ['reviewer', 'REVIEW', 10],
      ['editor', 'SUMMARISE_REVIEWS', 21, { comment: '建议修改后录用' }],
      ['deputy', 'DEPUTY_RETURN', 22, { comment: '摘要过长' }],
      ['author', 'SUBMIT', 7],
      ['deputy', 'DEPUTY_APPROVE', 11],
      ['chief', 'CHIEF_INVITE_REVIEWERS', 8, { reviewerIds: [users.reviewer2.id] }],
      ['chief', 'STOP_INVITING', 11],
      ['chief', 'CHIEF_RETURN', 6, { comment: '统一注释' }],
      ['author', 'SUBMIT', 7],
      ['executive', 'CHIEF_PRE_ACCEPT', 12],
      ['publisher', 'PRE_REVIEW', 13, { comment: '可以出版' }],
      ['chief', 'CHIEF_ACCEPT', 14],
      ['author', 'AUTHORIZE', 14],
      ['author', 'AUTHORIZE', 15, { fileIds: [await fileOf('author')] }],
      ['chief', 'PUBLISH_SINGLE', 19],
      ['executive', 'COMPILE', 18, { issueId: issue.id }],
      ['chief', 'REMOVE_FROM_ISSUE', 19],
    ];
    const publishing = await pendingDisagreements();
    expect(publishing).toEqual([]);
    for (const [name, does, state, input] of steps) {
      const contribution = await act(name, does, input);
      expect([does, contribution.state]).toEqual([does, state]);
      // The days for publishing begin when the signed papers are in.
      if (state === 15) expect((await stored()).clockStartedAt).toEqual(clock.now());
      expect(await pendingDisagreements(), `after ${does}`).toEqual([]);
      await tellDecisions();
    }
    const timeline = await events();
    expect(timeline).toHaveLength(steps.length);
    const { state } = await stored();
    expect(isContributionStateId(state) && replayProblem(timeline, state)).toBeNull();
    expect(timeline.map((event) => event.stage)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7]);
  });

  /** Where the "pending" list and the gate disagree on this manuscript. */
  async function pendingDisagreements(): Promise<string[]> {
    const disagreements: string[] = [];
    for (const name of ['editor', 'editor2', 'deputy', 'chief', 'executive', 'publisher', 'otherChief', 'otherEditor'] as const) {
      const ctx = await contextOf(name);
      const { viewer } = ctx;
      if (viewer === null) throw new Error('nobody');
      const listed = await query(ctx.em)
        .selectFrom('contribution')
        .select('id')
        .where('id', '=', id)
        .where((eb) => eb.and([handledBy(eb, viewer), pendingFor(eb, viewer)]))
        .execute();
      const isHandled = await query(ctx.em)
        .selectFrom('contribution')
        .select('id')
        .where('id', '=', id)
        .where((eb) => handledBy(eb, viewer))
        .execute();
      const offered = isHandled.length === 1 && isPending(await viewerOptions(ctx, await ctx.em.findOneOrFail(Contribution, id)));
      if (offered !== (listed.length === 1)) disagreements.push(`${name}: gate ${String(offered)}, list ${String(listed.length === 1)}`);
    }
    return disagreements;
  }
});

describe('numbers', () => {
  test('are journal, year in Shanghai and four digits, in order, none twice and none skipped when many submit at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft()));
    await Promise.all(drafts.map((one) => as('author', (ctx) => perform(ctx, one, 'SUBMIT'))));
    const numbers = (
      await database.orm.em.fork().find(Contribution, { manuscriptNumber: { $like: 'ZZ2026%' } }, { orderBy: { manuscriptNumber: 'asc' } })
    ).map((contribution) => contribution.manuscriptNumber);
    expect(numbers).toEqual(numbers.map((_number, index) => `ZZ2026${String(index + 1).padStart(4, '0')}`));
    expect(numbers.length).toBeGreaterThanOrEqual(6);
  });

  test('count by the year in Shanghai, and a revision keeps its number', async () => {
    clock.set('2026-12-31T16:30:00Z');
    await act('author', 'SUBMIT');
    expect((await stored()).manuscriptNumber).toBe('ZZ20270001');
    await act('editor', 'RECEIVE');
    await act('editor', 'FINISH_PLAGIARISM_CHECK');
    await act('editor', 'EDITOR_RETURN', { comment: '改' });
    await tellDecisions();
    const { submittedAt } = await stored();
    clock.set('2027-01-05T02:00:00Z');
    await act('author', 'SUBMIT');
    expect(await stored()).toMatchObject({ manuscriptNumber: 'ZZ20270001', submittedAt });
    clock.set('2026-03-02T02:00:00Z');
  });
});

describe('two people at once', () => {
  test('where nothing happened meanwhile the refusal says its own reason: a switch that is off, another’s hands (B-057)', async () => {
    await act('author', 'SUBMIT');
    await act('editor', 'RECEIVE');
    for (const who of ['editor2', 'chief'] as const)
      expect(await refusal(act(who, 'FINISH_PLAGIARISM_CHECK'))).toMatchObject({ code: 'NOT_RESPONSIBLE' });
    await database.orm.em.fork().nativeUpdate(Colloquium, { id: journal.id }, { checksPlagiarism: false });
    try {
      expect(await refusal(act('editor', 'START_PLAGIARISM_CHECK'))).toMatchObject({ code: 'STEP_SWITCHED_OFF' });
    } finally {
      await database.orm.em.fork().nativeUpdate(Colloquium, { id: journal.id }, { checksPlagiarism: true });
    }
  });

  test('an act from a stale page tells what happened meanwhile', async () => {
    await act('author', 'SUBMIT');
    await act('chief', 'REFUSE');
    expect(await refusal(act('editor', 'RECEIVE'))).toMatchObject({
      code: 'STATE_CHANGED',
      params: { role: '主编', act: '拒绝接收', at: '2026年3月2日 10:00' },
    });
  });

  test('who did the last act themselves is told so, not that somebody of their role did (B-057)', async () => {
    await act('author', 'SUBMIT');
    await act('editor', 'RECEIVE');
    expect(await refusal(act('editor', 'RECEIVE'))).toMatchObject({ code: 'STATE_CHANGED', params: { role: '您', act: '接收稿件' } });
    expect(await refusal(act('editor2', 'RECEIVE'))).toMatchObject({ code: 'STATE_CHANGED', params: { role: '编辑', act: '接收稿件' } });
  });

  test('an author whom it is no business of is only told that it has changed, a reviewer that the invitation is closed (D2-54)', async () => {
    await act('author', 'SUBMIT');
    await act('editor', 'RECEIVE');
    await act('editor', 'FINISH_PLAGIARISM_CHECK');
    await act('editor', 'EDITOR_APPROVE');
    await act('editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [users.reviewer.id, users.reviewer2.id] });
    await act('reviewer', 'ACCEPT_INVITATION');
    expect(await refusal(act('author', 'SUBMIT'))).toMatchObject({ code: 'CONFLICT', params: {} });
    await act('editor', 'STOP_INVITING');
    expect(await refusal(act('reviewer2', 'ACCEPT_INVITATION'))).toMatchObject({ code: 'INVITATION_CLOSED', params: {} });
  });
});

describe('refuses', () => {
  test('a manuscript the viewer may not know of as missing', async () => {
    expect(await refusal(act('editor', 'RECEIVE'))).toMatchObject({ code: 'NOT_FOUND' });
    await act('author', 'SUBMIT');
    expect(await refusal(act('otherEditor', 'RECEIVE'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(act('reviewer', 'ACCEPT_INVITATION'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(act('editor', 'RECEIVE', {}, 'AUTHOR'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('what is not this office’s in any state', async () => {
    await act('author', 'SUBMIT');
    expect(await refusal(act('author', 'RECEIVE'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(act('editor', 'CHIEF_ACCEPT'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(act('coAuthor', 'WITHDRAW'))).toMatchObject({ code: 'NOT_SUBMITTER' });
  });

  test('an editor who is an author of the manuscript, by account or by address', async () => {
    const em = database.orm.em.fork();
    em.create(ContributionAuthor, {
      contribution: em.getReference(Contribution, id),
      position: 3,
      personName: 'editor',
      email: users.editor.email,
    });
    await em.flush();
    await act('author', 'SUBMIT');
    expect(await refusal(act('editor', 'RECEIVE'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await told('workflow.turn.NEW_SUBMISSION')).toEqual(['editor2']);
  });

  test('an act that lacks what it needs, and leaves no trace', async () => {
    await act('author', 'SUBMIT');
    expect(await refusal(act('chief', 'ASSIGN'))).toMatchObject({ code: 'RECEIVER_REQUIRED' });
    expect(await refusal(act('chief', 'ASSIGN', { receiverId: users.otherEditor.id }))).toMatchObject({ code: 'RECEIVER_UNSUITABLE' });
    await act('editor', 'RECEIVE');
    expect(await refusal(act('editor', 'UPLOAD_CHECK_REPORT', { fileIds: [await fileOf('author')] }))).toMatchObject({
      code: 'FILES_REQUIRED',
    });
    await act('editor', 'FINISH_PLAGIARISM_CHECK');
    expect(await refusal(act('editor', 'EDITOR_RETURN', { comment: '  ' }))).toMatchObject({ code: 'COMMENT_REQUIRED' });
    await act('editor', 'EDITOR_APPROVE');
    expect(await refusal(act('editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [users.coAuthor.id] }))).toMatchObject({
      code: 'REVIEWER_UNSUITABLE',
    });
    expect((await events()).map((event) => event.row)).toEqual(['T01', 'T03', 'T10', 'T13']);
    expect(await database.orm.em.fork().count(Review, { contribution: id })).toBe(0);
    expect(await stored()).toMatchObject({ state: 4, reviewRound: 0 });
  });
});

describe('new submissions', () => {
  test('an editor who has been disabled does not keep the others from running out', async () => {
    await act('author', 'SUBMIT');
    const em = database.orm.em.fork();
    await em.nativeUpdate(User, { id: users.editor2.id }, { isEnabled: false });
    await act('editor', 'REFUSE');
    expect(await stored()).toMatchObject({ responsibleKind: 5 });
    await em.nativeUpdate(User, { id: users.editor2.id }, { isEnabled: true });
  });
});

describe('letters', () => {
  test('acknowledge a submission at once and hold a decision for ten minutes', async () => {
    await act('author', 'SUBMIT');
    await act('chief', 'REFUSE', { comment: '选题不符' });
    const [acknowledged, decided] = (await letters()).slice(-2);
    expect(acknowledged).toMatchObject({ sendAfter: clock.now() });
    expect(decided).toMatchObject({ sendAfter: new Date(clock.now().getTime() + 600_000), status: 'queued' });
    expect(decided?.text).toContain('选题不符');
    expect(await told('workflow.rejected')).toEqual([]);
  });

  test('of a decision are not sent when the editor-in-chief reopens in time; the manuscript stands where it stood', async () => {
    await act('author', 'SUBMIT');
    await act('editor', 'RECEIVE');
    await act('editor', 'FINISH_PLAGIARISM_CHECK');
    await act('editor', 'EDITOR_REJECT', { comment: '退' });
    await act('chief', 'REOPEN', { comment: '误操作' });
    expect(await stored()).toMatchObject({ state: 3, responsibleKind: 3, stage: 2 });
    expect((await letters()).at(-1)).toMatchObject({ status: 'cancelled' });
    expect(await told('workflow.reopened')).toEqual([]);
  });

  test('release the reviews that are in, or those chosen, when a decision’s letter goes out and not before', async () => {
    await toJudgement();
    const reviews = () => database.orm.em.fork().find(Review, { contribution: id });
    expect((await reviews()).map((review) => review.isReleased)).toEqual([false]);
    await act('chief', 'CHIEF_RETURN', { comment: '请修改', releaseReviewIds: [] });
    expect((await reviews()).map((review) => review.isReleased)).toEqual([false]);
    await tellDecisions();
    await act('author', 'SUBMIT');
    await act('chief', 'CHIEF_RETURN', { comment: '请修改' });
    expect((await reviews()).map((review) => review.isReleased)).toEqual([false]);
    await tellDecisions();
    expect((await reviews()).map((review) => review.isReleased)).toEqual([true]);
  });

  test('name no reviewer in anything the author gets', async () => {
    await toJudgement();
    await act('chief', 'CHIEF_REJECT', { comment: '退稿' });
    const mails = await letters();
    const messages = await database.orm.em.fork().find(Message, { user: users.author.id, contribution: id });
    expect(JSON.stringify([mails, messages])).not.toMatch(/reviewer/);
  });
});

describe('reviewers', () => {
  test('of a new round are counted apart from those of the last', async () => {
    await toJudgement();
    await act('chief', 'CHIEF_INVITE_REVIEWERS', { reviewerIds: [users.reviewer.id] });
    expect(await stored()).toMatchObject({ state: 8, reviewRound: 2, invitedFrom: 11 });
    await act('reviewer', 'DECLINE_INVITATION');
    expect(await stored()).toMatchObject({ state: 11 });
  });
});

describe('the pool', () => {
  test('lets another journal adopt with the author’s consent: same number, new log group, a fresh start', async () => {
    await toJudgement();
    await act('chief', 'CHIEF_NOT_ACCEPT', { comment: '不合本刊' });
    expect(await refusal(act('otherChief', 'ADOPT', { colloquiumId: otherJournal.id }))).toMatchObject({ code: 'NOT_FOUND' });
    await tellDecisions();
    await act('author', 'CONSENT_TO_POOL');
    const { manuscriptNumber } = await stored();
    expect(await refusal(act('otherChief', 'ADOPT', { colloquiumId: journal.id }))).toMatchObject({ code: 'FORBIDDEN' });
    await act('otherChief', 'ADOPT', { colloquiumId: otherJournal.id });
    const adopted = await stored();
    expect(adopted).toMatchObject({
      state: 1,
      stage: 1,
      manuscriptNumber,
      logGroup: 2,
      isInPool: false,
      responsibleKind: 3,
      editor: null,
      clockStartedAt: clock.now(),
    });
    expect(adopted.colloquium.id).toBe(otherJournal.id);
    expect(await told('workflow.adopted')).toEqual(['author']);
    expect(await told('workflow.status.NEW_SUBMISSION')).toEqual([]);
    await act('otherEditor', 'RECEIVE');
    expect(await refusal(act('editor', 'RECEIVE'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('the editor-in-chief hands a manuscript to another editor, in whose hands it then is', async () => {
  await act('author', 'SUBMIT');
  await act('editor', 'RECEIVE');
  await act('chief', 'REASSIGN', { receiverId: users.editor2.id });
  expect((await stored()).responsible?.id).toBe(users.editor2.id);
  expect(await refusal(act('editor', 'FINISH_PLAGIARISM_CHECK'))).toMatchObject({ code: 'NOT_RESPONSIBLE' });
  await act('editor2', 'FINISH_PLAGIARISM_CHECK');
});

test('when the editor leaves the journal, the editor-in-chief can go on', async () => {
  await act('author', 'SUBMIT');
  await act('editor', 'RECEIVE');
  const em = database.orm.em.fork();
  await em.nativeDelete(ColloquiumMember, { colloquium: journal.id, user: users.editor.id });
  await act('chief', 'FINISH_PLAGIARISM_CHECK');
  expect(await stored()).toMatchObject({ state: 3, responsibleKind: 5 });
  em.create(ColloquiumMember, { colloquium: em.getReference(Colloquium, journal.id), user: users.editor.id, type: 'editor', position: 0 });
  await em.flush();
});
