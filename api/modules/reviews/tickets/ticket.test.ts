// The ticket of a letter of invitation (decision 39): its page, its button, and the end of both.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContributionState, ReviewStatus } from '../../../../shared/workflow.ts';
import { OPEN, openTicket, buildTicketed, buildUnregistered, ticketOf } from './ticket.factory.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { hashToken } from '../../accounts/sessions/token.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { encodeId } from '../../../graphql/node.ts';
import { createContext } from '../../../context.ts';
import { remindReviewers } from '../../invitations/review-reminders.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { buildReview } from '../review.factory.ts';
import { Review } from '../review.entity.ts';
import { invitationLink } from './invitation-link.ts';
import { ReviewTicket } from './review-ticket.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const LOOK = 'query Look($ticket: String!) { invitation(ticket: $ticket) { hasAccount colloquium title answerDueOn reviewDueOn } }';
const WHO = 'query Who { viewer { invitedReview { id } } }';
const look = async (ticket: string, language = 'en') =>
  (await app.request<{ invitation: unknown }>(LOOK, { ticket }, { language })).data?.invitation;
const openWith = async (ticket: string) => await app.request(OPEN, { input: { ticket, language: 'EN_US' } });
const isLive = async (token: string) => codeOf(await app.request(WHO, {}, { token })) === undefined;
const em = () => app.database.orm.em.fork();

describe('the link of a letter', () => {
  it('leads who can sign in to the invitation in the role of a reviewer, with no ticket; who cannot, to the page of one invitation, of which a hash is kept (B-023)', async () => {
    const signsIn = await buildReview(em());
    const named = new URLSearchParams({
      roleId: '2',
      id: encodeId('Review', signsIn.id),
      munaId: encodeId('Contribution', signsIn.contribution.id),
    });
    expect(await invitationLink({ ...app.deps, em: em() }, signsIn)).toBe(
      `${app.deps.env.PUBLIC_URL}/main/authormanuList/detailAuthor?${named}`,
    );
    expect(await em().count(ReviewTicket, { review: signsIn.id })).toBe(0);
    const { ticket, review } = await buildTicketed(app);
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const kept = await em().find(ReviewTicket, { review: review.id });
    expect(kept.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(ticket)]);
    expect(JSON.stringify(kept)).not.toContain(ticket);
  });

  it('is another in each letter; those of earlier letters stay good', async () => {
    const { review, ticket } = await buildTicketed(app);
    const reminder = await ticketOf(app, review);
    expect(reminder).not.toBe(ticket);
    for (const one of [ticket, reminder]) expect(await isLive(await openTicket(app, one))).toBe(true);
  });
});

it('A reminder leads to the invitation too: by a ticket of its own for reviewers who cannot sign in, by its page for those who can', async () => {
  const { reviewer, contribution } = await buildTicketed(app, { status: 'PENDING', answerDueOn: '2026-01-05' });
  const other = await buildReview(em(), { contribution, answerDueOn: '2026-01-05' });
  await remindReviewers(createContext(app.deps, { viewer: null, language: 'zh-CN', address: '' }));
  const letterTo = async (id: number) => (await em().findOneOrFail(Mail, { to: (await em().findOneOrFail(User, id)).email })).text;
  const ticket = /invitation\?ticket=([\w-]{43})/.exec(await letterTo(reviewer.id))?.[1] ?? '';
  expect(await isLive(await openTicket(app, ticket))).toBe(true);
  expect(await letterTo(other.reviewer.id)).toContain(`${app.deps.env.PUBLIC_URL}/main/authormanuList/detailAuthor?roleId=2&id=`);
});

describe('looking at a ticket', () => {
  it('tells journal, title and days in the reader’s language, and changes nothing however often a program opens the link', async () => {
    const { review, contribution, ticket, token } = await buildTicketed(app, {
      status: 'PENDING',
      answerDueOn: '2026-03-05',
      reviewDueOn: '2026-03-27',
    });
    const rows = async () =>
      JSON.stringify([
        await em().find(Session, { review: review.id }),
        await em().find(ReviewTicket, { review: review.id }),
        await em().findOne(Review, review.id),
      ]);
    const before = await rows();
    const logged = await em().count(OperationLog);
    for (let times = 0; times < 3; times += 1)
      expect(await look(ticket)).toMatchObject({
        hasAccount: false,
        title: contribution.titleEn,
        answerDueOn: '2026-03-05',
        reviewDueOn: '2026-03-27',
      });
    expect(await look(ticket, 'zh-CN')).toMatchObject({ title: contribution.titleZh });
    expect(await rows()).toBe(before);
    expect(await em().count(OperationLog)).toBe(logged);
    expect(await isLive(token)).toBe(true);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(500)])('answers nothing to what is none', async (ticket) => {
    expect(await look(ticket)).toBeNull();
    expect(codeOf(await openWith(ticket))).toBe('INVITATION_CLOSED');
  });

  it('tells somebody who has an account by now to sign in, and nothing else', async () => {
    const { reviewer, ticket, token } = await buildTicketed(app);
    await em().nativeUpdate(User, reviewer.id, { activatedAt: app.clock.now(), addressConfirmedAt: app.clock.now(), passwordHash: 'x' });
    expect(await look(ticket)).toEqual({ hasAccount: true, colloquium: null, title: null, answerDueOn: null, reviewDueOn: null });
    expect(codeOf(await openWith(ticket))).toBe('SIGN_IN_TO_ANSWER');
    expect(await isLive(token)).toBe(false);
  });
});

describe('it is over, for its page, for what it has opened and for what it might', () => {
  type World = Awaited<ReturnType<typeof buildTicketed>>;
  const review = (values: Partial<Review>) => async (world: World) => void (await em().nativeUpdate(Review, world.review.id, values));
  const manuscript = (values: Partial<Contribution>) => async (world: World) =>
    void (await em().nativeUpdate(Contribution, world.contribution.id, values));
  const account = (values: Partial<User>) => async (world: World) => void (await em().nativeUpdate(User, world.reviewer.id, values));
  const idle = async ({ review: { id } }: World) => void (await em().nativeUpdate(Session, { review: id }, { expiresAt: app.clock.now() }));
  it.each<[string, (world: World) => Promise<void>, string]>([
    ['when the invitation is declined', review({ status: ReviewStatus.DECLINED }), 'TICKET_DECLINED'],
    ['when the office closes the invitation', review({ status: ReviewStatus.CLOSED, closedReason: 'OFFICE' }), 'TICKET_CLOSED'],
    ['when the invitation lapses, which reads alike', review({ status: ReviewStatus.CLOSED, closedReason: 'LAPSED' }), 'TICKET_CLOSED'],
    ['when the round closes the invitation', review({ status: ReviewStatus.CLOSED, closedReason: 'ROUND' }), 'TICKET_ROUND_OVER'],
    ['when another round has begun', manuscript({ reviewRound: 2 }), 'TICKET_ROUND_OVER'],
    ['when the round is over', manuscript({ state: ContributionState.DEPUTY_REVIEWING }), 'TICKET_ROUND_OVER'],
    ['when the author withdraws', manuscript({ state: ContributionState.REJECTED }), 'TICKET_ROUND_OVER'],
    ['when the account is disabled', account({ isEnabled: false }), 'TICKET_CLOSED'],
    ['when the address is confirmed', account({ addressConfirmedAt: new Date('2026-03-01T00:00:00Z') }), 'UNAUTHENTICATED'],
    ['when nothing was done for long', idle, 'TICKET_RAN_OUT'],
  ])('%s, and each request is told why, as far as a reviewer may know (B-055)', async (_when, happens, code) => {
    const world = await buildTicketed(app);
    expect(await isLive(world.token)).toBe(true);
    const socket = app.socket(world.token);
    const closed = new Promise<void>((resolve) => socket.on('closed', () => resolve()));
    socket.subscribe(
      { query: '', extensions: app.extensionsOf('subscription Ended { sessionEnded { reason } }') },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
    await happens(world);
    expect(await isLive(world.token)).toBe(false);
    const told = [
      await app.request(WHO, {}, { token: world.token }),
      await app.request(
        'query Node($id: ID!) { node(id: $id) { id } }',
        { id: encodeId('Contribution', world.contribution.id) },
        { token: world.token },
      ),
      await app.request(
        'mutation Accept($input: AcceptInvitationsInput!) { acceptInvitations(input: $input) { results { done } } }',
        { input: { contributionIds: [encodeId('Contribution', world.contribution.id)] } },
        { token: world.token },
      ),
    ];
    expect(told.map(codeOf)).toEqual([code, code, code]);
    if (code !== 'TICKET_RAN_OUT') expect(codeOf(await openWith(world.ticket))).toMatch(/^(INVITATION_CLOSED|SIGN_IN_TO_ANSWER)$/);
    await closed;
    await socket.dispose();
  });

  it('not where an administrator has made the account one that can be signed in to: nobody has shown that the mailbox is theirs', async () => {
    const world = await buildTicketed(app);
    await account({ passwordHash: 'x', activatedAt: new Date('2026-03-01T00:00:00Z') })(world);
    expect(await isLive(world.token)).toBe(true);
    expect(await look(world.ticket)).toMatchObject({ hasAccount: false });
    expect(await isLive(await openTicket(app, world.ticket))).toBe(true);
  });

  it('not while the finished review may still be read', async () => {
    const world = await buildTicketed(app, { status: 'FINISHED', state: 10, comment: 'Well done' });
    const mine = await app.request('query Mine { viewer { invitedReview { status comment } } }', {}, { token: world.token });
    expect(mine.data).toEqual({ viewer: { invitedReview: { status: 'FINISHED', comment: 'Well done' } } });
  });
});

describe('sessions of tickets', () => {
  it('stand side by side: two invitations of one person, two tabs of one; signing out of one ends no other', async () => {
    const reviewer = await buildUnregistered(em());
    const [first, second] = [await buildTicketed(app, { reviewer }), await buildTicketed(app, { reviewer })];
    const tab = await openTicket(app, first.ticket);
    expect(await Promise.all([first.token, second.token, tab].map(isLive))).toEqual([true, true, true]);
    await app.request('mutation Out { signOut { ok } }', {}, { token: tab });
    expect(await Promise.all([first.token, second.token, tab].map(isLive))).toEqual([true, true, false]);
  });

  it('of one invitation are five at most: the oldest ends', async () => {
    const { ticket, token } = await buildTicketed(app);
    const more: string[] = [];
    for (let times = 0; times < 5; times += 1) more.push(await openTicket(app, ticket));
    expect(await isLive(token)).toBe(false);
    expect(await Promise.all(more.map(isLive))).toEqual([true, true, true, true, true]);
  });

  it('are no sign-ins: they stand in no history, keep nobody waiting, and vouch for no address', async () => {
    const { reviewer, token } = await buildTicketed(app);
    await em().nativeUpdate(User, reviewer.id, { activatedAt: app.clock.now(), addressConfirmedAt: app.clock.now() });
    const own = await buildSession(em(), await em().findOneOrFail(User, reviewer.id, { populate: ['roles'] }), app.clock);
    const history = await app.request<{ viewer: { signIns: { totalCount: number } } }>(
      'query History { viewer { signIns { totalCount } } }',
      {},
      { token: own },
    );
    expect(history.data?.viewer.signIns.totalCount).toBe(1);
    expect(await isLive(token)).toBe(false);
  });

  it('are logged with the review, without the ticket', async () => {
    const { review, reviewer, ticket } = await buildTicketed(app);
    const rows = await em().find(OperationLog, { operation: 'openInvitation', objectId: review.id });
    expect(rows).toEqual([
      expect.objectContaining({ objectType: 'Review', actingRole: 2, user: expect.objectContaining({ id: reviewer.id }) }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  it('reach nothing where the person has come to be named as an author of the manuscript', async () => {
    const { reviewer, contribution, token } = await buildTicketed(app);
    await em().execute('update contribution_author set user_id = ? where contribution_id = ?', [reviewer.id, contribution.id]);
    const mine = await app.request('query Mine { viewer { invitedReview { id contribution { titleZh } } } }', {}, { token });
    expect(mine.data).toEqual({ viewer: { invitedReview: null } });
  });

  it('do not touch what somebody with an account does', async () => {
    const user = await buildUser(em(), { roles: ['REVIEWER'] });
    const review = await buildReview(em(), { reviewer: user });
    const token = await buildSession(em(), user, app.clock, { role: 'REVIEWER' });
    const own = await app.request('query Own { viewer { email roles { number } invitedReview { id } } }', {}, { token });
    expect(own.data).toMatchObject({ viewer: { email: user.email, invitedReview: null } });
    expect(review.id).toBeGreaterThan(0);
  });
});
