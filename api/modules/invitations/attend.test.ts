// The office's acts on outstanding invitations: one is withdrawn (A05), its reviewer is reminded once a day, the round is ended early; and
// whom it may ask again within the round.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { hashToken } from '../accounts/sessions/token.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Review } from '../reviews/review.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { ReviewTicket } from '../reviews/tickets/review-ticket.entity.ts';
import { ReviewReserve } from '../reviews/invitations/reserve.entity.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  await on('2026-03-02T02:00:00Z');
});
afterAll(() => world.app.close());

/** It is another day; everyone whose session has run out has signed in again. */
async function on(moment: string): Promise<void> {
  world.app.clock.set(moment);
  for (const name of Object.keys(world.people) as PlayerName[])
    world.tokens[name] = await buildSession(world.em(), world.people[name], world.app.clock, { language: 'zh-CN', isRemembered: true });
}

async function passed(): Promise<number> {
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  return id;
}

async function invite(id: number, names: readonly PlayerName[], reserve: readonly PlayerName[] = []): Promise<string | null> {
  world.app.clock.advance(1_000);
  const called = (list: readonly PlayerName[]) => list.map((name) => ({ code: world.people[name].code, conflictReason: '同行唯一' }));
  return codeOf(
    await world.ask('editor', 'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }', {
      input: { contributionId: idOf('Contribution', id), invitations: called(names), reserve: called(reserve) },
    }),
  );
}

async function inRound(...names: PlayerName[]): Promise<number> {
  const id = await passed();
  expect(await invite(id, names)).toBeNull();
  return id;
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? null;
const reviewOf = async (id: number, name: PlayerName) =>
  await world.em().findOneOrFail(Review, { contribution: id, reviewer: world.people[name].id }, { orderBy: { id: 'desc' } });

async function close(id: number, reviewId: number | null, who: PlayerName = 'editor', more: object = {}): Promise<string | null> {
  world.app.clock.advance(1_000);
  return codeOf(
    await world.ask(who, 'mutation Close($input: CloseInvitationInput!) { closeInvitation(input: $input) { contribution { state } } }', {
      input: { contributionId: idOf('Contribution', id), ...(reviewId === null ? {} : { reviewId: idOf('Review', reviewId) }), ...more },
    }),
  );
}

const REMIND =
  'mutation Remind($input: RemindReviewerInput!) { remindReviewer(input: $input) { review { viewerCanRemind viewerCanClose remindedAt } } }';
const remind = async (reviewId: number, who: PlayerName = 'editor') =>
  await world.ask<{ remindReviewer: { review: object } | null }>(who, REMIND, { input: { reviewId: idOf('Review', reviewId) } });

const lettersOf = async (name: PlayerName) =>
  (await world.letters(name)).filter(({ subject }) => /^(请|审稿邀请待答复|审稿意见)/.test(subject)).map(({ subject }) => subject);

const can = async (who: PlayerName, reviewId: number) =>
  (
    await world.ask<{ node: { viewerCanClose: boolean; viewerCanRemind: boolean } | null }>(
      who,
      'query Can($id: ID!) { node(id: $id) { ... on Review { viewerCanClose viewerCanRemind } } }',
      { id: idOf('Review', reviewId) },
    )
  ).data?.node;

const TOO_LATE = { code: expect.stringMatching(/^(INVITATION_CLOSED|CONFLICT|STATE_CHANGED)$/) };
const YES = { viewerCanClose: true, viewerCanRemind: true };
const NO = { viewerCanClose: false, viewerCanRemind: false };

describe('one invitation is withdrawn by the office', () => {
  it('the others go on; its reviewer is told, and can neither answer nor review any more', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    const letters = (await world.letters('reviewer')).length;
    expect(await close(id, reviewId, 'editor', { comment: '另请他人' })).toBeNull();
    expect(await reviewOf(id, 'reviewer')).toMatchObject({ status: ReviewStatus.CLOSED, closedReason: 'OFFICE' });
    expect(await reviewOf(id, 'reviewer2')).toMatchObject({ status: ReviewStatus.PENDING, closedReason: null });
    expect((await world.stored(id)).state).toBe(8);
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer']);
    expect((await world.letters('reviewer')).slice(letters).map(({ subject }) => subject)).toEqual(['审稿邀请已关闭：《水利碑刻考》']);
    await expect(world.act('reviewer', id, 'ACCEPT_INVITATION')).rejects.toMatchObject({ code: 'INVITATION_CLOSED' });
    await expect(world.act('reviewer', id, 'REVIEW')).rejects.toMatchObject(TOO_LATE);
    const event = await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });
    expect(event).toMatchObject({ row: 'A05', comment: '另请他人' });
    const log = await world.em().find(OperationLog, { operation: 'closeInvitation', objectId: id, outcome: 'done' });
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain(world.people.reviewer.email);
  });

  it('also of a reviewer at work; the last one leads the manuscript back to where the round began, and nobody of the reserve is asked for it', async () => {
    const id = await passed();
    await invite(id, ['reviewer'], ['reviewer2']);
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    expect((await world.stored(id)).state).toBe(9);
    expect(await close(id, (await reviewOf(id, 'reviewer')).id)).toBeNull();
    expect(await world.stored(id)).toMatchObject({ state: 4, responsible: expect.objectContaining({ id: world.people.editor.id }) });
    expect(await world.em().count(Review, { contribution: id })).toBe(1);
  });

  it('twice: the second is told; so is one of a review that is in, of another round, of another manuscript, or of none', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    const elsewhere = await inRound('reviewer');
    const first = (await reviewOf(id, 'reviewer')).id;
    expect(await close(id, first)).toBeNull();
    expect(await close(id, first)).toBe('INVITATION_CLOSED');
    expect(await close(id, (await reviewOf(elsewhere, 'reviewer')).id)).toBe('NOT_FOUND');
    expect(await close(id, null)).toBe('NOT_FOUND');
    const { id: earlier } = await buildReview(world.em(), { contribution: await world.stored(id), reviewRound: 0, status: 'PENDING' });
    expect(await close(id, earlier)).toBe('INVITATION_CLOSED');
    await invite(id, ['reviewer']);
    await world.act('reviewer2', id, 'ACCEPT_INVITATION');
    await world.act('reviewer2', id, 'REVIEW');
    expect(await close(id, (await reviewOf(id, 'reviewer2')).id)).toBe('INVITATION_CLOSED');
  });

  it('by the inviter, and nobody else; what was read must be what is there', async () => {
    const id = await inRound('reviewer');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    const { version } = await world.stored(id);
    expect(await close(id, reviewId, 'editor2')).toBe('NOT_RESPONSIBLE');
    for (const who of ['chief', 'deputy'] as const) expect(await close(id, reviewId, who)).toBe('NOT_RESPONSIBLE');
    for (const who of ['author', 'coAuthor', 'reviewer', 'publisher', 'operations'] as const)
      expect(await close(id, reviewId, who)).toBe('FORBIDDEN');
    for (const who of ['otherEditor', 'otherChief'] as const) expect(await close(id, reviewId, who)).toBe('NOT_FOUND');
    expect(await close(id, reviewId, 'editor', { version: version - 1 })).toBe('CONFLICT');
    expect(await close(id, reviewId, 'editor', { version })).toBeNull();
  });

  it('is offered with the invitation to those who may, while it is out', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    expect(await can('editor', reviewId)).toEqual(YES);
    for (const who of ['editor2', 'deputy', 'chief'] as const) expect(await can(who, reviewId), who).toEqual(NO);
    expect(await can('reviewer', reviewId)).toEqual(NO);
    for (const who of ['author', 'reviewer2', 'otherEditor', 'operations'] as const) expect(await can(who, reviewId), who).toBeNull();
    await close(id, reviewId);
    expect(await can('editor', reviewId)).toEqual(NO);
    const other = await reviewOf(id, 'reviewer2');
    await world.act('reviewer2', id, 'ACCEPT_INVITATION');
    expect(await can('editor', other.id)).toEqual(YES);
    await world.act('reviewer2', id, 'REVIEW');
    expect(await can('editor', other.id)).toEqual(NO);
  });

  it('not by an office holder who reviews it as well, who is not to know the others', async () => {
    const id = await inRound('reviewer');
    await buildReview(world.em(), { contribution: await world.stored(id), reviewer: world.people.editor, status: 'ACCEPTED' });
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    expect(await can('editor', reviewId)).toEqual(NO);
    expect(await close(id, reviewId)).toBe('FORBIDDEN');
    expect(codeOf(await remind(reviewId))).toBe('FORBIDDEN');
  });
});

describe('a reviewer is reminded by hand', () => {
  it('to answer, then to review, by letter and message with the day and the way in, once a day', async () => {
    await on('2026-03-16T02:00:00Z');
    const id = await inRound('reviewer');
    const { id: reviewId, answerDueOn, reviewDueOn } = await reviewOf(id, 'reviewer');
    expect([answerDueOn, reviewDueOn]).toEqual(['2026-03-23', '2026-04-14']);
    const before = (await lettersOf('reviewer')).length;
    const done = await remind(reviewId);
    expect(done.errors).toBeUndefined();
    expect(done.data?.remindReviewer?.review).toEqual({
      viewerCanRemind: false,
      viewerCanClose: true,
      remindedAt: world.app.clock.now().toISOString(),
    });
    const [mail] = (await world.letters('reviewer')).slice(-1);
    expect(mail).toMatchObject({ subject: '请答复审稿邀请：《水利碑刻考》', recipientKind: 2 });
    expect(mail?.text).toContain('2026年3月23日');
    expect(mail?.text).toContain(`${world.app.deps.env.PUBLIC_URL}/main/authormanuList/detailAuthor?roleId=2&id=`);
    expect(await world.messaged(id, 'reviewReminder.ANSWER.BEFORE')).toEqual(['reviewer']);
    const again = await remind(reviewId);
    expect(again.errors?.[0]).toMatchObject({ message: '今天已经提醒过这位专家，请明天再试', extensions: { code: 'REMINDED_TODAY' } });
    expect((await lettersOf('reviewer')).length).toBe(before + 1);
    for (const [moment, answered, subject] of [
      // Midnight in Shanghai is another day.
      ['2026-03-16T16:30:00Z', false, '请答复审稿邀请：《水利碑刻考》'],
      ['2026-03-23T02:00:00Z', false, '请答复审稿邀请：《水利碑刻考》'],
      ['2026-03-24T02:00:00Z', false, '审稿邀请待答复：《水利碑刻考》'],
      ['2026-03-25T02:00:00Z', true, '审稿意见将于2026年4月14日到期：《水利碑刻考》'],
      ['2026-04-14T02:00:00Z', false, '审稿意见今日到期：《水利碑刻考》'],
      ['2026-04-15T02:00:00Z', false, '审稿意见待提交：《水利碑刻考》'],
    ] as const) {
      await on(moment);
      if (answered) await world.act('reviewer', id, 'ACCEPT_INVITATION');
      expect(codeOf(await remind(reviewId)), moment).toBeNull();
      expect((await lettersOf('reviewer')).at(-1), moment).toBe(subject);
    }
    const log = await world.em().find(OperationLog, { operation: 'remindReviewer', objectId: reviewId });
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain(world.people.reviewer.email);
  });

  it('of an invitation that told no day: in words without one', async () => {
    const id = await inRound('reviewer');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    await world.em().nativeUpdate(Review, reviewId, { answerDueOn: null, reviewDueOn: null });
    expect(codeOf(await remind(reviewId))).toBeNull();
    const mail = (await world.letters('reviewer')).at(-1);
    expect(mail?.subject).toBe('请答复审稿邀请：《水利碑刻考》');
    expect(`${mail?.text}`).not.toMatch(/\{\{|null/);
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    world.app.clock.advance(24 * 3_600_000);
    expect(codeOf(await remind(reviewId))).toBeNull();
    expect((await world.letters('reviewer')).at(-1)?.subject).toBe('请提交审稿意见：《水利碑刻考》');
  });

  it('by two at once: one letter', async () => {
    const id = await inRound('reviewer');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    const count = async () => (await lettersOf('reviewer')).length;
    const before = await count();
    const codes = (await Promise.all([remind(reviewId), remind(reviewId)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['REMINDED_TODAY', null].toSorted());
    expect(await count()).toBe(before + 1);
  });

  it('who has no account gets a ticket of their own with each letter', async () => {
    const id = await passed();
    const somebody = await buildUser(world.em(), { roles: ['REVIEWER'], passwordHash: null, activatedAt: null });
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [somebody.id] });
    const review = await world.em().findOneOrFail(Review, { contribution: id });
    expect(codeOf(await remind(review.id))).toBeNull();
    const mail = await world.em().findOneOrFail(Mail, { to: somebody.email }, { orderBy: { id: 'desc' } });
    const ticket = /invitation\?ticket=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
    expect(await world.em().count(ReviewTicket, { review: review.id, tokenHash: hashToken(ticket) })).toBe(1);
  });

  it('not of what is over, in another round, or not theirs; hidden and missing are one answer', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    expect(codeOf(await remind(reviewId, 'editor2'))).toBe('NOT_RESPONSIBLE');
    expect(codeOf(await remind(reviewId, 'chief'))).toBe('NOT_RESPONSIBLE');
    expect(codeOf(await remind(reviewId, 'otherEditor'))).toBe('NOT_FOUND');
    expect(codeOf(await remind(987_654))).toBe('NOT_FOUND');
    for (const who of ['author', 'reviewer', 'operations'] as const) expect(codeOf(await remind(reviewId, who))).toBe('FORBIDDEN');
    await world.act('reviewer', id, 'DECLINE_INVITATION');
    expect(codeOf(await remind(reviewId))).toBe('INVITATION_CLOSED');
    const { id: earlier } = await buildReview(world.em(), { contribution: await world.stored(id), reviewRound: 0, status: 'PENDING' });
    expect(codeOf(await remind(earlier))).toBe('INVITATION_CLOSED');
    expect(await can('editor', earlier)).toEqual(NO);
  });

  it('an editor who wrote the manuscript does not learn that the review is there', async () => {
    const id = await inRound('reviewer');
    const { id: reviewId } = await reviewOf(id, 'reviewer');
    await world
      .em()
      .execute('update contribution_author set user_id = ? where contribution_id = ? and user_id = ?', [
        world.people.editor2.id,
        id,
        world.people.coAuthor.id,
      ]);
    expect(codeOf(await remind(reviewId, 'editor2'))).toBe('NOT_FOUND');
  });
});

describe('within a round', () => {
  it('a reviewer is asked again after declining, and after being withdrawn; never while asked already', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    expect(await invite(id, ['reviewer'])).toBe('REVIEWER_UNSUITABLE');
    await world.act('reviewer', id, 'DECLINE_INVITATION');
    expect(await invite(id, ['reviewer'])).toBeNull();
    expect(await close(id, (await reviewOf(id, 'reviewer')).id)).toBeNull();
    expect(await invite(id, ['reviewer'])).toBeNull();
    const statuses = (
      await world.em().find(Review, { contribution: id, reviewer: world.people.reviewer.id }, { orderBy: { id: 'asc' } })
    ).map(({ status, reviewRound }) => [status, reviewRound]);
    expect(statuses).toEqual([
      [ReviewStatus.DECLINED, 1],
      [ReviewStatus.CLOSED, 1],
      [ReviewStatus.PENDING, 1],
    ]);
    // The last one counts: the reviewer accepts it.
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    expect((await world.stored(id)).state).toBe(9);
    expect(await invite(id, ['reviewer'])).toBe('REVIEWER_UNSUITABLE');
    await world.act('reviewer', id, 'REVIEW');
    expect(await invite(id, ['reviewer'])).toBe('REVIEWER_UNSUITABLE');
  });

  it('a refusal asks the first in reserve, in the order of the list and in the name of the person who put them there', async () => {
    const id = await passed();
    await invite(id, ['reviewer'], ['reviewer2', 'stranger']);
    await world.act('reviewer', id, 'DECLINE_INVITATION');
    expect(await reviewOf(id, 'reviewer2')).toMatchObject({ status: ReviewStatus.PENDING, invitedBy: { id: world.people.editor.id } });
    expect((await world.stored(id)).state).toBe(8);
    expect(await world.messaged(id, 'workflow.invitationDeclinedReplaced')).toEqual(['editor']);
    await world.act('reviewer2', id, 'DECLINE_INVITATION');
    expect(await reviewOf(id, 'stranger')).toMatchObject({ status: ReviewStatus.PENDING });
  });
});

describe('a round is ended early', () => {
  it('by inviting no longer, while no review is in: all are let go, the reserve with them', async () => {
    const id = await passed();
    await invite(id, ['reviewer'], ['reviewer2']);
    const answer = await world.ask(
      'editor',
      'mutation Stop($input: StopInvitingInput!) { stopInviting(input: $input) { contribution { state } } }',
      { input: { contributionId: idOf('Contribution', id) } },
    );
    expect(answer.data).toEqual({ stopInviting: { contribution: { state: 'DEPUTY_REVIEWING' } } });
    expect(await reviewOf(id, 'reviewer')).toMatchObject({ status: ReviewStatus.CLOSED, closedReason: 'ROUND' });
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer']);
    expect(await world.em().count(ReviewReserve, { contribution: id })).toBe(0);
    await expect(world.act('reviewer', id, 'DECLINE_INVITATION')).rejects.toMatchObject(TOO_LATE);
    expect(await world.em().count(Review, { contribution: id })).toBe(1);
  });

  it('by summing up what is in: who still works on it is let go; before any review is in, that is refused, and afterwards stopping is', async () => {
    const id = await inRound('reviewer', 'reviewer2');
    const sum = async () =>
      codeOf(
        await world.ask('editor', 'mutation Sum($input: SummariseReviewsInput!) { summariseReviews(input: $input) { __typename } }', {
          input: { contributionId: idOf('Contribution', id), comment: '汇总意见' },
        }),
      );
    const stop = async () =>
      codeOf(
        await world.ask('editor', 'mutation Stop($input: StopInvitingInput!) { stopInviting(input: $input) { __typename } }', {
          input: { contributionId: idOf('Contribution', id) },
        }),
      );
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    await world.act('reviewer2', id, 'ACCEPT_INVITATION');
    expect(await sum()).toBe('NO_REVIEW_YET');
    await world.act('reviewer', id, 'REVIEW');
    expect(await stop()).toBe('REVIEW_ALREADY_IN');
    expect(await sum()).toBeNull();
    expect(await reviewOf(id, 'reviewer')).toMatchObject({ status: ReviewStatus.FINISHED });
    expect(await reviewOf(id, 'reviewer2')).toMatchObject({ status: ReviewStatus.CLOSED, closedReason: 'ROUND' });
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer2']);
    await expect(world.act('reviewer2', id, 'REVIEW')).rejects.toMatchObject(TOO_LATE);
  });
});

describe('late reviewers of several manuscripts are reminded together', () => {
  const REMIND_LATE = `mutation RemindLate($input: RemindLateReviewersInput!) {
    remindLateReviewers(input: $input) { results { contributionId count refusalCode refusal contribution { runningRound { late remindable } } } } }`;
  interface Result {
    contributionId: string;
    count: number;
    refusalCode: string | null;
    refusal: string | null;
    contribution: { runningRound: { late: number; remindable: number } | null } | null;
  }
  async function remindLate(ids: readonly number[], who: PlayerName = 'editor', dryRun = false): Promise<Result[]> {
    const { data, errors } = await world.ask<{ remindLateReviewers: { results: Result[] } }>(who, REMIND_LATE, {
      input: { contributionIds: ids.map((id) => idOf('Contribution', id)), dryRun },
    });
    expect(errors).toBeUndefined();
    return data?.remindLateReviewers.results ?? [];
  }
  const short = (results: readonly Result[]) => results.map(({ count, refusalCode }) => refusalCode ?? count);
  /** Invited on 18 May 2026: answers are due on the 25th, reviews on 15 June. */
  async function late(): Promise<{ both: number; one: number; none: number }> {
    await on('2026-05-18T02:00:00Z');
    const [both, one, none] = [await inRound('reviewer', 'reviewer2'), await inRound('reviewer', 'reviewer2'), await inRound('reviewer2')];
    await world.act('reviewer2', one, 'ACCEPT_INVITATION');
    await world.act('reviewer2', none, 'ACCEPT_INVITATION');
    await on('2026-05-26T02:00:00Z');
    return { both, one, none };
  }

  it('each is done or says why not; a dry run says the same, and nobody is written to (B-412)', async () => {
    const { both, one, none } = await late();
    const lettersSent = async () => [(await lettersOf('reviewer')).length, (await lettersOf('reviewer2')).length];
    const before = await lettersSent();
    const asked = [none, both, 987_654, one];
    expect(short(await remindLate(asked, 'editor', true))).toEqual(['NO_REVIEWER_LATE', 2, 'NOT_FOUND', 1]);
    expect(await lettersSent()).toEqual(before);
    const done = await remindLate(asked);
    expect(short(done)).toEqual(['NO_REVIEWER_LATE', 2, 'NOT_FOUND', 1]);
    expect(done.map(({ contribution }) => contribution?.runningRound ?? null)).toEqual([
      { late: 0, remindable: 0 },
      { late: 2, remindable: 0 },
      null,
      { late: 1, remindable: 0 },
    ]);
    expect(done[0]?.refusal).toBe('该稿没有逾期的审稿专家');
    expect(await lettersSent()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    // As remindReviewer writes.
    expect((await lettersOf('reviewer')).at(-1)).toBe('审稿邀请待答复：《水利碑刻考》');
    expect(await world.messaged(both, 'reviewReminder.ANSWER.AFTER')).toEqual(expect.arrayContaining(['reviewer', 'reviewer2']));
    const log = await world.em().find(OperationLog, { operation: 'remindLateReviewers' });
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain(world.people.reviewer.email);
  });

  it('once a day each, whether reminded alone or together; on another day again (B-412)', async () => {
    const { both, one } = await late();
    const { id: alone } = await reviewOf(both, 'reviewer');
    expect(codeOf(await remind(alone))).toBeNull();
    expect(short(await remindLate([both, one])), 'the other one of the first').toEqual([1, 1]);
    expect(short(await remindLate([both, one]))).toEqual(['REMINDED_TODAY', 'REMINDED_TODAY']);
    expect(codeOf(await remind((await reviewOf(one, 'reviewer')).id))).toBe('REMINDED_TODAY');
    await on('2026-05-27T02:00:00Z');
    expect(short(await remindLate([both, one]))).toEqual([2, 1]);
  });

  it('by two at once: one letter each (B-412)', async () => {
    const { both, one } = await late();
    const count = async () => (await lettersOf('reviewer')).length + (await lettersOf('reviewer2')).length;
    const before = await count();
    const answers = await Promise.all([remindLate([both, one]), remindLate([one, both])]);
    const [first, second] = answers.map((results) => new Map(results.map(({ contributionId, count: of }) => [contributionId, of])));
    for (const [id, reminded] of [
      [both, 2],
      [one, 1],
    ] as const) {
      const counts = [first?.get(idOf('Contribution', id)), second?.get(idOf('Contribution', id))];
      expect(counts.toSorted()).toEqual([0, reminded]);
    }
    expect(await count()).toBe(before + 3);
  });

  it('by the office that invited alone; hidden and missing are one answer; none of what is over (B-412)', async () => {
    const { both } = await late();
    for (const who of ['editor2', 'chief', 'deputy'] as const)
      expect(short(await remindLate([both], who)), who).toEqual(['NOT_RESPONSIBLE']);
    const [hidden, missing] = [await remindLate([both], 'otherEditor'), await remindLate([987_654], 'otherEditor')];
    expect(hidden.map(({ contributionId: _id, ...rest }) => rest)).toEqual(missing.map(({ contributionId: _id, ...rest }) => rest));
    for (const who of ['author', 'reviewer', 'operations', 'publisher'] as const) {
      const { errors } = await world.ask(who, REMIND_LATE, { input: { contributionIds: [idOf('Contribution', both)] } });
      expect(errors?.[0]?.extensions.code, who).toBe('FORBIDDEN');
    }
    for (const name of ['reviewer', 'reviewer2'] as const) await world.act(name, both, 'DECLINE_INVITATION');
    expect(short(await remindLate([both]))[0]).toMatch(/^(CONFLICT|STATE_CHANGED|NO_REVIEWER_LATE)$/);
    const refusedFor = async (contributionIds: readonly string[]) =>
      (await world.ask('editor', REMIND_LATE, { input: { contributionIds } })).errors?.[0]?.extensions.code;
    expect(await refusedFor([])).toBe('SELECT_MANUSCRIPT');
    expect(await refusedFor(Array.from({ length: 101 }, () => idOf('Contribution', both)))).toBe('INVALID_INPUT');
  });
});
