// An address that an account leaves (decision 60): manuscripts under it remain a conflict of interest, and invitations to a mailbox that
// nobody had proved stay with the mailbox. Each case is a story of somebody who would gain by leaving.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../context.ts';
import { inTransaction } from '../../database/transactions.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { dayOf } from '../../../shared/day.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { linkTo, mailsTo } from '../../testing/jobs.ts';
import { RateCounter } from '../accounts/limits/rate-counter.entity.ts';
import { activateWith, registerPerson } from '../accounts/registration/account.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser, PASSWORD } from '../accounts/viewer/user.factory.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { remindReviewers } from '../invitations/review-reminders.ts';
import { Message } from '../messages/message.entity.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { ReviewReserve } from '../reviews/invitations/reserve.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { Review } from '../reviews/review.entity.ts';
import { openTicket, ticketOf } from '../reviews/tickets/ticket.factory.ts';
import { administratorOf, formOf, MERGE, SAVE, userId } from './people.factory.ts';

let app: TestApp;
let administrator: string;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  administrator = (await administratorOf(app)).token;
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

let made = 0;
const newAddress = () => `left${(made += 1)}@university.example`;
const accountOf = (email: string) => em().findOne(User, { email }, { populate: ['roles'] });
const sessionOf = async (user: User, role: 'AUTHOR' | 'EDITOR' | 'REVIEWER') =>
  await buildSession(em(), await em().findOneOrFail(User, user.id, { populate: ['roles'] }), app.clock, { role });

/** The person moves the account to a mailbox of theirs. */
async function movesOwn(user: User, to = newAddress()): Promise<string> {
  const token = await sessionOf(user, 'AUTHOR');
  const asked = await app.request(
    'mutation Ask($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }',
    { input: { newEmail: to, password: PASSWORD } },
    { token },
  );
  expect(codeOf(asked)).toBeUndefined();
  const code = (await linkTo(app, to, '/confirmEmail')).get('code') ?? '';
  const confirmed = await app.request('mutation Confirm($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }', {
    input: { code },
  });
  expect(codeOf(confirmed)).toBeUndefined();
  return to;
}

/** An administrator moves it. */
async function isMoved(user: User, to = newAddress()): Promise<string> {
  const input = { ...(await formOf(app, administrator, user)), email: to };
  expect(codeOf(await app.request(SAVE, { input }, { token: administrator }))).toBeUndefined();
  return to;
}

const merged = async (kept: User, other: User) =>
  expect(
    codeOf(await app.request(MERGE, { input: { keptUserId: userId(kept), mergedUserId: userId(other) } }, { token: administrator })),
  ).toBeUndefined();

const doors = [
  ['by their own change', movesOwn],
  ['by an administrator', isMoved],
] as const;

describe('who leaves an address goes on being who wrote what names it', () => {
  /** The manuscript as it is met in the role, and how many stand in that role's list. */
  const seen = async (user: User, role: 'AUTHOR' | 'EDITOR', id: number) => {
    const list = role === 'AUTHOR' ? 'authoredContributions' : 'handledContributions';
    const { data } = await app.request<{ node: object | null; viewer: { list: { totalCount: number } } }>(
      `query Seen($id: ID!) { node(id: $id) { ... on Contribution { authorStatus state } } viewer { list: ${list} { totalCount } } }`,
      { id: encodeId('Contribution', id) },
      { token: await sessionOf(user, role) },
    );
    return { node: data?.node, listed: data?.viewer.list.totalCount };
  };
  /** An editor of a journal, named as co-author by an address in a manuscript there, and a second editor who may invite. */
  async function arranged(own: Parameters<typeof buildUser>[1] = {}) {
    const tx = em();
    const email = newAddress();
    const editor = await buildUser(tx, { roles: ['AUTHOR', 'EDITOR', 'REVIEWER'], email, ...own });
    const other = await buildUser(tx, { roles: ['EDITOR'] });
    const colloquium = await buildColloquium(tx, { invitesReviewers: true, members: { editor: [editor, other] } });
    const named = (address: string) =>
      buildContribution(tx, {
        colloquium,
        state: 4,
        responsible: other,
        responsibleKind: 3,
        editor: other,
        coAuthors: [{ email: address }],
      });
    const asksAbout = async (id: number, person: { code?: string; email?: string }) => {
      const answer = await app.request<{ conflictsOf: { state: string } | null }>(
        'query Weighs($id: ID!, $code: String, $email: String) { conflictsOf(contributionId: $id, code: $code, email: $email) { state } }',
        { id: encodeId('Contribution', id), ...person },
        { token: await sessionOf(other, 'EDITOR') },
      );
      return answer.data?.conflictsOf?.state ?? codeOf(answer);
    };
    return { editor, email, manuscript: await named(email), named, asksAbout };
  }

  it.each(doors)('%s: neither the office nor a review is theirs, and the manuscript stays among their own', async (_name, moves) => {
    const { editor, email, manuscript, asksAbout } = await arranged();
    await moves(editor);
    expect((await seen(editor, 'EDITOR', manuscript.id)).listed).toBe(0);
    expect(await seen(editor, 'AUTHOR', manuscript.id)).toMatchObject({
      node: { authorStatus: expect.any(String), state: null },
      listed: 1,
    });
    expect(await asksAbout(manuscript.id, { code: editor.code })).toBe('AUTHOR');
    expect(await asksAbout(manuscript.id, { email })).toBe('AUTHOR');
  });

  it.each(doors)('%s: what names the old address later takes the office as well, and gives nothing', async (_name, moves) => {
    const { editor, email, named, asksAbout } = await arranged();
    await moves(editor);
    const later = await named(email);
    expect(await seen(editor, 'EDITOR', later.id)).toMatchObject({ node: null, listed: 0 });
    expect(await asksAbout(later.id, { code: editor.code })).toBe('AUTHOR');
  });

  it.each(doors)('%s: an address that nobody had confirmed takes the office, and gives nothing', async (_name, moves) => {
    const { editor, manuscript, asksAbout } = await arranged({ addressConfirmedAt: null });
    await moves(editor);
    expect(await seen(editor, 'EDITOR', manuscript.id)).toMatchObject({ node: null, listed: 0 });
    expect(await seen(editor, 'AUTHOR', manuscript.id)).toMatchObject({ node: null, listed: 0 });
    expect(await asksAbout(manuscript.id, { code: editor.code })).toBe('AUTHOR');
  });

  it('and anybody else who has left a mailbox may review it', async () => {
    const { named, asksAbout } = await arranged();
    const reviewer = async () => {
      const tx = em();
      const user = await buildUser(tx, { roles: ['AUTHOR', 'REVIEWER'], email: newAddress(), addressConfirmedAt: null });
      await buildReview(tx, { contribution: await buildContribution(tx, { state: 9, reviewRound: 1, invitedFrom: 4 }), reviewer: user });
      await isMoved(user);
      return user;
    };
    const [author, stranger] = [await reviewer(), await reviewer()];
    const manuscript = await named(author.email);
    expect(await asksAbout(manuscript.id, { email: author.email })).toBe('AUTHOR');
    expect(await asksAbout(manuscript.id, { email: stranger.email })).toBe('FREE');
  });

  it('by merging: the conflict of an unconfirmed address is the kept account’s', async () => {
    const { editor, named } = await arranged();
    const unproved = await buildUser(em(), { email: newAddress(), addressConfirmedAt: null });
    const manuscript = await named(unproved.email);
    await merged(editor, unproved);
    expect(await seen(editor, 'EDITOR', manuscript.id)).toMatchObject({ node: null, listed: 0 });
  });
});

describe('what was asked of a mailbox that nobody had proved stays with the mailbox', () => {
  const LIST = 'query Mine { viewer { invitations { totalCount } unreadMessageCount } }';
  const READ = 'query Read($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }';

  /** An account that an administrator made for Professor X; two journals have sent invitations since. */
  async function asked(own: Parameters<typeof buildUser>[1] = {}) {
    const tx = em();
    const address = newAddress();
    const user = await buildUser(tx, {
      roles: ['AUTHOR', 'REVIEWER'],
      email: address,
      realName: '沈知远',
      addressConfirmedAt: null,
      ...own,
    });
    const contribution = await buildContribution(tx, { state: 9, reviewRound: 1, invitedFrom: 4, titleZh: '盲审稿' });
    const review = await buildReview(tx, { contribution, reviewer: user, answerDueOn: dayOf(app.clock.now()) });
    const waiting = await buildContribution(tx, { state: 9, reviewRound: 1, invitedFrom: 4 });
    const now = app.clock.now();
    await tx.insert(ReviewReserve, {
      contribution: waiting.id,
      reviewRound: 1,
      reviewer: user.id,
      invitedBy: waiting.submitter.id,
      conflicts: [],
      isForLapse: false,
      createdAt: now,
    });
    const colloquium = contribution.colloquium.id;
    await tx.insert(AuthorInvitation, { colloquium, user: user.id, createdAt: now });
    const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: '' });
    await inTransaction(ctx, () =>
      queueMessage(ctx, {
        to: inRole(2, [user.id]),
        key: 'workflow.invited',
        params: { title: '盲审稿' },
        contributionId: contribution.id,
      }),
    );
    return { user, address, contribution, review, id: encodeId('Contribution', contribution.id) };
  }

  async function askedOf(userNumber: number) {
    const of = { user: userNumber };
    const counts = [
      em().count(Review, { reviewer: userNumber }),
      em().count(ReviewReserve, { reviewer: userNumber }),
      em().count(AuthorInvitation, of),
      em().count(Message, { ...of, roleKind: 2 }),
    ];
    return await Promise.all(counts);
  }

  const leaves: readonly [string, (user: User) => Promise<User>][] = [
    ...doors.map(([name, moves]): [string, (user: User) => Promise<User>] => [name, async (user) => (await moves(user), user)]),
    [
      'by merging',
      async (user) => {
        const own = await buildUser(em(), { roles: ['AUTHOR', 'REVIEWER'] });
        await merged(own, user);
        return own;
      },
    ],
  ];

  it.each(leaves)('%s: the account that leaves reads and answers nothing of it, whatever it proves afterwards', async (_name, leave) => {
    const { user, id, address } = await asked();
    const gone = await leave(user);
    await em().nativeUpdate(User, gone.id, { addressConfirmedAt: app.clock.now() });
    const token = await sessionOf(gone, 'REVIEWER');
    expect((await app.request(LIST, {}, { token })).data).toEqual({ viewer: { invitations: { totalCount: 0 }, unreadMessageCount: 0 } });
    expect((await app.request(READ, { id }, { token })).data).toEqual({ node: null });
    expect(await askedOf(gone.id)).toEqual([0, 0, 0, 0]);
    const kept = await accountOf(address);
    expect(kept).toMatchObject({ realName: '沈知远', activatedAt: null, passwordHash: null, addressConfirmedAt: null });
    expect(await askedOf(kept?.id ?? 0)).toEqual([1, 1, 1, 1]);
  });

  it.each(leaves)('%s: tickets and reminders are the mailbox’s, and registering with it takes everything over', async (_name, leave) => {
    const { user, address, id, review } = await asked();
    const ticket = await ticketOf(app, review);
    const gone = await leave(user);
    const ticketed = await openTicket(app, ticket);
    expect((await app.request(READ, { id }, { token: ticketed })).data).toEqual({ node: { titleZh: '盲审稿' } });
    await remindReviewers(createContext(app.deps, { viewer: null, language: 'zh-CN', address: '' }));
    expect((await mailsTo(app, address)).some(({ text }) => text.includes('/invitation?ticket='))).toBe(true);
    const now = await em().findOneOrFail(User, gone.id);
    expect((await mailsTo(app, now.email)).some(({ text }) => text.includes('盲审稿'))).toBe(false);
    expect(codeOf(await activateWith(app, await registerPerson(app, { email: address, realName: '沈知远' })))).toBeUndefined();
    const own = await accountOf(address);
    if (!own) throw new Error('The account is there');
    const { data } = await app.request(LIST, {}, { token: await sessionOf(own, 'REVIEWER') });
    expect(data).toMatchObject({ viewer: { invitations: { totalCount: 1 } } });
  });

  it('and nothing is made where nothing was asked', async () => {
    const user = await buildUser(em(), { email: newAddress(), addressConfirmedAt: null });
    await movesOwn(user);
    expect(await accountOf(user.email)).toBeNull();
  });

  it('goes with the account where the person had proved the mailbox', async () => {
    const { user, address } = await asked({ addressConfirmedAt: app.clock.now() });
    await movesOwn(user);
    expect(await askedOf(user.id)).toEqual([1, 1, 1, 1]);
    expect(await accountOf(address)).toBeNull();
  });

  it('and what was asked before, of a mailbox that had been proved, does not follow a slip of the administrator', async () => {
    const { user } = await asked({ addressConfirmedAt: app.clock.now() });
    app.clock.advance(1000);
    const slip = await isMoved(user);
    app.clock.advance(1000);
    await isMoved(user);
    expect(await askedOf(user.id)).toEqual([1, 1, 1, 1]);
    expect(await accountOf(slip)).toBeNull();
  });

  it('and the two may be merged: by an address that both had they are one author', async () => {
    const { user, address } = await asked();
    await buildContribution(em(), { state: 1, coAuthors: [{ email: address }] });
    await movesOwn(user);
    const kept = await accountOf(address);
    if (!kept) throw new Error('An account waits for the mailbox');
    await merged(user, kept);
    expect(await askedOf(user.id)).toEqual([0, 0, 0, 0]);
  });

  it('and an office holder stays blind to what the mailbox reviews, and the mailbox reviews nothing that the account wrote', async () => {
    const tx = em();
    const editor = await buildUser(tx, { roles: ['AUTHOR', 'EDITOR', 'REVIEWER'], email: newAddress(), addressConfirmedAt: null });
    const colloquium = await buildColloquium(tx, { members: { editor: [editor] } });
    const contribution = await buildContribution(tx, { colloquium, state: 9, reviewRound: 1, invitedFrom: 4 });
    await buildReview(tx, { contribution, reviewer: editor, status: 'ACCEPTED' });
    const own = await buildContribution(tx, {
      submitter: editor,
      firstAuthor: { email: 'elsewhere@example.org' },
      state: 9,
      reviewRound: 1,
    });
    const authors = async () =>
      (
        await app.request<{ node: { authors: unknown } }>(
          'query Authors($id: ID!) { node(id: $id) { ... on Contribution { authors { personName } } } }',
          { id: encodeId('Contribution', contribution.id) },
          { token: await sessionOf(editor, 'EDITOR') },
        )
      ).data?.node.authors;
    expect(await authors()).toBeNull();
    await movesOwn(editor);
    expect(await authors()).toBeNull();
    const kept = await accountOf(editor.email);
    const review = await buildReview(em(), { contribution: await em().findOneOrFail(Contribution, own.id), reviewer: kept ?? editor });
    const ticketed = await openTicket(app, await ticketOf(app, review));
    expect((await app.request(READ, { id: encodeId('Contribution', own.id) }, { token: ticketed })).data).toEqual({ node: null });
  });
});
